# The lesson of Deep State. $seat1 is the rival's name. .title is the heading, .wait what is waited for, .then what once it is chosen, .rule the clause.

power-lesson-place = Placing and intercepting
power-lesson-recall = Recall
power-lesson-projects = Projects
power-lesson-alliances = Alliances
power-lesson-operations = Operations and war
power-lesson-score = Scoring

## 1. Placing and intercepting
power-lesson-welcome = You head a secret division. Send out agents, seize the cards of the world, and deal with people the newspapers never mention. After five rounds, whoever has the most points of influence wins.
    .title = A new world order
    .rule = P-1.1
power-lesson-agents = Everybody has ten pieces. Three are active and ready to act; seven wait in reserve until you recruit them.
    .title = Your ten
    .rule = P-2.8
power-lesson-row = This is the row. The first three cards are within reach. The number on a card is its minimum: how many pieces it takes to claim it while it is free. { $seat1 } already holds Universities.
    .title = What there is to take
    .rule = P-4.1
power-lesson-place-one = On your turn you take one action. Place one piece on Real Estate: it needs no more.
    .title = Your first infiltration
    .wait = one piece on Real Estate
    .then = your confirmation
    .rule = P-4.2
power-lesson-place-more = You may place more, which is harder to intercept. But nobody acts after you, so one will do.
    .title = One is enough
power-lesson-place-media = You can afford Media too, but its time will come. Begin with Real Estate.
    .title = A little later
power-lesson-place-later = Projects and recruiting are actions too. We will get to them; for now, infiltrate.
    .title = Later
power-lesson-captured = The circle is over: you capture the cards your pieces hold. One piece has come back from each.
    .title = Captured
    .rule = P-6.2
power-lesson-curator = The supervisor helps, and watches: two pieces are recruited for free, but you may only infiltrate or run operations. Place one piece on Media.
    .title = You are the supervisor
    .wait = one piece on Media
    .then = your confirmation
    .rule = P-3.3
power-lesson-curator-other = Let’s see what happens to a weakly held card: one piece on Media.
    .title = Weak on purpose
power-lesson-lost = { $seat1 } places two pieces on Media, and the card is gone. Your piece came back, and you drew an alliance as consolation.
    .title = You were intercepted
    .rule = P-4.4
power-lesson-intercept = Two rival pieces hold Banks. To intercept, you need at least one more.
    .title = Do the same
    .wait = three pieces on Banks
    .then = your confirmation
    .rule = P-4.3
power-lesson-intercept-more = Three will do: the circle ends with you, nobody can answer.
    .title = Do not overspend
power-lesson-intercept-other = You could, but this step is about intercepting: three on Banks.
    .title = Intercept first

## 2. Recall
power-lesson-stay = Banks is yours. One piece came back from it and two stayed: one comes home each circle. The more you place, the longer you wait.
    .title = They come back one by one
    .rule = P-6.5
power-lesson-strong = Governments takes four pieces, but at the end it brings a point for each of your control cards. Place four pieces.
    .title = An expensive card
    .wait = four pieces on Governments
    .then = your confirmation
    .rule = P-8.3
power-lesson-strong-more = A fifth piece adds nothing: your rival cannot intercept four.
    .title = One too many
power-lesson-strong-operation = Operations come in chapter five. Take the power card now.
    .title = Not now
power-lesson-strong-other = A good card, but Governments is what you need now.
    .title = Governments is better

## 3. Projects
power-lesson-project = Four projects of world domination. Each gives you an advantage while you are in it, and the late stages bring many points.
    .title = Projects
    .rule = P-5.1
power-lesson-join = Join the Comintern: two active pieces return to reserve, and one more becomes a coordinator for good. In return you get a shadow agent.
    .title = A step in a project
    .wait = a step in the Comintern
    .then = your confirmation
    .rule = P-5.3
power-lesson-join-other = That project is open too, but take the Comintern: you will see what it does right away.
    .title = Another project
power-lesson-join-later = A good move. But you are not the supervisor now, so you may step in a project: let’s do that.
    .title = The project first
    .rule = P-5.2
power-lesson-shadow = A shadow agent goes along with your pieces to every card and counts as one more. Pieces and shadows together are called agents. Stock Exchanges takes four agents: three pieces will now do.
    .title = A shadow agent
    .wait = three pieces on Stock Exchanges
    .then = your confirmation
    .rule = P-4.7
