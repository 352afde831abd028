/**
 * English figures of speech by the matter they stand for: their words name other things (a ship, a shirt, a stork),
 * so they weigh more than what those words say.
 */
import type { Matter } from "../../../lore/mod.ts";

export const IDIOMS: readonly (readonly [Matter, number, string])[] = [
  [
    "love",
    5,
    `spark gone, spark go, spark is gone, the spark between, the spark back, rekindle, rekindled, old flame, carry* a torch, string* me along, strings me along, stringing me along, lead me up the garden path, leading me up the garden path, playing the field, play the field, playing hard to get, splitsville, on the rocks, on the shelf, left on the shelf, plenty more fish, fish in the sea, cold feet about us, two-tim*, two tim*, cheating heart, head over heels, hots for, soft spot for, sweet on me, sweet on him, sweet on her, has eyes for, have eyes for, eyes for somebody, eyes for someone, wandering eye, wear his heart, wears his heart, give* me the cold shoulder, give* me the eye, cupid, love of my life, apple of his eye, apple of her eye, sweep me off my feet, swept off my feet, weak at the knees, puppy love, on a break, gone cold on me, gone off me, going off me, go off me, bread crumbing, breadcrumbing, third wheel, friend zone, friendzone*, friends with benefits, run back to me, crawl* back, come crawling back, make up or break up, between the two of us, between us for good, stand a chance with, a chance with him, a chance with her, chance with the girl, chance with the guy, chance with the man, chance with the woman, my fella, my feller, my bloke, my bird, my other half in love, put up with him, put up with her, keep seeing him, keep seeing her`,
  ],
  [
    "marriage",
    5,
    `tie the knot, tied the knot, tying the knot, wedding bells, get down on one knee, down on one knee, bend the knee, make an honest woman, make an honest man, walk me down the aisle, church bells, jump the broom, ball and chain, seven year itch, seven-year itch, shotgun wedding, playing away from home, playing away, do us part, ink on our divorce, decree nisi, decree absolute, second honeymoon, trouble and strife, under one roof with my husband, under one roof with my wife`,
  ],
  [
    "work",
    5,
    `for the chop, get the chop, the axe, get the axe, get axed, axed, the boot, get the boot, given the boot, the sack, get the sack, getting the sack, given the sack, the heave-ho, the elbow, pink slip, p45, walking papers, marching orders, golden handshake, gardening leave, shown the door, show me the door, the brass, top brass, the suits upstairs, big cheese, corner office, corporate ladder, up the ladder, career ladder, foot in the door, glass ceiling, rat race, grindstone, dead-end job, dead end job, bring home the bacon, dead wood, deadwood, jump ship, jumping ship, step into his shoes, step into her shoes, fill his shoes, fill her shoes, kick* me upstairs, hang out my shingle, hang up my apron, call the shots at, back-stabbing colleague, climb the greasy pole, my hours, our hours, cut hours, hours cut, my shifts, fewer shifts, more shifts, zero hours, my rota, the rota, make me redundant, made redundant, restructur*, the reorg, re-org`,
  ],
  [
    "money",
    5,
    `ship come in, ship comes in, ship came in, out of pocket, lose my shirt, take my shirt, lost my shirt, bookie*, bookmaker*, down the drain, money pit, in the black, into the black, out of the red, into the red, in the red, keep the wolf from the door, wolf at the door, wolf from the door, strike it rich, strike gold, hit the jackpot, the jackpot, on easy street, easy street, rolling in it, loaded one day, made of money, born with a silver spoon, tighten our belts, tighten my belt, tighten the belt, feel the pinch, an arm and a leg, cost a bomb, cost a fortune, golden goose, cash cow, gravy train, bread and butter money, penny pinching, pinching pennies, rob peter to pay paul, rainy day fund, for a rainy day, rob me blind, fleec*, rip* me off, ripped off, sting me for, go belly up, belly-up, go bust, gone bust, go under, going under, cook the books, cooking the books, rags to riches, riches to rags, on my uppers, strapped for cash, pay through the nose, foot the bill, pick up the tab, cough up, stump up, nest egg crack, mortgage eat*, eaten by the mortgage, break even, breaks even, down to our last, this coin, the coin, that coin, meme coin, double my money, triple by, double by, ten x, 10x, moon this`,
  ],
  [
    "study",
    5,
    `scrape through, scraped through, flunk*, flunked, fly through my, sail through my exam, ace the, ace my, ace it at school, hit the books, hitting the books, burn the midnight oil, cap and gown, mortarboard, pass with flying colours, pass with flying colors, bottom of the class, top of the class, top of my class, teacher's pet, school of hard knocks, bunk off school, bunking off, play truant, skip class`,
  ],
  [
    "health",
    5,
    `on my feet again, back on my feet, back on his feet, back on her feet, back on their feet, on the mend, under the weather, out of the woods, right as rain, fit as a fiddle, clean bill of health, given the all clear, the all clear, the all-clear, all-clear, off colour, off my food, go under the knife, under the knife, picture of health, at death's door, running on empty, fighting fit, something nasty, run down lately, kick the habit, on the wagon, off the wagon, fall off the wagon, stay on the wagon, cold turkey, throw off this bug, shake off this, shake this cold, shake this off, in the pink, my waterworks, dicky tummy, gippy tummy, gammy leg, dodgy knee, dodgy hip, dodgy ticker, ticker holding, new knees`,
  ],
  [
    "home",
    5,
    `turf* us out, turf* me out, turfed out, kick* us out, kick* me out, throw* us out, throw* me out on the street, chuck* us out, chuck* me out, out on the street, roof over our heads, roof over my head, property ladder, on the market now, house on the market, flat on the market, home sweet home, up sticks, upping sticks, put down roots, putting down roots, neighbours from hell, neighbour from hell, neighbors from hell, neighbor from hell, bricks and mortar, feather our nest, fly the nest, flee the nest, empty nest, gazump*, our offer on, my offer on, our bid on, my bid on, the cottage, a cottage, the bungalow, a bungalow, the loft, a loft, the condo, a condo, the farmhouse, a farmhouse, the townhouse, the villa`,
  ],
  [
    "travel",
    5,
    `trip fall through, trip falls through, holiday fall through, itchy feet, hit the road, hitting the road, bon voyage, set sail, the open road, living out of a suitcase, globe-trot*, globetrot*, see the world, wanderlust`,
  ],
  [
    "lawsuit",
    5,
    `hauled before, hauled up before, haul* me before, haul* me into court, have my day in court, day in court, up before the beak, before the bench, in the dock, behind bars, throw the book at, get off scot-free, get off scot free, scot-free, get away with a caution, legal eagle*, ambulance chaser*, letter before action, take me to the cleaners, taken to the cleaners, drag* me through the courts, dragged through the courts, do time, doing time, off the hook with the, get custody, custody of, win custody, lose custody, share custody`,
  ],
  [
    "children",
    5,
    `stork, the stork visit, bun in the oven, up the duff, in the family way, knocked up, the patter of, patter of tiny feet, tiny feet, little one on the way, on the way by christmas, late bloomer, my lad, our lad, my lass, our lass, my youngest, my eldest, our youngest, our eldest, black sheep of my children, bad company, fallen in with a bad crowd, bad crowd, wrong crowd, off the rails, chip off the old block, terrible twos, sow his wild oats, apron strings, be parents, become parents, be a mum, be a mom, be a dad, be a mother, be a father, become a mum, become a mom, become a dad, become a mother, become a father, becoming a mother, becoming a father, be mums, be dads`,
  ],
  [
    "family",
    4,
    `bury the hatchet, black sheep, blood is thicker, blood thicker than water, skeleton in the family, bad blood, in-laws from hell, mother-in-law off, wash our dirty linen, family feud, feud with`,
  ],
  [
    "friend",
    5,
    `best mate*, bestie*, bff, behind my back, stab* me in the back, stabbed me in the back, stab in the back, two-faced, two faced, fair-weather friend*, fair weather friend*, thick as thieves, falling-out with, fall out with my mate, bosom friend*, partner in crime`,
  ],
  [
    "spirit",
    5,
    `something unseen, unseen in, unseen living, things that go bump, bump in the night, from beyond the veil, beyond the veil, other side speaking, the other side trying, cold spot, footsteps at night, footsteps in the, eyes in the dark, evil eye, put a hex, hexed, jinx*, jinxed, a jinx on, cursed, under a curse, guardian angel, spirit guide, watching over me, poltergeist`,
  ],
  [
    "contest",
    5,
    `bring the cup home, bring home the cup, bring it home, lift the trophy, lift the cup, the trophy, the title this, wooden spoon, photo finish, dark horse, long shot win, upset win, dead heat, pip* at the post, pipped at the post, penalty shoot-out, penalty shootout, golden goal, hat-trick, hat trick, knock-out stage, knocked out of the cup, sudden death round, go for gold, take the crown, beat the odds on race day, horse wins, horse win, horse will win, which horse, team wins, which team, who wins the, who will win the, the derby, grand national, the third race, the first race, the second race, the next race, the race on, place in the race, the 400, hundred metres, 100 metres`,
  ],
  [
    "message",
    5,
    `gone astray, go astray, lost in the post, lost in the mail, drop me a line, hear back, heard back, radio silence, carrier pigeon, snail mail, in the post yet, through the letterbox, through the letter box, through the mailbox`,
  ],
  [
    "weather",
    5,
    `heavens open, heavens going to open, rain on our parade, rained off, rained out, washout, wash-out, washed out, a scorcher, scorcher, brass monkeys, raining cats and dogs, cats and dogs out, pea soup, pea-souper, dog days, indian summer, jack frost, bucket down, bucketing down, pelt down, pelting down, piss* down, chuck it down, chucking it down, tip it down, brolly, wellies`,
  ],
];

