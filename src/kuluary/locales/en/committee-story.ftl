### The story and the names of things in «Комитет», in our own words; the rules are in docs/rules/committee.

## Introduction, endings, our own scenario

committee-intro =
    At 04:10 the officer on duty in Kazan reported that the Volga was flowing both ways. At 04:25 he added that the report was not his. A commission confirmed the phenomenon and came back before it set out. Its travel allowance was withheld.

    The form has no column for this. A column has been added: “Anomaly”. It has been filling faster than the others ever since. Red thread, 40 m, has been issued against a signature.

    You are to look into it. Deadline: at once. Means: within the limit. Ask no needless questions; if any are put to you, write down the answers.
    .title = Concerning an occurrence for which there is no column

committee-victory =
    The Volga is back in one bed. Tomorrow’s papers have been accepted as today’s. The column “Anomaly” is empty and has gone to the store with the thread: 40 m by the inventory, 41 m in fact. Kindly regard the spare metre as our thanks.

    The case is closed. It will reopen by itself.
    .title = Case closed

committee-defeat-failures =
    Three cases are overdue. After the second the citizens sent complaints; since the third there have been no complaints and no citizens. The district temporarily does not exist; how temporarily is being clarified.

    You have been understood.
    .title = Three overdue

committee-defeat-track =
    The folder is full. The next sheet was laid on top of the main case, and the main case took it for a permit. What you were looking for from town to town has been registered in Moscow, given an address, and is waiting for you at your desk.

    Admission by pass. It has the passes.
    .title = No room left in the file

committee-defeat-stress =
    The nerves issued have been used up. The staff were found at their desks, smiling; they answer questions with the weather forecast. The forecast is correct.

    Leave has been granted retroactively. It began: always.
    .title = Out of nerves

committee-variant-base = Base scenario

committee-variant-overtime = Overtime
    .note = Our own scenario; it is not in the printed game.

committee-overtime-intro =
    The clock in the lobby has reached six and will not go on. Under the instructions the working day ends at one minute past. The Sverdlovsk sanatorium admits guests after the end of the working day.

    Overtime is permitted. It is paid in stress, on the spot.
    .title = Concerning a working day that does not end

committee-overtime-victory =
    One minute past six. The clock apologised and showed Wednesday. The overtime has been converted into time off, which was to be taken before six.
    .title = End of the working day

committee-overtime-defeat =
    Still six o’clock. The shift was handed over to itself against a signature. In the morning you were hired; your references are good and in your own hand.
    .title = Second shift

committee-overtime-clock = Clock
    .text = It shows how much overtime has been worked. When it strikes, a mission moves.

committee-overtime-shift = Overtime shift
    .text = Take an action token, receive 2 stress, clock +1.

committee-overtime-leave = Time off
    .text = Activation in Sverdlovsk: remove 2 own stress, clock −2.

## Agents and their dossiers

committee-agent-artyom = Artyom
    .full = Artyom Vetrov
    .dossier = Character: a false bottom; the second one has not been found yet. Piles up worries and never rereads the bottom one. Asked how things are, gives a file number.
committee-agent-willy = Willy
    .full = Willy Sparks
    .dossier = Origin under clarification from two sides. Supplies everybody, including those who did not ask. The accent grows at the sight of waybills.
committee-agent-asya = Asya
    .full = Asya Solntseva
    .dossier = Profession: medicine; hope as a second job. Swaps one thing for another so that some time is left over. Has a habit of being where big cases end.
committee-agent-ila = Ila
    .full = Ila Nanukova
    .dossier = Knows roads that have not been built yet. Questions for analytics are answered by personnel, correctly. There is always room in the trunk and a pause in the talk.
committee-agent-valery = Valery
    .full = Valery Vershinin
    .dossier = Procurement. Puts two people through by telephone and both end up with more. Writes off less petrol than allowed; the audit concluded there is no such thing. Hurries with what is not urgent.
