/**
 * English nouns by the field of life they belong to: trades, rooms, ailments, games. What one is or has says less
 * than what happens to it, so they weigh little; a trade that somebody would take up weighs more.
 */
import type { Matter } from "../../../lore/mod.ts";

const TRADES =
  "midwife|beekeep(?:er|ing)|sales(?:man|woman|person)|plumber|electrician|carpenter|joiner|bricklayer|roofer|mechanic|welder|machinist|miner|fisherman|farmer|farmhand|shepherd|gardener|florist|forester|vet|groom|jockey|nurse|doctor|gp|surgeon|dentist|optician|pharmacist|chemist|physiotherapist|osteopath|psychologist|psychiatrist|therapist|counsellor|carer|nanny|au pair|childminder|teacher|tutor|lecturer|professor|librarian|curator|archivist|historian|scientist|biologist|physicist|astronomer|engineer|architect|surveyor|draughtsman|programmer|developer|designer|tester|analyst|statistician|accountant|bookkeeper|auditor|banker|broker|trader|actuary|economist|lawyer|solicitor|barrister|notary|judge|clerk|secretary|receptionist|typist|translator|interpreter|journalist|reporter|editor|writer|novelist|poet|playwright|author|publisher|printer|photographer|film ?maker|director|producer|actor|actress|comedian|dancer|singer|musician|drummer|pianist|composer|conductor|dj|painter|sculptor|potter|ceramicist|illustrator|animator|jeweller|goldsmith|blacksmith|cobbler|tailor|seamstress|dressmaker|milliner|hairdresser|barber|beautician|masseur|masseuse|tattooist|model|chef|cook|baker|butcher|fishmonger|brewer|winemaker|waiter|waitress|barman|barmaid|barista|bartender|hotelier|landlady of a pub|publican|caterer|cleaner|caretaker|janitor|porter|courier|driver|cabbie|trucker|pilot|steward|stewardess|sailor|soldier|officer|policeman|policewoman|detective|firefighter|fireman|paramedic|lifeguard|guard|bouncer|diplomat|ambassador|politician|mp|councillor|civil servant|social worker|priest|vicar|minister|rabbi|imam|monk|nun|missionary|astrologer|tarot reader|healer|herbalist|coach|trainer|athlete|footballer|referee|shopkeeper|grocer|market trader|auctioneer|estate agent|travel agent|consultant|manager|ceo|entrepreneur|freelancer|contractor|apprentice|intern|trainee|supervisor|foreman|undertaker|locksmith|clockmaker|decorator|upholsterer|influencer|streamer|youtuber|blogger";

