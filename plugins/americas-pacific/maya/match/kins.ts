/**
 * The match of two kins by the oracle of five: the strongest relation of their seals decides.
 *
 * Weights of the relations (analog 88, guide 82, the same 78, occult 76, antipode 66, none 60) are
 * this service's own; the relations are Dreamspell's.
 */
import { kinDay, oracleOf, type KinNumber } from "../../dreamspell/kin.ts";
import type { Component } from "./answer.ts";

const system = "dreamspell";

/** Compares two kins; the first component is the base. */
export function compareKins(a: KinNumber, b: KinNumber): readonly Component[] {
  return [baseOf(a, b), ...tonesOf(kinDay(a).tone, kinDay(b).tone)];
}

function tonesOf(a: number, b: number): readonly Component[] {
  if (a === b) return [{ code: "sameNumber", with: { system, number: a }, weight: 6 }];
  return a + b === 14 ? [{ code: "complement", with: { system, a, b }, weight: 8 }] : [];
}

function baseOf(a: KinNumber, b: KinNumber): Component {
  const seal = (kin: KinNumber) => kinDay(kin).seal;
  const relates = (relation: keyof ReturnType<typeof oracleOf>) =>
    seal(oracleOf(a)[relation]) === seal(b) || seal(oracleOf(b)[relation]) === seal(a);
  if (relates("analog")) return { code: "analog", weight: 88 };
  if (seal(a) === seal(b)) return { code: "sameSign", with: { system }, weight: 78 };
  if (relates("guide")) return { code: "guide", weight: 82 };
  if (relates("occult")) return { code: "occult", weight: 76 };
  if (relates("antipode")) return { code: "antipode", with: { system }, weight: 66 };
  return { code: "noRelation", weight: 60 };
}
