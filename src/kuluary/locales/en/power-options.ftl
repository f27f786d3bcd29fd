# The options of a table: names, values, and what each changes.

power-option-professionals = Professionals
power-option-professionals-true = with professionals
power-option-professionals-false = without professionals
power-option-deal = Deal of alliances
power-option-deal-beginner = four each
power-option-deal-experienced = six each, keep four
power-option-corporations = Corporations count
power-option-corporations-others = other power cards
power-option-corporations-all = all power cards, including themselves
power-option-power_secondaries = Power secondary objects
power-option-power_secondaries-4 = four
power-option-power_secondaries-5 = five
power-option-overdiscard = Discards for Deep State
power-option-overdiscard-true = more than needed is allowed
power-option-overdiscard-false = no more than needed
power-option-emissary_blocks_positional = The Emissary and shadow agents from alliances
power-option-emissary_blocks_positional-true = they are used up too
power-option-emissary_blocks_positional-false = they stay free
power-option-falcon-level = Falcon’s level
power-option-falcon-level-beginner = beginner
power-option-falcon-level-medium = medium
power-option-falcon-level-high = high
power-option-falcon-level-maximum = maximum
power-option-falcon-personality = Falcon’s personality
power-option-falcon-personality-negotiator = negotiator
power-option-falcon-personality-manager = manager

power-option-professionals-about = An expansion: cards played before an action. Better without it in a first game.
power-option-deal-about = What you start with: four alliances, or a choice out of six.
power-option-corporations-about = What Corporations score at the end.
power-option-power_secondaries-about = How many secondary power cards are in the supply.
power-option-overdiscard-about = Whether you may discard more cards than a project step asks for.
power-option-emissary_blocks_positional-about = What the Emissary does to shadow agents from alliances.
power-option-falcon-level-about = How strong Falcon starts, and how he grows.
power-option-falcon-personality-about = What Falcon goes for first.
