/** How the cases of one procedure of `east-two.json` are judged. */

/** Answers of the procedures, their terms whole. */
export type Ask = (name: string, input: unknown) => Promise<any>;

/** The differences, or the reason for which a case is skipped. */
export type Judge = (one: {
  readonly input: any;
  readonly wanted: any;
  readonly ask: Ask;
}) => Promise<readonly string[] | string>;

/** Judges by the name of the procedure. */
export type Judges = Readonly<Record<string, Judge>>;
