/**
 * The match of two tzolkin days.
 *
 * Base by sign: the same 78, ten apart (opposite in the round) 70, else by the direction that the
 * second has as seen from the first: the same 80, the next 66, opposite 58, previous 62. To that:
 * the same number +6, numbers that sum to fourteen +8, neighbouring numbers +3, one trecena +8.
 * The weights are this service's own.
 *
 * @source directions: Landa, as in `signs.ts`; days told by their neighbours: after B. Tedlock, Time and
 *   the Highland Maya (1982)
 */
import type { Testimony } from "#old";
import { modulo, type TzolkinDay } from "#time";
import { stepTzolkin } from "./day.ts";

const BY_DIRECTION: readonly Testimony[] = [
  {
    code: "sameDirection",
    weight: 80,
    evidence: { en: "Both days look to one direction", zhHant: "兩日同朝一方" },
  },
  {
    code: "nextDirection",
    weight: 66,
    evidence: {
      en: "The second day looks to the direction that follows",
      zhHant: "後者之方接在前者之後",
    },
  },
  {
    code: "oppositeDirection",
    weight: 58,
    evidence: { en: "The days look to opposite directions", zhHant: "兩日各朝相對之方" },
  },
  {
    code: "previousDirection",
    weight: 62,
    evidence: {
      en: "The second day looks to the direction that goes before",
      zhHant: "後者之方在前者之前",
    },
  },
];

/** Compares two days; the first component is the base. */
export function compareDays(a: TzolkinDay, b: TzolkinDay): readonly Testimony[] {
  return [baseOf(a, b), ...numbersOf(a, b), ...trecenaOf(a, b)];
}

function baseOf(a: TzolkinDay, b: TzolkinDay): Testimony {
  const apart = modulo(b.name - a.name, 20);
  if (apart === 0) {
    return {
      code: "sameSign",
      weight: 78,
      evidence: { en: "Both were born on one sign", zhHant: "兩人同一日名" },
    };
  }
  if (apart === 10) {
    return {
      code: "antipode",
      weight: 70,
      evidence: {
        en: "The signs stand ten apart, across the round",
        zhHant: "兩日相隔十位，隔圈相望",
      },
    };
  }
  return BY_DIRECTION[apart % 4]!;
}

function numbersOf({ number: a }: TzolkinDay, { number: b }: TzolkinDay): readonly Testimony[] {
  const found: Testimony[] = [];
  if (a === b) {
    found.push({
      code: "sameNumber",
      weight: 6,
      evidence: { en: `Both bear the number ${a}`, zhHant: `兩人同數 ${a}` },
    });
  }
  if (a + b === 14) {
    found.push({
      code: "complement",
      weight: 8,
      evidence: { en: `The numbers ${a} and ${b} make fourteen`, zhHant: `${a} 與 ${b} 合成十四` },
    });
  }
  if (Math.abs(a - b) === 1) {
    found.push({
      code: "neighbours",
      weight: 3,
      evidence: { en: `The numbers ${a} and ${b} are neighbours`, zhHant: `${a} 與 ${b} 相鄰` },
    });
  }
  return found;
}

function trecenaOf(a: TzolkinDay, b: TzolkinDay): readonly Testimony[] {
  if (stepTzolkin(a, 1 - a.number).name !== stepTzolkin(b, 1 - b.number).name) return [];
  return [
    {
      code: "sameTrecena",
      weight: 8,
      evidence: { en: "Both were born in one trecena", zhHant: "兩人生於同一個十三日週" },
    },
  ];
}
