# Deep State: names and texts of the cards. .req = requirements, .effect = effect, .flavour = caption, .genitive = as an attribute.

## Groups
power-group-control = Control
    .genitive = control
power-group-finance = Finance
    .genitive = finance
power-group-science = Science
    .genitive = science
power-group-support = Support
    .genitive = support
power-group-power = Power
    .genitive = power
power-group-inner_circle = Inner Circle
    .genitive = inner circle

## Signs
power-sign-agitator = Agitators
    .genitive = agitator
power-sign-peacekeeper = Peacekeepers
    .genitive = peacekeeper
power-sign-spy = Spies
    .genitive = spy
power-sign-special_interest = Special interest
    .genitive = special interest

## Objects
power-object-ruling_parties = Ruling Parties
    .effect = 1 point.
    .flavour = the programme stays, the portraits change
power-object-law_enforcement = Law Enforcement
    .effect = 1 point.
    .flavour = they knock once
power-object-media = Media
    .effect = 1 point.
    .flavour = the evening edition is set by breakfast
power-object-banks = Banks
    .effect = 1 point.
    .flavour = interest never sleeps
power-object-real_estate = Real Estate
    .effect = 1 point.
    .flavour = a floor that is not on the plan
power-object-valuables = Valuables
    .effect = 1 point.
    .flavour = absent from the inventory
power-object-laboratories = Laboratories
    .effect = 1 point.
    .flavour = two signatures to enter
power-object-research = Research
    .effect = 1 point.
    .flavour = grant extended, subject classified
power-object-patents = Patents
    .effect = 1 point.
    .flavour = filed before it was invented
power-object-trade_unions = Trade Unions
    .effect = 1 agitator sign.
    .flavour = lunch for an hour, a strike for as long as told
power-object-consulates = Consulates
    .effect = 1 peacekeeper sign.
    .flavour = visiting hours are over, the talk goes on
power-object-intelligence = Intelligence Agencies
    .effect = 1 spy sign.
    .flavour = no comment, including this one
power-object-governments = Governments
    .effect = 1 point for each of your control cards.
    .flavour = a new cabinet, the same chairs
power-object-exchanges = Stock Exchanges
    .effect = 1 point for each of your finance cards.
    .flavour = the bell rings for those who are late
power-object-universities = Universities
    .effect = 1 point for each of your science cards.
    .flavour = a chair with a view of the ministry
power-object-crime = Crime Syndicates
    .effect = 3 points for each set of a control, a finance and a science card.
    .flavour = the books are immaculate
power-object-corporations = Corporations
    .effect = 3 points for each other power card of yours.
    .effect-all = 3 points for each of your power cards, this one included.
    .flavour = the board is larger than in the report
power-object-inner_circle = Inner Circle
    .effect = 4 points on its own. Attached to a power card: its number is 1 higher. Attached to a support card: its sign is doubled.
    .flavour = cropped from the photograph

## Secondary objects, war, kinds of effects
power-secondary-control = Control secondary object
    .effect = Counts as a control card; scores nothing itself.
power-secondary-finance = Finance secondary object
    .effect = Counts as a finance card; scores nothing itself.
power-secondary-science = Science secondary object
    .effect = Counts as a science card; scores nothing itself.
power-secondary-power = Power secondary object
    .effect = Counts as a power card; scores nothing itself.
power-war = World War
    .effect = Every advance in a project takes 1 more piece and 1 sign fewer.
    .flavour = the maps will be redrawn by morning
power-kind-instant = Instant
power-kind-lasting = Lasting
power-kind-final = Final

## Alliances

# A · P-9.1 · follow-up
power-alliance-fed_reserve = Federal Reserve
    .req = 3 finance cards and Corporations.
    .effect = You may immediately conclude one more alliance, ignoring its requirements: its corner shows a peacekeeper sign or a finance secondary object.
    .flavour = the press is already warm
power-alliance-peace_bureau = International Peace Bureau
    .req = 3 science cards and Inner Circle.
    .effect = You may immediately conclude one more alliance, ignoring its requirements: its corner shows a spy sign or a science secondary object.
    .flavour = peace, in triplicate
power-alliance-tribunal = International Tribunal
    .req = 3 control cards and Crime Syndicates.
    .effect = You may immediately conclude one more alliance, ignoring its requirements: its corner shows an agitator sign or a control secondary object.
    .flavour = the verdict awaits a bench

# B · P-9.2 · search
power-alliance-kabbalists = Kabbalists
    .req = 2 science cards or Patents.
    .effect = Reveal the top 7 alliances and take every one whose corner shows a spy sign or a science secondary object. Shuffle the rest back.
    .flavour = the letters take their time to agree
