/**
 * The ten poruthams of the South, counted from the bride's star to the groom's.
 *
 * @source Kala Prakashika, vivaha; Muhurta Chintamani VI; B. V. Raman, Muhurta (1946), ch. on marriage
 */
import type { Sign } from "#lore";
import { vocabulary, type IdOf, type Phrase } from "#sdk";
import type { PlanetId } from "../../core/grahas.ts";
import { countNakshatras } from "../../core/lunar_mansions.ts";
import type { Gana, NakshatraId, Yoni } from "../../core/nakshatras.ts";
import { countSigns } from "../../core/signs.ts";
import type { MoonFacts } from "../moon.ts";
import { areVedha, cordOf, friendshipPoints, yoniPoints, type Cord } from "../ties.ts";

/** The ten; the note of their words is `rule`. */
export const PORUTHAM = vocabulary("porutham", [
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
]);
export type PoruthamId = IdOf<typeof PORUTHAM>;

/** What was counted or compared. */
export type EvidencePhrases = {
  /** From the bride's star to the groom's, 1 to 27, and what is left over by nine. */
  countedByNine: { count: number; rest: number };
  counted: { count: number };
  temperaments: { groom: Gana; bride: Gana };
  animals: { groom: Yoni; bride: Yoni };
  /** From the bride's sign to the groom's, 1 to 12. */
  signsCounted: { count: number };
  lords: { groom: PlanetId; bride: PlanetId };
  signs: { groom: Sign; bride: Sign };
  cords: { groom: Cord; bride: Cord };
  stars: { groom: NakshatraId; bride: NakshatraId };
};

/** One of the ten for a pair. */
export interface Agreement {
  readonly porutham: PoruthamId;
  readonly passes: boolean;
  readonly evidence: Phrase<EvidencePhrases>;
}

/** Signs that each sign attracts, by index from Aries. */
export const ATTRACTED: readonly (readonly number[])[] = [
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

/**
 * The ten agreements of a pair.
 *
 * @param least stree deergha passes above this count: 13, 15 in the strict school, 7 in the lenient
 */
export function agreementsOf(
  groom: MoonFacts,
  bride: MoonFacts,
  least: number,
): readonly Agreement[] {
  const count = countNakshatras(bride.index, groom.index);
  const signs = countSigns(bride.signIndex, groom.signIndex);
  const cords = { groom: cordOf(groom.star.number), bride: cordOf(bride.star.number) };
  const ganas = { groom: groom.star.gana, bride: bride.star.gana };
  const fierce = ganas.groom === "rakshasa" || ganas.bride === "rakshasa";
  return [
    {
      porutham: "dina",
      passes: [2, 4, 6, 8, 0].includes(count % 9),
      evidence: { code: "countedByNine", with: { count, rest: count % 9 } },
    },
    {
      porutham: "gana",
      passes: ganas.groom === ganas.bride || !fierce,
      evidence: { code: "temperaments", with: ganas },
    },
    {
      porutham: "mahendra",
      passes: count % 3 === 1 && count > 1 && count <= 25,
      evidence: { code: "counted", with: { count } },
    },
    {
      porutham: "streeDeergha",
      passes: count > least,
      evidence: { code: "counted", with: { count } },
    },
    {
      porutham: "yoni",
      passes: yoniPoints(groom.star.animal, bride.star.animal) > 0,
      evidence: { code: "animals", with: { groom: groom.star.animal, bride: bride.star.animal } },
    },
    {
      porutham: "rasi",
      passes: signsAgree(signs, bride.signIndex, groom.signIndex),
      evidence: { code: "signsCounted", with: { count: signs } },
    },
    {
      porutham: "rasyadhipati",
      passes: friendshipPoints(groom.lord, bride.lord) >= 3,
      evidence: { code: "lords", with: { groom: groom.lord, bride: bride.lord } },
    },
    {
      porutham: "vashya",
      passes:
        ATTRACTED[bride.signIndex]!.includes(groom.signIndex) ||
        ATTRACTED[groom.signIndex]!.includes(bride.signIndex),
      evidence: { code: "signs", with: { groom: groom.sign, bride: bride.sign } },
    },
    {
      porutham: "rajju",
      passes: cords.groom !== cords.bride,
      evidence: { code: "cords", with: cords },
    },
    {
      porutham: "vedha",
      passes: !areVedha(groom.star.number, bride.star.number),
      evidence: { code: "stars", with: { groom: groom.star.id, bride: bride.star.id } },
    },
  ];
}

function signsAgree(count: number, bride: number, groom: number): boolean {
  if (count === 6 || count === 8) return false;
  if (count === 2) return bride % 2 === 1;
  return count === 12 ? groom % 2 === 1 : true;
}

/** Whether both stars hang on one cord. */
export function shareCord(agreements: readonly Agreement[]): boolean {
  return !agreements.find(({ porutham }) => porutham === "rajju")!.passes;
}

/** Ten for each agreement, 0 to 100; one cord for both keeps it at sixty. */
export function scoreOf(agreements: readonly Agreement[]): number {
  const score = 10 * agreements.filter(({ passes }) => passes).length;
  return shareCord(agreements) ? Math.min(60, score) : score;
}
