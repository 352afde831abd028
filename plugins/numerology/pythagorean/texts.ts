/** Shapes of the tables in `words/` that hold what each number says. */

/** A number in every place in which it can stand. */
export interface NumberText {
  /** Three words, as one list. */
  readonly keywords: string;
  /** Life path: two sentences. */
  readonly path: string;
  /** Expression: one sentence. */
  readonly expression: string;
  /** Soul urge: one sentence. */
  readonly desire: string;
  /** Personality: one sentence. */
  readonly face: string;
  /** Birthday: one sentence. */
  readonly gift: string;
  /** A span of time under the number: what it is a time for. */
  readonly season: string;
}

/** Texts of the numbers 1-9, 11, 22 and 33. */
export type NumberTexts = Readonly<Record<number, NumberText>>;

/** Texts by number. */
export type Texts = Readonly<Record<number, string>>;
