"""The rules, a module a chapter: set-up, a round, who takes it, the end, scoring, teams, six."""
