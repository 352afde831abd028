/**
 * One suite for the words of every folder of plugins/: an answer is the same in every language but for its
 * texts, and whatever an answer can say has words in every language its folder brings.
 *
 * `PLUGIN=africa bun test tests/words` runs it for one folder, `PLUGINS_DIR` adds folders outside the repository.
 */
import { describe, expect, test } from "bun:test";
import {
  missingWords,
  strayWords,
  undescribedFields,
  withoutWords,
} from "../../src/plugins/check/words.ts";
import { languagesOf, voiceOf, type Registered } from "../../src/plugins/mod.ts";
import { callExample, repeatable } from "../plugins/call_example.ts";
import { only, registry } from "../plugins/registry.ts";

const all = [...registry.procedures.values()].filter(
  ({ plugin }) => only === undefined || plugin.id === only,
);

test("there are procedures whose words are looked at", () => {
  expect(only === undefined || all.length > 0).toBe(true);
});

for (const one of all) describe(one.procedure.name, () => checkWords(one));

function checkWords(one: Registered): void {
  const { procedure } = one;

  for (const example of procedure.examples) {
    test(`answers alike in every language: ${example.title}`, async () => {
      const input = repeatable(procedure, example.input);
      const answers = [];
      for (const lang of languagesOf(procedure)) {
        answers.push(await callExample(registry, one, { ...input, lang }));
      }
      for (const answer of answers) {
        expect(withoutWords(answer)).toEqual(withoutWords(answers[0]));
        expect((answer["reading"] as { id: string }).id).toBe(
          (answers[0]!["reading"] as { id: string }).id,
        );
      }
    });
  }

  test("describes every field of its answer", () => {
    expect(undescribedFields(procedure)).toEqual([]);
  });

  for (const lang of languagesOf(procedure)) {
    test(`names every field, input, value and term in ${lang}`, async () => {
      expect(await missingWords(procedure, lang)).toEqual([]);
    });

    test(`has the same words in ${lang} as in English`, async () => {
      expect(await strayWords(procedure, lang)).toEqual([]);
    });
  }

  test("speaks Chinese in Chinese and English in English", async () => {
    const { words: en } = await voiceOf(procedure, "en");
    expect(`${en.title} ${en.summary}`).not.toMatch(/\p{Script=Han}/u);
    const { words: zh } = await voiceOf(procedure, "zh-Hant");
    for (const text of [zh.title, zh.summary]) expect(text).toMatch(/\p{Script=Han}/u);
  });
}
