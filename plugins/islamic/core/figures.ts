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
import { Type, type Random, type Text } from "#old";

export type Pattern = string;

/** Schema of a figure. */
export const PatternShape = Type.String({
  pattern: "^[12]{4}$",
  description: "A figure, rows of fire, air, water and earth: 1 is a single point, 2 a pair",
});

/** How a figure moves, by its first and last rows. */
export type Motion = "dakhil" | "kharij" | "thabit" | "munqalib";

export interface Figure {
  readonly id: string;
  readonly pattern: Pattern;
  readonly native: string;
  readonly name: Text;
  readonly planet: string;
  /** Worth as a judge, -12 to 12. */
  readonly fortune: number;
  readonly theme: Text;
}

type Row = readonly [Pattern, string, string, string, string, string, number, string, string];

const ROWS: readonly Row[] = [
  [
    "1111",
    "tariq",
    "الطريق",
    "Tariq (road)",
    "道路",
    "moon",
    -2,
    "movement and change of place",
    "移動與遷變",
  ],
  [
    "2222",
    "jamaa",
    "الجماعة",
    "Jama'a (gathering)",
    "群聚",
    "mercury",
    0,
    "many people and many voices",
    "人眾而聲雜",
  ],
  [
    "2112",
    "ijtima",
    "الاجتماع",
    "Ijtima' (meeting)",
    "相會",
    "mercury",
    2,
    "meeting and agreement",
    "相遇與約定",
  ],
  ["1221", "uqla", "العقلة", "'Uqla (bond)", "繫縛", "saturn", -10, "ties and delay", "牽絆與遲延"],
  [
    "1122",
    "nusraKharija",
    "النصرة الخارجة",
    "Nusra kharija (help going out)",
    "外援",
    "sun",
    6,
    "help that is quick and passing",
    "來得快去得也快的援手",
  ],
  [
    "2211",
    "nusraDakhila",
    "النصرة الداخلة",
    "Nusra dakhila (help coming in)",
    "內援",
    "sun",
    12,
    "help that stays",
    "留得住的援手",
  ],
  [
    "1222",
    "lahyan",
    "اللحيان",
    "Lahyan (bearded)",
    "長髯",
    "jupiter",
    6,
    "honour and gladness",
    "體面與歡喜",
  ],
  [
    "2221",
    "ankis",
    "الإنكيس",
    "Ankis (inverted)",
    "倒垂",
    "saturn",
    -7,
    "heaviness and things turned over",
    "沉重與顛倒",
  ],
  [
    "1112",
    "atabaKharija",
    "العتبة الخارجة",
    "'Ataba kharija (outer threshold)",
    "外閾",
    "southNode",
    -8,
    "leaving and letting go",
    "離去與放手",
  ],
  [
    "2111",
    "atabaDakhila",
    "العتبة الداخلة",
    "'Ataba dakhila (inner threshold)",
    "內閾",
    "northNode",
    7,
    "entry and a good beginning",
    "入門與好開頭",
  ],
  ["2122", "humra", "الحمرة", "Humra (red)", "赤", "mars", -7, "heat and quarrel", "火氣與爭執"],
  [
    "2212",
    "bayad",
    "البياض",
    "Bayad (white)",
    "白",
    "moon",
    5,
    "clarity and clean dealing",
    "清明與磊落",
  ],
  [
    "1211",
    "naqi",
    "نقي الخد",
    "Naqi al-khadd (clear of cheek)",
    "淨頰",
    "venus",
    3,
    "charm and haste",
    "風采與性急",
  ],
  [
    "1121",
    "jawdala",
    "الجودلة",
    "Jawdala, also Farah (joy)",
    "歡顏",
    "venus",
    3,
    "youth and delight",
    "青春與喜悅",
  ],
  [
    "1212",
    "qabdKharij",
    "القبض الخارج",
    "Qabd kharij (grasp going out)",
    "外握",
    "southNode",
    -8,
    "spending and what slips away",
    "支出與流失",
  ],
  [
    "2121",
    "qabdDakhil",
    "القبض الداخل",
    "Qabd dakhil (grasp coming in)",
    "內握",
    "jupiter",
    10,
    "gain and what is held",
    "收穫與把握",
  ],
];

/** The sixteen figures. */
export const FIGURES: readonly Figure[] = ROWS.map(
  ([pattern, id, native, en, zhHant, planet, fortune, theme, zhTheme]) => ({
    id,
    pattern,
    native,
    name: { en, zhHant },
    planet,
    fortune,
    theme: { en: theme, zhHant: zhTheme },
  }),
);

/** The figure of a pattern. */
export function figureOf(pattern: Pattern): Figure {
  return FIGURES.find((one) => one.pattern === pattern)!;
}

/** Adds two figures: equal rows give a pair, different rows a single point. */
export function addFigures(a: Pattern, b: Pattern): Pattern {
  return [...a].map((row, i) => (row === b[i] ? "2" : "1")).join("");
}

/** Points of a figure, 4 to 8. */
export function countPoints(pattern: Pattern): number {
  return [...pattern].reduce((sum, row) => sum + Number(row), 0);
}

/** Dakhil holds, kharij releases, thabit stays, munqalib turns. */
export function motionOf(pattern: Pattern): Motion {
  const [first, last] = [pattern[0], pattern[3]];
  if (first === "2") return last === "1" ? "dakhil" : "thabit";
  return last === "2" ? "kharij" : "munqalib";
}

const SAKAN =
  "lahyan qabdDakhil qabdKharij jamaa jawdala uqla ankis humra bayad nusraKharija nusraDakhila atabaKharija naqi atabaDakhila ijtima tariq".split(
    " ",
  );
const WEIGHTS = { abdah: [1, 2, 4, 8], bazdah: [2, 7, 4, 8] } as const;

export type Circle = "abdah" | "bazdah" | "sakan";

/** The home house of a figure in a circle, 1 to 16. */
export function homeOf(pattern: Pattern, circle: Circle): number {
  if (circle === "sakan") return SAKAN.indexOf(figureOf(pattern).id) + 1;
  const sum = WEIGHTS[circle].reduce(
    (total, weight, i) => total + (pattern[i] === "1" ? weight : 0),
    0,
  );
  return sum % 16 === 0 ? 16 : sum % 16;
}

/** The circle as an input; the first value is the default. */
export const CIRCLE_OPTIONS = {
  abdah: {
    title: {
      en: "abdah: single points add up 1, 2, 4, 8",
      zhHant: "阿卜達赫：單點依一、二、四、八相加",
    },
    source: "Kashf al-asrar al-masuna, p. 126; ascribed to Daniel in Dawair-e-Ramal (shahjee)",
  },
  bazdah: {
    title: {
      en: "bazdah: single points add up 2, 7, 4, 8",
      zhHant: "巴茲達赫：單點依二、七、四、八相加",
    },
    source:
      "Kashf al-asrar al-masuna, pp. 146-147: letters ba, za, dal, ha, and the order in verse",
  },
  sakan: {
    title: { en: "sakan: the circle of dwellings", zhHant: "薩坎：居所之圈" },
    source:
      "Ramal Prashna Shastra (poddu, 2011), part 6; the other view of Kashf al-asrar, pp. 104-105",
  },
} as const;

/** Points made in one line: more than twelve (Kashf, p. 28) and at most twenty (poddu, part 4), 13 to 20. */
export function drawLine(random: Random): number {
  return 13 + random.below(8);
}
