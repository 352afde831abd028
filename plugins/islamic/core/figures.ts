/**
 * The sixteen figures of raml and the circles that give each of them a home.
 *
 * A figure is written from the top row down, fire, air, water, earth: "1" is a single point, "2" a pair.
 *
 * @source Kashf al-asrar al-masuna fi ikhraj al-dama'ir al-makhzuna (Omani print): names and patterns;
 * abdah, the letters alif 1, ba 2, dal 4 and ha 8 added for the single points (p. 126); bazdah, the same with
 * ba 2, za 7, dal 4, ha 8, less 16, with its order in verse, a test (pp. 146-147); sakan, the order of
 * dwellings as its other view and as Indian ramal list it (pp. 104-105). Fortune, -12 to 12, is our scale
 * over the manual's good, bad and mixed figures. Planets: manuals differ, Kashf (pp. 133-134) among them.
 * Motion by the first and last rows, and the order of dwellings again: Ramal Prashna Shastra (poddu,
 * 2010-2011), parts 3 and 6.
 */
import { FIGURES as ALL_MARKS, type Body, type Figure as Marks } from "#lore";
import { vocabulary, type IdOf, type Random } from "#sdk";

export type { Marks };

/** The sixteen figures by their Arabic names. */
export const FIGURE = vocabulary("figure", {
  tariq: { native: "الطريق" },
  jamaa: { native: "الجماعة" },
  ijtima: { native: "الاجتماع" },
  uqla: { native: "العقلة" },
  nusraKharija: { native: "النصرة الخارجة" },
  nusraDakhila: { native: "النصرة الداخلة" },
  lahyan: { native: "اللحيان" },
  ankis: { native: "الإنكيس" },
  atabaKharija: { native: "العتبة الخارجة" },
  atabaDakhila: { native: "العتبة الداخلة" },
  humra: { native: "الحمرة" },
  bayad: { native: "البياض" },
  naqi: { native: "نقي الخد" },
  jawdala: { native: "الجودلة" },
  qabdKharij: { native: "القبض الخارج" },
  qabdDakhil: { native: "القبض الداخل" },
});
export type FigureName = IdOf<typeof FIGURE>;

/** How a figure moves, by its first and last rows. */
export const MOTION = vocabulary("motion", ["dakhil", "kharij", "thabit", "munqalib"]);
export type Motion = IdOf<typeof MOTION>;

interface Nature {
  readonly marks: Marks;
  /** One assignment; manuals differ. */
  readonly planet: Body;
  /** Worth as a judge, -12 to 12. */
  readonly fortune: number;
}

const NATURES: Readonly<Record<FigureName, Nature>> = {
  tariq: { marks: "1111", planet: "moon", fortune: -2 },
  jamaa: { marks: "2222", planet: "mercury", fortune: 0 },
  ijtima: { marks: "2112", planet: "mercury", fortune: 2 },
  uqla: { marks: "1221", planet: "saturn", fortune: -10 },
  nusraKharija: { marks: "1122", planet: "sun", fortune: 6 },
  nusraDakhila: { marks: "2211", planet: "sun", fortune: 12 },
  lahyan: { marks: "1222", planet: "jupiter", fortune: 6 },
  ankis: { marks: "2221", planet: "saturn", fortune: -7 },
  atabaKharija: { marks: "1112", planet: "southNode", fortune: -8 },
  atabaDakhila: { marks: "2111", planet: "northNode", fortune: 7 },
  humra: { marks: "2122", planet: "mars", fortune: -7 },
  bayad: { marks: "2212", planet: "moon", fortune: 5 },
  naqi: { marks: "1211", planet: "venus", fortune: 3 },
  jawdala: { marks: "1121", planet: "venus", fortune: 3 },
  qabdKharij: { marks: "1212", planet: "southNode", fortune: -8 },
  qabdDakhil: { marks: "2121", planet: "jupiter", fortune: 10 },
};

const NAMES = new Map(FIGURE.ids.map((name) => [NATURES[name].marks, name]));

/** The marks of all figures. */
export const MARKS: readonly Marks[] = ALL_MARKS;

/** The name of a figure. */
export function figureOf(marks: Marks): FigureName {
  return NAMES.get(marks)!;
}

/** Marks, planet and worth of a figure. */
export function natureOf(figure: FigureName): Nature {
  return NATURES[figure];
}

/** Dakhil holds, kharij releases, thabit stays, munqalib turns. */
export function motionOf(marks: Marks): Motion {
  const [first, last] = [marks[0], marks[3]];
  if (first === "2") return last === "1" ? "dakhil" : "thabit";
  return last === "2" ? "kharij" : "munqalib";
}

const SAKAN: readonly string[] =
  "lahyan qabdDakhil qabdKharij jamaa jawdala uqla ankis humra bayad nusraKharija nusraDakhila atabaKharija naqi atabaDakhila ijtima tariq".split(
    " ",
  );
const WEIGHTS = { abdah: [1, 2, 4, 8], bazdah: [2, 7, 4, 8] } as const;

export type Circle = "abdah" | "bazdah" | "sakan";

/** The home house of a figure in a circle, 1 to 16. */
export function homeOf(marks: Marks, circle: Circle): number {
  if (circle === "sakan") return SAKAN.indexOf(figureOf(marks)) + 1;
  const sum = WEIGHTS[circle].reduce(
    (total, weight, i) => total + (marks[i] === "1" ? weight : 0),
    0,
  );
  return sum % 16 === 0 ? 16 : sum % 16;
}

/** Points made in one line: more than twelve (Kashf, p. 28) and at most twenty (poddu, part 4), 13 to 20. */
export function drawLine(random: Random): number {
  return 13 + random.below(8);
}
