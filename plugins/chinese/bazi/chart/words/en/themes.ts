/** Clauses of the English reading; each table is complete for its ids. */
import type { Branch, Phase, Stem } from "#lore";
import type { Place } from "#east/calendar/pillars.ts";
import type { SeasonState } from "#east/season.ts";
import type { GodFamily, TenGod } from "#east/ten_gods.ts";
import type { ReadTie } from "../../highlights.ts";
import type { StrengthId } from "../../strength.ts";
import type { StructureState } from "../../../judgement/success_row.ts";
import type { StructureId } from "../../structures.ts";
import type { ElementRole } from "../../useful_god_answer.ts";

/** What a ten god brings in luck that suits the chart, and in luck that does not. */
export interface LuckTheme {
  readonly bright: string;
  readonly dark: string;
}

/** The day master's image, said of "it", then its temper, said of "you". */
export const dayMasters: Readonly<Record<Stem, readonly [image: string, temper: string]>> = {
  jia: [
    "tall timber that would sooner break than bend",
    "you take the lead as a matter of course and are slow to admit that you are tired",
  ],
  yi: [
    "a vine that climbs by winding round what is there",
    "you read a room quickly and come back after every cutting",
  ],
  bing: [
    "a sun that shines without asking who deserves it",
    "you act in the open and lose patience with slow company",
  ],
  ding: [
    "a lamp that lights what stands near",
    "you watch moods closely and can stay up a night over one thought",
  ],
  wu: [
    "a mountain that others shelter behind",
    "you keep your word and move from an opinion about as readily as a hill",
  ],
  ji: [
    "a tilled field that gives back more than was sown",
    "you worry in silence and remember every season",
  ],
  geng: [
    "an axe made to be used",
    "you speak directly and are at your best when something hard has tempered you",
  ],
  xin: [
    "a jewel to be polished rather than struck",
    "you know quality when you see it and cut clean with your tongue",
  ],
  ren: [
    "a river that finds a way round every stone",
    "you carry many things at once and find it hard to know where to stop",
  ],
  gui: [
    "rain that quietly reaches the root",
    "you feel a change in the weather before the others look up",
  ],
};

/** What the month of birth is like, 子 to 亥. */
export const months: Readonly<Record<Branch, string>> = {
  zi: "the heart of winter",
  chou: "the hardest of the cold",
  yin: "the sharp air of early spring",
  mao: "the heart of spring",
  chen: "the damp earth of late spring",
  si: "the opening of summer",
  wu: "the height of summer",
  wei: "the dry heat of late summer",
  shen: "the opening of autumn",
  you: "the clear middle of autumn",
  xu: "the dry earth of late autumn",
  hai: "the opening of winter",
};

/** What the month does to the day stem. */
export const seasons: Readonly<Record<SeasonState, (stem: string, month: string) => string>> = {
  thriving: (stem, month) => `${stem} commands the ${month} month (旺 wàng)`,
  assisted: (stem, month) => `the ${month} month feeds ${stem} (相 xiàng)`,
  resting: (stem, month) => `${stem} gives its strength to the ${month} month (休 xiū)`,
  confined: (stem, month) => `${stem} spends itself on the ${month} month (囚 qiú)`,
  dormant: (stem, month) => `the ${month} month presses ${stem}`,
};

/** The verdict on strength, with what carries the day stem or what it can carry, if there is any. */
export const strengths: Readonly<Record<StrengthId, (day: string, spot: string | null) => string>> =
  {
    strong: (day, spot) =>
      `${day} has more strength than it can use at home${spot ? ` and wants work on ${spot}` : ""}`,
    slightlyStrong: (day, spot) =>
      `${day} leans to the strong side${spot ? ` and can carry ${spot} without complaint` : ""}`,
    balanced: (day, spot) =>
      `${day} stands nearly level${spot ? ` with ${spot} on the other scale` : ""} and can turn either way`,
    slightlyWeak: (day, spot) =>
      `${day} leans to the weak side and ${spot ? `does better with an ally like ${spot}` : "has to find its allies outside"}`,
    weak: (day, spot) =>
      `${day} needs ${spot ? `the base that ${spot} gives it` : "a base that its pillars do not give"} more than it needs ambition`,
  };

/** What the seat under the day stem adds to a temper, by the ten god of its main stem. */
export const seats: Readonly<Record<GodFamily, (branch: string) => string>> = {
  companions: (branch) => `and lean on nobody with ${branch} of your own kind under you`,
  output: (branch) => `and leave little unsaid with ${branch} to speak through`,
  wealth: (branch) => `and keep an eye on the purse with ${branch} under your hand`,
  officer: (branch) => `and hold yourself to a rule with ${branch} looking on`,
  resource: (branch) => `and want time to think with ${branch} at your back`,
};

/** What stands in each pillar of a life. */
export const houses: Readonly<Record<Place, string>> = {
  year: "forebears and distant places",
  month: "parents and work",
  day: "home and marriage",
  hour: "children and late plans",
};

