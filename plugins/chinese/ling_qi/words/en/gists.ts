/** The gist of the 125 figures in this folder's own words: counts, an English name, what the verses say. */
export const gists = `
000 nothing shown|No sign has formed yet. Whoever moves meets slight; step back and stay true.
001 nurture|A bright sky shines on the ground: doors open, life stirs, and people see each other again.
002 the good of the earth|The root stands, affairs are settled, food is plain and good, and all keep well.
003 founding|Work begins and merit rises: with the help of many a ground is laid that lasts.
004 last rites|Duties of mourning and offering fill the house; talk and worry weigh on you. Undertake nothing.
010 rising light|Sun and moon come out again: whatever you set going can walk.
011 reverence and care|Show what is good and stop what is crooked while it is small; at ease, think of danger.
012 the way of kings|Heaven and earth work together, the undertaking is wide, and none can follow all its steps.
013 undecided|Doubt upon doubt: going on has no hope, going back to what is right does.
014 flattery and guile|Against heaven and reason people please themselves, and all grind their teeth. Keep away.
020 the year's harvest|Heaven and earth open and all things swell; once decided, the year ends in plenty.
021 beware regret|High and low have changed places and nothing fits; weigh words before you go or stay.
022 good at first|Nothing is wrong today, and yet think far: what is let slide from frost becomes ice.
023 fortune gathers|Good conduct wards off ill; obscure now, you see favour come of itself.
024 hidden malice|A secret plot may please today, and those who come after pay for it.
030 human affairs|Affairs rise among people: those who stay are blessed, those who travel arrive.
031 blessing and gain|You step out of the door into luck; a pearl shines in the night and you do not stray.
032 blessing and peace|Each is in the right office; acting or hidden, all goes well without end.
033 in good order|A phoenix with a pearl settles in the court: blessing is brought, and ill is taken off.
034 the blockage tips over|The upright stand up to the low; a clear head tells purple from red, and old wood buds.
040 keeping oneself|Ill has not taken shape; guard yourself and your door, and it stays outside.
041 not yet shaped|A hidden dragon is about to rise: first blocked, then glad.
042 swept away|Thunder and flood over the fields: a feast where evening falls unnoticed. Mend your ways and wait.
043 leaving the world|Small people have their way; leave the house for the marshes and watch for talk and loss.
044 ghosts stir|Two hungry ghosts would come in and fear the charm on the door: fright more than harm.
100 not yet light|The first breath, and nothing formed: one post, one man alone builds nothing. Find many.
101 slight hurt|You fall from the mulberry tree, and the neighbour to the east has the remedy.
102 roughly in tune|A new bride, a house not yet in tune: keep at it, and the line goes on.
103 not ploughed|Hard ground, a plough not lifted, and no crop; what was agreed is like a dream.
104 trouble in the house|Two ill spirits sit face to face and note each fault; empty rooms, little luck. Look to conduct.
110 bitter measure|Poor and without a door of your own: hardship, softened only by quiet good deeds.
111 great passage|From small to great, from below to above without a stumble: go far, do not hide.
112 gradual peace|Settle in and lay out work: wealth comes, rank not yet, and then the good knocks.
113 good fortune|Gold and silk in the house, everything at hand without asking; people of rank gather.
114 wealth at its height|Riches have reached their height, and heaven's way turns: go up and down with the time.
120 delight|Two sit knee to knee with nobody between them: steady joy.
121 joy in the way|Firm without and gentle within, in harmony with all; a small trouble does not spoil it.
122 alarm|The cock cries on the roof, the hen below is scared by a wild cat and just escapes.
123 a year of plenty|The east wind thaws the ground: fields and mulberries do well, and the year ends in song.
124 a small warning|Harm comes from below: mind those who serve you, and hold on to your money.
130 as wished|Each thing in its place and each wish met; be calm, congratulations are on their way.
131 ambition met|Your time has met you: enough money, and people to help.
132 affairs come through|What would not go before now goes; after long waiting in the dust a name is made.
133 talent reaches|Many able people in good order meet in joy; the fruit is late and sure.
134 free roaming|On a dragon, on a good horse, wandering all round, with a promise kept.
140 watched by ghosts|No food, no breath, no sleep: the heart is knotted and friends turn away. Take care of yourself.
141 worry|Alone above and below, caught by someone's scheme; hard to shake off before spring.
142 guard your conduct|Order is slack and thieves look at the house: good conduct is the only wall.
143 the order goes out|The command is given and the raiders are put down; success by the strength of many.
144 about to lose|Wolves howl and rain soaks weak troops: the fight is not to be won. Do not enter it.
200 drifting|Breath still drifting east and west, nothing decided: little goes as you wish.
201 emptiness|Wood sought in water, fish on a hill: work lost, hands empty.
202 out of tune|Two women without a husband between them quarrel and part houses.
203 pit upon pit|Two flee together and fall into a well: the guard itself becomes the trap.
204 change comes on|Frost and snow on your coat, the north wind against you, and no way home for now.
210 late luck|You asked someone and waited day by day: slow, and in the end as you wished.
211 the gods protect|The great one leads and what is ill is swept off; blessing after release, and quiet.
212 about to fail|Two press upon one, strength drains away: be careful, be careful, keep yourself.
213 order in disorder|Clouds rise and light from below: the upright put things right, the low are afraid.
214 not yet home|Empty fields, and people have moved away: wait for a good year, then come home.
220 be wary|Safe and yet in danger, glad and yet sad, always in fear of parting: stop it while it is small.
221 beware greed|Gold is buried and boasted of, the debt is not paid, and no blessing descends.
222 peace|The year is rich, the fields lie open, and you are firm as a mountain.
223 flourishing|You receive heaven's favour as the sun climbs: young in office, and rank on its way.
224 all goes through|Wealth like a spring that use does not dry up; what you seek comes.
230 great completion|Carts roll past your fields with gold and silver: plenty, so long as it does not spill.
231 worry turned to joy|You lie awake for fear of harm, and luck arrives instead.
232 safe and sound|Above and below at peace, no guile in the heart: do not believe rumours.
233 ill kept off|All are fond of you, and the mad dog does not bite: everything bears fruit.
234 great catch|The hound brings down hare upon hare; work hard after name and gain.
240 holding up in danger|Wise and upright without a place: first tears, then song. Bear with it far from home.
241 decline and recovery|Weak, and rising again, like gourds on a vine, one after another.
242 avoid harm|Autumn frost has come and leaves fall: keep quiet, do not travel, do not grasp.
243 the veil lifted|Dark has gone its length: insects wake, pardon is proclaimed, name and gain come together.
244 sick with thought|You look up at the sky and down at the ground and find no plan: rest, and ask for help.
300 not at rest|Formed with the breath of heaven and earth, going up and down and never still.
301 no result|East for herbs, up the great mountain: no magic plant, only orchids, and home empty-handed.
302 rain without end|Flood to the sky, people in nests, no smoke from any hearth: nowhere to perch.
303 drought|The sky burns and the ground cracks; you look for water above and below and grope for the moon.
304 pursuit far off|You chase the raider to a far country and get back jade and sheep: gain with a loss in it.
310 blessing flows|Hardship has met its end, and the peace is not for you alone.
311 bright light|Office in season, reward with the years: work at it and do not let it slip.
312 heaven helps|On a height you see the road of heaven, and a charm is put in your hand.
313 honour|Bright virtue with the stars as its guard: promotion, and good for the house.
314 time to pray|Strange things are seen: ask for help, pray, and the house is quiet again.
320 ripe late|Shoulder the plough in the fourth month and keep up with the season: gold is washed from sand.
321 goods delivered|A guest from the south leaves fine timber, treasure and cups of jade.
322 no hardship|The land is at peace: good for planting, and for going and coming.
323 harmony|The head is just, all serve, the house agrees: what is sought is had.
324 at odds|Below does not follow above, the middle does not hold: order breaks down. Avoid heights and water.
330 serving the prince|A clear lord above, no guile below: earned rank, and a rise.
331 upright and at peace|Four old men in the hills live by their breath and their way; they want no call from court.
332 strength grows|Two of one heart are like lips and teeth to each other; the time turns for you.
333 strong and many|Many and strong, rich and rising: undertake great things, nothing withstands you.
334 beauty|In red rooms a lovely woman opens like an orchid; stay a while, do not promise too soon.
340 sure to gain|The hound after the hare, the hawk after the pheasant: everything you go for, you get.
341 office gained|Lord and servant change places, a great gain begins; a boat for the great stream.
342 stuck|You have a plan and dare not act, now forward and now back: wait for spring.
343 ill melts away|The sun comes up in the east and burns off the mist.
344 upright above|A good lord and slanderers under him: sun and moon shine, and no dust is seen.
400 a heavy sign|Cold breath and dull weight: what is sunk does not show itself. Stay in and begin nothing.
401 theft|You would keep another's treasure: people find it out, and something holds your elbow.
402 rule lost|Against reason, and the harm comes back on the doer: mind lawsuits and the house.
403 a ring of rogues|The crooked are promoted, the straight step back: the able hide, and sigh.
404 quarrels|A wedding to the east, guests to the west, pigs squeal and dogs bark: talk brings loss.
410 shame wiped off|Food carried to the field, no ploughman there; a bird steals it and is hit in the wing. Not yet.
411 alone and poor|From warmth into the cold in a thin coat, away from a kind mother: a hard passage.
412 the hidden dragon|A great man once ploughed a hill: good soil, good harvest, and a name in its time.
413 a helpful friend|A guest of rank knocks and speaks of luck: go with him, and be favoured.
414 guile grows|Apart from home with one obstacle after another: nothing is to be carried out.
420 beware of going on|Drunk men fight with knives and sticks till the host ties his own hands: step back.
421 the gods help|Help from above unties the bound, and trouble heals.
422 release by offering|High mounds and wandering spirits: pay what is owed to them, and be free of worry.
423 harm held down|A blade would rise, and a good man's left hand holds it down.
424 pray and it goes through|Offerings in the temple end what is ill; a table short of one leg stands badly alone.
430 beware what you meet|Robbers in front and nobody behind: stop, and you stay whole.
431 as the heart wishes|Dark clouds above and no slanderer below: everything flows and comes out true.
432 loss and gain|A pearl is lost on the high road, a thief lies hidden, a dark bird drives him out; it comes home.
433 rescue|The keeper of lives finds an error in the book, and a great healer is sent.
434 great unity|Heaven's road is level and open on all sides: ride the clouds on a dragon.
440 held in a noose|Hanging as if in a noose with help far off: act at once, and call those who are near.
441 sunk in shade|Faint breath, no strength: what you ask for is not heard. Be still and wait.
442 shade grows|Shade upon shade, water in the court and boats in the hall: talk and damp in the house.
443 withdrawn|Shut in by trouble, sitting alone, the others gone: withdraw, and want nothing outside.
444 many ills|Trouble comes suddenly and nothing goes right: every step stumbles. Stop.
`;
