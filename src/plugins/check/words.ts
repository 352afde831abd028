/**
 * Whether whatever a procedure can say has words: for `plugin:check`, and for the suite over all folders.
 */
import type { TSchema } from "@sinclair/typebox";
import type { AnyWords, InputWords, Lang } from "../../speech/mod.ts";
import type { AnyProcedure, Convention, Plugin } from "../contract.ts";
import { walkSchema } from "../schema_walk.ts";
import { languagesOf, voiceOf } from "../tongue.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Every fault of the words of a plugin and its procedures, a line each; empty where there is none. */
export async function findWordFaults(plugin: Plugin): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const lang of plugin.words.languages()) {
    const { title, summary, traditions } = await plugin.words.load(lang);
    const unnamed = plugin.traditions.filter(({ id }) => !traditions[id]?.title);
    if (!title || !summary) faults.push(`words in ${lang}: no title or no summary`);
    faults.push(...unnamed.map(({ id }) => `words in ${lang}: tradition ${id} has no title`));
  }
  for (const procedure of plugin.procedures) {
    const { name } = procedure;
    faults.push(...undescribedFields(procedure).map((path) => `${name}: ${path} is not described`));
    for (const lang of languagesOf(procedure)) {
      const missing = [
        ...(await missingWords(procedure, lang)).map((one) => `${one} has no words`),
        ...(await strayWords(procedure, lang)),
      ];
      faults.push(...missing.map((one) => `${name}, words in ${lang}: ${one}`));
    }
  }
  return faults;
}

/** Fields of the answer without a description, as JSON pointers. */
export function undescribedFields({ output }: AnyProcedure): readonly string[] {
  const { fields } = walkSchema(output as TSchema);
  return fields.filter(({ described }) => !described).map(({ path }) => path);
}

/** Fields, terms, inputs, values, conventions, refusals and omissions that have no words in a language. */
export async function missingWords(
  procedure: AnyProcedure,
  lang: Lang,
): Promise<readonly string[]> {
  const { words, common } = await voiceOf(procedure, lang);
  const missing = [
    ...missingFields(procedure, words, common),
    ...missingTerms(procedure, words, common),
    ...missingInputs(procedure, { ...common.inputs, ...words.inputs }),
    ...missingConventions(procedure, words),
  ];
  for (const code of procedure.refusals ?? []) {
    if (!words.refusals?.[code] && !common.refusals?.[code]) missing.push(`refusal ${code}`);
  }
  for (const name of Object.keys(procedure.omittable ?? {})) {
    if (words.omissions?.[name] === undefined) missing.push(`omission ${name}`);
  }
  if (procedure.weighs && !words.weighs) missing.push("weighs");
  return [...new Set(missing)];
}

function missingFields({ output }: AnyProcedure, words: AnyWords, common: AnyWords) {
  return walkSchema(output as TSchema).fields.flatMap(({ name, parent, path }) => {
    const label =
      words.fields?.[`${parent}/${name}`] ?? words.fields?.[name] ?? common.fields?.[name];
    return label ? [] : [`field ${path}`];
  });
}

function missingTerms({ output }: AnyProcedure, words: AnyWords, common: AnyWords) {
  return walkSchema(output as TSchema).terms.flatMap(({ vocabulary, notes, path }) =>
    vocabulary.ids.flatMap((id) => {
      const { name } = vocabulary;
      const said = words.terms?.[name]?.[id] ?? common.terms?.[name]?.[id];
      const text = typeof said === "string" ? said : said?.text;
      const noted = notes.filter((note) => typeof said !== "object" || !said[note]);
      return [
        ...(text ? [] : [`term ${name}.${id} of ${path}`]),
        ...noted.map((note) => `${note} of ${name}.${id} at ${path}`),
      ];
    }),
  );
}

/** Inputs without a label or a description, and values of a choice without a name. */
function missingInputs(
  { input, conventions = {} }: AnyProcedure,
  said: Readonly<Record<string, InputWords>>,
): readonly string[] {
  return inputsIn(input as TSchema, "").flatMap(({ name, parent, schema }) => {
    if (name in conventions) return [];
    const words = said[`${parent}/${name}`] ?? said[name];
    const own = words?.label && words.about ? [] : [`input ${name}`];
    // What is compared are conventions, which have titles.
    if (name === "compare") return own;
    const values = (schema["enum"] ?? schema["items"]?.["enum"] ?? []) as readonly string[];
    const unnamed = values.filter((value) => !words?.values?.[value]);
    return [...own, ...unnamed.map((value) => `value ${value} of input ${name}`)];
  });
}

interface InputAt {
  readonly name: string;
  readonly parent: string;
  readonly schema: TSchema;
}

function inputsIn(schema: TSchema, parent: string): readonly InputAt[] {
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, TSchema>);
  const items = schema["items"] as TSchema | readonly TSchema[] | undefined;
  return [
    ...properties.flatMap(([name, member]) => [
      { name, parent, schema: member },
      ...inputsIn(member, name),
    ]),
    ...(items && !Array.isArray(items) ? inputsIn(items as TSchema, parent) : []),
    ...((schema["anyOf"] ?? []) as TSchema[]).flatMap((one) => inputsIn(one, parent)),
  ];
}

function missingConventions(procedure: AnyProcedure, words: AnyWords): readonly string[] {
  const all: Readonly<Record<string, Convention>> = procedure.conventions ?? {};
  return Object.entries(all).flatMap(([name, { default: standard, options }]) => {
    const said = words.conventions?.[name];
    if (!said?.title) return [`convention ${name}`];
    const unnamed = Object.keys(options).filter((value) => !said.options[value]);
    return [
      ...unnamed.map((value) => `option ${value} of convention ${name}`),
      ...(typeof standard === "function" && !said.rule ? [`rule of convention ${name}`] : []),
    ];
  });
}

const SECTIONS = ["phrases", "refusals", "omissions", "fields", "inputs", "terms"] as const;

/** Keys that the words of a language have and the English ones have not, or the other way round. */
export async function strayWords(procedure: AnyProcedure, lang: Lang): Promise<readonly string[]> {
  const { words: english } = await voiceOf(procedure, "en");
  const { words } = await voiceOf(procedure, lang);
  return SECTIONS.flatMap((section) => {
    const [own, theirs] = [words, english].map((one) => Object.keys(one[section] ?? {}));
    const more = own!.filter((key) => !theirs!.includes(key));
    const less = theirs!.filter((key) => !own!.includes(key));
    return [
      ...more.map((key) => `${section}.${key} is not in English`),
      ...less.map((key) => `${section}.${key} is only in English`),
    ];
  });
}

/** An answer without what is said in one language: equal in all of them. */
export function withoutWords(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutWords);
  if (typeof answer !== "object" || answer === null) return answer;
  const kept = Object.entries(answer as Fields).filter(([key]) => key !== "text" && key !== "lang");
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutWords(member)]));
}