committee-agent-farkhad = Farkhad
    .full = Farkhad Abdullin
    .dossier = Analytics. A deadline looked at closely enough comes to a halt; a commission came to verify this, late. Drinks tea cold: waits for it to ripen.

## Regular missions

committee-mission-001 = A tram off the books
    .task = A tram that the depot never sent out is running through town. Its passengers are travelling to yesterday. Two witnesses managed to get off. Question them and report.
    .done = The statements agree word for word, misprints included. The tram is now listed as a monument.
    .failed = The witnesses have gone. By tram.
committee-mission-002 = A briefcase smelling of the sea
    .task = Collect the briefcase. It is locked, with surf inside. Carry it level: when it tilts, the tide comes in.
    .done = Handed in against a receipt. The receipt is drying.
    .failed = It was opened on the spot. The warehouse has been granted the status of a port.
committee-mission-003 = The bridge that is two
    .task = Beside the bridge a second one has been found, the same. Drivers have been giving way to each other since the day before yesterday. People are needed at both ends.
    .done = One bridge has been declared valid. The other was given a certificate.
    .failed = There are three bridges now. Closed to traffic pending clarification.
committee-mission-004 = Debate by loudspeaker
    .task = A loudspeaker that is switched off is broadcasting tomorrow’s meeting. Two people from other towns are going to speak. Question both while it is still ahead of them.
    .done = Statements taken. The meeting will go without speeches, to general relief.
    .failed = The meeting took place. It resolved that you were absent.
committee-mission-005 = The instrument requests an instrument
    .task = A laboratory instrument has built itself an assistant and filed a requisition for it. Issue the instrument and the papers for it while it still asks politely.
    .done = Request granted. The instrument has sent thanks on the proper form.
    .failed = The instrument has supplied itself. The laboratory is grateful for what is left.
committee-mission-006 = A Thursday too many
    .task = This week has two Thursdays, both paid. Establish which one is genuine.
    .done = The second was declared genuine: it had a lunch break.
    .failed = The week has been approved at eight days. The plan was adjusted.
committee-mission-007 = Snow, approved
    .task = Snow is coming down as forms, every one signed. Process the lot before it melts.
    .done = The snowfall has been filed. The drifts are in the archive.
    .failed = A thaw. The decisions have come into force; which ones is not known.
committee-mission-008 = A globe with a spare sea
    .task = Collect the globe. There is a sea on it that does not exist, and its water is going down. Keep it covered; shoo the gulls.
    .done = Globe received. The sea promises to turn up.
    .failed = The sea turned up by itself. The district requests boats.
committee-mission-009 = The expedition is back early
    .task = An expedition has returned before setting out and asks for its issue, so as to have something to set out with.
    .done = They have left. Now it adds up.
    .failed = They did not leave. It is unclear who it was that came back.
committee-mission-010 = A certificate about certificates
    .task = A factory asks for a certificate that certificates are no longer required. It takes a great many certificates.
    .done = Certificate issued. The copy is certified by itself.
    .failed = Without it the factory counts as imaginary. So does its output.
committee-mission-011 = Watchman of an empty store
    .task = The store is empty, yet every night somebody in it is being counted. Check the count and bring the sheet.
    .done = It tallies: zero. The same one every time.
    .failed = The count came to one more. Of whom is not established.
committee-mission-012 = The convoy is moving
    .task = A convoy is standing on the road. Engines run, the drivers are sure they are driving. Take both ends and explain.
    .done = The convoy believed it and stopped. Then it drove off.
    .failed = On paper the convoy has arrived. The road is taken for good.
committee-mission-013 = A wood is crossing the road
    .task = A wood has been crossing the road for two days; no end in sight. Close both sides and check papers.
    .done = The wood produced a waybill and was let through.
    .failed = The wood has taken a liking to the middle.
committee-mission-014 = A department of nobody
    .task = A department has been found to which nobody was ever appointed. Its reports come in on time. Check the staff.
    .done = The department was found exemplary and left unstaffed.
    .failed = The department inspected you first. It has remarks.