/** Figures for what nobody wishes for. */
export const ILL = `gone cold, spark gone, the spark gone, spark go out, string* me along, stringing me along, strings me along, garden path, splitsville, on the rocks, on the shelf, two-tim*, two tim*, cold shoulder, cold feet, wandering eye, playing away, for the chop, get the chop, the axe, axed, the boot, the sack, the heave-ho, the elbow, pink slip, p45, marching orders, walking papers, shown the door, show me the door, out of pocket, my shirt, down the drain, into the red, feel the pinch, belly up, belly-up, bust, go under, going under, rip* me off, ripped off, rob me blind, fleec*, flunk*, flunked, under the knife, something nasty, turf* us, turf* me, turfed, kick* us out, kick* me out, throw* us out, throw* me out, chuck* us out, chuck* me out, on the street, gazump*, fall through, falls through, fallen through, hauled, haul* me, up before, in the dock, behind bars, throw the book, to the cleaners, through the courts, doing time, bad company, bad crowd, wrong crowd, off the rails, behind my back, in the back, two-faced, two faced, hexed, jinx*, jinxed, cursed, pipped, wooden spoon, knocked out, astray, in the post and lost, radio silence, heavens open, heavens going to open, parade, rained off, rained out, washout, wash-out, bucket down, pelt down, chuck it down, tip it down, nicked, pinched, swiped, half-inched, made off with, legged it with, wolf at the door, bolt, scarper, do a runner, run a mile, walk out on, told everyone, told everybody, spill the beans, spilled the beans, blab*, blurt* out, gossip*, cut my, cut our, keep me in the dark, in the dark about`;

/** Figures for what is wished for. */
export const GOOD = `ship come in, ship comes in, wolf from the door, out of the red, into the black, out of the woods, on the mend, back on my feet, all clear, all-clear, foot in the door, up the ladder, bury the hatchet, hear back, jackpot, easy street, strike gold, strike it rich, flying colours, flying colors, day in court, scot-free, scot free, shot of, shut of, rid of, see the back of, cup home, bring it home, tiny feet, wedding bells, down on one knee, break even`;
