/** One suite of behaviour for every folder of plugins/: what each procedure promised, it keeps. */
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { createRegistry, discover, invoke, prepare, textKeyOf } from "../../src/plugins/mod.ts";
import type { AnyProcedure, Example, Registered } from "../../src/plugins/mod.ts";
import { checkerOf } from "../../src/plugins/check_input.ts";
import { answerSchema } from "../../src/plugins/catalogue.ts";
import { forbiddenWords } from "./forbidden_words.ts";
import { mismatches } from "./mismatches.ts";

const ROOT = join(import.meta.dir, "../../plugins");
const NOW = Date.UTC(2026, 0, 15, 4, 30);
/** Beyond this a warm calculation has lost its way, whatever the machine; `bench/` has the real limits. */
const CALCULATION_LIMIT_MS = 500;

const registry = createRegistry(await discover([ROOT]));

test("every folder of plugins/ is served", () => {
  expect(registry.failed).toEqual([]);
});

async function call(one: Registered, input: unknown) {
  const prepared = prepare(one.procedure, input, NOW);
  const callMember = async (name: string, member: Readonly<Record<string, unknown>>) => {
    const answer = await call(registry.procedures.get(name)!, member);
    return { ok: true as const, name, answer };
  };
  const { answer } = await invoke(prepared, { now: NOW, plugin: one.plugin, call: callMember });
  return answer;
}

/** The input with a seed where the procedure draws, so that it can be repeated. */
function repeatable(procedure: AnyProcedure, example: Example) {
  return procedure.needs?.includes("random") && !("seed" in example.input)
    ? { ...example.input, seed: "conformance" }
    : example.input;
}

for (const one of registry.procedures.values()) {
  const { procedure } = one;
  describe(procedure.name, () => {
    for (const example of procedure.examples) {
      const input = repeatable(procedure, example);

      test(`reproduces its example: ${example.title}`, async () => {
        const answer = await call(one, input);
        expect(mismatches(example.expect, answer, example.tolerance ?? 0)).toEqual([]);
      });

      test(`answers by its declared schema: ${example.title}`, async () => {
        const answer = JSON.parse(JSON.stringify(await call(one, input))) as unknown;
        const errors = [...checkerOf(answerSchema(procedure)).Errors(answer)];
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

    test("refuses an unknown field", () => {
      const input = { ...procedure.examples[0]!.input, unheardOf: 1 };
      expect(() => prepare(procedure, input, NOW)).toThrow("unheardOf: Unknown field");
    });

    test("has texts in both languages", () => {
      for (const text of [procedure.title, procedure.summary]) {
        expect(text.en).not.toMatch(/\p{Script=Han}/u);
        expect(text.zhHant).toMatch(/\p{Script=Han}/u);
      }
    });

    if (procedure.brief) {
      test("writes its reading in both languages", async () => {
        const input = repeatable(procedure, procedure.examples[0]!);
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
    }

    if (procedure.picture) {
      test("draws one accessible picture", async () => {
        const input = { ...repeatable(procedure, procedure.examples[0]!), picture: true };
        for (const lang of ["en", "zh-Hant"] as const) {
          const svg = (await call(one, { ...input, lang }))["picture"] as string;
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

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
