# What each option of a table changes.

committee-option-scenario-about = Which story you investigate; begin with the base one.
committee-option-three_literal-about = How many actions the third agent has in a game of three.
committee-option-relief_in_check-about = Whether medicine may remove stress in the middle of a check.
committee-option-eager_shuffle-about = When discarded tokens return to the supply.
committee-option-ban_mid_activation-about = When a ban that comes up in a check takes effect.
