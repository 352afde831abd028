/** Two life trigrams held side by side. */
import {
  kuaOf,
  starsByDirection,
  wanderingStar,
  type WanderingStar,
} from "../../core/eight_mansions.ts";
import type { GenderName } from "#east/gender.ts";
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

/** A person's side of the match with the trigram itself. */
export interface Profile {
  readonly trigram: Trigram;
  readonly side: KuaMatch["a"];
}

/** Reads the life trigram of a person. */
export function profileOf(solarYear: number, gender: GenderName): Profile {
  const { number, raw, trigram, group } = kuaOf(solarYear, gender);
  const directions = starsByDirection(trigram);
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
