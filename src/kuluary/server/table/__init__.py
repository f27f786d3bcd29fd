"""A table somebody is at: its room, who looks on, time, talk, proposals, taking back."""