power-alliance-milner = Milner Group
    .req = 2 control cards or Law Enforcement.
    .effect = Reveal the top 7 alliances and take every one whose corner shows an agitator sign or a control secondary object. Shuffle the rest back.
    .flavour = dinner for six, no minutes
power-alliance-trilateral = Trilateral Commission
    .req = 2 finance cards or Banks.
    .effect = Reveal the top 7 alliances and take every one whose corner shows a peacekeeper sign or a finance secondary object. Shuffle the rest back.
    .flavour = there is always a third side

# C · P-9.3 · tribute
power-alliance-cheka = Extraordinary Commission
    .req = Stage II or higher in any project and an agitator sign.
    .effect = Every rival without an agitator sign gives you a control card of their choice; with none, any card.
    .flavour = the search is already over
power-alliance-cupola2 = Cupola-2
    .req = Stage II or higher in any project and a peacekeeper sign.
    .effect = Every rival without a peacekeeper sign gives you a finance card of their choice; with none, any card.
    .flavour = the first one was never found
power-alliance-illuminati = Illuminati
    .req = Stage II or higher in any project and a spy sign.
    .effect = Every rival without a spy sign gives you a science card of their choice; with none, any card.
    .flavour = last to put out the light

# D · P-9.4 · recovery
power-alliance-black_water = Black Water
    .req = Ruling Parties, Real Estate and Laboratories.
    .effect = Take one card from the discard: Governments, Crime Syndicates or Trade Unions.
    .flavour = what was sunk will surface
power-alliance-majestic12 = Majestic-12
    .req = Law Enforcement, Valuables and Research.
    .effect = Take one card from the discard: Universities, Inner Circle or Intelligence Agencies.
    .flavour = the thirteenth chair is empty
power-alliance-wto = World Trade Organization
    .req = Media, Banks and Patents.
    .effect = Take one card from the discard: Stock Exchanges, Corporations or Consulates.
    .flavour = duty by arrangement

# E · P-9.5 · second sign
power-alliance-marxist_league = Marxist League
    .req = 2 control cards and a spy sign.
    .effect = Each of your Intelligence Agencies cards also gives an agitator sign.
    .flavour = the study circle has moved to the archive
power-alliance-temple_mount = Temple Mount Foundation
    .req = 2 finance cards and an agitator sign.
    .effect = Each of your Trade Unions cards also gives a peacekeeper sign.
power-alliance-science_council = International Science Council
    .req = 2 science cards and a peacekeeper sign.
    .effect = Each of your Consulates cards also gives a spy sign.
    .flavour = the protocol outranks the experiment

# F · P-9.6 · recruiting
power-alliance-cia = CIA
    .req = Universities and a spy sign.
    .effect = Whenever you gain a science card, you may recruit 1 piece.
    .flavour = human resources, third floor, if anyone asks
power-alliance-kgb = KGB
    .req = Governments and an agitator sign.
    .effect = Whenever you gain a control card, you may recruit 1 piece.
    .flavour = the file is open, the name comes later
power-alliance-mossad = Mossad
    .req = Stock Exchanges and a peacekeeper sign.
    .effect = Whenever you gain a finance card, you may recruit 1 piece.

# G · P-9.7 · people on the spot
power-alliance-cosa_nostra = Cosa Nostra
    .req = More pieces in reserve than every rival.
    .effect = 2 shadow agents on the 1st card of the row. You may conclude one more alliance.
    .flavour = the family is all here
power-alliance-yakuza = Yakuza
    .req = More pieces on captured objects than every rival.
    .effect = 2 shadow agents on the 2nd card of the row. You may conclude one more alliance.
    .flavour = a bow deeper than it looks
power-alliance-triads = Triads
    .req = More active pieces than every rival.
    .effect = 2 shadow agents on the 3rd card of the row. You may conclude one more alliance.
    .flavour = the third at the table says nothing

# H · P-9.8 · project after an infiltration
power-alliance-council_nine = Council of Nine
    .req = 2 spy signs.
    .effect = After infiltrating a science or support card, you may immediately advance in a project at the usual cost.
    .flavour = the quorum is unknown
power-alliance-srs = Socialist Revolutionaries
    .req = 2 agitator signs.
    .effect = After infiltrating a control or support card, you may immediately advance in a project at the usual cost.
    .flavour = the leaflets still smell of ink
power-alliance-world_court = World Court
    .req = 2 peacekeeper signs.
    .effect = After infiltrating a finance or support card, you may immediately advance in a project at the usual cost.
    .flavour = the hearing has been brought forward

# I · P-9.9 · generous infiltration
power-alliance-club_rome = Club of Rome
    .req = Governments and Universities.
    .effect = After placing 4 or more pieces on an object, you may take a control or science secondary object.
    .flavour = the report is shorter than its notes
