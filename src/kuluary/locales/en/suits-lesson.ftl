# The lesson of Suits of Power. $seat1, $seat2, $seat3 are the names of the rivals, clockwise.
# .title is the heading, .wait what is waited for, .rule the clause of the rules.

suits-lesson-goal = What it is about
suits-lesson-lead = The lead suit
suits-lesson-trump = Trumps
suits-lesson-bribe = Bribes
suits-lesson-piles = Piles and power
suits-lesson-end = The end

## 1. What it is about
suits-lesson-welcome = The city wants a ruler, and six guilds decide. Every round each of you plays a card, and one takes them all. Whoever has the most points at the end rules it.
    .title = Welcome
suits-lesson-scores = What you take lies here, by guild. One card of a guild is worth 1 point, two are worth 3, three are worth 6. A fourth spoils it: −1. The large number is your score.
    .title = Here are the points
    .rule = S-6.5
suits-lesson-trump-card = Before each round a trump card is turned. Its character beats the others: now it is the Captain. The card itself goes to whoever takes the round.
    .title = The trump of the round
    .rule = S-4.3
suits-lesson-first-card = You lead first, and any card will do. Begin with a small one: Chancellor 5. Tap the card to raise it, tap it again to play it.
    .title = Your lead
    .wait = Chancellor 5
    .rule = S-3.1
suits-lesson-first-trump = The Captain is the trump today. Keep trumps for a table worth taking.
    .title = Too early for a trump
suits-lesson-first-other = Any card will do, but we want to see a neighbour take the round. Play Chancellor 5.
    .title = Almost

## 2. The lead suit
suits-lesson-taken = Round one is over: { $seat1 } had the highest card of the lead suit, Chancellor 12, and took everything, the trump card too. Five cards, five points. Round two is already on the table.
    .title = The first round went to { $seat1 }
    .rule = S-4.1
suits-lesson-follow = Whoever takes a round leads the next: a Duchess is on the table. You hold Duchesses, so you may not play another suit.
    .title = The lead suit is Duchess
    .rule = S-3.5
suits-lesson-follow-take = The highest on the table is Duchess 9. Nobody plays after you: play a higher one, and all this is yours.
    .title = Follow suit
    .wait = Duchess 11
suits-lesson-follow-low = The nine is higher, the round would go to a rival. It is worth taking: the guilds on the table all differ.
    .title = Cannot take it
    .rule = S-4.1
suits-lesson-bribe-later = Chapter four is about bribes. A card will do for now.
    .title = Save your gems

## 3. Trumps
suits-lesson-piles-first = Five cards lie in your piles: two knights are together already, that makes 3. You have 6 in all.
    .title = The first prize
suits-lesson-single = Now you lead. You have one Chancellor left. Lead it: without a suit in hand you are free to choose.
    .title = Get rid of the single card
    .wait = Chancellor 7
suits-lesson-single-other = You may. But the last Chancellor is a burden: while you hold it, you must answer a Chancellor with it.
    .title = Better the Chancellor
    .rule = S-3.5
suits-lesson-void = { $seat1 } leads a Chancellor too, and you have none left. So you may play anything. A foreign suit never takes the round, however high; a trump does.
    .title = Void: the choice is yours
    .rule = S-3.6
suits-lesson-ruff = The trump is the Cardinal, and you hold Cardinal 4. Small, but it beats the nine and both Captains.
    .title = Trump it
    .wait = Cardinal 4
    .rule = S-4.3
suits-lesson-ruff-foreign = That suit is foreign now, neither lead nor trump. It cannot take the round.
    .title = A foreign suit does not contend
    .rule = S-4.2

## 4. Bribes
suits-lesson-joker-won = The trump card was a one, a joker. In the end it becomes a symbol of any guild of yours. And you have three knights now: 6 points. Do not take a fourth.
    .title = A joker is yours
    .rule = S-6.1
suits-lesson-penalty = The trump card is a two: every two costs 2 points, every three brings 2. Whoever takes the round takes the penalty.
    .title = A poisoned trump
    .rule = S-6.6
suits-lesson-give-away = Let somebody else take this round. Lead a smallish card: Captain 5.
    .title = Give this round away
    .wait = Captain 5
suits-lesson-give-away-high = Few can beat that card: the two would be yours.
    .title = Too high
suits-lesson-give-away-other = The Duchess is the trump now, and a three is 2 points in someone else's hands. Captain 5 is better.
    .title = What a pity
suits-lesson-poison = Two twos at −2 each and a thirteen, a power card, at −1: −5 for whoever takes them. Captain 2 is the highest so far, and all three of your Captains beat it. You must follow suit, so all this would be yours.
    .title = Poison on the table
    .rule = S-6.7
