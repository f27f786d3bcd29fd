"""What crosses the border: actions, events, views."""
