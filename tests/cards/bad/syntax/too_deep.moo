# Parts inside each other.
setup:
    if not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not not your coin is 2  ### too-deep
        gain 1 coin
---
setup:
    if your coin is 2
        if your coin is 2
            if your coin is 2
                if your coin is 2
                    if your coin is 2
                        if your coin is 2
                            if your coin is 2
                                if your coin is 2
                                    if your coin is 2
                                        if your coin is 2
                                            if your coin is 2
                                                if your coin is 2
                                                    if your coin is 2
                                                        if your coin is 2
                                                            if your coin is 2
                                                                if your coin is 2
                                                                    if your coin is 2
                                                                        if your coin is 2
                                                                            if your coin is 2
                                                                                if your coin is 2
                                                                                    if your coin is 2
                                                                                        if your coin is 2
                                                                                            if your coin is 2
                                                                                                if your coin is 2
                                                                                                    if your coin is 2
                                                                                                        if your coin is 2
                                                                                                            if your coin is 2
                                                                                                                if your coin is 2
                                                                                                                    if your coin is 2
                                                                                                                        if your coin is 2
                                                                                                                            if your coin is 2
                                                                                                                                if your coin is 2
                                                                                                                                    if your coin is 2
                                                                                                                                        if your coin is 2
                                                                                                                                            if your coin is 2
                                                                                                                                                if your coin is 2
                                                                                                                                                    if your coin is 2
                                                                                                                                                        if your coin is 2
                                                                                                                                                            if your coin is 2
                                                                                                                                                                if your coin is 2
                                                                                                                                                                    if your coin is 2  ### too-deep
                                                                                                                                                                        gain 1 coin
