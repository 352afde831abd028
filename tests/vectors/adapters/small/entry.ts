import type { VectorCase } from "../../adapter.ts";

type Fields = Readonly<Record<string, unknown>>;

/** How the cases of one procedure in `small.json` are put to it. */
export interface SmallEntry {
  /** Name in the file; the procedure called where `calls` is absent. */
  readonly procedure: string;
  /** The procedure that is asked, where its name differs. */
  readonly calls?: string;
  /** The procedure's input for a case. */
  input(given: Fields): Fields;
  /** The answer under the names that the file expects. */
  view(answer: Fields, one: VectorCase): unknown;
  /** Absolute tolerance of numbers, where the file rounds. */
  readonly tolerance?: number;
}

/** A record within an answer; undefined where it is null or missing. */
export function within(answer: Fields, key: string): Fields | undefined {
  const value = answer[key];
  return typeof value === "object" && value !== null ? (value as Fields) : undefined;
}