export const THINGS: readonly (readonly [Matter, number, string])[] = [
  [
    "work",
    4,
    `(?:as|become|becoming|be|being|as a good|a good|any good as|train as|training as|qualify as|retrain as|cut out as) an? (?:[a-z]+ )?(?:${TRADES})`,
  ],
  ["work", 1.3, `(?:${TRADES})`],
  [
    "work",
    2.8,
    `redundancy, redundancies, the axe fall, downsize the, handover, secondment, garden leave, pay grade, job share, flexitime, job centre, jobcentre, the dole, benefits office, agency work, temp job, temping, zero-hours, rota, line of work, trade secret, takings, footfall, stockist, craftsmanship, beehives, market garden, smallholding income, food stall, pop-up shop, franchise, tea room, tearoom, b&b, guest house business, microbrewery, vineyard, nail bar, barbershop, laundrette, launderette, corner shop, kiosk, newsagent, warehouse job, call centre, production line, night watch, assistant, underling, deputy, successor, head of department, the board, shareholders, ceo's, chairman, chairwoman, the partners, the panel, audition piece, casting, the stage, west end, broadway, hollywood, the screenplay, my novel, my book, my album, my paintings, my pictures, my pottery, my poems, my invention, my recipe, the patent, my website, my app, my channel, the brand, the label, tender, bid for, pilot episode, first novel, manuscript, book`,
  ],
  [
    "money",
    2.8,
    `redundancy money, redundancy pay, nest egg, timeshare, crypto bounce, crypto, time-share, pyramid, salesman conned, premium bonds, isa, annuity, pension pot, pension plan, deposit, scrape together, financial adviser, financial advisor, fund manager, stockbroker, bitcoin, ether, dogecoin, shares, dividends, gilts, treasuries, oil price, gold price, house price, petrol price, council tax, vat bill, tax bill, gas bill, water bill, electric bill, phone bill, car loan, car finance, hire purchase, pawnshop, loan shark, overdraft, credit rating, credit score, child benefit, inheritance, legacy, bequest, heirloom, antiques roadshow, auction, jackpot, pools, tombola, sweepstake, roulette, blackjack, fruit machine, bookies, the bookie, allowance, pocket money, tip jar, alimony, maintenance, ransom, reward`,
  ],
  [
    "study",
    2.8,
    `grammar school, the grammar, comprehensive, the comprehensive, academy, state school, private school, public school, convent, vet school, art college, music college, drama college, polytechnic, technical college, the paper, chemistry paper, maths paper, french paper, history paper, mock, practical, dictation, composition, handwriting, reading, arithmetic, long division, times table, read music, sight-reading, sight reading, grade five, grade eight, music exam, violin lesson, piano lesson, ballet exam, singing lesson, riding lesson, language, mandarin, cantonese, hebrew, greek, latin, welsh, gaelic, sign language, esperanto, coding, programming course, first aid course, driving test, theory test, hgv licence, pilot's licence, sailing certificate, scholarship, bursary, prefect, head girl, head boy, detention, truancy, school trip, school report, parents' evening, sports day, prom, freshers, halls, dissertation, footnotes, the library, the lab, seminar, tutorial, the syllabus, retake, clearing, ucas, open day, entrance paper, conservatoire, apprenticeship`,
  ],
  [
    "health",
    2.8,
    `boil, boils, carbuncle, abscess, bunion, verruca, corn, corns, blister, chilblains, varicose, ulcer, cyst, polyps, fibroids, piles, haemorrhoids, hemorrhoids, hernia, gallstones, kidney stones, appendix, tonsils, adenoids, sinuses, cataract, glaucoma, conjunctivitis, stye, earache, tinnitus, toothache, gum, gums, filling, root canal, dentures, lumbago, sciatica, slipped disc, frozen shoulder, tennis elbow, gout, rheumatism, arthritis, osteoporosis, cramp, cramps, sprain, fracture, collarbone, ribs, pelvis, spine, wrist, elbow, ankle, heel, toe, toes, thumb, finger, fingers, knuckles, jaw, chin, cheek, forehead, scalp, hair loss, eczema, psoriasis, rash, hives, shingles, measles, mumps, rubella, chickenpox, scarlet fever, whooping cough, croup, bronchitis, pneumonia, pleurisy, tuberculosis, asthma, emphysema, angina, palpitations, heart murmur, blood clot, anaemia, anemia, leukaemia, lymphoma, melanoma, tumour, tumor, biopsy, chemotherapy, radiotherapy, dialysis, transplant, pacemaker, stent, bypass, hysterectomy, vasectomy, prostate, ovary, ovaries, womb, cervix, smear, period, periods, menopause, hot flush, hrt, the pill, coil, thrush, cystitis, bladder, bowels, bowel, constipation, diarrhoea, food poisoning, indigestion, heartburn, reflux, ibs, colitis, crohn's, coeliac, diabetes, insulin, thyroid, hormones, cholesterol, blood pressure, blood sugar, allergy, allergies, hay fever, intolerance, migraine, headache, headaches, vertigo, dizziness, fainting, epilepsy, seizure, fit, parkinson's, alzheimer's, dementia, losing it, memory, insomnia, nightmares, sleepwalking, snoring, exhaustion, burn-out, breakdown, panic attacks, phobia, obsession, self-esteem, anorexia, bulimia, addiction, gambling habit, drinking too much, drink too much, withdrawal, detox, hangover, smoking, vaping, weed, cannabis, painkillers, sleeping pills, antidepressants, steroids, antibiotics, vaccine, jab, needle, plaster cast, crutches, wheelchair, zimmer frame, hearing, eyesight, glasses prescription, check-up, screening, scan, x-ray, mri, ultrasound, blood test, the specialist, the consultant, the surgery, a&e, ward, hospice, nursing home, recovery, convalescence, physio, massage, acupuncture, osteopathy, homeopathy, supplements, diet, fasting, weight, waist, belly, fitness, the gym, jogging, yoga, pilates, swimming every day`,
  ],
  [
    "home",
    2.4,
    `cellar, attic, loft, basement, conservatory, porch, patio, decking, terrace, balcony, roof tiles, chimney, gutter, drainpipe, brickwork, plaster, ceiling, skirting board, floorboards, staircase, landing, hallway, larder, pantry, utility room, spare room, box room, nursery, cot stand, cot, bedstead, wardrobe, sofa, settee, armchair, bookcase, sideboard, dresser, rug, carpet, curtains, blinds, wallpaper, paintwork, bath, shower, tap, taps, sink, loo, toilet, septic tank, boiler, radiator, radiators, fuse box, wiring, solar panels, heat pump, double glazing, damp course, dry rot, woodworm, mice, ants, wasps' nest, hedge, lawn, flower bed, vegetable patch, greenhouse, shed, garage, driveway, boundary, right of way, party wall, planning permission, building regs, completion date, exchange contracts, survey, surveyor's report, mortgage offer, sitting tenant, tenancy, lease, leaseholder, freeholder, service charge, ground rent, squatters, lodger, housemate, new people upstairs, people upstairs, people next door, people downstairs, cul-de-sac, terrace house, semi, detached, bungalow, cottage, farmhouse, barn, mill, lighthouse, narrowboat, caravan site, retirement village, sheltered housing, granny flat`,
  ],
  [
    "travel",
    2.6,
    `coach trip, our coach, the coach, minibus, ferry crossing, sleeper train, tube strike, rail card, season ticket, boarding card, hand luggage, cabin bag, long-haul, long haul, short-haul, jet-lagged, stopover, airport transfer, hire car, sat nav, satnav, breakdown cover, toll, motorway, dual carriageway, lay-by, roadworks, diversion, level crossing, bridleway, footpath, campsite, youth hostel, chalet, villa, timeshare week, half board, all-inclusive, package holiday, cruise ship, cabin on, port, harbour, lighthouse trip, island, beach, coast, lake district, highlands, fjord, glacier, volcano, safari, rainforest, desert, pyramids, temples of, old town, travel sickness, sunburn, jabs for, travel insurance, visa, consulate, border guard, customs, passport`,
  ],
  [
    "lawsuit",
    2.8,
    `out-of-court, out of court, court-martial, inquest, inquiry, coroner, magistrate, tribunal, ombudsman, small claims, damages, compensation claim, whiplash, personal injury, slander, libel, defamation, contempt, perjury, bribery, fraud, forgery, blackmail, theft, burglary, shoplifting, arson, vandalism, assault, manslaughter, drink-driving, drink driving, speeding, points, ban, parking fine, penalty notice, summons, subpoena, bailiff, enforcement, eviction order, injunction, restraining order, probation, community order, tag, custodial, suspended sentence, bail, remand, jury service, verdict, sentence, appeal, retrial, pardon, alibi, witness, testimony, evidence, fingerprints, dna, cctv, the police, the cops, detectives, inspector, interpol, immigration tribunal, asylum, deportation, extradition, custody, access to, maintenance order, prenup, executor, probate, power of attorney`,
  ],
  [
    "children",
    2.6,
    `my labour, labour be, labour start, labour ward, birth, caesarean, breech, waters, bump, scan, due, nappies, bottle-feeding, breastfeeding, weaning, teething, tantrums, potty training, bedwetting, nits, stabilisers, tooth fairy, imaginary friend, pram, buggy, pushchair, playpen, toddler, my toddler, infant, tot, tots, nursery place, childminder, playgroup, reception class, school run, teenager, teenage, adolescence, stepkids, foster, fostering, adoption, adopt, surrogate, sperm, egg, embryo, ivf, clomid, ovulation, period late, pregnancy test, miscarriage, stillbirth, twins, triplets`,
  ],
  [
    "spirit",
    2.8,
    `former life, former lives, earlier life, another life, in another life, past-life, something evil, evil, unholy, the thing in, thing in the, presence, spectre, specter, phantom, wraith, banshee, goblin, imp, familiar, coven, wiccan, pagan, druid, shaman, shamanic, ritual, rite, candle magic, love potion, potion, charm, amulet, talisman, pendulum, dowsing, crystal ball, tea leaves, palm reading, birth chart, horoscope, retrograde, eclipse energy, chakras, aura, kundalini, third-eye, meditation, prayer, confession, baptism, sin, sins, sinned, damned, purgatory, salvation, church, mass, novena, pilgrimage, relic, saint, patron, guardian, deceased, passed over, passed on, crossed over, ashes, headstone, séance, seance, spiritualist, clairvoyant, visitation, sleep paralysis, possessed, possession`,
  ],
  [
    "contest",
    2.8,
    `choir, festival, brass band, orchestra competition, talent, spelling, quiz team, pub team, darts team, bowls, croquet, cribbage, bridge club, whist, dominoes, snooker, pool, karate grading, black belt, regatta, yacht race, motocross, rally, grand prix, pole position, lap, sprint, relay, hurdles, discus, triathlon, marathon, fun run, park run, cup tie, penalty, offside, own goal, derby, promotion race, relegation, transfer window, world title, heavyweight, bout, knockout, round one, eurovision, oscar, bafta, booker, turner prize, nobel, best in show, rosette, gymkhana, crufts, vegetable show, flower show, cake competition, raffle prize, beauty contest, reality show, referendum, ballot, vote, poll, by-election, general election, mayor, councillor seat, parish council, leadership contest, nomination, primary, caucus, swing state, senate, electoral`,
  ],
  ["health", 5, `beat his addiction, beat her addiction, beat my addiction, beat the addiction`],
  ["lawsuit", 3, `other driver, admit fault, admit liability, hit-and-run, hit and run`],
  [
    "message",
    4,
    `has the post, the post come, the post arrive, the post here, any post, the mail come`,
  ],
  [
    "children",
    3,
    `be a boy, be a girl, a boy this time, a girl this time, boy at last, girl at last, have a boy, have a girl`,
  ],
  [
    "contest",
    4,
    `beat (?:england|scotland|wales|ireland|france|germany|italy|spain|portugal|holland|belgium|brazil|argentina|japan|korea|china|india|pakistan|australia|new zealand|south africa|america|canada|mexico|russia|ukraine|poland|croatia|morocco|nigeria|ghana|egypt)`,
  ],
  [
    "home",
    3,
    `retire to, complete before, complete on the house, exchange and complete, completion`,
  ],
  [
    "friend",
    1.8,
    `bridesmaid, best man, godmother, godfather, penpal, pen-friend, drinking companion, running partner, book club, girls' weekend, stag night, hen night, housemate from uni, old gang, old crowd, school friend, schoolfriend, childhood friend, neighbour friend, tell kate, her boyfriend is cheating, his girlfriend is cheating, her husband is cheating, gone quiet on me, go quiet on me`,
  ],
  [
    "family",
    1.8,
    `gran, grandpa, grandma, granddad, mum's, dad's, stepmum, stepdad, half-sister, half-brother, half sister, half brother, in-law, in-laws, sister's, brother's, uncle, aunt, auntie, cousin, second cousin, nephew, niece, great-grandmother, great-grandfather, family home, family feud, family secret, family tree, family name, inheritance row, will reading, christening, family holiday, sunday lunch`,
  ],
  [
    "love",
    2,
    `drew us together, us together, brought us together, between us, the two of us, me and him, me and her, him and me, her and me, look me up, my ex's, text back, cuddle, snog, shag, lust, fling, affair of the heart, crushing, pulling, on the pull, singles night, dating site, dating profile, blind date, first kiss, valentine's day, anniversary dinner`,
  ],
  [
    "weather",
    2.8,
    `white christmas, dry spell, wet spell, cold spell, indian summer, april showers, sunshine, sunny, cloud, clouds, cloudy, mist, misty, fog, foggy, drizzle, showers, downpour, hail, sleet, blizzard, snowfall, snowed, icy, frost, freeze, thaw, gale, breeze, windy, hurricane, typhoon, tornado, lightning, thunder, heat, heatwave, humidity, drought, flood, flooding, high tide, tide`,
  ],
  [
    "choice",
    2.4,
    `heads or tails, netflix, early night, takeaway, pizza, pasta, curry, sushi, burger, salad, soup, sandwich, tea, coffee, beer, wine, cake, ice cream, chocolate, dye, highlights, fringe, haircut, perm, beard, moustache, nail, lipstick, dress, skirt, trousers, jeans, shirt, tie, suit, shoes, boots, trainers, hat, scarf, coat colour, paint colour, wallpaper pattern, film, movie, series, book to read, board game, playlist, ringtone`,
  ],
  [
    "friend",
    1.2,
    `rely on, jealous of me, envious of me, spread that, story about me, stories about me, talking about me, my party, the party, lied to me, borrow*, hang out, hanging out, invite*, rude to me, mad at me, angry with me, cross with me, snub*, trust, loyal, apolog*, be nice to me`,
  ],
  ["marriage", 1.5, `her husband, his wife, her fiance, his fiancee`],
  [
    "love",
    3,
    `the two men, two men, the two women, two women, of the men, of the women, two guys, two girls, the guys, the girls, other girl, other girls, my date, our date, on a date, third date, hold hands, long-distance thing, miss him, miss her, missing him, missing her, hiding from me`,
  ],
  [
    "contest",
    3.4,
    `conservatives, tories, labour party, lib dems, democrats, republicans, gop, the greens, president, presidency, prime minister, premier, chancellor, governor, senator, the king, the queen, throne, depose*, regime, government, coup, hold on to power, in power, come to power, opposition party, parliament, cabinet, minister, dictator, impeach*, treaty, ceasefire, war, peace talks`,
  ],
  [
    "home",
    3,
    `floorboard*, beams, rafters, joists, skirting, banister, staircase, stairs, gutters, downpipe, lintel, plaster, plasterer, roofer, tiler, glazier, scaffolding, carpenters, decorators, builders, in the country, rural, by the sea, seaside, coastal town, village life, city life, off-grid, knock the wall, knock down the, conversion, outbuilding, the council let`,
  ],
  [
    "work",
    3,
    `downsizing, keep me on, trial period, probationary, nursing the, nursing right, my path in work, sales rep, sales team, understaffed, work ethic, burnt out by, paid overtime, unpaid overtime, the panel, hired over me, bakery survive, made permanent, go permanent, employer*, wages due`,
  ],
  [
    "travel",
    3,
    `mot, the mot, car service, garage fix, engine, gearbox, brakes, clutch, exhaust pipe, windscreen, tyres, petrol, diesel, electric car, van, lorry, scooter, motorcycle, moped, campervan`,
  ],
  [
    "spirit",
    3,
    `grave, graves, graveyard, tomb, cemetery, burial ground, blessed, bless, still with us, still with me, with us in spirit, sill, feather on, knocking at night, bewitch*`,
  ],
  [
    "family",
    1.6,
    `funeral, christmas dinner, thanksgiving, family dinner, easter lunch, baptism, reunion`,
  ],
  [
    "marriage",
    3,
    `counselling, counseling, want out, wants out, grow old together, stopped touching, touch me any more, in bed with my husband`,
  ],
  [
    "children",
    3,
    `warm to me as, stepdaughter, stepson, step-daughter, step-son, school play, gay son, on drugs, trying for two years, trying for a year, trying for months, been trying for, been trying since`,
  ],
  [
    "health",
    3,
    `hair grow, hair back, my hair, go grey, going grey, swollen, limp, limping, paralys*, numbness, wheez*, stitches, bandage, plaster cast, ward round, discharged from`,
  ],
];

