/** What stems, families and spirit-killers mean in a Korean reading, in English. */
import type { Phase, Stem } from "#lore";
import type { GodFamily } from "#east/ten_gods.ts";
import type { Sinsal } from "../../../core/arts.ts";

/** The day stem as a picture of the person. */
export const selves: Readonly<Record<Stem, string>> = {
  jia: "a tall tree: you grow straight up, would rather break than bend, and like to go first",
  yi: "a climbing vine: you bend, hold on and arrive where stiffer people gave up",
  bing: "the Sun: you warm whoever stands near, show what you feel and cannot hide for long",
  ding: "a lamp: you look closely, burn steadily and keep your warmth for a few",
  wu: "a mountain: you stay put, people lean on you, and you are hard to turn",
  ji: "a field: you take in what others bring and make something useful of it",
  geng: "raw iron: you decide quickly, keep your word and speak without wrapping",
  xin: "a worked jewel: you see what is fine and what is flawed, and feel every scratch",
  ren: "a broad river: your mind runs far, takes in much and dislikes banks",
  gui: "rain: you sense moods early, work quietly and reach everything in time",
};

/** What it is to have much of a family. */
export const muchOf: Readonly<Record<GodFamily, string>> = {
  companions: "you do your own thing and measure yourself against equals",
  output: "you must make, say or teach something to feel alive",
  wealth: "you see what things are worth and what can be done with them",
  officer: "duty, rank and the eyes of others weigh on what you do",
  resource: "you learn before you act and are helped by those above you",
};

/** What it is to have none of a family. */
export const noneOf: Readonly<Record<GodFamily, string>> = {
  companions: "few peers at hand, so you learn to ask for company",
  output: "what you know comes out late unless you practise saying it",
  wealth: "results and money need a plan, they do not come by themselves",
  officer: "rules from outside hold you little; you must set your own",
  resource: "you start before you are shown how, and learn by doing",
};

/** What a spirit-killer colours. */
export const killers: Readonly<Record<Sinsal, string>> = {
  geopsal: "what is taken and retaken; hold on to papers and keys",
  jaesal: "cleverness under pressure, and quarrels best left to others",
  cheonsal: "things beyond your reach, which patience outlasts",
  jisal: "a start on your own feet, often away from home",
  nyeonsal: "charm that draws eyes",
  wolsal: "a dry spell in which little grows, good for mending",
  mangsin: "being seen when you would rather not, which also makes a name",
  jangseong: "standing in the middle and leading",
  banan: "comfort and rank after the ride",
  yeokma: "moving, travel and news",
  yukhae: "small hindrances, and a sharp sense for what is wrong",
  hwagae: "solitude, study, art and faith",
};

/** Where a pillar lies in a life. */
export const fields: Readonly<Record<"year" | "month" | "day" | "hour", string>> = {
  year: "in origins and early years",
  month: "in work and among parents and siblings",
  day: "at home and in marriage",
  hour: "in later years and among children",
};

/** What feeds an element in daily life. */
export const feeds: Readonly<Record<Phase, string>> = {
  wood: "mornings, growing things, the east and green",
  fire: "light, company, the south and red",
  earth: "regular meals, land under your feet and yellow",
  metal: "order, tools, the west and white",
  water: "rest, water, the north and black",
};
