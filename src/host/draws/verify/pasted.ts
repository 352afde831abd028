/** Reads the answer of a draw out of what was pasted. */
import { InputError } from "../../../plugins/mod.ts";
import type { PastedAnswer } from "../record.ts";

/**
 * Reads it.
 *
 * @param pasted the whole body, its `data`, or either as text
 * @throws {InputError} `not-json`, or `not-an-answer` for each part that is missing
 */
export function readPasted(pasted: unknown): PastedAnswer {
  const value = typeof pasted === "string" ? parse(pasted) : pasted;
  const data = inside(inside(value, "result") ?? value, "data") ?? value;
  const reading = inside(data, "reading") as Partial<PastedAnswer["reading"]> | undefined;
  const missing = (["id", "procedure", "version", "seed"] as const).filter(
    (name) => typeof reading?.[name] !== "string",
  );
  if (missing.length > 0) {
    const code = "not-an-answer";
    throw new InputError(missing.map((name) => ({ path: `answer/reading/${name}`, code })));
  }
  return data as PastedAnswer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new InputError([{ path: "answer", code: "not-json" }]);
  }
}

function inside(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