power-lesson-shadow-more = The shadow is the fourth. Save the piece.
    .title = Three will do
power-lesson-shadow-other = Try the shadow agent on Stock Exchanges.
    .title = Stock Exchanges is better

## 4. Alliances
power-lesson-phase = The row is empty: the alliance phase. You may conclude one alliance from your hand if you meet its requirements. In hand, an alliance does nothing.
    .title = The alliance phase
    .rule = P-7.2
power-lesson-conclude = The Rosicrucians ask for two power cards: you have Governments and Stock Exchanges. Cards are only shown, they stay yours.
    .title = Conclude an alliance
    .wait = the Rosicrucians
    .then = your confirmation
    .rule = P-7.3
power-lesson-conclude-other = You meet the requirements, and the alliance stays with you until the end. There is no reason to decline.
    .title = Do not miss it
power-lesson-enough = The Rosicrucians let you conclude another alliance right away. You do not meet the requirements of any other yet: decline.
    .title = One more?
    .wait = your refusal
    .then = your confirmation
    .rule = P-7.7

## 5. Operations and war
power-lesson-new-round = The second round: a new row. The supervisor acts first and passes on every circle.
    .title = A new row
    .rule = P-3.1
power-lesson-recruit = You are short of people. Recruit a piece from reserve: that is an action too.
    .title = Recruiting
    .wait = recruiting
    .then = your confirmation
    .rule = P-3.6
power-lesson-recruit-first = You could. But an operation takes people, so recruit first.
    .title = People first
power-lesson-operation = Operations form a pile, and the top one is available. It cannot be intercepted: pay the agents, and the points are yours.
    .title = Operations
    .rule = P-4.12
power-lesson-run = Elimination of Obstacles: five agents, six points. The shadow counts too.
    .title = Run the operation
    .wait = the operation
    .then = your confirmation
    .rule = P-4.13
power-lesson-run-other = The card can wait, but your rival may run the operation first.
    .title = The operation first
power-lesson-war = One piece comes back from the operation right away; the others go to reserve. And when a world war turns up in a new row, every project step that round costs one more piece and one sign fewer.
    .title = The price, and war
    .rule = P-5.19

## 6. Scoring
power-lesson-last = We have played the rest for you: eight more alliances, two more operations, and Deep State taken to stage V, which brings 50 points. One question is left, asked by your alliance, the Anarchists.
    .title = The last question
power-lesson-last-answer = At the end the Anarchists pay 3 points for each control card in the discard: Ruling Parties lies there already. A secondary object goes to the supply instead and brings nothing. Discard it, or keep it?
    .title = Discard or keep
    .wait = your answer
    .then = your confirmation
power-lesson-sheet = Points are scored line by line: objects, operations, projects, alliances. Projects brought you the most. The total decides.
    .title = Scoring
    .rule = P-11.1
power-lesson-done = Now you can infiltrate, intercept, advance projects, conclude alliances and run operations. The cards will tell you the rest.

## Hints of the first game
power-lesson-hint-act = Most points win, and a turn is one action. Put pieces on a card in a solid frame: unless a rival intercepts it with more before the circle ends, it is yours. All too dear? Join a project or recruit.
    .title = Your turn
    .rule = P-4.2
power-lesson-hint-pieces = You play from active and recruit from reserve. From a captured card pieces come back to active one a circle: the more you place, the longer you wait. Where agents are counted, shadows count with the pieces.
    .title = Your pieces
    .rule = P-6.5
power-lesson-hint-goals = Here is what brings you most for least: how many steps away it is and what is missing. Tap it for all goals and who leads.
    .title = Your goal
    .rule = P-3.5
power-lesson-hint-round = First actions, then the takeover: whoever stands on a card captures it. So circle after circle; once the row is empty, alliances are concluded.
    .title = The round
    .rule = P-1.11
power-lesson-hint-supervised = Two pieces are recruited for free, but you may only infiltrate or run an operation.
    .title = You are the supervisor
    .rule = P-3.3
power-lesson-hint-conclude = You may conclude one alliance whose requirements you meet. Your cards stay yours.
    .title = The alliance phase
    .rule = P-7.2
