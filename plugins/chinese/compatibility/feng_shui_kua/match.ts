/** Two life trigrams held side by side. */
import type { Direction } from "../../core/directions.ts";
import {
  kuaOf,
  STAR_RANK,
  trigramOfLuoShu,
  wanderingStar,
  type WanderingStar,
} from "../../core/eight_mansions.ts";
import type { GenderName } from "../../core/gender.ts";
import type { Trigram } from "../../core/trigrams.ts";
import type { Grade } from "../scoring.ts";
import type { KuaMatch } from "./answer.ts";

/** Score of each star between two life trigrams, best first. */
export const SCORES: Readonly<Record<WanderingStar, number>> = {
  shengQi: 92,
  tianYi: 86,
  yanNian: 84,
  fuWei: 70,
  huoHai: 42,
  liuSha: 34,
  wuGui: 26,
  jueMing: 16,
};

/** Luo shu numbers of the directions. */
const SIDES: readonly (readonly [number, Direction])[] = [
  [1, "north"],
  [8, "northeast"],
  [3, "east"],
  [4, "southeast"],
  [9, "south"],
  [2, "southwest"],
  [7, "west"],
  [6, "northwest"],
];

/** A person's side of the match with the trigram itself. */
export interface Profile {
  readonly trigram: Trigram;
  readonly side: KuaMatch["a"];
}

/** Reads the life trigram of a person. */
export function profileOf(solarYear: number, gender: GenderName): Profile {
  const { number, raw, trigram, group } = kuaOf(solarYear, gender);
  const directions = SIDES.map(([luoShu, direction]) => ({
    direction,
    star: wanderingStar(trigram, trigramOfLuoShu(luoShu)!),
  })).sort((one, other) => STAR_RANK.indexOf(one.star) - STAR_RANK.indexOf(other.star));
  return {
    trigram,
    side: { gender, solarYear, kua: number, raw, trigram: trigram.id, group, directions },
  };
}

/** Returns how a score reads. */
export function gradeOf(score: number): Grade {
  return score >= 50 ? "harmonious" : "difficult";
}

/** Returns the score alone. */
export function scoreOf(a: Profile, b: Profile): number {
  return SCORES[wanderingStar(a.trigram, b.trigram)];
}
