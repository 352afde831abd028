/**
 * The match of two kins by the oracle of five: the strongest relation of their seals decides.
 *
 * Weights of the relations (analog 88, guide 82, the same 78, occult 76, antipode 66, none 60) are
 * this service's own; the relations are Dreamspell's.
 */
import type { Testimony } from "#old";
import { kinDay, oracleOf, type KinNumber } from "./kin.ts";

/** Compares two kins; the first component is the base. */
export function compareKins(a: KinNumber, b: KinNumber): readonly Testimony[] {
  const [one, other] = [kinDay(a), kinDay(b)];
  const number: readonly Testimony[] =
    one.tone === other.tone
      ? [
          {
            code: "sameNumber",
            weight: 6,
            evidence: { en: `Both bear the tone ${one.tone}`, zhHant: `兩人同為調性 ${one.tone}` },
          },
        ]
      : one.tone + other.tone === 14
        ? [
            {
              code: "complement",
              weight: 8,
              evidence: { en: "The tones make fourteen", zhHant: "兩調性合成十四" },
            },
          ]
        : [];
  return [baseOf(a, b), ...number];
}

function baseOf(a: KinNumber, b: KinNumber): Testimony {
  const seal = (kin: KinNumber) => kinDay(kin).seal;
  const relates = (relation: keyof ReturnType<typeof oracleOf>) =>
    seal(oracleOf(a)[relation]) === seal(b) || seal(oracleOf(b)[relation]) === seal(a);
  if (relates("analog"))
    return {
      code: "analog",
      weight: 88,
      evidence: { en: "The seals support each other as analogs", zhHant: "兩圖騰互為支持" },
    };
  if (seal(a) === seal(b))
    return {
      code: "sameSign",
      weight: 78,
      evidence: { en: "Both have one seal", zhHant: "兩人同一圖騰" },
    };
  if (relates("guide"))
    return {
      code: "guide",
      weight: 82,
      evidence: { en: "One seal guides the other", zhHant: "一方是另一方的指引" },
    };
  if (relates("occult"))
    return {
      code: "occult",
      weight: 76,
      evidence: { en: "The seals are each other's hidden power", zhHant: "兩圖騰互為隱藏之力" },
    };
  if (relates("antipode"))
    return {
      code: "antipode",
      weight: 66,
      evidence: { en: "The seals challenge each other as antipodes", zhHant: "兩圖騰互為對峙" },
    };
  return {
    code: "noRelation",
    weight: 60,
    evidence: {
      en: "The seals have no place in each other's oracle",
      zhHant: "兩圖騰不在彼此的神諭之中",
    },
  };
}
