"""The HTTP calls of docs/protocol.md, a module a subject."""