committee-mission-015 = A long minute
    .task = A minute’s silence on the square is in its third hour. Two people left early, and left town. Find them and ask how they managed.
    .done = The method was taken down, classified and applied. The square is clear.
    .failed = The square is still silent. Neighbouring streets are joining in.
committee-mission-016 = A boiler run on promises
    .task = The boiler house burns promises and they are running low. Bring real fuel and the papers for it.
    .done = Heat is on. The promises went back to those who made them.
    .failed = The boiler has cooled down to last year.
committee-mission-017 = The portrait votes
    .task = The portrait in the meeting hall blinks whenever a vote is taken. Check whether the vote was counted.
    .done = Counted, in an advisory capacity.
    .failed = The portrait abstained. There is no quorum.
committee-mission-018 = Collector of the same
    .task = A person unknown is keeping somebody’s shadow and will return it for things that are the same. It does not matter what, so long as they do not differ.
    .done = The shadow is back. Its owner asks for a larger size.
    .failed = The shadow stayed. It gets wistful in the evenings.
committee-mission-019 = A spare kilometre
    .task = Between two posts there is now one kilometre more. Drive it and come back.
    .done = The kilometre was measured: exactly one. Entered in the trip log.
    .failed = The trip log is still open. So is the kilometre.
committee-mission-020 = The basement’s basement
    .task = A lift goes down below the basement and comes back with dust of another colour. Equip a descent and fuel the winch.
    .done = There is a basement below. Under it a note that one may go no further.
    .failed = The lift runs by itself. It comes back loaded.
committee-mission-021 = One face for two
    .task = Two citizens share one passport photograph and one memory of having it taken. Question them apart.
    .done = The statements were divided equally. Both may keep the face.
    .failed = The passports were exchanged. Now there are three faces.
committee-mission-022 = A lighthouse with a cold
    .task = The lighthouse coughs and shines every other time. Prescribed: a mixture, rest and a sick note.
    .done = The lighthouse is well. Sick leave closed, light steady.
    .failed = The lighthouse is confined to bed. Ships wait under its window.
committee-mission-023 = A sealed snowdrift
    .task = The road is blocked by a snowdrift under our seal. The seal is not ours. Open it from both sides.
    .done = Contents: snow, 1 pc.
    .failed = Storage has been extended until spring. Spring has been sealed.
committee-mission-024 = Replies to the unsent
    .task = Letters that nobody wrote have been delivered in town. The replies are on their way. Find two who are replying and question them.
    .done = Correspondence seized. The handwriting is ours.
    .failed = A note of thanks for not interfering has come. That handwriting is ours too.
committee-mission-025 = Amateur dramatics
    .task = The drama circle is rehearsing a play in which the characters are you. It opens tomorrow. Check the text.
    .done = Passed with cuts. You were cut.
    .failed = The first night was a success. The last act is still ahead of you.
committee-mission-026 = Echo in a cage
    .task = Collect the cage. In it is an echo that answers before the question. No talking on the way.
    .done = Echo handed in. The receipt came first.
    .failed = The echo is loose. Kindly ask nothing.
committee-mission-027 = Inspector from the day after tomorrow
    .task = An inspector has arrived from a year that is not here yet and demands a double allowance, the second not to differ from the first.
    .done = Inspection over. The report bears the date of the day after tomorrow.
    .failed = A shortage has been found. It will occur.
committee-mission-028 = A herd of shadows
    .task = A herd is crossing the road. No cows, only shadows. The herdsman asks for no lights. Stand on both sides.
    .done = The shadows have passed. The milk was recorded apart, in dark glass.
    .failed = The herd lay down. It is dark on the road at noon.
committee-mission-029 = A stopwatch in lead
    .task = Collect the crate. Inside is a stopwatch counting down to nobody knows what. It may be dropped but not stopped.
    .done = Delivered. Zero will occur at the recipient’s.
    .failed = Zero occurred. Nothing happened, which is what worries us.
