setup:
    choose a card from your hand
    choose a card from your hand as first_card where it is blue
    choose 2 cards from your hand
    choose any number of cards from your hand as unwanted
    choose (your limit) blue cards from your hand
    choose (your limit) cards from your hand
    choose up to 2 cards
    choose a random resource
    choose a random resource from food, fleet as good
    choose your hand
    target chooses a card from their hand
    each opponent chooses a card from their hand
    choose a card from your hand where you can build it into a system from your systems where it is empty
