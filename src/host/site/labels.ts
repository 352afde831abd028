/** What the fields, inputs and values of a system are called, in the words of its own folder. */
import { sentenceOf, type InputWords, type Lang } from "../../speech/mod.ts";
import { voiceOf, type AnyProcedure, type Voice } from "../../plugins/mod.ts";
import type { Labels } from "./view.ts";
import type { SiteVoice } from "./voice.ts";

/** Finds a procedure by its name. */
export type ProcedureOf = (name: string) => AnyProcedure | undefined;

/** Loads the words of a procedure, and of the systems it is made of, in the language asked for. */
export async function labelsOf(
  procedure: AnyProcedure,
  asked: Lang,
  procedureOf: ProcedureOf,
): Promise<Labels> {
  return labelsIn(await voiceOf(procedure, asked, procedureOf));
}

function labelsIn(voice: Voice): Labels {
  const { words, common, others, finish, lang } = voice;
  const inputOf = (name: string, parent = ""): InputWords | undefined =>
    words.inputs?.[`${parent}/${name}`] ?? words.inputs?.[name] ?? common.inputs?.[name];
  const own: Labels = {
    lang: lang.given,
    field(name, parent) {
      const label =
        words.fields?.[`${parent}/${name}`] ??
        words.fields?.[name] ??
        common.fields?.[name] ??
        termNamed(voice, name);
      return label === undefined ? name : finish(label);
    },
    input: (name, parent) => finish(inputOf(name, parent)?.label ?? name),
    value: (input, value) => finish(inputOf(input)?.values?.[value] ?? value),
    omission(input) {
      const sentence = words.omissions?.[input];
      return typeof sentence === "string" ? finish(sentenceOf(sentence)) : undefined;
    },
    system(name) {
      const other = others.get(name);
      return other && other.finish(other.words.title);
    },
    of(system) {
      const other = others.get(system);
      return other ? labelsIn(other) : own;
    },
  };
  return own;
}

/** The name of a term by its id, for records whose keys are ids. */
function termNamed({ words, common }: Voice, id: string): string | undefined {
  for (const terms of [words.terms, common.terms]) {
    for (const vocabulary of Object.values(terms ?? {})) {
      const named = vocabulary[id];
      if (named !== undefined) return typeof named === "string" ? named : named.text;
    }
  }
  return undefined;
}

/** Names for the receipt of a civil time, which is the same for all systems. */
export function receiptLabels({ lang, words }: SiteVoice, labels: Labels): Labels {
  const fields: Readonly<Record<string, string>> = words.receipt;
  const values: Readonly<Record<string, string>> = words.receiptValues;
  return {
    ...labels,
    lang,
    field: (name) => fields[name] ?? name,
    value: (_field, value) => values[value] ?? value,
  };
}
