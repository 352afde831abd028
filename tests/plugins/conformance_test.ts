/**
 * One suite of behaviour for every folder of plugins/: what each procedure promised, it keeps.
 *
 * `PLUGIN=africa` runs it for one folder, `PLUGINS_DIR` adds folders outside the repository.
 */
import { describe, expect, test } from "bun:test";
import { prepare, textKeyOf, voiceOf } from "../../src/plugins/mod.ts";
import type { Registered } from "../../src/plugins/mod.ts";
import { checkerOf } from "../../src/plugins/check_input.ts";
import { answerSchema } from "../../src/plugins/answer_schema.ts";
import { callExample, NOW, repeatable } from "./call_example.ts";
import { forbiddenWords } from "../../src/plugins/check/foretelling.ts";
import { mismatches } from "../../src/plugins/check/mismatches.ts";
import { only, registry } from "./registry.ts";

/** Beyond this a warm calculation has lost its way, whatever the machine; `bench/` has the real limits. */
const CALCULATION_LIMIT_MS = 500;

test("every folder of plugins/ is served", () => {
  expect(registry.failed).toEqual([]);
});

const call = (one: Registered, input: unknown) => callExample(registry, one, input);

for (const one of registry.procedures.values()) {
  const { procedure } = one;
  if (only !== undefined && one.plugin.id !== only) continue;
  describe(procedure.name, () => {
    for (const example of procedure.examples) {
      const input = repeatable(procedure, example.input);

      test(`reproduces its example: ${example.title}`, async () => {
        const answer = await call(one, input);
        expect(mismatches(example.expect, answer, example.tolerance ?? 0)).toEqual([]);
      });

      test(`answers by its declared schema: ${example.title}`, async () => {
        const answer = JSON.parse(JSON.stringify(await call(one, input))) as unknown;
        const hasReading = (await voiceOf(procedure, "en")).words.reading !== undefined;
        const errors = [...checkerOf(answerSchema(procedure, hasReading)).Errors(answer)];
        expect(errors.map((error) => `${error.path}: ${error.message}`)).toEqual([]);
      });

      test(`repeats itself and survives JSON: ${example.title}`, async () => {
        const first = await call(one, deepFreeze(structuredClone(input)));
        const second = await call(one, input);
        expect(second).toEqual(first);
        expect(JSON.parse(JSON.stringify(first))).toEqual(first);
      });

      test(`speaks of no death or lifespan as an event: ${example.title}`, async () => {
        for (const lang of ["en", "zh-Hant"]) {
          const answer = await call(one, { ...input, lang });
          expect(forbiddenWords(answer)).toEqual([]);
        }
      });
    }

    test("gives every `because` as a list [host.md 13]", () => {
      expect(singleReasons(procedure.output)).toEqual([]);
    });

    test("refuses an unknown field", () => {
      const input = { ...procedure.examples[0]!.input, unheardOf: 1 };
      expect(() => prepare(procedure, input, NOW)).toThrow("unheardOf: unknown-field");
    });

    test("writes its reading, where it has one, in both languages", async () => {
      if (!(await voiceOf(procedure, "en")).words.reading) return;
      const input = repeatable(procedure, procedure.examples[0]!.input);
      for (const lang of ["en", "zh-Hant"] as const) {
        const answer = await call(one, { ...input, lang });
        const written = answer[textKeyOf(procedure)] as {
          text: string;
          writer: string;
          lang: string;
        };
        expect(written.writer).toBe("rules");
        expect(written.lang).toBe(lang);
        expect(written.text.length).toBeGreaterThan(lang === "en" ? 120 : 50);
        expect(/\p{Script=Han}/u.test(written.text)).toBe(
          lang === "zh-Hant" || /\p{Script=Han}/u.test(written.text),
        );
        expect(written.text).not.toMatch(/undefined|\[object|NaN|null/);
      }
    });

    if (procedure.picture) {
      test("draws one accessible picture", async () => {
        const input = { ...repeatable(procedure, procedure.examples[0]!.input), picture: true };
        for (const lang of ["en", "zh-Hant"] as const) {
          const { text: svg } = (await call(one, { ...input, lang }))["picture"] as {
            text: string;
          };
          expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
          expect(svg).toMatch(/<title[ >]/);
          expect(svg).toMatch(/<desc[ >]/);
          expect(svg).not.toMatch(/<script|<foreignObject|href="(?!#)|undefined|NaN/);
        }
      });
    }

    if (procedure.kind === "calculation") {
      test(`finishes within ${CALCULATION_LIMIT_MS} ms`, async () => {
        const input = procedure.examples[0]!.input;
        for (let i = 0; i < 3; i++) await call(one, input);
        const times: number[] = [];
        for (let i = 0; i < 5; i++) {
          const start = performance.now();
          await call(one, input);
          times.push(performance.now() - start);
        }
        expect(Math.min(...times)).toBeLessThan(CALCULATION_LIMIT_MS);
      });
    }
  });
}

/** Where a schema declares a `because` that is no list. */
function singleReasons(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, member]) => {
    const here = `${path}/${key}`;
    const single = path.endsWith("/properties") && key === "because" && member.type !== "array";
    return [...(single ? [here] : []), ...singleReasons(member, here)];
  });
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
