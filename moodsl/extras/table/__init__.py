"""The table in the browser: people and bots around one match, each seeing what their seat sees.

`protocol` says which messages there are, as plain data. `House` is all of it without a network: messages in, messages
out. `server` puts it behind a local web server, `page` holds the page that speaks to it. Any other way of carrying
messages will do: the page does not know what answers it.
"""
