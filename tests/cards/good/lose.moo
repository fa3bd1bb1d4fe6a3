setup:
    lose 1 loyalty
    target loses 1 loyalty
    each opponent loses 1 loyalty
    lose (amount) loyalty
