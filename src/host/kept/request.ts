/** What is written down of a call beside its answer, so that the same answer can be put into words again. */

type Fields = Readonly<Record<string, unknown>>;

/** A call as it was asked. */
export interface NotedCall {
  /** The input as given, saved persons filled in. */
  readonly input: Fields;
  /** The clock of the call, ms since the epoch. */
  readonly asOf: number;
}

export function writeNote({ input, asOf }: NotedCall): string {
  return JSON.stringify({ input, asOf });
}

export function readNote(text: string): NotedCall {
  return JSON.parse(text) as NotedCall;
}