power-alliance-imf = International Monetary Fund
    .req = Governments and Stock Exchanges.
    .effect = After placing 4 or more pieces on an object, you may take a control or finance secondary object.
    .flavour = terms in small print
power-alliance-theosophical = Theosophical Society
    .req = Universities and Stock Exchanges.
    .effect = After placing 4 or more pieces on an object, you may take a science or finance secondary object.
    .flavour = the meeting by candle, the accounts by lamp

# J · P-9.10 · interest on a project
power-alliance-elder_brother = Elder Brother Society
    .req = 2 control cards or Ruling Parties.
    .effect = When you move to the next stage of a project, you may take a control secondary object.
    .flavour = keeps an eye on things
power-alliance-golden_dawn = Golden Dawn
    .req = 2 finance cards or Valuables.
    .effect = When you move to the next stage of a project, you may take a finance secondary object.
    .flavour = early risers, few words
power-alliance-thule = Thule Society
    .req = 2 science cards or Research.
    .effect = When you move to the next stage of a project, you may take a science secondary object.

# K · P-9.11 · operations
power-alliance-cartels = Cartels
    .req = Crime Syndicates and one more power card.
    .effect = +2 for each of your covert operations and +2 for each Crime Syndicates card.
    .flavour = the prices agreed among themselves
power-alliance-malta = Order of Malta
    .req = Corporations and one more power card.
    .effect = +2 for each of your covert operations and +2 for each Corporations card.
    .flavour = a hospice with an accounts department

# L · P-9.12 · majority
power-alliance-jasons = The Jasons
    .req = 2 science cards or Laboratories.
    .effect = 7 points to whoever alone has the most science cards. You may immediately conclude one more alliance.
    .flavour = a holiday, stamped secret
power-alliance-rosicrucians = Rosicrucians
    .req = 2 power cards or Corporations.
    .effect = 7 points to whoever alone has the most power cards. You may immediately conclude one more alliance.
    .flavour = replies come without a return address
power-alliance-templars = Templars
    .req = 2 finance cards or Real Estate.
    .effect = 7 points to whoever alone has the most finance cards. You may immediately conclude one more alliance.
    .flavour = the receipt is good for seven centuries
power-alliance-thirty_three = Union of Thirty-Three
    .req = 2 control cards or Media.
    .effect = 7 points to whoever alone has the most control cards. You may immediately conclude one more alliance.
    .flavour = the thirty-fourth is in the waiting room

# M · P-9.13 · summit
power-alliance-bilderberg = Bilderberg Club
    .req = Banks, Valuables and Real Estate.
    .effect = +1 for each power card and another +2 for each Stock Exchanges card.
    .flavour = the whole hotel is booked
power-alliance-elihu = Elihu
    .req = Laboratories, Research and Patents.
    .effect = +1 for each power card and another +2 for each Universities card.
    .flavour = the windows face the yard
power-alliance-skull_bones = Skull and Bones
    .req = Ruling Parties, Law Enforcement and Media.
    .effect = +1 for each power card and another +2 for each Governments card.
    .flavour = the graduation party goes on

# N · P-9.14 · signs
power-alliance-unions_fed = Federation of Trade Unions
    .req = Governments and one more power card.
    .effect = +3 for each agitator sign and +3 for each Governments card.
    .flavour = dues collected in advance
power-alliance-chamber = Chamber of Commerce
    .req = Stock Exchanges and one more power card.
    .effect = +3 for each peacekeeper sign and +3 for each Stock Exchanges card.
    .flavour = the stamp outranks the signature
power-alliance-culture_league = World League of Culture
    .req = Universities and one more power card.
    .effect = +3 for each spy sign and +3 for each Universities card.
    .flavour = the interval runs long

# O · P-9.15 · support
power-alliance-freemasons = Freemasons
    .req = Stage III or higher in any project.
    .effect = +3 for each of your support cards.
    .flavour = the set square in plain sight

# P · P-9.16 · discarding
power-alliance-anarchists = Anarchists
    .req = 3 control cards and no Governments.
    .effect = At the end of an alliance phase you may discard 1–2 control cards. At the end of the game: +3 for each control card in the discard.
    .flavour = the agenda was adopted unanimously
power-alliance-jesuits = Jesuits
    .req = 3 finance cards and no Stock Exchanges.
    .effect = At the end of an alliance phase you may discard 1–2 finance cards. At the end of the game: +3 for each finance card in the discard.
power-alliance-scientologists = Scientologists
    .req = 3 science cards and no Universities.
    .effect = At the end of an alliance phase you may discard 1–2 science cards. At the end of the game: +3 for each science card in the discard.