committee-mission-030 = One more in the ward
    .task = There is one more in the ward than there are beds, and all are well. Medicine and discharge papers are needed. Establish who is extra and discharge them.
    .done = The extra one was discharged. Which, is a medical secret.
    .failed = The extra one stayed. The ward was discharged.
committee-mission-031 = Taxi to nowhere
    .task = A chequered car takes citizens nowhere and brings them back content. Pay the meter in fuel and papers, seize the trip log.
    .done = Meter closed. Nowhere has been entered in the street directory.
    .failed = The meter is running. The queue at the stand grows.
committee-mission-032 = An examination in nothing
    .task = A board is holding an examination in no known subject. Those who fail are put in a year that does not exist. Any department may sit it.
    .done = Passed with distinction. The subject is classified.
    .failed = Resit in autumn. Which autumn was not said.
committee-mission-033 = The crate that ticks backwards
    .task = Taken into store in Moscow yesterday. By the inventory it will arrive tomorrow. Opening is forbidden: inside may be whoever forbade it.
    .done = Crate handed in. The ticking stopped a minute before arrival.
    .failed = The crate came into store tomorrow. There is nowhere to store it.
committee-mission-034 = Forecast from the ice
    .task = The ice is sending a weather forecast in Morse. It is one word: “you”. Get there, listen, refute.
    .done = Forecast corrected: “you, in places”.
    .failed = The forecast came true.
committee-mission-035 = A door without walls
    .task = Collect a door in its frame. It leads into the same room five minutes later. Carry it shut.
    .done = Door handed in. The receiving clerks came out to meet it early.
    .failed = The door was opened. Everyone was late.
committee-mission-036 = A queue to a wall
    .task = A queue stands at a door that is not there, and it moves. Two people have been served. Ask what was on sale.
    .done = Patience, two per person. Seized.
    .failed = The queue got there. The door is locked from inside.
committee-mission-037 = A whistle for the wrong shift
    .task = The factory whistle calls a shift that is not on the payroll. The shift comes. Issue tools and a first-aid kit.
    .done = The shift was signed on and sent on leave without end.
    .failed = The shift is at work. The plan is exceeded in something nobody ordered.
committee-mission-038 = Chess by post
    .task = A postal game with an address unknown: with every move something goes missing from the store. Work out the reply and drive it over.
    .done = A draw. The pieces came back, one too many.
    .failed = Mate. The store surrendered without a fight.
committee-mission-039 = A flask of weather
    .task = Collect the flask. Inside is one day of July, still hot. Do not unscrew before arrival.
    .done = Flask handed in. The receiving office has a tan.
    .failed = The day was poured out. No snow is expected, nor cucumbers.
committee-mission-040 = Rain by testimony
    .task = It rains only where somebody is telling of rain. Two people tell without pause. Question them and ask for brevity.
    .done = Dry statements. A dry record.
    .failed = The story was broadcast.
committee-mission-041 = Road, wrong side up
    .task = A stretch of road has turned over and is driven from below. No complaints, but there is oncoming traffic. People are needed at both ends.
    .done = The road was turned face up. Drivers are advised not to look down.
    .failed = Two-storey traffic has been introduced. Fines from below do not come through.
committee-mission-042 = A monument on business
    .task = A monument has stepped down and asks for travel papers. Issue it something for the road.
    .done = The monument is back with a report. The report is bronze.
    .failed = The monument left at its own expense. The pedestal wants to follow.

## Kinds of regular missions

committee-kind-interrogation = interrogation
committee-kind-delivery = delivery
committee-kind-road = road
committee-kind-checks = checks
committee-kind-spend = spend

## Main missions

committee-main-m1 = Escape in Arkhangelsk
    .task = Silence has escaped from a sealed cupboard. In the port one can already hear the cranes think. Catch it and put it back. Quietly.
    .done = Silence has been put back. It signed for itself: a blank, certified.
