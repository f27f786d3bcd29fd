# What each option of a table changes.

power-option-professionals-about = An expansion: cards played before an action. Better without it in a first game.
power-option-deal-about = What you start with: four alliances, or a choice out of six.
power-option-corporations-about = What Corporations bring in the end.
power-option-power_secondaries-about = How many secondary power cards are in the supply.
power-option-overdiscard-about = Whether one may pay a project with more cards than it asks for.
power-option-emissary_blocks_positional-about = What the emissary does to shadow agents of alliances.
power-option-falcon-level-about = How strong the Falcon starts, and how it grows.
power-option-falcon-personality-about = What the Falcon goes for first.
