### The characters of the bots: what each is known for in a game, and what they say: gained, lost, won, beaten.

character-luka-suits = In a hurry: bribes from the first rounds on
character-luka-power = Likes operations
character-luka-committee = Minds his own affairs
character-luka-gain-1 = Quick means in time.
character-luka-gain-2 = I had no time to think.
character-luka-loss-1 = There, too hasty again.
character-luka-loss-2 = It happens. Next!
character-luka-win-1 = First come, first right.
character-luka-win-2 = Over already? I had just begun.
character-luka-beaten-1 = At least I was first. At first.
character-luka-beaten-2 = I should have thought. Noted.

character-bona-suits = A miser: keeps her gems
character-bona-power = Spends agents one by one
character-bona-committee = Quartermaster: stores supplies
character-bona-gain-1 = It will come in useful. Everything does.
character-bona-gain-2 = Entered as income.
character-bona-loss-1 = I shall remember what this cost.
character-bona-loss-2 = Losses, nothing but losses.
character-bona-win-1 = Penny by penny.
character-bona-win-2 = Thrift is a talent too.
character-bona-beaten-1 = At least what is mine is with me.
character-bona-beaten-2 = An expensive game.

character-tikhon-suits = No risks: holds a round that nobody can take
character-tikhon-power = Careful: offers nobody an interception
character-tikhon-committee = Careful: avoids hard checks
character-tikhon-gain-1 = Just as planned.
character-tikhon-gain-2 = Calmly and without noise.
character-tikhon-loss-1 = This is why I do not like risks.
character-tikhon-loss-2 = I did warn. Myself.
character-tikhon-win-1 = Slow and steady.
character-tikhon-win-2 = Nothing superfluous.
character-tikhon-beaten-1 = It could have been worse.
character-tikhon-beaten-2 = Lost, but neatly.

character-rita-suits = Forceful: leads her highest cards
character-rita-power = Hunts interceptions
character-rita-committee = Takes her chances with checks
character-rita-gain-1 = Mine. It was somebody’s, now it is mine.
character-rita-gain-2 = Nobody promised it would be easy.
character-rita-loss-1 = Nice. I shall return it with interest.
character-rita-loss-2 = I saw that. And noted it.
character-rita-win-1 = A good hunt.
character-rita-win-2 = The prey came by itself.
character-rita-beaten-1 = Missed. Not the next time.
character-rita-beaten-2 = Got away. This time.

character-orso-suits = Drives out trumps
character-orso-power = Builds projects
character-orso-committee = Counts the way: does not drive far
character-orso-gain-1 = I had counted that at the start.
character-orso-gain-2 = It adds up.
character-orso-loss-1 = There was an error in my reckoning.
character-orso-loss-2 = One detail escaped me after all.
character-orso-win-1 = Arithmetic, my friends.
character-orso-win-2 = Which was to be shown.
character-orso-beaten-1 = I shall count it again at leisure.
character-orso-beaten-2 = You played against theory. Rightly.

character-vera-suits = Patient: keeps her high cards
character-vera-power = Gathers alliances
character-vera-committee = Looks for allies
character-vera-gain-1 = Patience pays.
character-vera-gain-2 = I waited, and here it is.
character-vera-loss-1 = Never mind, the evening is long.
character-vera-loss-2 = A good move. For a start.
character-vera-win-1 = One only has to wait.
character-vera-win-2 = Thank you for the game, my dears.
character-vera-beaten-1 = Well done. Another one?
character-vera-beaten-2 = You have grown before my eyes.
