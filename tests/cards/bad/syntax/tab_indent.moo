building farm
	cost 2 food  ### tab-indent
	points 1
---
building farm
    on build:
    	gain 1 food  ### tab-indent

building mill
	cost 1 food  ### tab-indent
