to mobilise
    let best be highest of your resources
    gain (best) fleet