/** What nobody wishes for: verbs and states that the other lists do not have. */
export const ILL = `be scrapped, scrapped, axed, wiped out, wipe out, mothballed, wound down, irregularit*, be rough, rough crossing, admit nothing, turn up problems, run up debts, run up secret, secret debt*, in an accident, not picking up, loom*, fiddl*, embezzl*, skim* off, siphon*, throw _ off, thrown off, on to us, on to me, onto me, onto us, screw loose, over * head, daft, been had, be had by, been taken, hoodwink*, dup*d, bamboozl*, diddl*, mug _ off, stitched, losing it, see through me, rumbl*, slip up, trip up, trip me up, caught out, shown up, show me up, laugh me out, boo*d, heckl*, panned, slated, snapp* at, bark at, yell*, scream*, threaten*, bull* me, picked on, singl* out, left out, cold-shoulder*, blank me, blanks me, blanking me, ghosted, stood up, jilted, unmatched, blocked, unfriended, disinvit*, uninvit*, sidelined, benched, substituted, dropped from, relegated, disqualified, booked, sent off, suspended, expelled, excluded, failed by, marked down, bottom set, kept back, kept in, gets the better of, smash*, shatter*, snap*d, tear, torn, ripped, stain*, scorch*, rust, rusting, rots, mouldy, seep*, drip*, burst, clog*, jam, jammed, stall*, skid*, swerve*, overturn*, capsiz*, sink, sinks, sunk, drown*, choke*, poison*, overdos*, bleed*, swell*, fester*, infect*, inflam*, scar, limp, paralys*, deaf, blind, go bald, wither*, wilt*, blight*, swarm*, plague*, infest*, gnaw*, chew* up, trample*, ransack*, loot*, rob, robs, mug*, kidnap*, abduct*, strangle*, stab*, shoot me, murder*, invade*, occup* our, seiz*, confiscat*, impound*, clamp*, tow*d, repossess*, foreclos*, fold, folds, wind up, liquidat*, insolv*, default*, overdrawn, bounced, declin*, devalu*, tank*, nosedive, slump*, plummet*, dip, shrink*, dwindl*, dry up, dries up, run dry, ran dry, stagnat*, flatlin*, flounder*, founder*, falter*, stumble*, relaps*, backslid*, worsen*, degenerat*, deteriorat*, flare*, recur*, comes back, spread, spreads, metastas*, terminal, serious, grave illness, hereditary, contagious, catching, addict*, hooked on, obsess*, stalk*, haunt*, hound*, pester*, nag, nags, badger*, hassl*, harass*, grop*, molest*, insult*, slight*, offend*, patronis*, belittl*, demean*, humiliat*, shame, scandal*, disgrac*, tarnish*, smear*, vilif*, slander*, frame me, framed, incriminat*, implicat*, accus*, denounc*, inform on, report me, report us, dob* me in, shop me, grass*, blab*, leak my, leak our, leaked, divulg*, expose*, unmask*, outed, disown*, disinherit*, estrang*, evict*, banish*, exile*, deport*, intern me, detain*, remanded, convict*, condemn*, fined, clamped, barred from, banned, boycott*, sabotag*, undermin*, outvot*, outmanoeuvr*, outmaneuver*, outflank*, outwit*, outplay*, outclass*, eclips* me, overshadow*, upstag*, supplant*, replac* me, supersed*, usurp*, oust*, topple*, depos*, overthrow*, toppled, too old, too young, too late, too small, too weak, too poor, too ill, too tired, too far, too risky, too much, too soon, break the news badly, in vain, hopeless, doomed, ill-fated, ill-starred, star-crossed, cursed`;

