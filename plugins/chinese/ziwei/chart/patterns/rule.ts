import type { PatternId, PatternKind } from "./pattern.ts";
import type { Condition, Need } from "./view.ts";

/** Where a condition is told. */
const BOOK = "Ziwei Doushu Quanshu 紫微斗數全書";
export const CHAPTER = {
  wealth: `${BOOK}, 定富局`,
  honour: `${BOOK}, 定貴局`,
  want: `${BOOK}, 定貧賤局`,
  mixed: `${BOOK}, 定雜局`,
  together: `${BOOK}, 論諸星同垣各司所宜`,
  marrow: `${BOOK}, 斗數骨髓賦`,
  subtle: `${BOOK}, 太微賦`,
  women: `${BOOK}, 女命骨髓賦`,
  later: "schools of the three harmonies after the Quanshu",
} as const;

/** A pattern: what makes it, what makes it whole, and what breaks it. */
export interface Rule {
  readonly kind: PatternKind;
  readonly source: (typeof CHAPTER)[keyof typeof CHAPTER];
  readonly when: Condition;
  /** Limits of the passage; where one is not kept the pattern stands lesser. */
  readonly needs?: readonly Need[];
  readonly broken?: Condition;
  /** Patterns that say the same of the same stars and go before this one. */
  readonly yieldsTo?: readonly PatternId[];
}
