/**
 * One suite for the words of every folder of plugins/: whatever an answer can say has words in every language its
 * folder brings. That answers are the same in all of them but for their texts is in tests/plugins/conformance_test.ts.
 *
 * `PLUGIN=africa bun test tests/words` runs it for one folder, `PLUGINS_DIR` adds folders outside the repository.
 */
import { describe, expect, test } from "bun:test";
import { missingWords, strayWords, undescribedFields } from "../../src/plugins/check/words.ts";
import { languagesOf, voiceOf, type Registered } from "../../src/plugins/mod.ts";
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
