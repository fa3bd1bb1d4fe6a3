scoring:
    score 1 for each blue card in your systems
    rank by final_score
    rank by total of resources
    rank by number of pieces in empire
