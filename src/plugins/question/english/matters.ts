/**
 * English words by the matter they speak of. 4 settles a matter, 3 names what happens in it, 2 a thing of it,
 * 1 a person of it: what happens to a person weighs more than who it is.
 */
import type { Matter } from "../../../lore/mod.ts";

export const MATTERS: readonly (readonly [Matter, number, string])[] = [
  [
    "love",
    4,
    `in love, fall* in love, my secret admirer, ask me out, asks me out, soulmate, soul mate, crush,
    has a crush, have a crush, true love, love life, first date, go out with me, end up alone, be alone forever,
    stay single, break up, breaking up, broke up, broken up, feelings for, feel* for me, feel* about me,
    back together, get back with, someone new, someone special, find love, meet someone, meet somebody, meet the one,
    kiss*, my ex, his ex, her ex, ex-boyfriend, ex-girlfriend, ex boyfriend, ex girlfriend, ghosted, ghosting me,
    dating, think* about me, think* of me, into me, dump*, romantic*, romance,
    flirt*, jealous of other, jealous boyfriend, jealous girlfriend`,
  ],
  [
    "love",
    2.2,
    `leave me, leaves me, leaving me, left me, the one, someone else, seeing someone, another woman, another man`,
  ],
  [
    "love",
    3,
    `love, loves, loved, loving, relationship, date, dates, tinder, affection, heartbreak, heartbroken, long-distance, single, intimacy, confess*`,
  ],
  ["love", 2, `boyfriend, girlfriend, lover, sweetheart, partner, flame, admirer, bf, gf`],
  // Said of a lover, and of a mother, a boss or a cat.
  [
    "love",
    1.8,
    `love me, loves me, loved me, like me, likes me, liked me, miss me, misses me, missed me, hate me, hates me, care about me, cares about me, ignore me, ignores me, ignoring me, forgive me, forget me, want me, wants me`,
  ],
  ["love", 1.4, `heart, he, she, him, her`],
  [
    "marriage",
    4,
    `marr*, wedding*, divorc*, propos* to, propose, proposes, proposed, engaged, engagement, spouse*, prenup*, alimony,
    wedlock, bride, groom, tie the knot, say yes if i, affair, having an affair, matchmak*, remarr*, wed, husband cheat*, wife cheat*, separation, annul*, marital, elope*, honeymoon phase, fiance, fiancé, fiancee, fiancée, adulter*`,
  ],
  [
    "marriage",
    2,
    `husband, wife, cheat on me, cheating on me, cheat* on, unfaithful, faithful, infidelity, propos*, down the aisle`,
  ],
  [
    "work",
    4,
    `job*, career, promot*, fired, laid off, layoff*, lay me off, redundan*, resign*, employ*, unemploy*, job offer, job interview, interview*,
    hired, hire me, salary, raise at work, a raise, my raise, pay rise, pay raise, leave request, startup, start-up, my own business, start a business, open a shop,
    open a restaurant, open a cafe, freelanc*, let me go, profession*, occupation, workplace, notice period, quit my job, quit work,
    internship*, business partner, retire*, cv, resume, résumé, application for the post, self-employed, go bankrupt, bankruptcy, my work, working for,
    transfer to another department, transferred, recruit*, headhunt*, workload, probation period, sack*, new position, work project, contract renewed, contract be renewed, found a company, founding a company`,
  ],
  [
    "work",
    3,
    `work, works, worked, working, vacancy, vacancies, company, firm, office, business, project, contract, colleague, coworker, co-worker,
    boss*, manager, supervisor, the post, position, client, customer, shop, restaurant, competitor, department, offer from, tender, deadline, shift, deal, trade, product, launch*, colleagues, team leader, ceo, director, audition*, role, novel, book deal, publish*, band, film, gig, presentation`,
  ],
  [
    "money",
    4,
    `money, debt*, invest, invests, invested, investing, investment*, investor*, savings, stock*, share price, lottery, inherit*, loan*, mortgage rate, profit*, financ*,
    crypto*, bitcoin, ethereum, gold, income, wealth*, rich, tax*, audit, audits, audited, auditor*, overcharg*, overprice*, bonus*, pension, bank, refund*, owe*, repay*, pay back, pays back, paid back, pay me back,
    insurance claim, insurance money, budget, afford the, cash, earn*, dividend*, bond, fund, funds, credit*, gambl*, casino, bet, betting, jackpot, scam*, broker, swindle*, dollars, euros, pounds, compensation, allowance, expenses, costs`,
  ],
  ["money", 3, `pay off, mortgage`],
  [
    "money",
    2,
    `pay, paid, price*, buy shares, shares, sell, value, deposit, expensive, cheap, lend*, borrow*, purchase, spend*, worth`,
  ],
  [
    "study",
    4,
    `exam*, test result*, driving test, driving licence test, university, universities, college*, school*, scholarship*, thesis, dissertation, degree, phd, doctorate,
    master's, masters degree, bachelor*, grade*, stud*, homework, course*, class, classes, tutor*, teacher, professor, admission*, admitted, get into, the gre, toefl, ielts, the sat, sats, gmat, bar exam, diploma,
    semester, graduat*, essay, learn*, language course, academy, curriculum, faculty, lecture*, entrance, drop out, certificate, board exam, kindergarten, my paper, apprenticeship, major in, exchange programme, exchange program`,
  ],
  [
    "study",
    3,
    `pass the, pass my, pass, passes, test, tests, retake*, fail the, finals, midterm*, quiz*, subject`,
  ],
  [
    "health",
    4,
    `health*, ill, illness*, sick*, disease*, surger*, operation, operations, operate on, recover*, heal, heals, healed, healing, cure*, cancer*, tumou?r*,
    pain, pains, painful, painkiller*, doctor*, hospital stay, hospitalis*, hospitaliz*, medicine*, medication*, therap*, treatment*, diagnos*, symptom*, blood pressure, blood test*, biops*, fever, headache*, migraine*,
    depress*, anxiety, insomnia, sleep, diabetes, covid, flu, infection*, injur*, knee, back pain, pain in my back, my back hurts, my back hurt, bad back, sore back, my back get, my back heal, hip, shoulder, heart problem, heart condition, allerg*, diet, lose weight, weight, addict*, quit smoking, smoking, drinking,
    ache*, cough*, wound*, fatigue, wellbeing, well-being, chemo*, vaccine*, check-up, checkup, scan, x-ray, feel better, rehab*, scar*, skin, tooth, teeth, eyesight, stress, burnout, remission, asthma, relapse*, exhausted, eczema, physio*, stroke, kidney*, liver, lungs, side effects, mental*, body`,
  ],
  [
    "health",
    3,
    `get better, gets better, getting better, well again, on the mend, lump*, rash*, swelling*, mole, stomach, belly, chest, throat, lung, ear, ears, eye, eyes, neck, leg, foot, ankle, wrist, arm, harmless, benign, malignant, biopsy, virus, immune, nausea, dizz*, tired, energy level*, vertigo, hormon*, thyroid, appendix, bone, bones, nerve*, joint*, vitamin*, fasting, sober`,
  ],
  ["health", 2, `hospital, clinic, condition, worse, fit, nurse`],
  [
    "home",
    4,
    `house*, flat, flats, apartment*, move house, move into, move in, moving house, moving out, move out, move to, moving to, relocat*, rent, rents, rented, renting, real estate, property, properties, plot of land, piece of land, the land, our land, some land,
    renovat*, roof, kitchen, bathroom, evict*, living next, where will i live, where should i live, live next, where to live, feng shui, feng-shui, garden fence,
    estate agent, lease*, new home, buy a home, our home, family home, village to live, settle down, housing, plot of, farm, homeowner*, condo, studio flat, cottage, villa, extension, builder, plumbing, leak*, sell my house, sell the house, sell our house, buyer for`,
  ],
  [
    "home",
    2.4,
    `neighbour*, neighbor*, landlord*, landlady, tenant*, roommate*, room mate*, flatmate*, housemate*`,
  ],
  [
    "home",
    2,
    `home, live, living, room, neighbourhood, garden, furniture, settle, emigrat*, immigrat*`,
  ],
  [
    "travel",
    4,
    `travel*, trip, tripper, weekend abroad, flight*, fly, flying, journey*, visa*, holiday*, vacation*, honeymoon, abroad, cruise*, drive, driving, train, trains, plane, airport*, tour, tours, itinerar*, road trip,
    overseas, hotel, luggage, suitcase*, route, routes, itinerary, sightseeing, beach holiday, airline*, train ticket*, plane ticket*, stopover, passenger*, passport application, passport renewal, pilgrimage*, expedition*, sail, sailing, backpack*, ferry, safari, voyage*, border, departure, commute, layover, trek, hike`,
  ],
  ["travel", 2, `go to, visit*, car, road, boat, ship, bus, ticket, passport`],
  [
    "lawsuit",
    4,
    `lawsuit*, sue, sues, sued, suing, court*, judge, judges, verdict*, trial*, appeal*, lawyer*, attorney*, legal*, prison, jail*, arrest*, police charge*, police report, charges dropped, press charges, acquit*, convict*, sentence*, custody,
    settlement, out of court, plaintiff*, defendant*, prosecut*, witness*, testify, testimony, litigation, arbitrat*, mediation, a fine, the fine, this fine, my fine, fines, fined, contested will, jury, hearing, injunction, dispute*, guilty, innocent, parole, my case, the case, court case, tribunal, bail, other side, opposing counsel, evidence, damages, probation`,
  ],
  [
    "children",
    4,
    `pregnan*, conceive*, conception, baby, babies, have a child, have a second child, have children, have kids, have another child, have a son, have a daughter, adopt a child, adopting, adoption, adopt, ivf, fertil*, miscarr*, give birth, birth of, giving birth, boy or a girl, boy or girl, childbirth,
    newborn*, labour ward, unborn, become a mother, become a father, become a parent, become parents, toddler, twins, foster child, infertil*, expecting, due date, second child, third child, first child`,
  ],
  [
    "children",
    2,
    `our boy, son, sons, daughter*, child, children, kid, kids, teenager*, stepson, stepdaughter, my boy, my girl, our boy, our girl, little one, grandchild, grandchildren, grandson, granddaughter`,
  ],
  [
    "family",
    2,
    `mother, father, mum, mom, dad, parent*, brother*, sister*, sibling*, uncle*, aunt*, cousin*, family, families, grandmother, grandfather, grandma, grandpa, relative*, nephew, niece, stepmother, stepfather, stepmom, stepdad`,
  ],
  ["family", 2, `reconcil*, estranged`],
  ["lawsuit", 2.4, `police, crime, criminal, judged, lawful`],
  [
    "friend",
    2,
    `friend*, best friend, buddy, buddies, mate, mates, pal, pals, friendship*, acquaintance*, classmate*`,
  ],
  [
    "spirit",
    5,
    `ghost*, haunt*, curse, cursed, curses, evil eye, black magic, poltergeist*, demon*, possessed, exorci*`,
  ],
  [
    "spirit",
    4,
    `spirit*, hex*, ancestor*, ancestral, demon*, evil eye, god, gods, goddess*, deity, deities, angel*, soul, souls, karma*, karmic, past life, past lives, witch*, black magic, spell, possessed, possession by, dream mean, dreams mean,
    dream, dreams, dreamed, dreamt, nightmare*, pray*, prayer*, shrine*, temple*, ritual*, vow, vows, offering*, presence in, poltergeist*, omen*, exorci*, jinn*, djinn*, a medium, the medium, seance, guardian, universe, spiritual*, voodoo, jinx*, bewitch*, altar, sacrifice, entity, blessing, protector`,
  ],
  [
    "love",
    3,
    `commit to me, commits to me, commitment, fall for me, fall for him, fall for her, attracted, attraction, cuddl*, hug, valentine*, courtship, woo, suitor*, passion*, intimate, hooking up, hook up, one-night stand, situationship, friend zone, friendzone*, talk to me again, unblock me, block* me, hinge, bumble, second date, chemistry between, my type, lovesick, infatuat*, dear to me, sleep with me, sleep with, open relationship, reunite*, reunion with`,
  ],
  [
    "marriage",
    3,
    `wife and i, husband and i, vows, wedding day, registry office, arranged match, dowry, trousseau, bridesmaid*, best man, newlywed*, infidel*, couple's therapy, couples therapy, marriage counsel*, reconcile with my husband, reconcile with my wife, the altar, ring on`,
  ],
  [
    "work",
    3,
    `bakery, bakeries, cafe, salon, medical practice, law practice, studio, factory, enterprise, entrepreneur*, venture, board, investor*, invoice*, overtime, workplace, hr, human resources, reference*, cover letter, trainee, trainer, appraisal, performance review, kpi, sales, market*, brand, export*, import*, supplier*, orders, store, hotel business, farm business, staff, employee*, foreman, union, strike, apprentic*, craft, profession, vocation, gallery, exhibition, commission, script, screenplay, album, record deal, auditions, translation job, consult*, agency, agent, sponsor*, franchise, permit, a grant, the grant, my grant, research grant, tenure, shift work, nurse job, teaching post, gallery, podcast, channel, youtube, followers, app, website, patent, merger, takeover, partnership, bid`,
  ],
  [
    "money",
    3,
    `economy, wage*, fortune, fortunes, prosper*, lend, lent, borrow*, iou, arrears, instalment*, installment*, payment*, payout, grant money, subsid*, interest rate*, exchange rate, currency, currencies, dollar, euro, pound, yen, silver, real estate fund, etf, index, portfolio, trading, trader, stake, windfall, raffle, scratch card, bingo, poker, savings account, pocket, purse strings, wallet share, fee, fees, the bill, a bill, this bill, my bill, bills, charge card, insolven*, poor, poverty, afford, cost, saving up, nest egg, treasury, accountant, welfare, benefits, alimony money, donation*, crowdfund*, auction, pawn, heirloom worth, shares recover, purchase*`,
  ],
  [
    "study",
    3,
    `flunk*, chemistry, maths, math, mathematics, physics, biology, history exam, geography, latin exam, french exam, english exam, german exam, spanish exam, french class, english class, spanish class, french test, english test, algebra, geometry, statistics, law school, law or medicine, medicine or law, conservatory, violin exam, piano exam, a-level*, a level*, gcse*, baccalaureate, abitur, matura, credits, module, seminar, supervisor at university, postdoc, research paper, journal, defend my, viva, oral exam, resit*, valedictorian, dean's list, honours, enrol*, campus, dorm, tuition, boarding, spelling bee, my mark, good mark, good marks, bad marks, my marks, licence theory, theory test, study law, study medicine, qualification, certification, training course, textbook, reading list, bullied, bully, bullies`,
  ],
  [
    "health",
    3,
    `acne, pimple*, pill, pills, tablet, tablets, antibiotic*, injection*, insulin, dose, dentist, root canal, braces, ulcer*, gallstone*, hernia, arthritis, rheumat*, gout, cholesterol, thrombos*, hepatitis, bronch*, pneumonia, sinus*, tinnitus, hearing, hearing loss, blind*, cataract*, glaucoma, menopause, period pain, cramps, endometrios*, fibroid*, polyp*, cyst*, lesion*, eczema, psoriasis, hair loss, bald*, snor*, apnea, apnoea, panic attack*, phobia*, ocd, adhd, autis*, dementia, alzheimer*, parkinson*, lupus, sprain*, fracture*, broken leg, broken arm, cast off, crutches, wheelchair, transplant*, dialysis, donor, bypass, pacemaker, stent, palpitation*, pulse, breathe, breathing, breath, vomit*, indigestion, reflux, bowel*, constipat*, diarrh*, appetite, hangover, alcohol*, detox, sobriety, therapist, psychiatrist, psychologist, acupunctur*, herbal, remedy, remedies, ward, intensive care, icu, physiotherap*, mri, ct scan, ultrasound, mammogram, feverish, unwell, poorly, healthier, vitality, stamina, immune, my strength back, hay fever, pollen, sting, bite, bruise*, burn*, itch*, numb*, tremor*, seizure*, epilep*, concussion`,
  ],
  [
    "home",
    3,
    `cabin, cabins, bungalow, mansion, loft, penthouse, attic, cellar, basement, balcony, terrace, yard, fence, driveway, garage, wall, walls, floor, ceiling, window, windows, door, doors, heating, boiler, chimney, stove, damp, mould, mold, termite*, defect*, wiring, plumber, electrician, contractor, architect, building site, building permit, house hunting, viewing, surveyor, deposit for the, homeless, shelter, council flat, co-op, dormitory room, subtenant*, sublet*, quiet street, suburb*, countryside, downtown, hometown, allotment, estate, premises, freehold, leasehold, household, housework, moving van, new place, a place of our own, a place of my own, own place, place to stay, place to rent`,
  ],
  [
    "travel",
    3,
    `seasick*, crossing, airsick*, jet lag, jetlag, camping, campsite, tent, hostel, airbnb, motel, resort, spa trip, ski*, snowboard*, surf*, dive, diving, kayak*, canoe*, bike tour, cycling tour, motorbike tour, camper, caravan, rv, motorhome, rental car, car rental, highway, motorway, traffic, ferry, harbour, harbor, port, dock, yacht, customs, immigration desk, consulate, embassy, connecting, connection, gate, boarding pass, delayed, getaway, weekend away, city break, island, guide, excursion*, road to, route to, arrive, arrives, arriving, arrival, return flight, on the way, mountain pass, summit, climb*, everest, camino, bus ride, metro, taxi, uber, hitchhik*, stopover, sightsee*, souvenir*, vaccination for, go abroad, backpack, cancel my trip, world tour`,
  ],
  [
    "lawsuit",
    3,
    `court date, judgment, judgement, rule in, ruling, ruled, rule against, overturn*, perjur*, bailiff*, subpoena*, summons, solicitor*, barrister*, notary, claim against, small claims, class action, restraining order, police, detective*, prosecution, defence, defense, alibi, verdict, magistrate, ombudsman, complaint against, complaint, inquiry, investigation, investigat*, deport*, asylum, extradit*, copyright, trademark, patent suit, libel, slander, defamation, breach of, liab*, negligen*, malpractice, visitation, guardianship, inheritance dispute, probate, will contest, drop the charges, plead, plea, fraud charge*, felony, misdemeanor, offence, offense, ticket contest, parking ticket, parking fine, speeding`,
  ],
  [
    "children",
    3,
    `toddler*, tantrum*, nappy, diaper*, potty, cradle, crib, breastfeed*, nursing, weaning, teeth through, nanny, babysit*, childcare, daycare, day care, nursery, playgroup, stepchild*, eldest, youngest, firstborn, teen, teens, puberty, homeschool*, curfew, godchild, godson, goddaughter, ovulat*, egg donor, surroga*, embryo*, implant*, trimester, ultrasound of, contractions, c-section, midwife, maternity, paternity test, paternity, fatherhood, motherhood, parenthood, parenting, heir`,
  ],
  [
    "friend",
    3,
    `my secret, betray my, secret from, gossip*, girls' night, bff, besties, bestie, confidant*, confide*, companion, clique, circle of friends, friend group, unfriend*, falling out, fell out with, fall out with, companionship, penfriend, neighbourly`,
  ],
  [
    "spirit",
    3,
    `footsteps, whisper*, shadow, shadows, apparition*, haunting, watching over, watches over, watch over me, afterlife, the other side of the veil, dear departed, late grandmother, late grandfather, late aunt, late uncle, late mother, late father, late husband, late wife, fate, destiny, fortune teller, reincarnat*, previous life, aura, chakra*, energy in this house, negative energy, bad energy, cleans*, incense, candle, candles, amulet*, talisman*, charms, relic*, saint, saints, buddha*, jesus, allah, krishna, shiva, ganesh*, orisha*, fairy, fairies, elf, elves, ufo*, alien*, sign from, signs from, premonition*, visions, psychic*, tarot deck, ouija, sleep paralysis, fasting for, meditat*, pilgrim, monk, priest, monastery, church, mosque`,
  ],
  [
    "family",
    2,
    `in-laws, mother-in-law, father-in-law, sister-in-law, brother-in-law, granny, nana, papa, mama, mummy, daddy, stepbrother, stepsister, half-brother, half-sister, twin, godmother, godfather, ancestors' home, clan, kin, relatives`,
  ],
  [
    "weather",
    2,
    `clouds, cloudy, sun, wind, windy, mist, fog, ice, icy, heatwave, heat wave, harvest, monsoon, dry spell, degrees`,
  ],
  [
    "contest",
    3,
    `match, tournament*, championship*, election*, elected, race, finals, cup, the game, game, win the, team, league, contest*, competition*, medal*, vote*, gold medal, marathon, referendum, opponent in the ring, knockout, playoff*, season`,
  ],
  [
    "message",
    1.5,
    `text me, texts me, text back, text him, text her, message me, reply, replies, call me, calls me, phone me, write back, write to me, writes to me, answer me, hear from, hear back`,
  ],
  [
    "message",
    3,
    `letter*, email*, e-mail*, message*, news, rumour*, rumor*, parcel*, package*, mail, delivery, delivered`,
  ],
  [
    "weather",
    3,
    `rain*, snow*, sunny, storm*, weather, typhoon*, hurricane*, drought, flood*, thunder*, temperature*, sunshine, hail, frost`,
  ],
  // "gold" of a medal is no money, and a few like it.
  [
    "general",
    0.1,
    `go well, make up with, test of, by the way, thank you, of course, in case, in the long run, no matter, to be honest, good luck`,
  ],
];