suits-lesson-pay = Instead of a card you may pay a gem. Then the round is taken without you, and the gem brings the taker 1 point. A small price.
    .title = Bribe
    .wait = a bribe
    .rule = S-3.3
suits-lesson-pay-instead = That Captain beats the two: two penalties and a power card would be yours.
    .title = You would take it

## 5. Piles and power
suits-lesson-ladder = { $seat1 } took the poison and lost 4 points. You have two merchants: with a third the pile is worth 6. A fourth would make it −1, and only the seventh brings points again: +10.
    .title = Three, then stop
    .rule = S-6.5
suits-lesson-third = On the table are guilds of which you have one each. Captain 12 is a merchant, the third. Take the round with it: your score goes from 16 to 27.
    .title = Take the third merchant
    .wait = Captain 12
suits-lesson-third-also = Captain 10 would take it too, but it is a knight, and you have three: a fourth costs 7 points.
    .title = A fourth knight
    .rule = S-6.5
suits-lesson-third-low = The three is lower than the nine and takes nothing. This round is worth taking.
    .title = Cannot take it
suits-lesson-third-bribe = A bribe saves you from a bad round. This one is good.
    .title = Nothing to pay for
suits-lesson-full = Almost every pile is good as it is now. From here on rounds are more dangerous than they look: see which pile they would break.
    .title = 27 points
suits-lesson-lead-low = The trump card is Chancellor 11, a merchant, your fourth. Let another take it: lead Duchess 8, most likely it is beaten.
    .title = A lead to lose
    .wait = Duchess 8
suits-lesson-lead-low-other = Duchess 8 is the smaller loss: the joker and the three are worth more, and Captain 10 might hold.
    .title = Better Duchess 8
suits-lesson-power = Thirteen is a power card. One costs 1 point, two cost 3, three cost 6, but all four bring 10. Duchess 13 is today's trump card.
    .title = Power cards
    .rule = S-6.7
suits-lesson-duck = There is a merchant on the table, your fourth, and a power card. You have no Cardinals: throw off Captain 10, a dangerous knight.
    .title = Let it go
    .wait = Captain 10
suits-lesson-duck-take = The Duchess is the trump, and the one would take the round: a fourth merchant and a power card for you.
    .title = The joker would take it
    .rule = S-4.4
suits-lesson-duck-bonus = A three is 2 points, why give it away? Throw off the knight.
    .title = Keep the three
suits-lesson-duck-bribe = A bribe would save you too, but this way you are rid of the knight, and for nothing.
    .title = There is a cheaper way

## 6. The end
suits-lesson-last-cards = You have two cards, your rivals one each. Cards and gems together always equal the rounds that are left: the bribe has saved you a card.
    .title = Cards run out
    .rule = S-5.6
suits-lesson-last-round = { $seat3 } leads a Cardinal, and you have none. Keep the joker: it will bring more than the three. Give Captain 3 away.
    .title = The last round together
    .wait = Captain 3
suits-lesson-last-joker = The one is the lowest trump, and two have yet to play. You would lose the joker.
    .title = Too good to lose
suits-lesson-last-bribe = You may, but you have more cards than anyone already. The question here is which card to give away.
    .title = Not this time
suits-lesson-alone = The others have no cards left. The round is yours without a fight: the joker, and the trump card, a third artisan. There will be no twelfth round: nobody has a card for it.
    .title = Only you have cards
    .wait = your last card
suits-lesson-joker = The rounds are over. A joker goes to one of your piles and becomes its symbol. Two become three: +3. Three become four: −7.
    .title = Where to put a joker
    .wait = the joker on a pair
    .rule = S-6.1
suits-lesson-joker-again = Two jokers on one pile are not allowed: find another pair.
    .title = One more joker
    .wait = the joker on a pair
    .rule = S-6.2
suits-lesson-joker-fourth = There are three already: with the joker it would be four, and the pile loses 7 points.
    .title = One too many
    .rule = S-6.5
suits-lesson-result = Every game is counted like this: guilds, bonuses and penalties, power cards, wealth. Nobody has more points than you.
    .title = The city is yours!
    .rule = S-6.9
suits-lesson-done = You know all you need for a first game: follow suit, trump, bribe when the table is poisoned, and stop at three.

## Hints of the first game
suits-lesson-hint-lead = Any card may lead. To win the round lead high or a trump; to lose it, lead low.
    .title = Your lead
    .rule = S-3.1
suits-lesson-hint-follow = Follow suit if you can, or bribe. The highest card of the lead suit takes the round, unless somebody trumps.
    .title = Follow suit
    .rule = S-3.5
suits-lesson-hint-any = You are void in the lead suit: any card will do. A trump takes the round, a foreign suit does not.
    .title = Free choice
    .rule = S-3.6
suits-lesson-hint-joker = A joker does best with two cards (+3) or with six (+16). Not with three: −7.
    .title = Joker
    .rule = S-6.1