/** What a structure asks of a life, said to "you". */
export const structures: Readonly<Record<StructureId, string>> = {
  jianLu: "little comes to you by inheritance and much by your own work",
  monthBlade: "your nerve does not ask permission and wants a task worth it",
  monthRob: "you grow among rivals of your own kind and keep what you turn to use",
  directOfficer: "you do well where rules are clear and a name is kept clean",
  sevenKillings: "pressure brings out your best as long as something holds it in check",
  directWealth: "what you gain comes by steady effort and is kept in order",
  indirectWealth: "you have an easy hand with trade and other people's money",
  directResource: "teachers and a good name stand behind you",
  indirectResource: "you know uncommon things and arrive by your own road",
  eatingGod: "a talent feeds you so long as nobody hurries it",
  hurtingOfficer: "your wit makes your way and quarrels with authority on it",
  followWealth: "you rise by serving the market rather than by insisting on yourself",
  followOfficer: "you rise through a great institution or a demanding superior",
  followOutput: "what you make carries your name",
  followForce: "your fortune is to go with the stream",
  followTide: "you let two allied forces carry you",
  followSelf: "you gain by going on as you are",
  followSupport: "what helps you and what you are pull one way",
  dominantWood: "wood rules you alone (曲直 qū zhí) with its growth and upright stubbornness",
  dominantFire: "fire rules you alone (炎上 yán shàng) with its radiance and ardour",
  dominantEarth: "earth rules you alone (稼穡 jià sè) with its patience and long harvest",
  dominantMetal: "metal rules you alone (從革 cóng gé) with its resolve and love of order",
  dominantWater: "water rules you alone (潤下 rùn xià) with its movement and depth",
  transformation: "one decisive bond changes what you are",
  facingSun: "you shine by an office that is not yet there",
  wellRail: "service finds you through what you make",
  punishedIn: "position comes to you by a detour",
  salaryDrawn: "posts are offered to you rather than sought",
  distantlyDrawn: "an office reaches you from afar",
  clashedIn: "what you lack comes when you call it up",
};

/** How the structure's state is said; a reason follows. */
export const states: Readonly<Record<StructureState, string>> = {
  formed: "It stands since",
  broken: "It is broken since",
  rescued: "It is broken and mended since",
  unformed: "It still wants its complement since",
};

/** Where an element is met in the world. */
export const usefulFor: Readonly<Record<Phase, string>> = {
  wood: "among books and growing things and towards the east",
  fire: "on the stage and in the kitchen and towards the south",
  earth: "in land and mediation and where you come from",
  metal: "in finance and machines and towards the west",
  water: "in trade and travel and towards the north",
};

/** What the families of the ten gods stand for in a life. */
export const families: Readonly<Record<GodFamily, string>> = {
  companions: "friends and your own two hands",
  output: "craft and speech",
  wealth: "money and property",
  officer: "office and other people's rules",
  resource: "learning and the support of elders",
};

/** How something fares by the role of its element, `need` and `against` being those of the chart. */
export const fares: Readonly<
  Record<ElementRole, (day: string, need: string, against: string) => string>
> = {
  useful: (day) => `are just what ${day} needs`,
  favourable: (_, need) => `help the ${need} you need`,
  idle: (day) => `neither lift nor burden ${day}`,
  hostile: (_, __, against) => `feed the ${against} that works against you`,
  adverse: (_, need) => `hold down the ${need} you need`,
};

/** What a luck pillar brings by the ten god of its stem. */
export const luckThemes: Readonly<Record<TenGod, LuckTheme>> = {
  companion: {
    bright: "peers at your side and firm footing",
    dark: "rivals of your own kind and a stubborn streak",
  },
  robWealth: {
    bright: "bold company and quick decisions",
    dark: "company that shares the purse and leaves the bill",
  },
  eatingGod: { bright: "ease and steady production", dark: "comfort that slows the pace" },
  hurtingOfficer: {
    bright: "invention and a public for your gifts",
    dark: "friction with those in charge",
  },
  indirectWealth: {
    bright: "openings and money in motion",
    dark: "money that leaves as fast as it came",
  },
  directWealth: {
    bright: "regular income and affairs put in order",
    dark: "long hours and care about money",
  },
  sevenKillings: {
    bright: "a contest won and quick promotion",
    dark: "pressure and powerful opponents",
  },
  directOfficer: {
    bright: "position and a name worth keeping",
    dark: "duties that weigh and rules that bind",
  },
  indirectResource: {
    bright: "study off the beaten track and unusual help",
    dark: "withdrawal and plans put off",
  },
  directResource: {
    bright: "teachers and credentials",
    dark: "comfort in shelter and slowness to act",
  },
};

/** What a relation does that touches the seat of marriage. */
export const ties: Readonly<Record<ReadTie, string>> = {
  clash: "pull against each other and keep home from standing still",
  sixCombine: "are bound together and steady each other",
  threeCombine: "close ranks with a third",
  direction: "gather one season",
  halfCombine: "lean towards each other",
  harm: "wear on each other in small things",
  stemCombine: "are drawn together",
  stemClash: "contradict each other openly",
};
