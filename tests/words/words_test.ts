/**
 * One suite for the words of every folder of plugins/: an answer is the same in every language but for its
 * texts, and whatever an answer can say has words in every language its folder brings.
 *
 * `PLUGIN=africa bun test tests/words` runs it for one folder.
 */
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { TSchema } from "@sinclair/typebox";
import { createRegistry, discover, languagesOf, voiceOf } from "../../src/plugins/mod.ts";
import type { AnyProcedure, Registered } from "../../src/plugins/mod.ts";
import { callExample, repeatable } from "../plugins/call_example.ts";
import { walkSchema } from "./schema_walk.ts";

const ROOT = join(import.meta.dir, "../../plugins");
const registry = createRegistry(await discover([ROOT]));
const only = process.env["PLUGIN"];
const all = [...registry.procedures.values()].filter(
  ({ plugin, procedure }) => (only === undefined || plugin.id === only) && !("old" in procedure),
);

test("there are procedures whose words are looked at", () => {
  expect(only === undefined || all.length > 0).toBe(true);
});

for (const one of all) describe(one.procedure.name, () => checkWords(one));

function checkWords(one: Registered): void {
  const { procedure } = one;
  const { fields, terms } = walkSchema(procedure.output as TSchema);

  for (const example of procedure.examples) {
    test(`answers alike in every language: ${example.title}`, async () => {
      const input = repeatable(procedure, example.input);
      const answers = [];
      for (const lang of languagesOf(procedure)) {
        answers.push(await callExample(registry, one, { ...input, lang }));
      }
      for (const answer of answers) {
        expect(bare(answer)).toEqual(bare(answers[0]));
        expect((answer["reading"] as { id: string }).id).toBe(
          (answers[0]!["reading"] as { id: string }).id,
        );
      }
    });
  }

  test("describes every field of its answer", () => {
    expect(fields.filter(({ described }) => !described).map(({ path }) => path)).toEqual([]);
  });

  for (const lang of languagesOf(procedure)) {
    test(`names every field, input, value and term in ${lang}`, async () => {
      const { words, common } = await voiceOf(procedure, lang);
      const missing: string[] = [];
      for (const { name, parent, path } of fields) {
        const label =
          words.fields?.[`${parent}/${name}`] ?? words.fields?.[name] ?? common.fields?.[name];
        if (!label) missing.push(`field ${path}`);
      }
      for (const { vocabulary, notes, path } of terms) {
        for (const id of vocabulary.ids) {
          const said =
            words.terms?.[vocabulary.name]?.[id] ?? common.terms?.[vocabulary.name]?.[id];
          const text = typeof said === "string" ? said : said?.text;
          if (!text) missing.push(`term ${vocabulary.name}.${id} of ${path}`);
          for (const note of notes) {
            if (typeof said !== "object" || !said[note]) {
              missing.push(`${note} of ${vocabulary.name}.${id} at ${path}`);
            }
          }
        }
      }
      missing.push(...missingInputs(procedure, { ...common.inputs, ...words.inputs }));
      for (const name of Object.keys(procedure.conventions ?? {})) {
        if (!words.conventions?.[name]) missing.push(`convention ${name}`);
      }
      for (const code of procedure.refusals ?? []) {
        if (!words.refusals?.[code] && !common.refusals?.[code]) missing.push(`refusal ${code}`);
      }
      for (const name of Object.keys(procedure.omittable ?? {})) {
        if (words.omissions?.[name] === undefined) missing.push(`omission ${name}`);
      }
      if (procedure.weighs && !words.weighs) missing.push("weighs");
      expect([...new Set(missing)]).toEqual([]);
    });
  }

  test("has the same phrases in every language", async () => {
    const english = (await voiceOf(procedure, "en")).words;
    for (const lang of procedure.words.languages()) {
      const { words } = await voiceOf(procedure, lang);
      for (const part of [
        "phrases",
        "refusals",
        "omissions",
        "fields",
        "inputs",
        "terms",
      ] as const) {
        expect(Object.keys(words[part] ?? {}).sort()).toEqual(
          Object.keys(english[part] ?? {}).sort(),
        );
      }
    }
  });

  test("speaks Chinese in Chinese and English in English", async () => {
    const { words: en } = await voiceOf(procedure, "en");
    expect(`${en.title} ${en.summary}`).not.toMatch(/\p{Script=Han}/u);
    const { words: zh } = await voiceOf(procedure, "zh-Hant");
    for (const text of [zh.title, zh.summary]) expect(text).toMatch(/\p{Script=Han}/u);
  });
}

/** Inputs without a label or a description, and values of a choice without a name. */
function missingInputs(
  { input, conventions = {} }: AnyProcedure,
  said: Readonly<Record<string, { label?: string; about?: string; values?: object }>>,
): readonly string[] {
  const missing: string[] = [];
  visit(input as TSchema, "", (name, parent, schema) => {
    if (name in conventions) return;
    const words = said[`${parent}/${name}`] ?? said[name];
    if (!words?.label || !words.about) missing.push(`input ${name}`);
    const values = (schema["enum"] ?? schema["items"]?.["enum"] ?? []) as readonly string[];
    if (name === "compare") return;
    for (const value of values) {
      if (!(words?.values as Record<string, string> | undefined)?.[value]) {
        missing.push(`value ${value} of input ${name}`);
      }
    }
  });
  return missing;
}

function visit(
  schema: TSchema,
  parent: string,
  look: (name: string, parent: string, schema: TSchema) => void,
): void {
  for (const [name, member] of Object.entries(
    (schema["properties"] ?? {}) as Record<string, TSchema>,
  )) {
    look(name, parent, member);
    visit(member, name, look);
  }
  if (schema["items"] && !Array.isArray(schema["items"])) visit(schema["items"], parent, look);
  for (const one of (schema["anyOf"] ?? []) as TSchema[]) visit(one, parent, look);
}

/** An answer without what is said in one language. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== "text" && key !== "lang");
  return Object.fromEntries(kept.map(([key, member]) => [key, bare(member)]));
}
