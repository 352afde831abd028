/**
 * The ten poruthams of the South, counted from the bride's star to the groom's.
 *
 * @source Kala Prakashika, vivaha; Muhurta Chintamani VI; B. V. Raman, Muhurta (1946), ch. on marriage
 */
import type { Text } from "#old";
import { YONI } from "../core/nakshatras.ts";
import { countNakshatras } from "../core/lunar_mansions.ts";
import { countSigns } from "../core/signs.ts";
import { maitriPoints, YONI_POINTS, type MoonFacts } from "./ashtakoot.ts";

export const PORUTHAMS = [
  "dina",
  "gana",
  "mahendra",
  "streeDeergha",
  "yoni",
  "rasi",
  "rasyadhipati",
  "vashya",
  "rajju",
  "vedha",
] as const;
export type PoruthamId = (typeof PORUTHAMS)[number];

export interface Porutham {
  readonly id: PoruthamId;
  readonly passes: boolean;
  /** What was counted or compared. */
  readonly evidence: string;
  readonly rule: string;
}

const RAJJUS: readonly {
  readonly id: string;
  readonly name: Text;
  readonly stars: readonly number[];
}[] = [
  { id: "foot", name: { en: "foot", zhHant: "足" }, stars: [1, 9, 10, 18, 19, 27] },
  { id: "waist", name: { en: "waist", zhHant: "腰" }, stars: [2, 8, 11, 17, 20, 26] },
  { id: "navel", name: { en: "navel", zhHant: "臍" }, stars: [3, 7, 12, 16, 21, 25] },
  { id: "neck", name: { en: "neck", zhHant: "頸" }, stars: [4, 6, 13, 15, 22, 24] },
  { id: "head", name: { en: "head", zhHant: "頭" }, stars: [5, 14, 23] },
];

const VEDHA_PAIRS: readonly (readonly [number, number])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [5, 14],
  [5, 23],
  [14, 23],
];

/** Signs that each sign attracts, Aries first. */
const VASHYA: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [11, 2],
  [9, 5],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
];

/** The part of the body to which a star is tied. */
export function rajjuOf(number: number) {
  return RAJJUS.find(({ stars }) => stars.includes(number))!;
}

/** Whether two stars pierce each other. */
export function areVedha(a: number, b: number): boolean {
  return VEDHA_PAIRS.some(([x, y]) => (a === x && b === y) || (a === y && b === x));
}

/**
 * The ten agreements of a pair.
 *
 * @param leastDeergha stree deergha passes above this count: 13, or 15 in the strict school
 */
export function poruthamsOf(
  groom: MoonFacts,
  bride: MoonFacts,
  leastDeergha: number,
): readonly Porutham[] {
  const count = countNakshatras(bride.index, groom.index);
  const signs = countSigns(bride.sign, groom.sign);
  const yoni =
    YONI_POINTS[YONI.ids.indexOf(groom.star.animal)]![YONI.ids.indexOf(bride.star.animal)]!;
  const [groomRajju, brideRajju] = [rajjuOf(groom.star.number), rajjuOf(bride.star.number)];
  const ganas = [groom.star.gana, bride.star.gana];
  const counted = `count from bride's star to groom's: ${count}`;
  return [
    {
      id: "dina",
      passes: [2, 4, 6, 8, 0].includes(count % 9),
      evidence: `${counted}, remainder by nine ${count % 9}`,
      rule: "The count leaves 2, 4, 6, 8 or 0 when divided by nine",
    },
    {
      id: "gana",
      passes: ganas[0] === ganas[1] || !ganas.includes("rakshasa"),
      evidence: `groom ${ganas[0]}, bride ${ganas[1]}`,
      rule: "The same temperament, or divine with human",
    },
    {
      id: "mahendra",
      passes: count % 3 === 1 && count > 1 && count <= 25,
      evidence: counted,
      rule: "The count is 4, 7, 10, 13, 16, 19, 22 or 25",
    },
    {
      id: "streeDeergha",
      passes: count > leastDeergha,
      evidence: counted,
      rule: `The count is greater than ${leastDeergha}`,
    },
    {
      id: "yoni",
      passes: yoni > 0,
      evidence: `${groom.star.animal} and ${bride.star.animal}`,
      rule: "The animals of the stars are not enemies",
    },
    {
      id: "rasi",
      passes: rasiPasses(signs, bride.sign, groom.sign),
      evidence: `count from bride's sign to groom's: ${signs}`,
      rule: "Not 6th or 8th; 2nd and 12th only where the earlier of the two signs is even; 7th is best",
    },
    {
      id: "rasyadhipati",
      passes: maitriPoints(groom.lord, bride.lord) >= 3,
      evidence: `lords ${groom.lord} and ${bride.lord}`,
      rule: "The lords of the Moon signs are the same, or neither holds the other as an enemy",
    },
    {
      id: "vashya",
      passes: VASHYA[bride.sign]!.includes(groom.sign) || VASHYA[groom.sign]!.includes(bride.sign),
      evidence: "by the table of signs that attract each other",
      rule: "One sign attracts the other",
    },
    {
      id: "rajju",
      passes: groomRajju.id !== brideRajju.id,
      evidence: `groom ${groomRajju.id}, bride ${brideRajju.id}`,
      rule: "The stars are tied to different parts of the body",
    },
    {
      id: "vedha",
      passes: !areVedha(groom.star.number, bride.star.number),
      evidence: `stars ${groom.star.number} and ${bride.star.number}`,
      rule: "The stars do not pierce each other",
    },
  ];
}

function rasiPasses(count: number, bride: number, groom: number): boolean {
  if (count === 6 || count === 8) return false;
  if (count === 2) return bride % 2 === 1;
  return count === 12 ? groom % 2 === 1 : true;
}
