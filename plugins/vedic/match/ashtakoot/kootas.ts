/**
 * The eight kootas of marriage matching, 36 points together; groom and bride in order.
 *
 * @source Muhurta Chintamani, vivaha prakarana 21-35; Muhurta Martanda; tables of yoni and vashya as
 *   North Indian almanacs print them. Checked against 220 pairs on which two programs agree.
 */
import type { Sign } from "#lore";
import { vocabulary, type IdOf, type Phrase } from "#sdk";
import type { PlanetId } from "../../core/grahas.ts";
import type { Gana, Nadi, Yoni } from "../../core/nakshatras.ts";
import { countSigns } from "../../core/signs.ts";
import type { Tara } from "../../core/taras.ts";
import { SIGN_KIND, VARNA, type MoonFacts, type SignKind, type Varna } from "../moon.ts";
import { friendshipPoints, isKindly, taraBetween, yoniPoints } from "../ties.ts";

/** The eight; the note of their words is `rule`. */
export const KOOTA = vocabulary("koota", [
  "varna",
  "vashya",
  "tara",
  "yoni",
  "grahaMaitri",
  "gana",
  "bhakoot",
  "nadi",
]);
export type KootaId = IdOf<typeof KOOTA>;

/** What a koota looks at in one person. */
export type Trait = Varna | SignKind | Tara | Yoni | PlanetId | Gana | Sign | Nadi;

/** A koota of one pair. */
export interface Koota {
  readonly koota: KootaId;
  readonly points: number;
  readonly max: number;
  readonly groom: Trait;
  readonly bride: Trait;
}

/** Points of all eight together. */
export const MAXIMUM = 36;

/** Row: bride; column: groom; in the order of `SIGN_KIND`. */
const VASHYA_POINTS = [
  [2, 0.5, 1, 0, 2],
  [0.5, 2, 0, 0, 0],
  [1, 0, 2, 2, 2],
  [0, 0, 2, 2, 0],
  [1, 0, 1, 0, 2],
] as const;

/** Row: groom; column: bride. */
const GANA_POINTS: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 5, rakshasa: 1 },
  manushya: { deva: 6, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 0, manushya: 0, rakshasa: 6 },
};

/** Counts from one Moon sign to the other that give nothing. */
const ADVERSE_COUNTS: readonly number[] = [2, 12, 5, 9, 6, 8];

/** The eight kootas of a groom's and a bride's Moon. */
export function kootasOf(groom: MoonFacts, bride: MoonFacts): readonly Koota[] {
  const towards = taraBetween(bride.index, groom.index);
  const back = taraBetween(groom.index, bride.index);
  const rank = (moon: MoonFacts) => VARNA.ids.indexOf(moon.varna);
  const kind = (moon: MoonFacts) => SIGN_KIND.ids.indexOf(moon.kind);
  const both = <T extends Trait>(traitOf: (moon: MoonFacts) => T) => ({
    groom: traitOf(groom),
    bride: traitOf(bride),
  });
  return [
    {
      koota: "varna",
      points: rank(groom) >= rank(bride) ? 1 : 0,
      max: 1,
      ...both(({ varna }) => varna),
    },
    {
      koota: "vashya",
      points: VASHYA_POINTS[kind(bride)]![kind(groom)]!,
      max: 2,
      ...both((moon) => moon.kind),
    },
    {
      koota: "tara",
      points: (isKindly(towards) ? 1.5 : 0) + (isKindly(back) ? 1.5 : 0),
      max: 3,
      groom: back,
      bride: towards,
    },
    {
      koota: "yoni",
      points: yoniPoints(groom.star.animal, bride.star.animal),
      max: 4,
      ...both(({ star }) => star.animal),
    },
    {
      koota: "grahaMaitri",
      points: friendshipPoints(groom.lord, bride.lord),
      max: 5,
      ...both(({ lord }) => lord),
    },
    {
      koota: "gana",
      points: GANA_POINTS[groom.star.gana][bride.star.gana],
      max: 6,
      ...both(({ star }) => star.gana),
    },
    {
      koota: "bhakoot",
      points: ADVERSE_COUNTS.includes(countSigns(groom.signIndex, bride.signIndex)) ? 0 : 7,
      max: 7,
      ...both(({ sign }) => sign),
    },
    {
      koota: "nadi",
      points: groom.star.nadi === bride.star.nadi ? 0 : 8,
      max: 8,
      ...both(({ star }) => star.nadi),
    },
  ];
}

/** Sum of the points, 0 to 36. */
export function totalOf(kootas: readonly Koota[]): number {
  return kootas.reduce((sum, { points }) => sum + points, 0);
}

/** Whether a koota has all its points. */
export function isFull({ points, max }: Koota): boolean {
  return points === max;
}

/** Whether a koota has next to none of its points. */
export function isEmpty({ points, max }: Koota): boolean {
  return points / max <= 1 / 6;
}

/** How a total reads: below 18, to 24.5, to 32, above. */
export const GRADE = vocabulary("grade", ["notAdvised", "average", "good", "excellent"]);
export type Grade = IdOf<typeof GRADE>;

/** The grade of a total. */
export function gradeOf(total: number): Grade {
  if (total < 18) return "notAdvised";
  if (total < 25) return "average";
  return total <= 32 ? "good" : "excellent";
}

/** Exceptions that the books make for a koota without points. */
export type ExceptionPhrases = {
  sameSignOtherStar: {};
  sameStarOtherPada: {};
  sameStarOtherSign: {};
  oneLord: {};
  friendlyLords: {};
  lordsAgree: {};
};

/** An exception that applies to a pair. */
export type Exception = Phrase<ExceptionPhrases> & { readonly koota: KootaId };

const SOURCE = "Muhurta Chintamani VI";

/** Exceptions that apply to a pair; the raw points stay as they are. */
export function exceptionsFor(
  groom: MoonFacts,
  bride: MoonFacts,
  kootas: readonly Koota[],
): readonly Exception[] {
  const pointsOf = (id: KootaId) => kootas.find(({ koota }) => koota === id)!.points;
  const oneLord = groom.lord === bride.lord;
  const lordsFriendly = oneLord || friendshipPoints(groom.lord, bride.lord) === 5;
  const exceptions: Exception[] = [];
  const add = (koota: KootaId, code: keyof ExceptionPhrases) =>
    exceptions.push({ koota, code, source: SOURCE });
  if (pointsOf("nadi") === 0) {
    const sameSign = groom.sign === bride.sign;
    const sameStar = groom.index === bride.index;
    if (sameSign && !sameStar) add("nadi", "sameSignOtherStar");
    if (sameStar && groom.pada !== bride.pada) add("nadi", "sameStarOtherPada");
    if (sameStar && !sameSign) add("nadi", "sameStarOtherSign");
  }
  if (pointsOf("bhakoot") === 0 && lordsFriendly) {
    add("bhakoot", oneLord ? "oneLord" : "friendlyLords");
  }
  if (pointsOf("gana") <= 1 && lordsFriendly) add("gana", "lordsAgree");
  return exceptions;
}
