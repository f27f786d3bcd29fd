"""Telling people that something waits for them: what they wish for, when it is due, and the ways out."""