committee-main-m2 = Dreamers in Moscow
    .task = A group of citizens dream of one and the same thing, and it has begun to be built. No permit. Find out what it is before the heating is connected.
    .done = The dream was commissioned and mothballed. The dreamers were issued ordinary sleep, second-hand.
committee-main-m3 = Visions in Perm
    .task = The workers of a factory all have the same dream, in which they get a bonus. Accounts confirms: the books balance.
    .done = The bonus was paid asleep, the tax withheld awake. The dream is closed for stocktaking.
committee-main-m4 = Archive in Yaroslavl
    .task = The archive has a file on everyone who looks for one. The last page is being written while you read. Read faster than they write.
    .done = The last page was removed against a receipt. The one before asks not to be disturbed.
committee-main-m5 = Fog in Leningrad
    .task = A fog came out on the avenue in working hours and does not disperse on demand. Things return from it as somebody else’s.
    .done = Fog dispersed. Remainder: hats, 14, and a spare bridge; the bridge was taken on the books.
committee-main-m6 = Doubles in Kazan
    .task = The management has acquired doubles. They work better, so it took a while to notice. Tell them apart and separate them.
    .done = The doubles have resigned of their own free will. Whose is being clarified.
committee-main-m7 = Voices in Syktyvkar
    .task = Disconnected telephones ring and ask for you by name. They promise to say how the case will end. Do not hear them out.
    .done = The line has been taken down. How the case will end came by letter; the letter is unopened.
committee-main-m8 = Light in Yoshkar-Ola
    .task = For two weeks a light that nobody pays for has been burning over the town. At night people read papers that have no news in them yet.
    .done = Light out, meter sealed. The papers were seized before publication.

## Personal missions

committee-personal-artyom-1 = The interview
    .task = A call to an interview. Somebody of the same surname is already waiting outside. Do not argue, wait your turn.
    .done = Interview over. The namesake agrees to the night shifts: by morning things feel lighter.
committee-personal-artyom-2 = At the last minute
    .task = Close a case whose time is running out. Not sooner: it is the last minute that is wanted.
    .done = The minute was saved and fitted to the engine.
committee-personal-willy-1 = A parcel to oneself
    .task = Make up a parcel of a little of everything and send it to the return address. The return address is in the future.
    .done = Parcels come every week. The sender is grateful for the idea.
committee-personal-willy-2 = By hand
    .task = Deliver somebody else’s load and get a signature. The hand must not be yours.
    .done = There is a signature and the hand is known. Equipment sits better now.
committee-personal-asya-1 = A theory of discounts
    .task = Prove to analytics that in a good mood two documents equal zero.
    .done = Proved. The formula works on doorkeepers and locks.
committee-personal-asya-2 = There at the time
    .task = Be where a big case ends. Touch nothing, look closely.
    .done = What was seen has been written down. The second try comes out better now.
committee-personal-ila-1 = The winter car
    .task = Buy a car out of the pound that runs in winter only. They want fuel and papers for all the winters.
    .done = The car was released. It carries its winter along.
committee-personal-ila-2 = The long road
    .task = Drive so far that weariness falls behind. Detours count.
    .done = It fell behind. The recipe is on the trip log and is dispensed with the medicine.
committee-personal-valery-1 = The fuel norm
    .task = Agree with transport on a norm that does not exist. The norm must consent.
    .done = The norm is signed. There was a spare kilometre in the can.
committee-personal-valery-2 = Ahead of time
    .task = Close a case before the ink on it is dry.
    .done = The ink dried on the letter of thanks. Paper has been coming by itself ever since.
committee-personal-farkhad-1 = Collected drafts
    .task = Hand in all drafts of interrogations, including those in which the questions are put to you.
    .done = Drafts accepted. Witnesses now begin at the end: it is shorter.
committee-personal-farkhad-2 = Two witnesses
    .task = Hear out two people in person and to the end. The second will begin where the first leaves off.
    .done = The statements added up to a third witness. It writes regularly.

