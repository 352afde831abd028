/** Phrases of the English reading; each table is complete for its ids. */
import type { Branch, Phase, Stem } from "#lore";
import type { SeasonState } from "../../../../core/season.ts";
import type { GodFamily, TenGod } from "../../../../core/ten_gods.ts";
import type { ReadTie } from "../../highlights.ts";
import type { StrengthId } from "../../strength.ts";
import type { StructureState } from "../../../judgement/success_row.ts";
import type { StructureId } from "../../structures.ts";

/** What a ten god brings in luck that suits the chart, and in luck that does not. */
export interface LuckTheme {
  readonly bright: string;
  readonly dark: string;
}

/** The day master's image and temper, 甲 to 癸. */
export const dayMasters: Readonly<Record<Stem, string>> = {
  jia: "the tall timber of the ten stems. It grows straight, wants room above it, and would sooner break than bend; people of this stem take the lead as a matter of course and are slow to admit that they are tired",
  yi: "the vine and the flowering herb. It rises by winding round what is there, so its strength is tact: it reads a room quickly, makes allies, and comes back after every cutting",
  bing: "the sun at noon. It gives warmth without asking who deserves it, acts in the open, and dislikes secrets; its generosity is real, and so is its impatience with slow company",
  ding: "the lamp and the hearth. It lights what stands near, watches the flame, and understands mood better than speech; its warmth is chosen, and it can burn late into the night over one thought",
  wu: "the mountain and the dyke. It stays where it is put, keeps its word, and lets others shelter behind it; once settled in an opinion it moves about as readily as a hill",
  ji: "the tilled field. It takes in whatever is sown and gives back more; patient, practical and forgiving, it worries in silence and remembers every season",
  geng: "the axe and the raw ore. It is made to be used: direct, loyal, fond of a contest, at its best when something hard has tempered it",
  xin: "the jewel and the fine blade. It has an eye for quality and a tongue that cuts clean; it needs to be polished rather than struck, and it knows its own worth",
  ren: "the river and the open sea. It keeps moving, carries many things at once, and finds a way round every stone; the breadth of its mind is its gift, and its difficulty is where to stop",
  gui: "the rain and the mist. It works quietly and reaches the root; imaginative and observant, it feels a change in the weather before the others look up",
};

/** The month of birth by branch, 子 to 亥. */
export const months: Readonly<Record<Branch, string>> = {
  zi: "in the month of the rat, the very heart of winter, when water rules and the earth is sealed by cold",
  chou: "in the month of the ox, when winter is at its hardest and wet earth holds the cold in",
  yin: "in the month of the tiger, when spring has opened but the air is still sharp and wood is pushing up",
  mao: "in the month of the rabbit, the heart of spring, when wood rules without a rival",
  chen: "in the month of the dragon, late spring, when damp earth gathers up what wood has grown",
  si: "in the month of the snake, when summer begins and fire takes over the field",
  wu: "in the month of the horse, the height of summer, when fire stands at its zenith",
  wei: "in the month of the goat, late summer, when dry earth keeps the heat of the fire",
  shen: "in the month of the monkey, when autumn begins and metal comes to its own",
  you: "in the month of the rooster, the middle of autumn, when metal is at its purest",
  xu: "in the month of the dog, late autumn, when dry earth closes over the embers",
  hai: "in the month of the pig, when winter begins and water rises",
};

/** What the season does to the day master's element. */
export const seasons: Readonly<Record<SeasonState, string>> = {
  thriving:
    "The season is its own: the element is in command (旺) and needs no help from the calendar.",
  assisted: "The season feeds it: the element is assisted (相), like a child of the ruling power.",
  resting: "The season has been fed by it: the element rests (休), having given its strength away.",
  confined:
    "The season is what it tries to control, so the element is confined (囚) and spends itself on resistance.",
  dormant:
    "The season bears down on it: the element lies dormant, and whatever it has must come from elsewhere in the chart.",
};

/** The verdict on strength in a clause. */
export const strengths: Readonly<Record<StrengthId, string>> = {
  strong:
    "it is strong, with more power than it can use at home; such a chart asks for work, for rules, or for something to give",
  slightlyStrong: "it leans to the strong side and can carry a load without complaint",
  balanced: "it stands nearly level, which is rarer than it sounds and lets it turn either way",
  slightlyWeak:
    "it leans to the weak side: able, but quicker tired than it lets on, and better with allies",
  weak: "it is weak, outnumbered by what it must feed, govern or obey, so good company and a sound base matter more than ambition",
};

