/** Asks a system for a day or a span, as it would answer a caller; nothing is charged. */
import { invoke, prepare, textKeyOf, type Registry } from "../../plugins/mod.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Answers of a system, in the words of a language. */
export type AskSystem = (name: string, input: Fields) => Promise<Fields>;

/** Makes it for one calendar. */
export function createAskSystem(
  registry: Registry,
  now: number,
  lang: string,
  runLimitMs: number,
): AskSystem {
  return async (name, input) => {
    const { procedure, plugin } = registry.procedures.get(name)!;
    const { answer } = await invoke(prepare(procedure, { ...input, lang }, now), {
      now,
      plugin,
      runLimitMs,
      procedureOf: (other) => registry.procedures.get(other)?.procedure,
    });
    return { ...answer, text: textOf(answer[textKeyOf(procedure)]) };
  };
}

function textOf(written: unknown): string {
  const { text } = (written ?? {}) as { readonly text?: string };
  return text ?? "";
}
