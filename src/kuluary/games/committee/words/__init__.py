"""Everything that crosses the border: names, actions, events, views."""
