"""Tables for people: HTTP and WebSocket, storage, accounts, live updates."""
