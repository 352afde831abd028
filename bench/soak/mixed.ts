/** Calls of everything that is served, in turn: the examples of each procedure, their dates moved, so that few are alike. */
import type { Registry } from "../../src/plugins/mod.ts";

export interface MixedCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const DAY_MS = 86_400_000;
/** Days by which dates are moved, back and forth. */
const MOVED = 9_000;

/** Yields calls without end. */
export function* mixedCalls({ procedures }: Registry): Generator<MixedCall> {
  const examples = [...procedures.values()].flatMap(({ procedure }) =>
    (procedure.examples ?? []).map(({ input }) => ({ name: procedure.name, input })),
  );
  for (let turn = 0; ; turn++) {
    const { name, input } = examples[(turn * 7) % examples.length]!;
    // Each round of all examples has a day of its own.
    const days = ((Math.floor(turn / examples.length) * 37 + turn) % (2 * MOVED)) - MOVED;
    yield { name, input: moved(input as MixedCall["input"], days) };
  }
}

function moved(input: MixedCall["input"], days: number): MixedCall["input"] {
  const date = input["birthDate"] ?? input["date"];
  const ms = typeof date === "string" ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) return input;
  const name = input["birthDate"] === undefined ? "date" : "birthDate";
  return { ...input, [name]: new Date(ms + days * DAY_MS).toISOString().slice(0, 10) };
}
