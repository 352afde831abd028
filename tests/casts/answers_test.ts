/** A cast answers what was asked: another matter gets another reading, another wording the same. */
import { describe, expect, test } from "bun:test";
import { callExample } from "../../src/host/trial_call.ts";
import { registry } from "../plugins/registry.ts";
import { CASTS, PAIRS, REWORDED } from "./questions.ts";
import { sentencesOf, sharedPart } from "./shared_sentences.ts";

const readingOf = async (name: string, input: object, question: string, lang: string) => {
  const one = registry.procedures.get(name)!;
  const seed = "date" in input || "text" in input ? {} : { seed: "one seed" };
  const answer = await callExample(registry, one, { ...input, ...seed, question, lang });
  const { text } = answer["interpretation"] as { text: string };
  return sentencesOf(text, question);
};

for (const [name, input] of CASTS) {
  describe(`${name} ${JSON.stringify(input)}`, () => {
    for (const lang of ["en", "zh-Hant"] as const) {
      test(`another matter, another reading (${lang})`, async () => {
        const same: string[] = [];
        for (const [one, other] of PAIRS[lang]) {
          const [a, b] = [
            await readingOf(name, input, one, lang),
            await readingOf(name, input, other, lang),
          ];
          const part = sharedPart(a, b);
          if (part > 0.5) same.push(`${part.toFixed(2)} ${one} | ${other}`);
        }
        expect(same).toEqual([]);
      });

      test(`another wording, the same reading (${lang})`, async () => {
        for (const [one, other] of REWORDED[lang]) {
          const [a, b] = [
            await readingOf(name, input, one, lang),
            await readingOf(name, input, other, lang),
          ];
          expect(sharedPart(a, b), `${one} | ${other}`).toBeGreaterThanOrEqual(0.8);
        }
      });
    }
  });
}
