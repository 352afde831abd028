/**
 * The tables by which a Tibetan almanac tells good days from bad.
 *
 * @source elements of weekdays and mansions, and the days of yan kong, nagas and black days by month: the White Beryl as
 *   E. Henning gives it (tables of tibcalendar); the ten combinations: karmakagyucalendar.org, C. N. Norbu, Key for
 *   Consulting the Tibetan Calendar; days on which no flag is raised: Snow Lion newsletter, spring 1999
 */
import { vocabulary, type IdOf, type Leaning } from "#sdk";

/** The four elements of the calculation by stars. */
export const ELEMENT4 = vocabulary("tibetanElement4", {
  earth: { native: "ས", roman: "sa" },
  water: { native: "ཆུ", roman: "chu" },
  fire: { native: "མེ", roman: "me" },
  wind: { native: "རླུང", roman: "rlung" },
});
export type Element4 = IdOf<typeof ELEMENT4>;

/** Elements of the planets of the days, from Sunday. */
export const DAY_ELEMENTS: readonly Element4[] = [
  "fire",
  "water",
  "fire",
  "water",
  "wind",
  "earth",
  "earth",
];

/** Elements of the 27 mansions from Aśvinī, by their first letters. */
const MANSIONS = "affeawafwffaaaafeewweewefww";
const LETTERS: Readonly<Record<string, Element4>> = {
  e: "earth",
  w: "water",
  f: "fire",
  a: "wind",
};

/** The element of a mansion, 0 to 26. */
export const elementOfMansion = (mansion: number): Element4 => LETTERS[MANSIONS[mansion]!]!;

/** The ten combinations of the elements of the day and of its mansion, best first. */
export const COMBINATION = vocabulary("tibetanCombination", {
  accomplishment: { native: "དངོས་གྲུབ", roman: "dngos grub" },
  nectar: { native: "བདུད་རྩི", roman: "bdud rtsi" },
  youth: { native: "ལང་ཚོ", roman: "lang tsho" },
  progress: { native: "འཕེལ་འགྱུར", roman: "'phel 'gyur" },
  abundance: { native: "ཕུན་ཚོགས", roman: "phun tshogs" },
  strength: { native: "མཐུ་སྟོབས", roman: "mthu stobs" },
  want: { native: "ཕོངས་པ", roman: "phongs pa" },
  discord: { native: "མི་ཕྲོད", roman: "mi phrod" },
  burning: { native: "བསྲེག་པ", roman: "bsreg pa" },
  clash: { native: "མི་མཐུན", roman: "mi mthun" },
});
export type Combination = IdOf<typeof COMBINATION>;

const PAIRS: Readonly<Record<string, Combination>> = {
  "earth-earth": "accomplishment",
  "water-water": "nectar",
  "earth-water": "youth",
  "fire-fire": "progress",
  "wind-wind": "abundance",
  "fire-wind": "strength",
  "earth-wind": "want",
  "water-wind": "discord",
  "earth-fire": "burning",
  "fire-water": "clash",
};

/** What the elements of a day and of its mansion make together; their order does not matter. */
export function combinationOf(one: Element4, other: Element4): Combination {
  return (PAIRS[`${one}-${other}`] ?? PAIRS[`${other}-${one}`])!;
}

/** How a combination leans: the first six well, the others ill. */
export const leaningOf = (combination: Combination): Leaning =>
  COMBINATION.ids.indexOf(combination) < 6 ? "favourable" : "adverse";

/** Days that stand out in the month. */
export const OMEN = vocabulary("tibetanOmen", {
  yanKong: { native: "ཡན་ཀོང", roman: "yan kong" },
  blackDay: { native: "ཉི་ནག", roman: "nyi nag" },
  nagasHome: { native: "ཀླུ་ཐེབས", roman: "klu thebs" },
  nagasAway: { native: "ཀླུ་བཟློག", roman: "klu bzlog" },
  noFlags: { native: "བ་གདན", roman: "ba gdan" },
});
export type Omen = IdOf<typeof OMEN>;

type Days = readonly number[];
/** Days of each month from the first, by omen. */
const OMEN_DAYS: Readonly<Record<Omen, readonly Days[]>> = {
  yanKong: [[13], [11], [9], [7], [5], [3], [1, 29], [27], [25], [23], [21], [19]],
  blackDay: [[7], [14], [21], [8], [16], [24], [9], [18], [27], [10], [20], [30]],
  nagasHome: [
    [14],
    [10],
    [25],
    [8, 15],
    [20, 22],
    [5, 20, 25],
    [9, 19],
    [5, 15],
    [1, 11, 21, 22, 23],
    [8, 15, 18],
    [7, 15, 21],
    [],
  ],
  nagasAway: [
    [5, 10, 15],
    [8, 18, 20, 22, 28],
    [],
    [20, 25],
    [8, 15],
    [11, 13, 15, 23],
    [5, 6],
    [3, 6, 9, 13, 16],
    [9, 10, 19],
    [9, 10, 19, 26],
    [2, 6, 16, 20, 26],
    [],
  ],
  noFlags: [
    [10, 22],
    [7, 19],
    [4, 16],
    [1, 13],
    [10, 22],
    [7, 19],
    [4, 16],
    [1, 13],
    [10, 22],
    [7, 19],
    [4, 16],
    [1, 13],
  ],
};

/**
 * The omens of a lunar day.
 *
 * @param month 1-12
 * @param day 1-30
 */
export const omensOf = (month: number, day: number): readonly Omen[] =>
  OMEN.ids.filter((omen) => OMEN_DAYS[omen][month - 1]!.includes(day));
