/**
 * The eight kootas of marriage matching, 36 points together; groom and bride in order.
 *
 * @source Muhurta Chintamani, vivaha prakarana 21-35; Muhurta Martanda; tables of yoni and vashya as
 *   North Indian almanacs print them. Checked against 220 pairs on which two programs agree.
 */
import type { Text } from "#old";
import { natureOf } from "../core/dignity.ts";
import { SIGN_LORDS } from "../core/grahas.ts";
import { countNakshatras, nakshatraIndexOf, padaOf } from "../core/lunar_mansions.ts";
import type { Gana } from "../core/nakshatras.ts";
import {
  ANIMAL_NAMES,
  ANIMALS,
  GANA_NAMES,
  GRAHAS,
  NADI_NAMES,
  NAKSHATRAS,
  SIGNS,
} from "../core/old.ts";
import { countSigns, signIndexOf } from "../core/signs.ts";

export const KOOTAS = [
  "varna",
  "vashya",
  "tara",
  "yoni",
  "grahaMaitri",
  "gana",
  "bhakoot",
  "nadi",
] as const;
export type KootaId = (typeof KOOTAS)[number];

/** A koota of one pair. */
export interface Koota {
  readonly id: KootaId;
  readonly points: number;
  readonly max: number;
  readonly groom: Text;
  readonly bride: Text;
  readonly rule: string;
}

const SOURCE = "Muhurta Chintamani VI";

/** Water, fire, earth, air from the highest to the lowest. */
const VARNA_OF_ELEMENT = { water: 3, fire: 2, earth: 1, air: 0 } as const;
const VARNAS: readonly Text[] = [
  { en: "Shudra", zhHant: "首陀羅" },
  { en: "Vaishya", zhHant: "吠舍" },
  { en: "Kshatriya", zhHant: "剎帝利" },
  { en: "Brahmin", zhHant: "婆羅門" },
];

const VASHYAS: readonly Text[] = [
  { en: "quadruped", zhHant: "四足" },
  { en: "human", zhHant: "人" },
  { en: "water", zhHant: "水族" },
  { en: "wild", zhHant: "野獸" },
  { en: "insect", zhHant: "蟲" },
];
/** Class by sign; Sagittarius and Capricorn are parted at 15°. */
const VASHYA_OF_SIGN = [0, 0, 1, 2, 3, 1, 1, 4, -1, -1, 1, 2] as const;
/** Row: bride; column: groom. */
const VASHYA_POINTS = [
  [2, 0.5, 1, 0, 2],
  [0.5, 2, 0, 0, 0],
  [1, 0, 2, 2, 2],
  [0, 0, 2, 2, 0],
  [1, 0, 1, 0, 2],
] as const;

/** Rows and columns in the order of `ANIMALS`. */
// prettier-ignore
export const YONI_POINTS: readonly (readonly number[])[] = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

/** Row: groom; column: bride. */
const GANA_POINTS: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 5, rakshasa: 1 },
  manushya: { deva: 6, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 0, manushya: 0, rakshasa: 6 },
};

/** What the tables look up of one Moon. */
export function moonOf(moonDeg: number) {
  const index = nakshatraIndexOf(moonDeg);
  const sign = signIndexOf(moonDeg);
  return {
    index,
    sign,
    pada: padaOf(moonDeg),
    star: NAKSHATRAS[index]!,
    lord: SIGN_LORDS[sign]!,
    varna: VARNA_OF_ELEMENT[SIGNS[sign]!.element],
    vashya: vashyaOf(moonDeg, sign),
  };
}
export type MoonFacts = ReturnType<typeof moonOf>;

function vashyaOf(moonDeg: number, sign: number): number {
  const late = moonDeg % 30 >= 15;
  if (sign === 8) return late ? 0 : 1;
  if (sign === 9) return late ? 2 : 0;
  return VASHYA_OF_SIGN[sign]!;
}

/** Points for the tara counted from one star to another. */
export function taraOf(
  from: number,
  to: number,
): { readonly rest: number; readonly good: boolean } {
  const rest = countNakshatras(from, to) % 9;
  return { rest, good: ![3, 5, 7].includes(rest) };
}

/** Points of the friendship of two lords. */
export function maitriPoints(a: MoonFacts["lord"], b: MoonFacts["lord"]): number {
  if (a === b) return 5;
  const natures = [natureOf(a, b), natureOf(b, a)].sort().join("-");
  return (
    {
      "friend-friend": 5,
      "friend-neutral": 4,
      "neutral-neutral": 3,
      "enemy-friend": 1,
      "enemy-neutral": 0.5,
      "enemy-enemy": 0,
    }[natures] ?? 0
  );
}

