/**
 * What an art that reads phases and directions answers to a question.
 *
 * Each art finds its own signs: what stands for the matter, where that lies and what counts the time. This turns
 * them into the reply that all casts share; a time or a place is told only where it is asked for.
 */
import type { Phase, Quarter, SpanUnit } from "#lore";
import { standingOf, type Reply, type Understood, type Weighed } from "#sdk";

/** What an art found. */
export interface Signs {
  /** Whole, 0 to 100: how the art stands to what the question names. */
  readonly score: number;
  /** Phase of what stands for the matter. */
  readonly phase: Phase;
  /** Null where the art names no direction. */
  readonly quarter: Quarter | null;
  readonly count: number | null;
  readonly unit: SpanUnit | null;
  readonly weighed?: readonly Weighed[];
}

/** The reply to a question. */
export function replyBy({ form, hope }: Understood, signs: Signs): Reply {
  const { score, quarter, count, unit, weighed = [] } = signs;
  return {
    standing: standingOf(score, hope),
    where: form === "where" && quarter ? { quarter, ground: null } : null,
    when: form === "when" && unit ? { count, unit, from: null, to: null } : null,
    weighed: form === "which" ? weighed : [],
  };
}

/** The quarter in which a branch lies, 子 first. */
const QUARTERS: readonly Quarter[] = [
  "north",
  "northeast",
  "northeast",
  "east",
  "southeast",
  "southeast",
  "south",
  "southwest",
  "southwest",
  "west",
  "northwest",
  "northwest",
];

/**
 * The quarter in which a branch lies.
 *
 * @param index 0 is 子, to 11
 */
export function quarterOfBranch(index: number): Quarter {
  return QUARTERS[index]!;
}

/** The quarter of a Luo shu number, 1 to 9; null for the centre. */
export function quarterOfPalace(number: number): Quarter | null {
  return PALACES[number]!;
}

const PALACES: readonly (Quarter | null)[] = [
  null,
  "north",
  "southwest",
  "east",
  "southeast",
  null,
  "northwest",
  "west",
  "northeast",
  "south",
];

/**
 * In which unit a number of the time is counted: what is near at hand in days, what takes its course in months.
 *
 * @source Meihua Yishu 2: 近則應以日時, 遠則應以年月; which matters are near is this model's own
 */
export function unitFor({ matter }: Understood): SpanUnit {
  return NEAR.has(matter) ? "days" : SLOW.has(matter) ? "months" : "weeks";
}

const NEAR: ReadonlySet<Understood["matter"]> = new Set([
  "lostThing",
  "lostAnimal",
  "lostPerson",
  "message",
  "weather",
  "contest",
  "travel",
  "choice",
]);
const SLOW: ReadonlySet<Understood["matter"]> = new Set([
  "marriage",
  "home",
  "children",
  "lawsuit",
  "work",
  "study",
  "love",
]);
