"""Where strangers come in: sockets, connections, proxies, limits."""
