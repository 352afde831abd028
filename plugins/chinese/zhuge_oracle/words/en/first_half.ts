/** The gist of verses 1 to 192 in this folder's own words. */
export const firstHalf = `
1|Your place at the head is settled; autumn brings the celebration.
2|A powerful guardian stands behind what serves land and people.
3|The bright city is still far; ride hard while the wind helps.
4|The showy falls in the rain; the hardy outlasts the frost.
5|Thunder wakes the sleeping great, and everyone is helped.
6|The way is neither deep nor shallow; search for it with care.
7|Drop your doubts: the road is level, and adapting suits everything.
8|Nobody understands you now; when autumn flowers open, your name travels.
9|A noble guest comes and dry wood revives; ignore gossip.
10|You fly high alone, yet tangles beset your wings.
11|No trace near or far; trouble rises from nothing, laughter turns sour.
12|The mind is dim: wind in the line and cast no more.
13|A good partner opens the way; full moon brings all together.
14|A lone boat meets boiling water; cleverness spoils the affair.
15|The letter you wait for is coming, like plum blossom before spring.
16|Hearts agree: work outside the door, and dealings come to an end well.
17|You carry a treasure and linger while your heart runs ahead.
18|You say it is over, yet worry follows worry.
19|Neither near nor far, half hard: watch it with a smile.
20|Blossoms are over; you drift about and home gives no rest.
21|Water after water, hill after hill; at the end gain is easy.
22|Halfway it turns about, yet the storm can be spared.
23|Joy blows in with spring; stop forcing yourself to worry.
24|Busy and uneasy in heart: mind your comings and goings.
25|Guard your back; whether you meet is anyone's guess.
26|A new season begins; look for work by woods and water.
27|The fault is your own stubbornness; a true heart is never fooled.
28|Rank and horses run together; set out early, return in honour.
29|A wish is settled by old ties; fragrance leads you upward.
30|Grey hair in office gains little; spend your vigour on yourself.
31|Parting is hard; go in company and go soon.
32|After delight comes sorrow; only the light of sunset is left.
33|Several waves lie behind you; now advance or withdraw with ease.
34|What waned fills again; the way ahead lies open and level.
35|You learn how hard the road is; strain once and pass the rapids.
36|Spring is on every side: go gladly to the feast of honour.
37|Wild thoughts come home, fierce beasts bow to virtue.
38|The oriole calls in a bright wood: mount and hurry.
39|Give help freely to thousands and you reach the far shore too.
40|Clear water, a boat at rest, the moon above: be still.
41|Flowers at their best, a rare day: remember to use it.
42|A secret lies between hidden and seen; grasp it and climb.
43|Rein in and look back; a thousand paths are still there.
44|With no door around, one hidden lane remains; practice completes you.
45|Do not rush: where bells ring, a home waits for you.
46|Running after shadows leads nowhere; turn back early.
47|Few know the real thing; go back to the source.
48|Having roamed through frost, better to stop and ask somebody.
49|A heavy ailment lifts at the thunderclap and the body feels light.
50|Money and rank come by their own roads; leave small things alone.
51|Out of emptiness success ripens slowly and fears no night wind.
52|Sorrow gives way to smiles: a friend arrives from afar.
53|Stay and work hard if you mean to land the giant.
54|No trace to follow: rowing on dry land wastes strength.
55|Drizzle, a cut road, late news: hope only for the east wind.
56|Smoke rises and nothing settles; seek the match higher up.
57|Stay upright, since rash moves harm; gain opens late.
58|The worthy rise, the small obstruct; a kind person waits ahead.
59|Confusion upon confusion: you sit at dusk with a lamp alone.
60|Let the pretty face go; everyone is still in transit.
61|The bridge is down, and the boat you take meets a gale.
62|A moon in deep water: seen clearly, never held.
63|Fish at ease on wide waters; dragon and hare bring name and gain.
64|Things break and bridges fall; set pride aside and rebuild.
65|Easy to enter and hard to leave, it wears you out.
66|Haste meets delay and reversals; fruit ripens only in cold weather.
67|Ride forward in good faith: the broken moon shines again.
68|You have left the old ford; ask the way and go on.
69|Never enough, never told: the dream ends in a frown.
70|Good meets good; the end becomes another beginning.
71|A lone boat rides the waves; whoever should come has not crossed.
72|Bolt the deep door and watch for the one in the dark.
73|One cast in the mist lands many giants; sing midstream.
74|Half crossing, half forcing: one cart pulled two ways.
75|Every gain brings a care; step back, take the highroad, rest easy.
76|Hard when waves rise from nowhere, easy once laughter returns.
77|Willing but weak, you lean on spring wind and sing.
78|Body and mind unsettled, you move again and again and sigh.
79|The matter closes, the goods do not; people meet, things lack.
80|A tree about to sprout is cut for firewood by the unknowing.
81|Moon and mirror both lack a piece; there is no joining them.
82|Carriages and banners arrive; peace is won and the future widens.
83|You ask where to lodge; fame is found, a light soars upward.
84|The golden fish may still slip away; keep it by silence.
85|Drain a cup, unknit your brow: heaven and earth agree.
86|An arrow from the dark, a sunken sun: the truth stays hidden.
87|Lucky stars shine; sincerity is seen and carried to court.
88|Fish will not bite in cold water; you row home with moonlight.
89|Effort is scattered; borrow strength from the noble person beside you.
90|Clouds clear, light is everywhere, and the boat runs downstream.
91|Blades line the wood; the raider loses, and honour reaches your children.
92|Wide water, steep hills: wind your way and moonlight comes.
93|You wish to move and cannot; guard in joy, a woman leads.
94|One leaves, one enters, both suspect; still the golden fish is caught.
95|Joy is unsteady, grief has come; storms shake the old tree.
96|Here is someone to trust with great charges; do not delay.
97|Good report from the royal park: whip up and ride.
98|Safest in its burrow, the mouse keeps by day and walks at night.
99|Rouse your lifelong aim and go southwest to wealth and ease.
100|Guard amid joy: the dragon's pearl slips back into the water.
101|Good people govern, no flatterers remain, and peace holds.
102|The worst is over; worry less and nurture your blessing.
103|Clean officers, happy people: great work rests on a clear leader.
104|Firm as a mountain; walk on boldly and straight.
105|The moon's cassia is out of reach until a ladder appears; step on.
106|A lone goose cries for its flock; how few understand you.
107|One night's wind strips the leaves; you wake and plans are gone.
108|Tangled affairs and wrong reasons; sun behind cloud, time lost.
109|Leave the old ruts for a new carriage; every direction is smooth.
110|Startled by a mouse in a dream, you lie awake till dawn.
111|New flowers shine, old ones are covered; say nothing of fickleness.
112|Unfulfilled and tireless, take first place in the northwest.
113|Long drowsy and unwell, one thunderclap makes you light again.
114|Neither easy nor hard: a sudden wave, then laughter several times.
115|Road shut, gate barred, moon hidden: take care everywhere.
116|Tiny profits draw laughter; fit to begin, not to finish.
117|Pearls roll on the plate, fields grow rich; setting out succeeds.
118|Moon is clear, flowers reopen; whatever you do agrees.
119|In the hazy autumn a noble helper comes without fine words.
120|Still tight and uneasy; after long doubt comes rest.
121|An empty title drags on; after autumn a bright cloud appears.
122|Stop here: it has run its course; keep what you have.
123|A full moon and glad faces; wind and cloud escort the union.
124|A new mirror shows two people whose hearts are tied as one.
125|Below turns from above, people drift, and the lost chance ruins all.
126|You wait unnoticed in dust until someone of rank brings you forward.
127|A tiger lies by the road: keep quiet and watch, and pass.
128|Agreed and not agreed, ever reversing; moving brings little.
129|Begun in the east, done in the west; flute under the moon.
130|Matters come round complete; to and fro you rise to clear sky.
131|Shallow water breaks into waves, flat ground grows thorns; words divide.
132|Clouds part; if an old friend recommends you, never doubt.
133|The mind is set, the fish hooked, honour gathered in one net.
134|Affairs clear, heart confused: the answer lies two ridges away.
135|A lack within laughter; when clouds part, harm turns to blessing.
136|Magpies chatter, worry goes; as one steps back a match is made.
137|Thorns on level ground, wind all round; silent before the sunset.
138|The plan stands, so worry nothing; someone high above nods.
139|Season and ground agree; lamp sparks bring news, all moves fit.
140|Meeting and not meeting: moon under sea, person in a dream.
141|The feared thunder is nothing; black cloud clears and sun rises.
142|Merit won abroad, royal bounty, and a name known everywhere.
143|Worry outside, quarrel indoors: thoughts tangle and spirits tip over.
144|Hill and water in rows, then a world within a jar.
145|Fear no danger; one whose name has the grass sign lifts you.
146|A boat in the rapids, a spring parting: a restless, doubting heart.
147|Store each bit of jade; go steadily and good prospects meet you.
148|Young ones learn early; a noble helper, then fruit after flowers.
149|One mind on two things; the bare tree waits for spring.
150|Great designs are past; faded flowers do not brighten again.
151|Do not say all is sound; the moon wanes, polish it again.
152|Late is not lost: hold the long rod and the hook takes.
153|Even when it suits, go slow and lean on others' strength.
154|No rest in foot or carriage, yet two matters fit and worry ends.
155|Cauldron and wheel break; a kind patron puts them together.
156|Talks boil over and timing is bad; in the long run, harmless.
157|Noble guests draw near and merit is easy; keep doing good.
158|Trouble rises from flat ground; with one heart it ends gladly.
159|Wind drives black cloud, yet the moon overhead stays uncovered.
160|Many cares lean at the window; step on calmly and worry lifts.
161|A touch of spring on bare twigs; single purpose finds its match.
162|Long road and closed gate; mist lifts, and the sun appears.
163|The fish bites on a weak line; use more strength.
164|Drawn to each other with care, sorrow turns to reunion.
165|Doubt on doubt: laughter then sorrow, red petals unswept.
166|Above and below clash; leave for the broad road and last.
167|A great thing can be done; its answer comes after three autumns.
168|Late evening, a moon past filling; someone sharp brings gladness.
169|Hardship either way; with a clear wind the skiff passes far hills.
170|Mourn no faded flower: dry wood blooms, and the house laughs.
171|One matter empties, one gladdens; trust the person with a mouth sign.
172|To catch the moon's hare you need help from high up.
173|It is done; drop the hook again and catch fresh fish.
174|Full, then waning, then full: work quietly until the time comes.
175|On a sick horse up a steep slope: beware the fall.
176|Both matters agree; a light boat sings through rapids with the wind.
177|Jade in dust, gold in earth: it shines, but someone must raise it.
178|Above unsteady, below at odds: entangled, storms from level ground.
179|The middle way suits best; what you ask will come.
180|Unasked after and worn, you hear the cuckoo and weep far off.
181|Favour among lotuses; at full moon a new seal and great name.
182|Flowers fall in spring: half finished, it drags for weeks.
183|Going, stopping, wavering: do not force it; stop where you can.
184|The heart is settled, work unfinished; with the dragon comes reunion.
185|Deep water, hard fishing; gain will come, though not smiling yet.
186|Three arrows open the road; gossip turns to song.
187|Do not cling and waste your future; when quarrels come, leave home.
188|Waves still for miles; name and gain pass every gate.
189|Plums to look at, shadows to grasp; tiger and dragon wake you.
190|Puzzled matters, clear heart; after a glad meeting you pass the gate.
191|No ferry at midnight, waves to heaven; word comes as clouds thin.
192|Held back and unseen, coming and going blocked; nothing to find.
`;
