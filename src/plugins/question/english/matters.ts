/**
 * English words by the matter they speak of. 4 settles a matter, 3 names what happens in it, 2 a thing of it,
 * 1 a person of it: what happens to a person weighs more than who it is.
 */
import type { Matter } from "../../../lore/mod.ts";

export const MATTERS: readonly (readonly [Matter, number, string])[] = [
  [
    "love",
    4,
    `in love, fall* in love, love me, loves me, loved me, ask me out, asks me out, soulmate, soul mate, crush,
    has a crush, have a crush, true love, love life, first date, go out with me, end up alone, be alone forever,
    stay single, break up, breaking up, broke up, broken up, feelings for, feel* for me, feel* about me,
    back together, get back with, someone new, someone special, find love, meet someone, meet somebody, meet the one,
    kiss*, my ex, his ex, her ex, ex-boyfriend, ex-girlfriend, ex boyfriend, ex girlfriend, ghosted, ghosting me,
    dating, miss me, misses me, think* about me, think* of me, likes me, like me, into me, leave me, leaves me, leaving me, dump*, romantic*, romance,
    flirt*, jealous`,
  ],
  [
    "love",
    3,
    `love, loves, loved, loving, relationship, date, dates, tinder, affection, heartbreak, heartbroken, long-distance, single, chemistry, intimacy, confess*`,
  ],
  [
    "love",
    1.6,
    `boyfriend, girlfriend, lover, sweetheart, partner, flame, heart, he, she, him, admirer`,
  ],
  [
    "marriage",
    4,
    `marr*, wedding*, divorc*, propos* to, propose, proposes, proposed, engaged, engagement, spouse*, prenup*, alimony,
    wedlock, bride, groom, tie the knot, say yes if i, affair, having an affair, matchmak*, remarr*, mother-in-law,
    in-laws, wed, husband cheat*, wife cheat*, separation, annul*, marital, elope*, honeymoon phase, fiance, fiancé, fiancee, fiancée, adulter*`,
  ],
  ["marriage", 2, `husband, wife, cheat on me, cheating on me, cheat* on, unfaithful, faithful, infidelity, propos*, down the aisle`],
  [
    "work",
    4,
    `job*, career, promot*, fired, laid off, layoff*, lay me off, redundan*, resign*, employ*, unemploy*, job offer, job interview, interview*,
    hired, hire me, salary, raise at work, pay rise, startup, start-up, my own business, start a business, open a shop,
    open a restaurant, open a cafe, freelanc*, let me go, profession*, occupation, workplace, notice period, quit my job, quit work,
    internship*, business partner, retire*, cv, resume, résumé, application for the post, self-employed, go bankrupt, bankruptcy, my work, working for,
    transfer to another department, transferred, recruit*, headhunt*, workload, probation period, sack*, new position, work project, contract renewed, contract be renewed, found a company, founding a company`,
  ],
  [
    "work",
    3,
    `work, works, worked, working, vacancy, vacancies, company, firm, office, business, project, contract, colleague, coworker, co-worker,
    boss*, manager, supervisor, the post, position, client, customer, shop, restaurant, competitor, department, offer from, tender, deadline, shift, trade, product, launch*, colleagues, team leader, ceo, director, audition*, role, novel, book deal, publish*, band, film, gig, presentation`,
  ],
  [
    "money",
    4,
    `money, debt*, invest*, savings, stock*, share price, lottery, inherit*, loan*, mortgage rate, profit*, financ*,
    crypto*, bitcoin, ethereum, gold, income, wealth*, rich, tax*, audit*, bonus*, pension, bank, refund*, owe*, repay*, pay back, pays back, paid back, pay me back,
    insurance claim, insurance money, budget, afford the, cash, earn*, dividend*, bond, fund, funds, credit*, gambl*, casino, bet, betting, jackpot, scam*, broke, broker, swindle*, dollars, euros, pounds, compensation, allowance, expenses, costs`,
  ],
  ["money", 2, `pay, paid, price*, buy shares, shares, deal, sell, value, deposit, expensive, cheap, lend*, borrow*, purchase, spend*, worth`],
  [
    "study",
    4,
    `exam*, test result*, driving test, driving licence test, university, universities, college*, school*, scholarship*, thesis, dissertation, degree, phd, doctorate,
    master's, masters degree, bachelor*, grade*, stud*, homework, course*, class, classes, tutor*, teacher, professor, admission*, admitted, get into, gre, toefl, ielts, sat, gmat, bar exam, diploma,
    semester, graduat*, essay, learn*, language course, academy, curriculum, faculty, lecture*, entrance, drop out, certificate, board exam, kindergarten, my paper, apprenticeship, major in, exchange programme, exchange program`,
  ],
  ["study", 3, `pass the, pass my, pass, passes, test, tests, retake*, fail the, finals, midterm*, quiz*, subject`],
  [
    "health",
    4,
    `health*, ill, illness*, sick*, disease*, surger*, operation, operations, operate on, recover*, heal, heals, healed, healing, cure*, cancer*, tumou?r*,
    pain*, doctor*, hospital stay, hospitalis*, hospitaliz*, medicine*, medication*, therap*, treatment*, diagnos*, symptom*, blood pressure, blood test*, biops*, fever, headache*, migraine*,
    depress*, anxiety, insomnia, sleep, diabetes, covid, flu, infection*, injur*, knee, back pain, my back, hip, shoulder, heart problem, heart condition, allerg*, diet, lose weight, weight, addict*, quit smoking, smoking, drinking,
    ache*, cough*, wound*, fatigue, wellbeing, well-being, chemo*, vaccine*, check-up, checkup, scan, x-ray, feel better, rehab*, scar*, skin, tooth, teeth, eyesight, stress, burnout, remission, asthma, relapse*, exhausted, eczema, physio*, stroke, kidney*, liver, lungs, side effects, mental*, body`,
  ],
  ["health", 2, `hospital, clinic, condition, get better, well again, worse, fit, nurse`],
  [
    "home",
    4,
    `house*, flat, flats, apartment*, move house, move into, move in, moving house, moving out, move out, move to, moving to, relocat*, landlord*, tenant*, rent, rents, rented, renting, real estate, property, properties, land,
    mortgage, neighbour*, neighbor*, renovat*, roof, kitchen, bathroom, evict*, roommate*, room mate*, flatmate*, living next, where will i live, where should i live, live next, where to live, feng shui, feng-shui, garden fence,
    estate agent, lease*, new home, buy a home, our home, family home, village to live, settle down, housing, plot of, farm, homeowner*, condo, studio flat, cottage, villa, extension, builder, plumbing, leak*, sell my house, sell the house, sell our house, buyer for`,
  ],
  ["home", 2, `home, live, living, room, neighbourhood, garden, furniture, settle, emigrat*, immigrat*`],
  [
    "travel",
    4,
    `travel*, trip*, flight*, fly, flying, journey*, visa*, holiday*, vacation*, honeymoon, abroad, cruise*, drive, driving, train, trains, plane, airport*, tour, tours, itinerar*, road trip,
    overseas, hotel, luggage delayed, passport application, passport renewal, pilgrimage*, expedition*, sail, sailing, backpack*, ferry, safari, voyage*, border, departure, commute, layover, trek, hike`,
  ],
  ["travel", 2, `go to, visit*, car, road, boat, ship, bus, ticket, passport`],
  [
    "lawsuit",
    4,
    `lawsuit*, sue, sues, sued, suing, court*, judge, judges, verdict*, trial*, appeal*, lawyer*, attorney*, legal*, prison, jail*, arrest*, police charge*, charges dropped, press charges, acquit*, convict*, sentence*, custody,
    settlement, out of court, plaintiff*, defendant*, prosecut*, witness*, testify, testimony, litigation, arbitrat*, mediation, fine, fines, fined, contested will, jury, hearing, injunction, dispute*, guilty, innocent, parole, my case, the case, court case, tribunal, bail, other side, opposing counsel, evidence, damages, probation`,
  ],
  [
    "children",
    4,
    `pregnan*, conceive*, conception, baby, babies, have a child, have a second child, have children, have kids, have another child, have a son, have a daughter, adopt a child, adopting, adoption, adopt, ivf, fertil*, miscarr*, give birth, birth of, giving birth, boy or a girl, boy or girl, childbirth,
    newborn*, labour ward, unborn, become a mother, become a father, become a parent, become parents, toddler, twins, foster child, infertil*, expecting, due date, second child, third child, first child`,
  ],
  ["children", 2, `son, sons, daughter*, child, children, kid, kids, teenager*, stepson, stepdaughter, my boy, my girl, our boy, our girl, little one, grandchild, grandchildren, grandson, granddaughter`],
  ["family", 2, `mother, father, mum, mom, dad, parent*, brother*, sister*, sibling*, uncle*, aunt*, cousin*, family, families, grandmother, grandfather, grandma, grandpa, relative*, nephew, niece, stepmother, stepfather, stepmom, stepdad`],
  ["family", 2, `reconcil*, estranged`],
  ["friend", 2.6, `friend*, best friend, buddy, buddies, mate, mates, pal, pals, friendship*, acquaintance*, classmate*`],
  [
    "spirit",
    4,
    `ghost*, spirit*, haunt*, curse, cursed, curses, hex*, ancestor*, ancestral, demon*, evil eye, god, gods, goddess*, deity, deities, angel*, soul, souls, karma*, karmic, past life, past lives, witch*, black magic, spell, possessed, possession by, dream mean, dreams mean,
    dream, dreams, dreamed, dreamt, nightmare*, pray*, prayer*, shrine*, temple*, ritual*, vow, vows, offering*, presence in, poltergeist*, omen*, exorci*, jinn*, djinn*, medium, seance, guardian, universe, spiritual*, voodoo, jinx*, bewitch*, altar, sacrifice, entity, blessing, protector`,
  ],
  ["contest", 3, `match, tournament*, championship*, election*, elected, race, finals, cup, the game, game, win the, team, league, contest*, competition*, medal*, vote*, gold medal, marathon, referendum, opponent in the ring, knockout, playoff*, season`],
  ["message", 3, `letter*, email*, e-mail*, text me, texts me, message*, reply, replies, call me, calls me, phone me, write back, write to me, writes to me, news, rumour*, rumor*, hear from, hear back, answer me, parcel*, package*, mail, delivery, delivered`],
  ["weather", 3, `rain*, snow*, sunny, storm*, weather, typhoon*, hurricane*, drought, flood*, thunder*, temperature*, sunshine, hail, frost`],
  // "gold" of a medal is no money, and a few like it.
  ["general", 0.1, `go well, make up with, test of, by the way, thank you, of course, in case, in the long run, no matter, to be honest, good luck`],
];

