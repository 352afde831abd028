/** Sentences from which the reading of a chart is put together. */
import type { GrahaVerbs } from "../../highlights.ts";

/** A life that begins under a rising sign. */
export const lagnaTexts = {
  aries:
    "meets the world head-on: quick to begin, candid, and happiest with something to push against",
  taurus:
    "takes its time and keeps what it builds; comfort, craft and loyalty count for more than speed",
  gemini: "learns by talking and by trying two things at once; curiosity keeps it young",
  cancer: "feels its way: protective, receptive, and strongest where there is a home to tend",
  leo: "wants to do things well and be seen to do them; warmth and pride go together",
  virgo: "notices what others miss and puts it in order; usefulness is its form of affection",
  libra: "looks for balance and good company; decisions ripen through comparison",
  scorpio: "keeps its counsel and goes deep; trust is given slowly and then entirely",
  sagittarius: "aims far: principle, humour and a need for open space carry it along",
  capricorn: "climbs with patience; duty, realism and dry wit mark the style",
  aquarius: "thinks for the group yet stands a little apart; ideas and systems are home ground",
  pisces: "is porous to mood and meaning; imagination and kindness need a quiet shore",
};

/** Where the lord of the lagna goes, the first house first; each follows its name. */
export const lordTexts = [
  "stands at home in the first house: the person is the author of the story and relies on few.",
  "stands in the second house, so that energy flows into means, family and the spoken word.",
  "stands in the third house: effort, daring and practice open the doors.",
  "stands in the fourth house; home, land and inner quiet are the base from which all else is done.",
  "stands in the fifth house, where learning, play and the young bring out the best.",
  "stands in the sixth house: life improves through work, method and the will to correct.",
  "stands in the seventh house; much is decided with, through or against another person.",
  "stands in the eighth house: the path leads through change and research, and gains depth by it.",
  "stands in the ninth house, under the protection of teachers, principles and luck.",
  "stands in the tenth house: work is where the person becomes visible.",
  "stands in the eleventh house; friends, networks and gains answer to steady wishes.",
  "stands in the twelfth house: solitude, service or a foreign place gives more than it takes.",
];

/** Fields of the houses in two words, the first first. */
export const houseTopics = [
  "body and bearing",
  "family and savings",
  "courage and siblings",
  "home and mother",
  "children and counsel",
  "work and rivals",
  "marriage and partners",
  "shared means and change",
  "fortune and teachers",
  "profession and standing",
  "income and friends",
  "retreat and distant places",
];

/** What each graha does with the matters of its house. */
export const grahaVerbs: GrahaVerbs = {
  sun: "puts its pride into",
  mars: "fights for",
  mercury: "uses its wits on",
  jupiter: "brings its blessing to",
  venus: "takes its joy in",
  saturn: "teaches patience in",
  rahu: "hungers after",
  ketu: "has already let go of",
};

/** What each graha stands for, as a noun phrase. */
export const grahaThemes = {
  sun: "self-respect and authority",
  moon: "feeling and belonging",
  mars: "drive and courage",
  mercury: "understanding and trade",
  jupiter: "judgement and growth",
  venus: "affection and taste",
  saturn: "endurance and duty",
  rahu: "ambition and the unfamiliar",
  ketu: "detachment and insight",
};

/** The colour of each great period. */
export const dashaTexts = {
  sun: "a time to take office and be answerable",
  moon: "a time of feeling and care with people at the centre",
  mars: "a time of action and contest",
  mercury: "a time of study and trade",
  jupiter: "a time of widening and advice",
  venus: "a time of relationships and comfort",
  saturn: "a time of patient building",
  rahu: "a time of appetite and new ground",
  ketu: "a time of pruning and inward turns",
};
