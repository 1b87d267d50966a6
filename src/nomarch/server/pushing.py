"""A WebSocket that the server can send on without waiting: what the table tells, it tells to everybody at once.

ASGI's own `send` waits while a client is slow. Here `push` either hands the message to the transport or says no; the
connection is then told when the client has caught up.
"""

import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "nomarch.push"
MOST_UNSENT = 64 * 1024
SYSTEM_KEEPS = 128 * 1024
READ_AHEAD = 8
WHOLE_TEXT = 0x81


class PushingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which offers itself to the application in the scope."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.caught_up: Callable[[], None] | None = None

    def connection_made(self, transport: Any) -> None:
        """A connection was made. Of a slow client's messages the system keeps few: it gets the latest view instead."""
        super().connection_made(transport)
        if (found := transport.get_extra_info("socket")) is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_KEEPS)

    def handle_connect(self, event: Any) -> None:
        """A client has asked to connect."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """A message has come. Reading stops only when several wait: stopping and starting costs system calls."""
        if self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
            return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        if self.caught_up is not None:
            self.caught_up()

    def push(self, message: bytes) -> bool:
        """Send a text without waiting, unless too much is still unsent or the connection is closing."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if not self.writable.is_set() or self.transport.get_write_buffer_size() > MOST_UNSENT:
            return False
        self.transport.write(frame_head(len(message)) + message)
        return True


def frame_head(size: int) -> bytes:
    """What stands before a whole, uncompressed text (RFC 6455, section 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
