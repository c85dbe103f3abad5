"""The hall: the server on which people play. HTTP, WebSocket, storage, pages."""