/** Living things that run away. */
export const ANIMALS = `dog*, puppy, puppies, cat, cats, kitten*, kitty, horse*, pony, ponies, parrot*, bird*, budgie*, canary, canaries, turtle*, tortoise*, rabbit*, bunny, bunnies, hamster*, guinea pig*, ferret*, hen, hens, chicken*, cow, cows, sheep, goat*, donkey*, camel*, snake*, lizard*, gecko, pigeon*, duck*, goose, pig, pigs, pet, pets, cockatoo*, cockatiel*, mule, bull, calf, lamb, falcon, hawk, iguana, animal*, hound*, terrier*, labrador*, spaniel*, poodle*, mare, foal`;

/** That something is gone and looked for. */
export const GONE = `missing, gone missing, went missing, vanish*, disappear*, misplac*, mislaid, stolen, stole, steal*, thief, thieves, can't find, cannot find, could not find, couldn't find, can not find, lost, lose track, ran away, run away, runs away, ran off, run off, run to, escaped, has escaped, got out, get out, flown, flew, strayed, stray, took my, took the, taken my, has taken, who took, dropped, did i leave, did i put, did i lose, did i drop, did i hide, left my, left behind, hidden my, looking for my, searching for my, look for my, search for my, where i put, where i left, pickpocket*, robbed, robber*, burgl*, nowhere to be found, be found, turn up, turns up, hiding, wander* off, recover my, recover the, get my * back, retrieve, find my, find the, finding my`;

/** What is lost without being a thing that lies somewhere. */
export const NOT_THINGS = `job, work, post, position, mind, case, lawsuit, trial, love, lover, interest, weight, hope, faith, friend*, house, home, flat, apartment, money in, savings, match, game, election, custody, license, licence, client*, customer*, career, way, patience, temper, control, marriage, relationship, baby, pregnancy, hair, respect, touch, contact, vocation, calling, path, purpose, place in life, happiness, bet, deal, contract, scholarship, place at, soulmate, true love, life, future, fortune in, talent*, strength*, luck, partner, success, peace, courage, confidence`;

/** People who can be missing. */
export const PEOPLE = `husband, wife, son, daughter, child, children, kid, kids, brother, sister, mother, father, mum, mom, dad, uncle, aunt, cousin, friend*, boyfriend, girlfriend, ex, grandmother, grandfather, grandma, grandpa, nephew, niece, man, woman, boy, girl, neighbour, neighbor, colleague, parents`;

/** That a living thing may be here or there. */
export const ABOUT = `come home, comes home, come back, comes back, coming back, coming home, return*, still in, still near, nearby, far, close by, alive and, find, finds, found, in the garden, in the neighbourhood, outside, somewhere, back to me, whereabouts, which way, which direction`;