/** The eight kootas of a groom's and a bride's Moon. */
export function kootasOf(groom: MoonFacts, bride: MoonFacts): readonly Koota[] {
  const towards = taraOf(bride.index, groom.index);
  const back = taraOf(groom.index, bride.index);
  const yoni =
    YONI_POINTS[ANIMALS.indexOf(groom.star.animal)]![ANIMALS.indexOf(bride.star.animal)]!;
  const apart = countSigns(groom.sign, bride.sign);
  const afflicted = [2, 12, 5, 9, 6, 8].includes(apart);
  const sameNadi = groom.star.nadi === bride.star.nadi;
  return [
    {
      id: "varna",
      points: groom.varna >= bride.varna ? 1 : 0,
      max: 1,
      groom: VARNAS[groom.varna]!,
      bride: VARNAS[bride.varna]!,
      rule: "One point when the groom's class is equal or higher",
    },
    {
      id: "vashya",
      points: VASHYA_POINTS[bride.vashya]![groom.vashya]!,
      max: 2,
      groom: VASHYAS[groom.vashya]!,
      bride: VASHYAS[bride.vashya]!,
      rule: "By the table of mutual attraction of the five kinds of sign",
    },
    {
      id: "tara",
      points: (towards.good ? 1.5 : 0) + (back.good ? 1.5 : 0),
      max: 3,
      groom: restText(back.rest),
      bride: restText(towards.rest),
      rule: "Count from each star to the other, divided by nine: 3, 5 and 7 over give nothing, else one and a half each",
    },
    {
      id: "yoni",
      points: yoni,
      max: 4,
      groom: ANIMAL_NAMES[groom.star.animal],
      bride: ANIMAL_NAMES[bride.star.animal],
      rule: "By the table of the fourteen animals",
    },
    {
      id: "grahaMaitri",
      points: maitriPoints(groom.lord, bride.lord),
      max: 5,
      groom: GRAHAS[groom.lord].name,
      bride: GRAHAS[bride.lord].name,
      rule: "By the natural friendship of the lords of the Moon signs, both ways",
    },
    {
      id: "gana",
      points: GANA_POINTS[groom.star.gana][bride.star.gana],
      max: 6,
      groom: GANA_NAMES[groom.star.gana],
      bride: GANA_NAMES[bride.star.gana],
      rule: "By temperament: the same is best, a fierce one with another kind worst",
    },
    {
      id: "bhakoot",
      points: afflicted ? 0 : 7,
      max: 7,
      groom: SIGNS[groom.sign]!.name,
      bride: SIGNS[bride.sign]!.name,
      rule: "Moon signs 2 and 12, 5 and 9 or 6 and 8 from each other give nothing",
    },
    {
      id: "nadi",
      points: sameNadi ? 0 : 8,
      max: 8,
      groom: NADI_NAMES[groom.star.nadi],
      bride: NADI_NAMES[bride.star.nadi],
      rule: "Different channels give eight, the same none",
    },
  ];
}

function restText(rest: number): Text {
  return { en: `remainder ${rest}`, zhHant: `餘 ${rest}` };
}

/** Sum of the points, 0 to 36. */
export function totalOf(kootas: readonly Koota[]): number {
  return kootas.reduce((sum, { points }) => sum + points, 0);
}

/** An exception that the books make for a koota without points. */
export interface Cancellation {
  readonly koota: KootaId;
  readonly rule: string;
  readonly source: string;
}

/** Exceptions that apply to a pair; the raw points stay as they are. */
export function cancellationsOf(
  groom: MoonFacts,
  bride: MoonFacts,
  kootas: readonly Koota[],
): readonly Cancellation[] {
  const lost = (id: KootaId) => kootas.find((koota) => koota.id === id)!.points === 0;
  const lordsFriendly = groom.lord === bride.lord || maitriPoints(groom.lord, bride.lord) === 5;
  const found: Cancellation[] = [];
  const add = (koota: KootaId, rule: string) => found.push({ koota, rule, source: SOURCE });
  if (lost("nadi")) {
    const sameSign = groom.sign === bride.sign;
    const sameStar = groom.index === bride.index;
    if (sameSign && !sameStar) add("nadi", "The same Moon sign with different nakshatras");
    if (sameStar && groom.pada !== bride.pada) add("nadi", "The same nakshatra in different padas");
    if (sameStar && !sameSign) add("nadi", "The same nakshatra in different signs");
  }
  if (lost("bhakoot") && lordsFriendly) {
    add(
      "bhakoot",
      groom.lord === bride.lord
        ? "One planet rules both Moon signs"
        : "The lords of the Moon signs are mutual friends",
    );
  }
  const gana = kootas.find(({ id }) => id === "gana")!;
  if (gana.points <= 1 && lordsFriendly) {
    add("gana", "The lords of the Moon signs are the same or friends");
  }
  return found;
}
