# Packs: everything printed on cards and boards as the house knows it, and as the owners of boxes correct it.

packs-title = Packs
packs-more = For owners of the printed games. Some values on the cards we reconstructed ourselves; they are marked ≈. If yours say otherwise, correct them here, save the pack and choose it when you set up a table.
packs-none = No pack yet. Choose a game and correct what your copy says otherwise.
packs-make = Make a pack: { $game }
packs-mine = My packs
packs-import = Import
packs-export = Export
packs-export-what = Export the pack “{ $name }”
packs-export-not = What is saved is exported: save the pack first.
packs-edit = Edit
packs-edit-what = Edit the pack “{ $name }”
packs-play = Play
packs-play-what = Play with the pack “{ $name }”
packs-discard = Discard the pack “{ $name }”
packs-discard-more = Tables that play it keep theirs. Only an exported file can bring it back here.
packs-discard-yes = Discard
packs-discard-no = Keep
packs-differences =
    { $count ->
        [0] same as the standard
        [one] { $count } difference
       *[other] { $count } differences
    }
packs-in = The pack is here: { $name }
packs-in-already = You have this pack already: { $name }
packs-wrong = The file was not taken, nothing has changed.
packs-wrong-at = The file was not taken, nothing has changed. Place: { $where }

## The page of a pack

packs-new = New pack
packs-name = Name of the pack
packs-name-hint = From my box
packs-note = Where the values come from
packs-note-hint = Second edition, 2014
packs-files = Parts of the pack
packs-file-values =
    { $count ->
        [one] { $count } value
       *[other] { $count } values
    }
packs-legend = Where a value comes from
packs-mark-stated = stated
packs-mark-derived = derived from examples
packs-mark-inferred = reconstructed
packs-mark-yours = yours
packs-usual = usually { $value }
packs-usual-none = usually not said
packs-restore = Restore the standard value: { $what }
packs-number-of = number { $n }
packs-add = Add a value
packs-add-section = Where
packs-add-key = Name of the field
packs-add-value = Value
packs-add-go = Add
packs-notation = A number, true, "text", [1, 2] or { "{" } doc = 2 { "}" }
packs-changes = Differences from standard
packs-changes-none = Everything as in the standard pack so far.
packs-source = From where?
packs-source-of = Where it comes from: { $what }
packs-source-printed = printed so
packs-source-agreed = our way to play
packs-gone = nothing
packs-fits = Everything adds up.
packs-fits-not =
    { $count ->
        [1] One field does not add up.
       *[other] { $count } fields do not add up.
    }
packs-draft-kept = The draft is kept; the pack can go to a table once everything adds up.
packs-no-name = The pack still needs a name.
packs-checking = Checking…
packs-unchecked = The house does not answer, nothing can be checked. The draft is kept.
packs-saved = Saved. The pack can go to a table.
packs-save = Save the pack
packs-drop = Undo my edits
packs-fault-number = A whole number from { $low } to { $high } is needed.
packs-fault-numbers = { $count } numbers are needed, each from { $low } to { $high }.
packs-fault-one-of = There is no such thing. You can write: { $allowed }.
packs-fault-flag = Only yes or no will do: true or false.
packs-fault-fixed = The rules fix this: it cannot be changed.
packs-fault-no-value = This cannot be read. Write a number, true, "text", [1, 2] or { "{" } doc = 2 { "}" }.
packs-column-power-copies-1 = with 2
packs-column-power-copies-2 = with 3
packs-column-power-copies-3 = with 4
packs-column-power-copies-4 = with 5
packs-reader = The game’s own reader says:

## Parts, sections and fields

packs-file-suits-deck = Guilds of cards
packs-file-power-alliances = Alliances
packs-file-power-falcon = Falcon
packs-file-power-objects = Objects
packs-file-power-operations = Operations
packs-file-power-professionals = Professionals
packs-file-power-projects = Projects
packs-file-committee-agents = Agents
packs-file-committee-mains = Main missions
packs-file-committee-map = Map
packs-file-committee-missions = Missions
packs-file-committee-scenario-base = Base scenario
packs-file-committee-scenario-overtime = Overtime
packs-file-committee-tokens = Tokens and stocks

packs-whole = All of it
packs-word-suits-aristocrats = { suits-guild-aristocrats }
packs-word-suits-artisans = { suits-guild-artisans }
packs-word-suits-artists = { suits-guild-artists }
packs-word-suits-assassins = { suits-guild-assassins }
packs-word-suits-knights = { suits-guild-knights }
packs-word-suits-merchants = { suits-guild-merchants }
packs-place-suits-1 = { suits-character-duchess }
packs-place-suits-2 = { suits-character-chancellor }
packs-place-suits-3 = { suits-character-cardinal }
packs-place-suits-4 = { suits-character-captain }
packs-word-suits-standard = Usual deck
packs-word-suits-uniform6 = Six cards a guild
packs-word-agents = agents
packs-word-any = any of
packs-word-base = base income
packs-word-benefit = benefit
packs-word-calm = calm
packs-word-cargo = cargo
packs-word-cars = cars
packs-word-checks = checks
packs-word-cities = cities
packs-word-city = city
packs-word-clearance = Clearance tokens
packs-word-clock = Clock
packs-word-closed = closed
packs-word-conditions = conditions
packs-word-copies = copies
packs-word-corner = corner
packs-word-department = department
packs-word-dice = Dice
packs-word-doc = documents
packs-word-docs = documents
packs-word-drops = drops
packs-word-effect = effect
packs-word-eq = equipment
packs-word-extra = extra
packs-word-faces = faces
packs-word-family = family
packs-word-fuel = fuel
packs-word-fund = Fund
packs-word-group = group
packs-word-groups = groups
packs-word-high = high levels
packs-word-id = ID card
packs-word-incomes = incomes
packs-word-interrogation = Interrogations
packs-word-kind = kind
packs-word-kinds = kinds
packs-word-leave = Leave
packs-word-limit = Limit
packs-word-lines = lines
packs-word-loss = loss
packs-word-mains = spaces of main missions
packs-word-med = medicine
packs-word-minimum = minimum
packs-word-most = most of all
packs-word-actions = Action tokens
packs-word-action = action
packs-word-ally = ally
packs-word-other = other end
packs-word-personal = personal missions
packs-word-personality = personality
packs-word-phase = in the scenario phase
packs-word-points = points
packs-word-position = position
packs-word-price = price
packs-word-region = region
packs-word-relief = stress relief
packs-word-requires = requires
packs-word-reroll = reroll
packs-word-road = Roads
packs-word-shift = Shift
packs-word-sign = sign
packs-word-signs = signs
packs-word-special_interest = special interest
packs-word-squares = squares
packs-word-stickers = Stickers
packs-word-stress = stress
packs-word-strikes = strikes
packs-word-successes = successes
packs-word-supply = supply
packs-word-target = target
packs-word-without = without
packs-word-committee-hr = personnel department
packs-word-committee-an = analytics department
packs-word-committee-tr = transport department
