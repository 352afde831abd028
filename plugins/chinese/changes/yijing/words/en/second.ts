/** The judgement and the six lines of hexagrams 33 to 64 in this folder's own words, with the sense of the received text. */
export const second = `
Withdrawing comes through; in small things be steady.
At the tail of the retreat: dangerous, so do not set out.
Held with yellow ox-hide that nobody can loosen.
A retreat held back: ailing and dangerous. Keeping servants goes well.
Withdraw in liking: well for a noble one, not for a small.
Withdraw in grace: steady, and well.
Withdraw with a light heart: nothing goes amiss.

Great power: be steady.
Power in the toes: to set out is bad, that is certain.
Steady is well.
The small one uses power, the noble one does not: even steady it is dangerous. A ram butts the fence and tangles its horns.
Steady is well, regret goes: the fence opens without a tangle; power in the axle of a great cart.
You lose the sheep with ease: nothing to regret.
The ram butts the fence and can go neither back nor on: nothing is gained; in hardship it is well.

Getting on: the prince is given horses in number, and in one day three audiences.
Getting on, or pressed back? Steady is well. Without trust be generous, and there is no fault.
Getting on, or in sorrow? Steady is well: great blessing comes from the grandmother.
All agree: regret goes.
Getting on like a marmot: even steady it is dangerous.
Regret goes; do not fret over loss and gain. To go is well, nothing goes amiss.
Getting on with the horns, only against your own town: dangerous and well, without fault; even steady a pity.

The light is wounded: be steady in hardship.
The wounded light flies with drooping wings. The noble one, walking, does not eat for three days; there is somewhere to go, and the host has something to say.
Wounded in the left thigh, helped by a strong horse: well.
Wounded on the hunt in the south, you take the great leader. Do not be steady in haste.
Into the left side of the belly you go, find the heart of the wounded light, and leave by the gate.
The wounded light of Prince Ji: be steady.
No light, darkness: first it climbed to heaven, then it went into the earth.

The family: the steadiness of the wife is what helps.
Set bounds in the house, and regret goes.
No whims of her own, the food within: steady is well.
Harsh words in the house: regret and danger, and well; giggling of wife and child is a pity in the end.
Riches of the house: very good.
The king comes to his house: do not fret, it is well.
Trust and dignity: well in the end.

Estranged: small matters go well.
Regret goes. The horse is lost, do not run after it, it comes back; see bad people, and there is no fault.
You meet your lord in a lane: no fault.
You see the cart dragged back, the ox held, the man with hair and nose cut off: no beginning, yet an end.
Alone and estranged you meet a good man: trust on both sides; dangerous, without fault.
Regret goes: your own clan bites through the skin. What fault would it be to go?
Alone and estranged you see a pig covered in mud, a cart full of demons. You draw the bow and put it down: no robber, a suitor; go, and meet rain, and it is well.

Lame: the south-west helps, the north-east does not. See someone great; steady is well.
Going is lame, coming is praised.
The king's servant is lame and lame again, and not for his own sake.
Going is lame; come back.
Going is lame; come and join.
Very lame, and friends come.
Going is lame, coming is great: well; see someone great.

Release: the south-west helps. With nowhere left to go, coming back is well; with somewhere to go, early is well.
No fault.
Three foxes caught in the field, and a yellow arrow: steady, and well.
A load on the back and riding too: it calls the robbers, even steady a pity.
Let go of your big toe; a friend comes and can be trusted.
The noble one lets go: well, and small people believe it.
The prince shoots a hawk on the high wall and gets it: nothing goes amiss.

Less, with trust: very good, without fault, can be kept up, and there is somewhere to go. What to offer? Two bowls will do.
Leave your work and hurry, no fault; weigh how much to give.
Be steady, to set out is bad: increase the other without lessening yourself.
Three walk, and become one less; one walks, and finds a friend.
Lessen the illness, do it soon, and there is joy: no fault.
Somebody gives ten pairs of tortoise shells and will take no refusal: very good.
Increase without lessening: no fault, steady is well; there is somewhere to go, and servants without a house of their own.

More: there is somewhere to go, and the great river can be crossed.
Use it for a great work: very good, without fault.
Somebody gives ten pairs of tortoise shells and will take no refusal: steady for good, and well. The king offers it to God: well.
More by way of a misfortune: no fault. With trust, in the middle, report to the prince with the jade.
Walk in the middle, and the prince follows your report: good for moving the capital.
With trust and a kind heart do not ask: very good; with trust they are kind to me.
Nobody gives more, somebody strikes. A heart without constancy: bad.

Speak out at the king's court. A sincere call is dangerous; tell your own town, take up no arms, and there is somewhere to go.
Power in the toes that go ahead: going without winning is the fault.
Cries of alarm, arms at night: do not fret.
Power in the cheekbones is bad. The noble one, resolved, walks alone in the rain, gets wet and is scolded: no fault.
No skin on the thighs, walking is hard. Led like a sheep regret would go, but the words heard are not believed.
Weeds cut with resolve: walk in the middle, and there is no fault.
No cry left: in the end it is bad.

Meeting: the woman is strong; do not marry her.
Tied to a metal brake: steady is well; to go anywhere shows harm. A lean pig still struggles.
There is a fish in the bag: no fault; it does not serve guests.
No skin on the thighs, walking is hard: dangerous, no great fault.
No fish in the bag: it stirs up harm.
The melon wrapped in willow leaves: brilliance kept in, and it drops from heaven.
Meeting with the horns: a pity, without fault.

Gathering goes through: the king comes to his temple. See someone great, be steady; a great offering is well, and there is somewhere to go.
Trust not kept to the end, now confusion and now gathering. Call out, and with one grasp of the hand you laugh: do not fret, go.
Let yourself be drawn: well, without fault. With trust even a small offering serves.
Gathering with sighs, nothing is gained; to go is no fault, a small pity.
Very good, without fault.
Gathered round a place: no fault. Where trust is lacking, be steady from first to last, and regret goes.
Sighs and tears: no fault.

Rising goes all the way through. See someone great and do not fret; to the south is well.
Rising that is welcome: very good.
With trust even a small offering serves: no fault.
Rising into an empty town.
The king makes his offering on Mount Qi: well, without fault.
Steady is well: up the stairs.
Rising in the dark: be steady without rest.

Hemmed in, it goes through for the steady: well for a great one, without fault. Words are not believed.
Sitting hemmed in on a stump, gone into a dark valley, for three years seen by no one.
Hemmed in by meat and wine; the scarlet sash is just coming. Make your offering; to set out is bad, without fault.
Hemmed in by stone, leaning on thorns: you come home and do not see your wife. Bad.
You come slowly, slowly, hemmed in by a golden carriage: a pity, and it has an end.
Nose and feet cut, hemmed in by the purple sash. Slowly joy comes; make your offering.
Hemmed in by creepers, on shaky ground. "Moving I shall regret it": regret it, and to set out is well.

The town may move, the well does not; it loses nothing and gains nothing, and they come and go. The rope is nearly there and the jug breaks: bad.
Mud in the well, nobody drinks: an old well without birds.
Fish are shot in the well's depth, and the jug leaks.
The well is cleaned and nobody drinks: that is my heart's sorrow. It could be drawn from; were the king clear, all would share the blessing.
The well is lined: no fault.
The well is clear, a cold spring: drink.
The well is drawn and not covered; with trust very good.

Change: on its own day it is believed. It goes all the way through for the steady, and regret goes.
Bound fast in yellow ox-hide.
When its day is come, change: to set out is well, without fault.
To set out is bad, even steady it is dangerous. Talk of change goes round three times, and it is believed.
Regret goes: with trust the mandate changes, and it is well.
The great one changes like a tiger: believed before any oracle.
The noble one changes like a leopard, the small one changes the face: to set out is bad, staying steady is well.

The cauldron: very good, and it goes through.
The cauldron upside down: good for getting stale food out. You take a concubine for the sake of her son: no fault.
There is food in the cauldron. My partner is ill and cannot come near me: well.
The ears of the cauldron are changed, and it cannot be moved; the fat pheasant goes uneaten. Then rain, regret wanes, well in the end.
A leg of the cauldron breaks, the prince's meal is spilt over him: bad.
Yellow ears and a carrying bar of metal: be steady.
A carrying bar of jade: very good, nothing goes amiss.

Thunder goes through. It comes, oh oh! and then laughter, ha ha! It frightens a hundred miles, and you do not drop spoon or cup.
Thunder comes, oh oh! and afterwards laughter: well.
Thunder comes, dangerous. You lose a hoard of treasure and climb nine hills: do not run after it, in seven days you have it.
Thunder makes you shiver: move with it, and there is no harm.
Thunder goes into the mud.
Thunder comes and goes, dangerous: nothing is lost, there is work to do.
Thunder shakes and eyes stare: to set out is bad. It has not reached you but your neighbour: no fault, though relations talk.

Still in the back, you do not feel the body; walking through the court, you do not see the people: no fault.
Still in the toes: no fault, be steady for long.
Still in the calves, you cannot save what you follow, and the heart is not glad.
Still at the waist, the back is torn: dangerous, it smothers the heart.
Still in the trunk: no fault.
Still in the jaws: words in order, and regret goes.
Still with all your heart: well.

Step by step, as a bride is given: well; be steady.
The wild goose nears the shore; the young one is in danger and there is talk, without fault.
The wild goose nears the rock, eating and drinking in joy: well.
The wild goose nears the plateau. The man goes off and does not return, the woman is with child and does not bear: bad; ward off robbers.
The wild goose nears the tree and may find a branch: no fault.
The wild goose nears the hill; for three years the wife is without child, and in the end nothing can prevent it: well.
The wild goose nears the heights; its feathers serve the rite: well.

A girl marries below her rank: to set out is bad, nothing is gained.
She marries as a second wife. The lame can walk: to set out is well.
The one-eyed can see: the quiet one who stays alone is steady.
She marries waiting, and goes back to be a second wife.
She marries past the term: late, and in its time.
The emperor gives his daughter in marriage: her sleeves are not so fine as the second wife's; the moon is near full, well.
The woman's basket has no fruit, the man stabs the sheep and there is no blood: nothing is gained.

Fullness goes through; the king reaches it. Do not fret: be as the sun at noon.
You meet the lord who is your match: ten days together and no fault; to go is honoured.
Full screens: at noon you see the Plough. Going you are doubted; with trust it opens out, well.
Full curtains: at noon you see small stars; you break your right arm, without fault.
Full screens: at noon you see the Plough; you meet the lord who is your equal, well.
Brilliance comes, joy and praise: well.
A full house that screens the family. You peer through the gate: silence, nobody, for three years no one is seen. Bad.

The stranger on the road: small things go through; steady, and well.
The stranger busy with trifles: so he draws misfortune.
The stranger comes to an inn with his money in his coat, and finds a young servant who is true.
The stranger's inn burns, he loses the servant: even steady it is dangerous.
The stranger has a place to stay, his means and an axe: my heart is not glad.
Shooting a pheasant, one arrow gone: in the end praise and an office.
The bird burns its nest. The stranger laughs first, then cries; he loses his cow with ease: bad.

Gently into all: small things go through; go somewhere, and see someone great.
Forward and back: the steadiness of a soldier helps.
Under the bed; use priests and seers in number: well, without fault.
Giving way again and again: a pity.
Regret goes: three kinds of game caught in the field.
Steady is well, regret goes, nothing goes amiss. No beginning, yet an end: three days before the change and three days after, well.
Under the bed, losing means and axe: even steady it is bad.

Joy goes through; be steady.
Joy in harmony: well.
Joy in trust: well, regret goes.
Joy that comes to you: bad.
Joy weighed and not at rest: keep ills off, and there is gladness.
Trust in what crumbles: dangerous.
Joy that leads and is led.

Scattering goes through: the king comes to his temple; cross the great river, be steady.
Help with the strength of a horse: well.
In the scattering run to your support: regret goes.
Scatter your own self: nothing to regret.
Scatter the flock: very good. In the scattering rises a hill, what nobody would have thought.
Scatter with loud cries like sweat; scatter the king's stores: no fault.
Scatter the blood, go far away: no fault.

Measure goes through; bitter measure is not to be kept up.
Not leaving the inner court: no fault.
Not leaving the outer gate: bad.
Without measure, then with sighs: nobody to blame.
At peace in measure: it goes through.
Sweet measure: well, and going is honoured.
Bitter measure: kept up it is bad; regret goes.

Trust within reaches pigs and fishes: well. Cross the great river, be steady.
Be ready and it is well; with something else in mind there is no rest.
A crane calls in the shade, and its young answer: I have a good cup, and share it with you.
You find a rival: now drum, now stop, now weep, now sing.
The moon is near full, a horse of the pair is gone: no fault.
Bound together by trust: no fault.
A cock's crow climbs to heaven: kept up it is bad.

A little too much goes through for the steady, in small matters and not in great. The flying bird leaves its call: down is right, up is not; very good.
The bird flies, and it is bad.
You pass the grandfather and meet the grandmother; you do not reach the prince and meet the minister: no fault.
Guard yourself more than enough; those who follow may strike: bad.
No fault. You do not pass, you meet: to go is dangerous, be on guard, do not keep it up for good.
Thick clouds from the west, no rain; the prince shoots and takes the one in the cave.
You pass without meeting; the flying bird leaves you: bad, that is harm from within and without.

Done: small things go through, be steady. Well at first, confusion in the end.
The wheels are held, the tail gets wet: no fault.
The wife loses her carriage blind: do not run after it, in seven days you have it.
The High Ancestor strikes at the land of demons, and in three years takes it: use no small people.
Fine cloth and rags for the leak: all day on guard.
The neighbour in the east who kills an ox has less blessing than the one in the west with a small offering.
The head gets wet: dangerous.

Not done yet, it goes through: the young fox, nearly across, gets its tail wet, and nothing is gained.
The tail gets wet: a pity.
The wheels are held: steady, and well.
Not across yet: to set out is bad; cross the great river.
Steady is well, regret goes: roused, strike at the land of demons; in three years a great realm rewards you.
Steady is well, nothing to regret: the light of a noble one has trust, well.
With trust drink wine, no fault; with the head wet, trust itself is lost.
`;