## Allies

committee-ally-001 = Nil Fomich, doorkeeper
committee-ally-002 = Zoya Rakitina, motor pool dispatcher
committee-ally-003 = Gleb Chursin, tally clerk
committee-ally-004 = Maya Lunts, part-time psychiatrist
committee-ally-005 = Kuzma Yashchikov, loader
committee-ally-006 = Raisa Kopeiko, typist
committee-ally-007 = Yefim Zimorodok, buoy keeper
committee-ally-008 = Pelageya Sannaya, sled driver
committee-ally-009 = Ipat Nevedov, steward
committee-ally-010 = Lidia Sklyankina, chemist
committee-ally-011 = Arkady Koreshkov, bookbinder
committee-ally-012 = Vera Shifrina, stenographer
committee-ally-013 = Savva Bochkin, filling station attendant
committee-ally-014 = Roza Dvoyekurova, librarian
committee-ally-015 = Klim Relsov, track walker
committee-ally-016 = Agnia Papkina, archivist
committee-ally-017 = Yuly Stolpnikov, personnel officer
committee-ally-018 = Faina Korpieva, medical assistant
committee-ally-019 = Prokhor Vsyachin, rag-and-bone dealer
committee-ally-020 = Emilia Tochnaya, metrologist
committee-ally-021 = Gury Kolesov, long-haul driver
committee-ally-022 = Demyan Skobin, fitter
committee-ally-023 = Nonna Tikhaya, masseuse
committee-ally-024 = Yakov Farvater, pilot
committee-ally-025 = Inga Pechatina, notary
committee-ally-026 = Lev Somov, second-class chess player
committee-ally-027 = Tamara Skladskaya, storekeeper
committee-ally-028 = The Chyotov brothers, twins
committee-ally-029 = Ustin Obgonov, amateur racer
committee-ally-030 = Vilena Dogadkina, cryptographer
committee-ally-031 = Prov Kipin, filing clerk
committee-ally-032 = Olga Sumkina, left-luggage attendant
committee-ally-033 = Boris Dvoyashov, master of ceremonies
committee-ally-034 = Manefa Krutaya, motorcyclist
committee-ally-035 = Stepan Lishny, supernumerary electrician
committee-ally-036 = Ada Nulina, human computer
committee-ally-037 = Fedot Kanistrov, mechanic
committee-ally-038 = Serafima Klyuchevaya, matron
committee-ally-039 = Ivan Ivanovich, driver without a licence
committee-ally-040 = Kapitolina Uzelkova, carriage attendant
committee-ally-041 = Mark Zadnechislov, statistician
committee-ally-042 = Tikhon Molchanov, piano tuner

## Cities

committee-city-murmansk = Murmansk
    .effect = to the common limit: +2 calm
committee-city-arhangelsk = Arkhangelsk
    .effect = unlock cells of personnel
committee-city-leningrad = Leningrad
    .effect = take or move a help token
committee-city-vologda = Vologda
    .effect = remove 2 stress per document
committee-city-yaroslavl = Yaroslavl
    .effect = to the common limit: +2 any cargo
committee-city-moskva = Moscow
    .effect = 2 documents ⇄ 1 cargo
committee-city-gorkiy = Gorky
    .effect = take an ally from any city
committee-city-kirov = Kirov
    .effect = swap two missions or two scenario tokens
committee-city-syktyvkar = Syktyvkar
    .effect = exchange with an agent in any city
committee-city-perm = Perm
    .effect = gain 1 own income again
committee-city-sverdlovsk = Sverdlovsk
    .effect = remove 5 own stress
committee-city-yoshkar = Yoshkar-Ola
    .effect = unlock cells of analytics
committee-city-kazan = Kazan
    .effect = to the common limit: +4 documents
committee-city-kuybyshev = Kuibyshev
    .effect = unlock cells of transport

## Regions

committee-region-purple = purple region
committee-region-blue = blue region
committee-region-orange = orange region
committee-region-green = green region

