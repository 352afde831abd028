import type { Reply, Understood } from "#sdk";

/** What the first sentences of a draw are made of. */
export interface Spoken {
  readonly asked: Understood;
  readonly reply: Reply;
  readonly question: string;
  /** 0 to 100. */
  readonly score: number;
  /** Why it looks there, or expects it then. */
  readonly why: string;
  /** What was cast for each option. */
  readonly by: readonly string[];
  /** Where a place or a time was asked for and the draw names none. */
  readonly silent: string;
}
