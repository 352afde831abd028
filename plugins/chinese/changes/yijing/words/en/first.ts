/**
 * The judgement and the six lines of hexagrams 1 to 32 in this folder's own words, with the sense of the received text;
 * 乾 and 坤 have a text more, for six lines that all change.
 */
export const first = `
What begins here goes all the way through, so long as you keep to what is right.
A dragon still under water: keep your strength to yourself for now.
The dragon is seen on the field; look for the person who can see your worth.
Busy the whole day and wary at night: the place is dangerous, but so no fault arises.
A leap over the deep, or staying in it: try it, and nobody will blame you.
The dragon flies; it is the time to meet those who matter.
The dragon has climbed too high, and there will be something to regret.
A flight of dragons and none of them leads: that is well.

Go far by following, as a mare does. Whoever runs ahead loses the way, whoever comes after finds it; friends in the south-west, none in the north-east; rest in what is right.
You tread on hoarfrost; solid ice is not far.
Straight, square and great: without practising, nothing goes amiss.
Keep your brilliance covered. In another's service seek no success of your own, and finish the work.
A sack tied shut: no blame, and no praise.
A yellow skirt, the modest colour of the middle: very good.
Dragons fight in the open, and their blood runs dark and yellow.
Hold to what is right for good and all.

A hard birth that ends well. Do not set out yet; put helpers in their places.
Going round and round a rock: stay firm where you are, and appoint helpers.
Horses turn back in the team. He is no robber but a suitor; she waits ten years before she says yes.
Hunting the deer without a forester only leads into the wood. Better give it up than go on and be sorry.
The team turns, and you go and ask for her hand: going is well.
Good things are held back: in small matters persist, in great ones it ends badly.
The team turns, and tears run like blood.

The young fool comes to the teacher, not the teacher to the fool. The first question is answered; ask twice or thrice and you hear nothing.
To open a mind, set it rules, and then take the fetters off; to go on with rules alone is a pity.
Bear with those who do not know yet; take a wife, and the son can run the house.
Do not take a woman who forgets herself at the sight of a rich man.
Shut up in not knowing: a pity.
The innocence of a child: well.
Strike at folly, but to keep harm off and not to do any.

Waiting with trust shines and comes through; the great river can be crossed.
Wait at the edge of town, and do as you always do.
Wait on the sand: a little talk, and well in the end.
Wait in the mud, and you call the robbers.
Wait in blood, and get out of the pit.
Wait over meat and wine: right, and good.
You fall into the pit; three guests come unbidden. Honour them, and it ends well.

You are sincere and are blocked. Stop halfway for your good; to the end is bad. See someone who can judge, and do not cross the great river.
Do not drag the matter on: a little talk, and well in the end.
You cannot win it. Go home and give way, and your three hundred households are spared.
Live on what was earned before; dangerous, yet well in the end. In another's service claim no success.
You cannot win it: turn back, accept what is, be at peace and steady, and it is well.
Your case is heard, and all is very well.
Given a belt of honour, it is torn from you three times before noon.

The army needs to be in the right, and an experienced man at its head; then it is well and without fault.
An army marches by its rules; where they are loose it goes badly.
In the midst of the army, well and without fault: three times the king honours you.
The army carts home those who fell: bad.
The army camps to the rear: no fault.
There is game in the field, so seize it and say so. Let the eldest lead; with the young in command the carts come home laden, and to go on is bad.
The prince gives out fiefs and houses; small people are not to be used.

Joining is well. Ask once more whether you can last at it; those without rest come, and whoever comes late fares badly.
Join with a sincerity full as a plain bowl, and in the end more comes than you looked for.
Join from within yourself: steady, and well.
You join with the wrong people.
Join openly with one outside: steady, and well.
Joining in the open: the king beats on three sides and lets the game before him go, and his people need no warning.
Joining without a head to it: bad.

It goes through, if only in small things: thick clouds from the west, and no rain yet.
You come back on your own road; what fault could that be?
Drawn along, you come back: well.
The spokes fly from the wheel; husband and wife look away from each other.
With trust, blood and fear go by.
Bound together by trust, you are rich along with your neighbour.
The rain has come, the rest has come. The wife who presses on is in danger; the moon is near full, and to march now is bad.

You tread on the tiger's tail, and it does not bite: it goes through.
Go plainly in your own shoes.
A level road; the quiet one who keeps to it does well.
One eye thinks it sees, a lame leg thinks it walks: treading on the tail it is bitten. A fighter who plays the prince.
On the tiger's tail with fear and care: well in the end.
You tread too firmly: even in the right it is dangerous.
Look back on your steps and weigh the signs; a round well walked is very good.

The small goes, the great comes: well, and it goes through.
Pull up one reed and the roots bring others: to set out is well.
Bear with the wild, wade the river, forget no one far off, keep no clique: so you walk the middle way.
No plain without a slope, no going without a return. Steady in hardship there is no fault; do not fret, and enjoy your bread.
Fluttering down without riches, trusted by the neighbours who need no warning.
The emperor gives his daughter in marriage: blessed, and very good.
The wall falls back into the moat. Use no army, give orders only at home; even so it is a pity.

The way is shut by people who are none. It does not reward the upright: the great goes, the small comes.
Pull up one reed and the roots bring others: stay upright, and it goes well.
They bear and flatter: well for small people; the great one says no and comes through.
They swallow their shame.
Acting on a mandate there is no fault, and companions share the blessing.
The standstill ends, well for a great one. "What if it fails, what if it fails?" So it is tied to a mulberry stock.
The standstill is overturned: first shut, then glad.

Fellowship out in the open goes through; cross the great river, and stay upright.
Fellowship at the gate: no fault.
Fellowship within the clan alone: a pity.
Weapons hidden in the thicket, watching from the hill: for three years nothing rises.
You mount the wall and cannot attack: well.
First they weep and cry out, then they laugh: great armies win through and meet.
Fellowship at the edge of town: nothing to regret.

Great possession goes all the way through.
No dealings with what harms: no fault yet, and none if you remember hardship.
A great cart to load: there is somewhere to go, without fault.
A prince offers it to the Son of Heaven; a small person could not.
Not to show one's fullness: no fault.
Trust that goes both ways, and dignity: well.
Heaven itself helps: well, and nothing goes amiss.

Modesty comes through, and the noble one brings it to its end.
Modest and more than modest, cross the great river: well.
Modesty that is heard of: steady, and well.
The one who toils and stays modest finishes, and it is well.
Nothing goes amiss where modesty shows itself.
Not rich, and yet the neighbours follow: an attack would go well, everything would.
Modesty that is heard of may set its army going, against its own town.

Gladness: set helpers in place, and let the army march.
Gladness that boasts: bad.
Firm as a rock, and not for a whole day: steady, and well.
Looking up for your gladness brings regret, and being slow brings more.
Gladness comes from you, and much is won: do not doubt, and friends gather as a clasp gathers hair.
Always ailing, and always going on.
Gladness gone dark: what is finished can still change, without fault.

Following goes all the way through for whoever is in the right: no fault.
The office changes, and to be steady is well; go out of the gate and mix, and there is merit.
Cling to the child, and you lose the man.
Cling to the man, and you lose the child: following you get what you seek; stay upright.
Following makes a catch, and going on so is bad. With trust, on the way, in the clear: what fault?
Trust in what is fine: well.
Held fast and bound besides: so the king makes his offering on the western mountain.

Spoiled work goes all the way through; cross the great river. Three days before the start, and three days after.
Mend what the father let spoil; with such a son the father is without fault. Dangerous, and well in the end.
Mend what the mother let spoil, and do not be too stern.
Mend what the father let spoil: a little regret, no great fault.
Be lenient with what the father spoiled, and going on you will be sorry.
Mend what the father let spoil, and be praised for it.
Serving neither king nor lord: a higher task of your own.

What comes near goes all the way through for the upright. In the eighth month there is harm.
Drawing near together: steady, and well.
Drawing near together: well, nothing goes amiss.
Drawing near with sweetness brings nothing. Once it grieves you, there is no fault.
Drawing near in person: no fault.
Drawing near with knowledge, as fits a great prince: well.
Drawing near with an open heart: well, without fault.

The hands are washed, the offering is not made yet: in that silence they look up, full of trust.
A child's look: no fault in small people, a pity in a noble one.
Looking through the crack of a door: proper for one who stays at home.
Look at your own life before you advance or withdraw.
Look at the splendour of the realm; it is well to be the king's guest.
Look at your own life: the noble one is without fault.
Looked at by all: the noble one is without fault.

Biting through goes through; let justice be used.
Feet in the stocks that hide the toes: no fault.
Biting tender flesh till the nose sinks in: no fault.
Biting old dried meat and meeting poison: a small pity, no fault.
Biting dried gristle, you find a metal arrow: be steady in hardship, and it is well.
Biting dried meat, you find yellow gold: steady and wary, without fault.
A yoke round the neck that hides the ears: bad.

Grace goes through; in small things there is somewhere to go.
Adorn your toes: leave the carriage, and walk.
Adorn your beard.
Adorned and moist with it: steady for good, and well.
Adorned, or white? The white horse comes on wings: no robber, a suitor.
Grace in hills and gardens; the roll of silk is thin. A pity, and well in the end.
White grace: no fault.

It is no time to go anywhere.
The bed splits at the legs: the upright are cut away, bad.
The bed splits at the frame: the upright are cut away, bad.
Split off from the others: no fault.
The bed splits to the skin: bad.
A string of fish, favour by way of the ladies of the court: nothing goes amiss.
One great fruit is not eaten. The noble one gets a carriage; the small one's hut splits.

It comes back and goes through: going out and in without harm, friends come without fault. Round on its way, on the seventh day it returns; there is somewhere to go.
Back before having gone far: nothing to repent, very good.
A restful return: well.
Return again and again: dangerous, without fault.
In the middle of the others you return alone.
A whole-hearted return: nothing to regret.
Losing the return: bad, with harm from outside and within. An army led so is beaten in the end, and for ten years cannot march.

Without guile all goes through for the upright. Whoever is not so meets harm, and there is nowhere to go.
Without guile: to go is well.
Do not plough for the harvest nor clear for the crop: then there is somewhere to go.
Harm without guilt: a cow was tied there, the passer-by takes it, the villager pays.
It can be held to: no fault.
An illness without guilt: take no medicine, and there is joy.
Without guile, and yet to act brings harm; nothing is gained.

Great strength in store: be steady, do not eat at home, cross the great river.
There is danger: better stop.
The axle comes loose from the cart.
Good horses chase. Steady in hardship, practise driving and defence each day, and there is somewhere to go.
A board on the young bull's horns: very good.
The tusks of a gelded boar: well.
What a highway of heaven: it goes through.

To be steady is well. Look at what you feed, and how you fill your own mouth.
You let your magic tortoise go and gape at me with hanging jaws: bad.
Fed upside down, off the path, from the hill: to set out is bad.
Off the path of feeding: even steady it is bad. For ten years do not act; nothing is gained.
Fed upside down it is well: a tiger's stare, desire upon desire, without fault.
Off the path, staying steady is well; the great river is not to be crossed.
From you all are fed: dangerous and well, and the great river can be crossed.

The ridge-pole sags; go somewhere, and it goes through.
White rushes spread underneath: no fault.
A withered willow sprouts, an old man finds a young wife: nothing goes amiss.
The ridge-pole sags: bad.
The ridge-pole is braced: well; with another motive a pity.
A withered willow blossoms, an old woman finds a husband: no fault, no praise.
Wading too far, the water closes over the head: bad, and nobody to blame.

Pit upon pit. With trust the heart goes through, and what you do is honoured.
Pit upon pit, you fall into the hole in the pit: bad.
The pit has danger: seek for small gains.
Coming or going, pit after pit; dangerous, so rest in it. You are in the hole: do not act.
A jug of wine, two bowls, plain earthenware, handed in by the window: no fault in the end.
The pit is not full, only level: no fault.
Bound with cords and set among thorns, for three years you do not get out: bad.

To be steady helps and goes through; keep a cow, and it is well.
Footsteps run across each other: be careful, and there is no fault.
Yellow light: very good.
Light of a setting sun. If you do not drum on the pot and sing, you sigh over old age: bad.
It comes all at once: it flares, it burns down, it is thrown away.
Tears in floods, sorrow and sighs: well.
The king marches out: honour for taking the leaders, and those who only followed are let go. No fault.

Moved together: it goes through, steady; to take a wife is well.
Moved in the big toe.
Moved in the calf: bad; staying is well.
Moved in the thigh, holding to what it follows: going on is a pity.
Steady is well, regret goes. You come and go unsettled, and only your friends follow your thoughts.
Moved in the back of the neck: nothing to regret.
Moved in jaws, cheeks and tongue.

What lasts goes through without fault; be steady, and there is somewhere to go.
Digging for what lasts too deep: even steady it is bad, nothing is gained.
Regret goes.
Not keeping your virtue, you may receive disgrace: even steady it is a pity.
No game in the field.
Keeping one virtue steadily: well for a wife, bad for a husband.
Restless for ever: bad.
`;