## Departments

committee-department-hr = personnel department
    .short = HR
    .word = personnel
committee-department-an = analytics department
    .short = AN
    .word = analytics
committee-department-tr = transport department
    .short = TR
    .word = transport
committee-department-any = any department
    .short = any
    .word = any department

## Resources and what is counted; $n is a number

committee-resource-doc = document
    .count = { $n ->
        [one] { $n } document
       *[other] { $n } documents
    }
committee-resource-med = medicine
    .count = { $n } medicine
committee-resource-eq = equipment
    .count = { $n } equipment
committee-resource-fuel = fuel
    .count = { $n } fuel
committee-resource-cargo = any cargo
    .count = { $n } any cargo
committee-resource-same = same cargo
    .count = { $n } same cargo
committee-resource-car = car
    .count = { $n ->
        [one] { $n } car
       *[other] { $n } cars
    }
committee-resource-calm = calm
    .count = { $n } calm
committee-resource-stress = stress
    .count = { $n } stress

## Die faces

committee-face-fist = fist
committee-face-eye = eye
committee-face-book = book
committee-face-shake = handshake
committee-face-lamp = lamp
committee-face-anomaly = Anomaly

## Tokens

committee-token-action = action token
    .count = { $n ->
        [one] { $n } action token
       *[other] { $n } action tokens
    }
committee-token-help = help token
committee-token-jam = jam

## Stress penalties

committee-stress-lose-cargo = income: lose 1 cargo
committee-stress-lose-docs = income: lose 2 documents
committee-stress-lose-action = income: return 1 action token
committee-stress-reroll-cost = any reroll costs 1 document more
committee-stress-paid-only = paid rerolls only: for documents, free ones do not work
committee-stress-harder = +1 difficulty of every check
committee-stress-no-missions = no performing or completing of missions
committee-stress-no-unlock = no unlocking of cells
committee-stress-no-med = medicine may not be gained, lost, spent or exchanged
committee-stress-no-eq = equipment may not be gained, lost, spent or exchanged
committee-stress-no-fuel = fuel may not be gained, lost, spent or exchanged
committee-stress-slow = −1 car when moving

## Clearance tokens

committee-clearance-docs = 2 documents
committee-clearance-cargo = 1 any cargo
committee-clearance-action = 1 action token
committee-clearance-reroll = reroll any dice
committee-clearance-relief = remove 2 own stress
committee-clearance-loss = lose 1 cargo or 2 documents

## Help tokens

committee-help-docs = 2 documents less
    .short = −2 documents
committee-help-cargo = 1 cargo less
    .short = −1 cargo
committee-help-check = −1 difficulty of one check
    .short = −1

## Scenario tokens

committee-scenario-st1 = Local initiative
    .text = In the scenario phase one agent may apply the effect of its city.
committee-scenario-st2 = Second opinion
    .text = In every check of any agent 1 die may be rerolled once.
committee-scenario-st3 = Delegation
    .text = An agent may hand an action token to another.
committee-scenario-st4 = Quiet hour
    .text = In the scenario phase 1 calm moves from the fund to the limit.
committee-scenario-st5 = Workplace gymnastics
    .text = In the scenario phase every agent removes 1 stress from itself.

## Stickers

committee-sticker-incomes = two own incomes
committee-sticker-relief = remove 5 stress from anyone
committee-sticker-action = 1 action token
committee-sticker-cargo = 2 any cargo
committee-sticker-cars = 4 cars for one move
committee-sticker-city = effect of any city
committee-sticker-docs = 5 documents
committee-sticker-successes = +2 successes in a check
committee-sticker-unlock = free unlocking
committee-sticker-ally = any ally without a check

## Permanent bonuses of an ID card

committee-permanent-unlock = free unlocking at the start of the action phase of round 1
committee-permanent-reroll = 1 reroll in every check
committee-permanent-income = 1 own income again in every income phase
committee-permanent-car = +1 car
