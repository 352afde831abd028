/** A telling for each leg: ours, in the manner of a diviner's story; no verse of the corpus is quoted. */
import type { IdOf } from "#sdk";
import type { LEG } from "../odu.ts";

/** As it leads, a story; as it answers, one line. */
export interface Parable {
  readonly leads: string;
  readonly answers: string;
}

export type Parables = Readonly<Record<IdOf<typeof LEG>, Parable>>;
