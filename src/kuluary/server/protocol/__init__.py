"""What crosses the wire: words, messages, the bodies of calls, and the schemas made of them."""
