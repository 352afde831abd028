/** The gist of verses 193 to 384 in this folder's own words. */
export const secondHalf = `
193|One sail over still waters; unhindered, and a further ford ahead.
194|Past the great waves, a good wind; too early to retire.
195|A crane leaves the clouds, you come home by moonlight, newly glad.
196|Deep pools and dark valleys yield; only patience and no doubt.
197|Neither forward nor back; when all agree, a bright pearl is yours.
198|Every move leads and finds its way; not your wish, yet no quarrel.
199|Chatter above, a traveller at the ford; half done, dusk brings sorrow.
200|Jade in stone, pearls in sand: it is before you.
201|Storms hurry spring away; another sings while your mind is tangled.
202|A spring in fairyland: willow and flower new, good news comes.
203|Affairs pile up outside; clever help from a woman cannot fit them.
204|There is gladness and a bright face; all can be talked through.
205|Dark goes and light comes; what worries you ends with a laugh.
206|A dustless mirror and sable cut to measure: heaven itself agrees.
207|Agreements are made while joking; good news is on the road.
208|Faded flower, broken mirror, parted pair: peace only in staying away.
209|Good news comes, fortunes shift, and the wild geese lose formation.
210|Fair country veiled in sand; the fish bit, why meet waves.
211|Two swallows bring letters together; the long-stranded guest moves on.
212|High ridges come within climbing; look up, the moon is here.
213|Used or laid aside, you ride out; good news is close.
214|Good deeds serve your children; look back on a world made new.
215|A level road, then sudden rain on peach blossom, a woman weeping.
216|Strife indoors between kin and foe; a red robe brings laughter.
217|One man takes a deer and all is well, yet a claimant waits outside.
218|Going brings nothing; autumn frost piles up and retreat leaves nothing.
219|Moon for hook, breeze for line: bright fish soon seen.
220|Lock up and watch; small lapses left alone become great harm.
221|Birds sing, the yard blooms; you wake in spring, silent and wistful.
222|Hard thought succeeds; a clear breeze carries you laughing ahead.
223|You start and linger; willow down blows, cares lie on the pillow.
224|Jade and stone unsorted, small regrets, yet no blame and laughter.
225|You flee with drooped wings; through it comes a garden of spring.
226|Good news brings smiles; you soar and part the clouds.
227|Clinging to the old while wind shakes the nest: brief joy deceives.
228|Do not scorn thorns: the phoenix will nest there, so wait.
229|All agree and worry ends: through thousand clouds one moon.
230|Jade leaves its rock, the boat its ford; choices come easily.
231|Heart pent up, guest slow; the golden carriage gets through at last.
232|You may trust and entrust; it comes slowly but without mistake.
233|Fears crowd before you; one clear eye shows them empty.
234|Cloud over moon, path lost; when it clears, go forward.
235|Shouts on the road, no storm; out of season, a patron steadies you.
236|Cast in deep clear water; the giant turtle comes, doubt nothing.
237|Where nothing seemed right, the moon returns and sails fill.
238|Fate provides; the far campaign prospers, snake and hare bring change.
239|Great force subdues the troublemakers, and firmness is still needed.
240|Firm resolve completes the way; earn your merit, then come home.
241|One thought lifts and one thought sinks: choose your own.
242|The flock scatters, and meeting a bull's mouth it bites.
243|The ready turn at one pointing finger; the stubborn cannot be pulled.
244|Moonrise in the east, cloudless for miles, sea and sky blue.
245|Win the seal of a lord and life was well spent.
246|Fox-spirits charm people; unseen for long they ruin the self.
247|A sudden gale lifts trees; leaves remain, and tending saves them.
248|Hollow days must be examined; circle round and charge the camp.
249|Rise and fall are set; you toil away sewing another's bridal gown.
250|A daughter weds well, children come, all give thanks together.
251|Rising heat and loose talk; chills and fever like a frenzy.
252|Stop now: years pass, and trouble comes to those unawake.
253|Fire at the stable; with prevention it is put out and all is well.
254|Your wish is met and spirit grows; hold firm for lasting peace.
255|A lucky star, cassia scent, and a sky bright with stars.
256|Regions turn to ruin; you would rise but find no spring.
257|All things have their appointed hour; why hesitate, go lightly.
258|On lonely ways a sudden fright; clear the jackal from the road.
259|Eight gates, nine stars, five colours: each in its own quarter.
260|A life that never learns upward sinks into the deep ditch.
261|Two children walk in together; yin and yang agree and plans please.
262|A mystery inside shows at cockcrow; you wake and find the way.
263|The fish bite and the rod turns home; you wander the wide lakes.
264|Out of the wood at dawn, luck at noon, in heaven's order.
265|Undecided today, plain on the day; a good thing done together.
266|Alone, you meet strange beings; entering the hills the mind is lost.
267|Clock and cockcrow urge the travellers; a late crossing, a great future.
268|Someone far off sends no word, and the family keeps watch.
269|Under this tree lies the place; move here and fortune gathers.
270|Tilling your own land tires the body, but freedom is joy.
271|Trouble clings like an ailment; the golden ram opens a way out.
272|Up and go; allies wait, one hand may hold up the sky.
273|A tiger roars from its mountain and fears no crowd.
274|Gates set, the ranks formed: drums beat and all advance.
275|A thatched hut on the hill is nearer heaven than mansions.
276|No fixed abode, no heed to honour or shame: rest anywhere.
277|In its season fire brings fortune; grieve less, desires never fill.
278|Do not go out in the dark; remember to keep company.
279|The sleeping dragon shows horns; cloud and rain relieve all.
280|Fire reddens the sky; meet a water source and it takes form.
281|A great road southward: enter the city and find a kindred spirit.
282|One acre is enough to plough; the harvest lies in autumn.
283|Mock not the hare's lip: it outruns all, and no hound finds its hole.
284|Six oxen open endless fields and barns fill.
285|Lift your ambition, leave home early, win your name in the field.
286|Loyal as sunflower to sun; wide halls open and peace is shared.
287|Few know the true secret; step inside and each taste profits.
288|Deep words misread by the letter; insight opens a thousand wonders.
289|Fame is less than self-training, which stays fresh like spring.
290|Go, go: you meet a dog; search at once, and it lasts.
291|News comes suddenly; on moon's turning nights keep the door shut.
292|Where fire burns or water deepens be alert; weigh it at the end.
293|Win merit and return soon; greed brings squabbling fowl.
294|Wind above and moon afar: clear, bright and evenly matched.
295|Leaves return to roots, clear rivers to the sea: nature's own course.
296|Flowers at their height, then one rain takes colour and scent.
297|Leaves in spring, seeds in autumn; shedding shows how firm the root.
298|Dawn is near: lift your head, do not wither among weeds.
299|True medicine settles you; after three doses it is clear.
300|Known across four seas, you ride a fine horse into heaven's hall.
301|At leisure you meet a youthful elder, spring in his smile.
302|A roaming cloud bound east: only your own folk understand.
303|One river clear, one turbid, smoke and dust on every side.
304|The dragon is confined; once clouds gather it flies to heaven.
305|Rich tastes do not last; better roam about, laughing.
306|Petty folk are here; pack and go, for days run out.
307|The dragon grows horns and sweet rain will save the parched.
308|A strange star southwest: the dragon ascends, the snake is punished.
309|You planted long ago; once east wind blows the streets bloom.
310|Forty hard years behind you; enjoy the days and argue nothing.
311|Winters of study come to ice; turn round, save your path.
312|Strange: it came before and comes again; guard against spoiling.
313|The ox opens land; sit and watch millet and rice come in.
314|Sword at the waist, you enter the golden hall, well tempered.
315|A fledgling leaves the valley for tall trees and turns dragon.
316|Lucky, then unlucky; only the ordinary moon at the window stays.
317|Great fire tempered by water: the cauldron is done, earth stirs.
318|The chain never held the boat, and the blade falls fast.
319|Keep at it every hour; one slack moment leaves no footing.
320|Wind from southwest, sun at noon; the wondrous key fits the palm.
321|A silent night, full moon overhead, then cloud dims it.
322|A kindred spirit waits far off; do not delay, reflect at night.
323|Dogs gather, bare teeth and wag tails, minding only the house.
324|Wife first, husband after: a sign; do not forget ten years' kindness.
325|A mouse safe in its hole is pounced upon once it shows itself.
326|Gold and beauty are within books for one who reads enough.
327|Patterned like a leopard and riding a dragon, the poor grow rich.
328|One faint light among shadows, strength spent: be careful and be kept.
329|Rain clears on the stream; wealthy at home, envy no brocade.
330|The world is thorny; if there is gain it comes by toil.
331|Lost among hills, water too swift: force nothing, envy follows.
332|Hard times: tread with fear, as over thin ice.
333|One fragrant flower fills the room; the wind helps and cups pass.
334|Hold steady and stand ahead of many; a rare joy lifts you.
335|The little boat has passed the rapids; years' hopes are fulfilled.
336|Paid and blessed: full without spilling, neither idle nor proud.
337|Nothing goes by reckoning; life arranges it, so do not doubt.
338|Worry will not cease; spring rain keeps no bright flower.
339|Two women, one man, at odds: the dark drains the bright.
340|Two swallows return south to the old hall and settle.
341|Luck fails and body tires; heaven ignores prayers, and kin are ill.
342|Lost among fairy hills, the spring breeze asks you not to return.
343|From warmth into cold, thinly clad; the kind ferry is gone.
344|Three loads into one measure: overfull, it spills to its owner.
345|Who said home has no flavour? You drift over lakes, sighing.
346|Clear moon; with bow drawn one arrow settles it all.
347|Moon sinks, sun rises; luck needs no toil, wind clears the river.
348|Cloud, mist and distance from home; at the door you face sunset.
349|Storms end, water runs smooth; success comes, so do not lament age.
350|You reach calm ground; among willows the hooves run light.
351|An eagle rides autumn wind to the moon; fame reaches the court.
352|Mice spoil the night until the cat cries; the reason is plain.
353|Two stand by and the sun above shines into your heart.
354|The petty rise while the worthy wane; good merchants hide their stock.
355|In the big city turn northeast; at heaven's gate you find it.
356|Stroll into fairy hills for good word; spring fills the cave.
357|One action beats a night of thinking; err again and it hurts.
358|Careful yet bold, fit for command; march on, unafraid of outcome.
359|Heaven favours the patient; a clear mind sees, a busy mind loses.
360|Beasts sought in water, fish on hills: change the string.
361|Begging with a wooden fish, you miss the patron; a bird flies off.
362|Water and fire in balance, yin and yang joined: all things nurtured.
363|Ride the hare to the moon, pick cassia, go home fragrant.
364|A spirit goes with you, teaching all it meets, felt everywhere.
365|Fire and sand: when the work is enough, the gold is made.
366|Far on the road a kindred spirit; together you win a great name.
367|You seek flowers in spring and find them open, to pick or plant.
368|A dragon sings, clouds rise; officers and ruler keep good order.
369|Fierce courage at the head of the list helps less than humble ease.
370|Past the narrow track to the broad way; in wealth remember home.
371|Water puts out fire's glow, and the stream runs long.
372|The eastern hall feasts, fine guests arrive, songs answer songs.
373|The world looks calm; pack carefully and beware a blaze.
374|To leap the dragon gate stir the waves; thunder, and you spring.
375|An old pine rises to the stars, old trunk, longer boughs.
376|Ignore slander: it was decided long ago; rest content in your part.
377|What is given up for the altar still serves a purpose.
378|Daily toil wearies; nightly thought steadies.
379|East wind comes and flowers open; all applaud and drink.
380|Plain rice and water bring joy; rich food clouds the heart.
381|The yellow ox breaks new soil and autumn fills the barn.
382|Snake turns dragon, horns emerging; one thunderclap shows its strength.
383|Purple vapour over the famed peak; take a boat and go on.
384|Few are without fault; amend it and the fault is gone.
`;
