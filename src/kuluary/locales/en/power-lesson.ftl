# The lesson of Secret Power. $seat1 is the rival's name. .title is the heading, .wait what is waited for, .rule the clause.

power-lesson-place = Placing and intercepting
power-lesson-recall = Recall
power-lesson-projects = Projects
power-lesson-alliances = Alliances
power-lesson-operations = Operations and war
power-lesson-score = The count

## 1. Placing and intercepting
power-lesson-welcome = You head a secret division. Send out agents, take the cards of the world, deal with those no newspaper names. After five rounds the most influence wins.
    .title = A new world order
    .rule = P-1.1
power-lesson-agents = Everybody has ten pieces. Three are active and ready to act, seven wait in reserve: they must be recruited.
    .title = Your ten
    .rule = P-2.8
power-lesson-row = This is the row. The first three cards are within reach. The number on a card is its minimum: the agents it takes to hold it while it is free. { $seat1 } already holds Universities.
    .title = What there is to take
    .rule = P-4.1
power-lesson-place-one = A turn is one action. Place one piece on Real Estate: it asks for no more.
    .title = Your first infiltration
    .wait = one piece on Real Estate
    .rule = P-4.2
power-lesson-place-more = You may place more: that is harder to intercept. But nobody acts after you, so one will do.
    .title = One is enough
power-lesson-place-media = Media is within your means too, its time will come. Begin with Real Estate.
    .title = A little later
power-lesson-place-later = Projects and recruiting are actions as well. More of that later; now infiltrate.
    .title = Later
power-lesson-captured = The circle is over: cards with your agents are captured and lie before you. From each card one piece has come back.
    .title = Captured
    .rule = P-6.2
power-lesson-curator = Now the supervisor is yours: two pieces are recruited for nothing, but you may only infiltrate or run operations. Place one piece on Media.
    .title = You are supervised
    .wait = one piece on Media
    .rule = P-3.3
power-lesson-curator-other = Let us see what happens to a weakly held card: one piece on Media.
    .title = Weak on purpose
power-lesson-lost = { $seat1 } places two agents on Media, and the card is gone. Your piece came back, and for consolation you drew an alliance.
    .title = You were intercepted
    .rule = P-4.4
power-lesson-intercept = Two agents of your rival hold Banks. To intercept you need at least one more.
    .title = Do the same
    .wait = three pieces on Banks
    .rule = P-4.3
power-lesson-intercept-more = Three will do: the circle ends with you, nobody can answer.
    .title = Do not overspend
power-lesson-intercept-other = You may, but this is about intercepting: three on Banks.
    .title = Intercept first

## 2. Recall
power-lesson-stay = Banks is yours. One piece came back from it, two have stayed: one comes home each circle. The more you place, the longer you wait.
    .title = They come back one by one
    .rule = P-6.5
power-lesson-strong = Governments asks for four, but in the end it brings a point for each control card of yours. Place four pieces.
    .title = An expensive card
    .wait = four pieces on Governments
    .rule = P-8.3
power-lesson-strong-more = A fifth piece adds nothing: your rival cannot intercept four.
    .title = One too many
power-lesson-strong-operation = Operations come in chapter five. Take the power card now.
    .title = Not now
power-lesson-strong-other = A good card, but Governments is what you need.
    .title = Better Governments

## 3. Projects
power-lesson-project = Four projects of world domination. Each gives an advantage while you are in it, and late stages bring many points.
    .title = Projects
    .rule = P-5.1
power-lesson-join = Join the Comintern: two active pieces go to the reserve, and one more becomes a coordinator for ever. In return you get a shadow agent.
    .title = A step in a project
    .wait = a step in the Comintern
    .rule = P-5.3
power-lesson-join-other = That project is open too. The lesson needs the Comintern: its use shows at once.
    .title = Another project
power-lesson-join-later = A good move. But while you are not supervised you may step in a project: let us do that.
    .title = The project first
    .rule = P-5.2
power-lesson-shadow = A shadow agent goes with you to every card and counts as one. Stock Exchanges asks for four: three pieces will do now.
    .title = A shadow agent
    .wait = three pieces on Stock Exchanges
    .rule = P-4.7
power-lesson-shadow-more = The shadow is the fourth. Save the piece.
    .title = Three will do
power-lesson-shadow-other = Try the shadow agent on Stock Exchanges.
    .title = Better Stock Exchanges

## 4. Alliances
power-lesson-phase = The row is empty: the alliance phase. You may conclude one alliance of your hand if you have all it requires. In hand an alliance does nothing.
    .title = The alliance phase
    .rule = P-7.2
power-lesson-conclude = The Rosicrucians ask for two power cards: you have Governments and Stock Exchanges. Cards are only shown, they stay yours.
    .title = Conclude an alliance
    .wait = the Rosicrucians
    .rule = P-7.3
power-lesson-conclude-other = You meet the requirements, and the alliance stays with you to the end. No reason to decline.
    .title = Do not miss it
power-lesson-enough = The Rosicrucians let you conclude another alliance at once. You do not meet the requirements of the others yet: decline.
    .title = One more?
    .wait = no more
    .rule = P-7.7

## 5. Operations and war
power-lesson-new-round = The second round: a new row. The supervisor begins the circle, and passes on every circle.
    .title = A new row
    .rule = P-3.1
power-lesson-recruit = You are short of people. Recruit a piece from the reserve: that is an action too.
    .title = Recruiting
    .wait = recruiting
    .rule = P-3.6
power-lesson-recruit-first = You may. But an operation takes people, so recruit first.
    .title = People first
power-lesson-operation = Operations lie in a pile, the top one is open. Nobody can intercept it: pay with agents, and the points are yours.
    .title = Operations
    .rule = P-4.12
power-lesson-run = Elimination of Obstacles: five agents, six points. The shadow counts too.
    .title = Run the operation
    .wait = the operation
    .rule = P-4.13
power-lesson-run-other = The card will not run away, but your rival may take the operation first.
    .title = The operation first
power-lesson-war = One piece comes back from the operation at once, the others go to the reserve. And if a world war turns up in a new row, a step in a project costs a piece more and a sign less for that round.
    .title = The price, and war
    .rule = P-5.19

## 6. The count
power-lesson-last = The fifth round is ending: we have played it for you. One question is left, asked by your alliance, the Anarchists.
    .title = The last question
power-lesson-last-answer = Discard the card for points, or keep it? You decide.
    .title = Discard or keep
    .wait = your answer
power-lesson-sheet = Points are counted line by line: objects, operations, projects, alliances. Projects brought you most. The sum decides.
    .title = The count
    .rule = P-11.1
power-lesson-done = You can infiltrate, intercept, step in projects, conclude alliances and run operations. The cards tell the rest.

## Hints of the first game
power-lesson-hint-act = One action: a card of the row, an operation, a step in a project, or recruiting. Tap a card to see its price.
    .title = Your turn
    .rule = P-3.5
power-lesson-hint-supervised = The supervisor is yours: two pieces are recruited, but you may only infiltrate or run an operation.
    .title = Supervised
    .rule = P-3.3
power-lesson-hint-conclude = You may conclude one alliance whose requirements are met. The cards stay yours.
    .title = The alliance phase
    .rule = P-7.2
