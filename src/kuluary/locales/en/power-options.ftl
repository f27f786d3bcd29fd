# What each option of a table changes.

power-option-professionals-about = An expansion: cards played before an action. Better without it in a first game.
power-option-deal-about = What you start with: four alliances, or a choice out of six.
power-option-corporations-about = What Corporations score at the end.
power-option-power_secondaries-about = How many secondary power cards are in the supply.
power-option-overdiscard-about = Whether you may discard more cards than a project step asks for.
power-option-emissary_blocks_positional-about = What the Emissary does to shadow agents from alliances.
power-option-falcon-level-about = How strong Falcon starts, and how he grows.
power-option-falcon-personality-about = What Falcon goes for first.