/** What is wished for: verbs and states that the other lists do not have. */
export const WON = `leave us in peace, leave me in peace, leaves us in peace, leave us alone, beat his addiction, beat her addiction, beat my addiction, admit fault, admit liability, admit it, pay for the damage, pay for the flood damage, pay out, make a go of, cope, copes, coping, take to my, takes to my, take to me, warm to my, bounce back, bounces back, pick up again, rally, rallies, rebound*, recoup*, recover my, claw back, in one piece, handed in, hand it in, see through his, see through her, see through their, see through the lies, see sense, call off the, straight with me, be straight, level with me, own up, confess*, apologis*, apologiz*, make amends, be forgiven, take me back, have me back, stick with, stay the course, keep at it, hold down, hold my own, stand my ground, stand firm, come to terms, reach agreement, meet the deadline, meet our targets, hit our targets, hit my target, hit the target, over the line, clear the debt, clear my debts, pay it all back, be rich, be famous, be discovered, be published, be heard, be seen, get noticed, get chosen, get picked, get invited, get published, be headhunted, be shortlisted, be nominated, be elected, be re-elected, be voted in, be acquitted, be exonerated, be reunited, be reconciled, find my feet, find the one, find my place, find my calling, find a cure, find a way, find a solution, find peace, settle in, settles in, fit in, fits in, make friends, make new friends, grow out of, thrive, thrives, blossom*, flourish*, bloom*, mature*, shine, shines, excel*, triumph*, prevail*, conquer*, master, clinch*, land the, land a, nail the, nail it, ace, smash it, smash the, sail through, breeze through, romp*, cruise through`;