## Projects
power-project-comintern = Comintern
    .stage1 = International I
    .stage2 = International II
    .stage3 = International III
    .stage4 = Socialist Bloc
    .stage5 = World Revolution
    .effect = 1, 2, then 3 shadow agents for infiltrations and operations.
    .flavour = the spark, on schedule
power-project-unified_nations = Unified Nations
    .stage1 = Peace Initiatives I
    .stage2 = Peace Initiatives II
    .stage3 = Peace Initiatives III
    .stage4 = Peacekeeping Forces
    .stage5 = Worldwide Expansion
    .effect = In the takeover phase you may recall 1, 2, then 3 more pieces.
    .flavour = a flag of a neutral colour
power-project-spyware = Spyware
    .stage1 = Spy Equipment I
    .stage2 = Spy Equipment II
    .stage3 = Spy Equipment III
    .stage4 = Spy Network
    .stage5 = Total Surveillance
    .effect = The first 4, 5, then 6 cards of the row are available.
    .flavour = the walls now have a budget
power-project-deep_state = Deep State
    .stage1 = Secret Societies I
    .stage2 = Secret Societies II
    .stage3 = Secret Societies III
    .stage4 = Puppet Governments
    .stage5 = Rulers of the World
    .effect = On each stage draw 1 alliance (2 on IV and V), then you may conclude 1 ignoring its requirements.
    .flavour = the guest list has been burnt

## Covert operations
power-operation-obstacles = Elimination of Obstacles
    .flavour = the obstacles were not told
power-operation-assassination = Assassination of a Political Leader
    .flavour = the motorcade changed its route
power-operation-sabotage = Sabotage
    .flavour = cause: wear and tear
power-operation-unrest = Mass Unrest
    .flavour = the bricks came the day before
power-operation-coup = Coup d’État
    .flavour = ballet on every channel
power-operation-intervention = Military Intervention
    .flavour = the exercise has been extended

## Professionals
power-professional-recruiter = Recruiter
    .effect = Recruit up to 3 pieces, or take 1 professional.
    .flavour = the form is already filled in
power-professional-grey_cardinal = Grey Cardinal
    .effect = Extra action: advance in a project, returning 1 piece fewer.
    .flavour = second from the right in the photograph
power-professional-emissary = Emissary
    .effect = Extra action: run an operation with 1 agent fewer.
    .flavour = a one-way ticket, no luggage
power-professional-assassin = Assassin
    .effect = Send 1 piece from any object to its owner’s reserve. Then you may play one more professional.
    .flavour = condolences sent in advance
power-professional-mediator = Mediator
    .effect = Choose an object in the discard, return as many pieces as its minimum to reserve, and take it.
    .flavour = both sides pay
power-professional-informant = Informant
    .effect = Look at the top 4 alliances, keep 1, put the rest back on top in any order.
    .flavour = the walls are thin

## Falcon: action cards
power-falcon-grey_cardinal = Grey Cardinal
    .effect = Pays 2 pieces and joins a project, not Deep State, by the order of the tokens. If in all three, advances in one.
power-falcon-emissary = Emissary
    .effect = Runs an operation if able.
power-falcon-assassin = Assassin
    .effect = Choose 1 of your pieces on an object: it goes to reserve. Then the next card.
power-falcon-informant = Informant
    .effect = Draws 1 alliance. With fewer than 6 in hand, pays 2 pieces and draws 1 more.
power-falcon-mediator = Mediator
    .effect = Pays 2 pieces and gains 1 shadow agent until the alliance phase.
power-falcon-recruiter = Recruiter
    .effect = Returns up to 2 pieces from objects to active. With none, the next card.
power-falcon-negotiator = Negotiator
    .effect = Draws 1 alliance for each Inner Circle. Then the action deck is reshuffled.
power-falcon-confidant = Confidant
    .effect = Draws 1 alliance for each support card. Then the next card.
power-falcon-manager = Manager
    .effect = Takes a control, finance or science secondary object for each Governments, Stock Exchanges or Universities card. Then the action deck is reshuffled.
power-falcon-president = President
    .effect = Takes a power secondary object for each Corporations card and one of each colour for each Crime Syndicates card. Then the next card.

## Falcon: levels, personalities, titles
power-level-beginner = Beginner
power-level-medium = Medium
power-level-high = High
power-level-maximum = Maximum
power-personality-negotiator = Negotiator
power-personality-manager = Manager
power-title-1 = Appointed Yesterday
power-title-2 = Promising
power-title-3 = In Good Standing
power-title-4 = First Among the Best
power-title-5 = Machiavelli of the Twentieth Century
