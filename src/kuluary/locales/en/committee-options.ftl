# The options of a table: names, values, and what each changes.

committee-option-scenario = Scenario
committee-option-scenario-base = base
committee-option-scenario-overtime = Overtime, our own
committee-option-agents = Agent
committee-option-ids = ID cards
committee-option-ids-false = without
committee-option-ids-true = with
committee-option-three_literal = Action tokens of three agents
committee-option-three_literal-false = 2+2+3
committee-option-three_literal-true = 2+2+1, to the letter of the rulebook
committee-option-relief_in_check = Removing stress inside a check
committee-option-relief_in_check-true = allowed
committee-option-relief_in_check-false = not allowed
committee-option-eager_shuffle = The discard is shuffled in
committee-option-eager_shuffle-false = when a token is needed
committee-option-eager_shuffle-true = as soon as the supply is empty
committee-option-ban_mid_activation = A ban on missions opened by a check
committee-option-ban_mid_activation-false = holds from the next mission on
committee-option-ban_mid_activation-true = holds at once

committee-option-scenario-about = Which story you investigate; begin with the base one.
committee-option-three_literal-about = How many actions the third agent has in a game of three.
committee-option-relief_in_check-about = Whether medicine may remove stress in the middle of a check.
committee-option-eager_shuffle-about = When discarded tokens return to the supply.
committee-option-ban_mid_activation-about = When a ban that comes up in a check takes effect.