/** What a structure means for a life's work. */
export const structures: Readonly<Record<StructureId, string>> = {
  jianLu:
    "The month is the day master's own seat, so this is a self-made chart: little is inherited, much is earned, and what it needs is a worthwhile task.",
  monthBlade:
    "The month holds the day master's blade: nerve, speed and a will that does not ask permission. Discipline turns it to service; without it, it turns on partners and purses.",
  monthRob:
    "The month belongs to rivals of the same kind: early on there is company and competition, and what is kept is what was turned to use.",
  directOfficer:
    "Its theme is office in the old sense: order, reputation, a place in an institution. It thrives where rules are clear and a name is kept clean.",
  sevenKillings:
    "Its theme is pressure mastered. Crises find it, rivals sharpen it, and it does its best work where others hesitate, provided that something holds the pressure in check.",
  directWealth:
    "Its theme is steady gain: property kept in order, effort that is paid by the hour and adds up.",
  indirectWealth:
    "Its theme is movable wealth: trade, chances, other people's money, an easy hand in giving and taking.",
  directResource:
    "Its theme is learning and protection: teachers, certificates, a good name, the patience to be taught.",
  indirectResource:
    "Its theme is uncommon knowledge: the specialist, the odd angle, the mind that works alone and arrives elsewhere.",
  eatingGod:
    "Its theme is ease of expression: a craft, a table, a talent that feeds its owner so long as nobody hurries it.",
  hurtingOfficer:
    "Its theme is brilliance that will not be told: wit, invention, performance, and a running quarrel with authority.",
  followWealth:
    "The day master gives up its own claim and follows wealth; it does best by serving the market and the need of the moment rather than by insisting on itself.",
  followOfficer:
    "The day master gives up its own claim and follows power; it rises through a great institution, a great cause or a demanding superior.",
  followOutput:
    "The day master gives itself wholly to what it makes; children, pupils or works carry its name.",
  followForce:
    "The day master goes with the stream of output, wealth and office together; adaptability is its fortune.",
  followTide:
    "The day master lets itself be carried by two allied forces; to swim with them is its art.",
  followSelf:
    "The chart is all of one kind and gains by going on as it is, against it nothing prospers.",
  followSupport: "Self and support are of one mind; it is to be followed, not opposed.",
  dominantWood:
    "Wood alone rules (曲直): growth, kindness and stubborn uprightness in undiluted form.",
  dominantFire: "Fire alone rules (炎上): radiance, courtesy and ardour in undiluted form.",
  dominantEarth:
    "Earth alone rules (稼穡): trust, patience and the long harvest in undiluted form.",
  dominantMetal: "Metal alone rules (從革): justice, resolve and reform in undiluted form.",
  dominantWater: "Water alone rules (潤下): intelligence, movement and depth in undiluted form.",
  transformation:
    "The day stem joins its partner and becomes something else: a life that changes its nature through one decisive bond.",
  facingSun:
    "A jewel turned to the sun: it shines by an officer that is not there and must not be met in the stems.",
  wellRail:
    "The water of the well draws in the officer's fire: service comes from elsewhere, by way of what one makes.",
  punishedIn: "The hour draws an absent officer in: position comes by a detour.",
  salaryDrawn: "The hour draws an absent officer in: the post is offered rather than sought.",
  distantlyDrawn: "Repeated storehouses draw an absent officer in from afar.",
  clashedIn:
    "What stands here in numbers calls up its opposite from outside: it lives by what it lacks.",
};

/** How the structure's state is said. */
export const states: Readonly<Record<StructureState, string>> = {
  formed: "As it stands the structure is sound",
  broken: "As it stands the structure is broken",
  rescued: "The structure is damaged, and mended within the chart itself",
  unformed: "The structure still lacks its complement",
};

/** What each element brings where it is the useful god. */
export const usefulFor: Readonly<Record<Phase, string>> = {
  wood: "growth and planning: study, print, plants, cloth and timber, the east, green things, the early morning",
  fire: "light and warmth: publicity, cooking, electricity, the stage, the south, red things, the middle of the day",
  earth:
    "ground and trust: land, building, storage, mediation, the middle of things, yellow and brown",
  metal:
    "edge and order: finance, law, machines, instruments, the west, white and bright things, the late afternoon",
  water:
    "movement and depth: travel, trade, logistics, research, the north, black and blue things, the night",
};

/** What the families of the ten gods stand for in a life. */
export const families: Readonly<Record<GodFamily, string>> = {
  companions: "friends, siblings and one's own two hands",
  output: "craft, speech and everything one makes",
  wealth: "money, property and the business of managing them",
  officer: "office, rules and the demands of others",
  resource: "learning, shelter and the support of elders",
};

/** What a luck pillar brings by the ten god of its stem. */
export const luckThemes: Readonly<Record<TenGod, LuckTheme>> = {
  companion: {
    bright: "peers at one's side and firm footing of one's own",
    dark: "rivals of one's own kind and a stubborn streak",
  },
  robWealth: {
    bright: "bold company and quick decisions",
    dark: "company that shares the purse and leaves the bill",
  },
  eatingGod: { bright: "ease, taste and steady production", dark: "comfort that slows the pace" },
  hurtingOfficer: {
    bright: "invention, candour and a public for one's gifts",
    dark: "friction with those in charge and words said too soon",
  },
  indirectWealth: {
    bright: "openings, trade and money in motion",
    dark: "money that leaves as fast as it came",
  },
  directWealth: {
    bright: "regular income and affairs put in order",
    dark: "long hours and care about money",
  },
  sevenKillings: {
    bright: "a contest won and quick promotion",
    dark: "pressure, haste and powerful opponents",
  },
  directOfficer: {
    bright: "position, trust and a name worth keeping",
    dark: "duties that weigh and rules that bind",
  },
  indirectResource: {
    bright: "study off the beaten track and unusual help",
    dark: "withdrawal, doubt and plans put off",
  },
  directResource: {
    bright: "teachers, credentials and protection",
    dark: "comfort in shelter and slowness to act",
  },
};

/** What stands out where a relation touches the seat of marriage or the month. */
export const ties: Readonly<Record<ReadTie, string>> = {
  clash: "pull against each other; moves, breaks and fresh starts come from there",
  sixCombine: "are bound together, which steadies both",
  threeCombine: "close ranks with a third and turn to one element",
  direction: "gather the whole of one season",
  halfCombine: "lean towards each other",
  harm: "wear on each other in small things",
  stemCombine: "are drawn together",
  stemClash: "contradict each other openly",
};
