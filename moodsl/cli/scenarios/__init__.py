"""`moo test`: scenarios played, and told as a list or as JUnit XML."""
