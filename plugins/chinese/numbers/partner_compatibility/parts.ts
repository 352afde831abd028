/** Parts of a match of two people by digit pairs. */
import { phaseRelation, type PhaseRelation } from "#lore";
import type { Phrase } from "#sdk";
import { STAR_RANK, type WanderingStar } from "../../core/eight_mansions.ts";
import type { PairReading } from "../answer.ts";
import { dateDigits, readNumber, type Letters } from "../digits.ts";
import { starOf, type Connectors } from "../pairs.ts";
import { readPairs } from "../reading.ts";
import { LUCKY_STARS, STAR_NATURES } from "../stars.ts";
import type { PartId, PartPhrases } from "./answer.ts";

/** One of two people, as the caller gave them. */
export interface Person {
  readonly birthDate: string;
  readonly number?: string | undefined;
}

/** What of a person's digits counts beside those of another. */
export interface Digits {
  readonly readings: readonly PairReading[];
  readonly dominant: WanderingStar | null;
  /** Last digit that is neither 0 nor 5, of the date and of the number. */
  readonly ends: readonly string[];
  readonly own: readonly WanderingStar[];
  readonly missing: readonly WanderingStar[];
}

/** What a part comes to. */
export interface Finding {
  /** 0 to 100; 50 is neutral. */
  readonly value: number;
  readonly evidence: Phrase<PartPhrases>;
}

/** How two people do in each part. */
export const PARTS: Readonly<Record<PartId, (a: Digits, b: Digits) => Finding>> = {
  dominants: compareDominants,
  joins: joinEnds,
  supplies: countSupplies,
};

const VALUES: Readonly<Record<WanderingStar, number>> = {
  shengQi: 90,
  tianYi: 86,
  yanNian: 82,
  fuWei: 62,
  huoHai: 38,
  liuSha: 32,
  wuGui: 26,
  jueMing: 18,
};
const RELATION_VALUES: Readonly<Record<PhaseRelation, number>> = {
  same: 60,
  generates: 76,
  generatedBy: 76,
  controls: 32,
  controlledBy: 32,
};

/** The leading stars by their elements. */
function compareDominants({ dominant: a }: Digits, { dominant: b }: Digits): Finding {
  const source = "elements of the eight stars in Bazhai Mingjing; generation and control";
  if (!a || !b) return { value: 50, evidence: { code: "noDominant", source } };
  if (a === b) {
    return {
      value: RELATION_VALUES.same,
      evidence: { code: "sameDominant", with: { star: a }, source },
    };
  }
  const relation = phaseRelation(STAR_NATURES[a].element, STAR_NATURES[b].element);
  return {
    value: RELATION_VALUES[relation],
    evidence: { code: "dominantsTie", with: { a, b, relation }, source },
  };
}

/** The last digits of both, joined. */
function joinEnds({ ends: a }: Digits, { ends: b }: Digits): Finding {
  const source = "digit-pair practice: the last digits of two people joined are read as a pair";
  const stars = a.flatMap((one) => b.map((other) => starOf(one, other)));
  if (stars.length === 0) return { value: 50, evidence: { code: "noJoin", source } };
  const value = Math.round(stars.reduce((sum, star) => sum + VALUES[star], 0) / stars.length);
  const joined = { stars: [...new Set(stars)], last: stars.at(-1)! };
  return { value, evidence: { code: "endsJoin", with: joined, source } };
}

/** Lucky stars that one has and the other lacks. */
function countSupplies(a: Digits, b: Digits): Finding {
  const source = "digit-pair practice: one's lucky stars make up for those the other lacks";
  const given = (from: Digits, to: Digits) => to.missing.filter((star) => from.own.includes(star));
  const [toA, toB] = [given(b, a), given(a, b)];
  const lacking = a.missing.length + b.missing.length;
  const made = toA.length + toB.length;
  if (lacking === 0) return { value: 70, evidence: { code: "noneLacking", source } };
  const value = Math.round(34 + (50 * made) / lacking);
  const evidence: Phrase<PartPhrases> =
    made === 0
      ? { code: "noneSupplied", source }
      : { code: "supplied", with: { toA, toB }, source };
  return { value, evidence };
}

/** Reads date and number of a person. */
export function digitsOf(
  person: Person,
  letters: Letters,
  connectors: Connectors,
  path: string,
): Digits {
  const rows = [dateDigits(person.birthDate, `${path}/birthDate`)];
  if (person.number !== undefined) {
    rows.push(readNumber(person.number, letters, `${path}/number`).digits);
  }
  const readings = rows.map((row) =>
    readPairs(row, connectors, { scored: row.length, doubled: 0, shown: 0 }),
  );
  const weights = new Map<WanderingStar, number>();
  for (const { pairs } of readings) {
    for (const { star, weight } of pairs) weights.set(star, (weights.get(star) ?? 0) + weight);
  }
  const own = STAR_RANK.filter((id) => weights.has(id));
  const most = Math.max(...weights.values());
  return {
    readings,
    dominant: own.find((id) => weights.get(id) === most) ?? null,
    ends: rows.flatMap((row) => [...row].findLast((digit) => !"05".includes(digit)) ?? []),
    own,
    missing: LUCKY_STARS.filter((id) => !weights.has(id)),
  };
}
