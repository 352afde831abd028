/**
 * What every procedure keeps, tried on its examples: each check returns its faults, a line each. `plugin:check` and
 * the conformance suite run the same ones.
 */
import { answerSchema } from "../answer_schema.ts";
import { checkerOf } from "../check_input.ts";
import type { AnyProcedure } from "../contract.ts";
import { prepare } from "../prepare.ts";
import { textKeyOf } from "../present.ts";
import type { Registered } from "../registry.ts";
import { languagesOf, voiceOf } from "../tongue.ts";
import { forbiddenWords } from "./foretelling.ts";
import { mismatches } from "./mismatches.ts";
import { notPlain } from "./plain_svg.ts";
import { readingFaults } from "./texts.ts";
import { withoutChance } from "./without_chance.ts";
import { withoutWords } from "./words.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Calls a procedure as the host does and returns its answer, at one fixed moment. */
export type Call = (one: Registered, input: Fields) => Promise<Fields>;

type Example = Registered["procedure"]["examples"][number];

interface ExampleCheck {
  /** Completes "the procedure …". */
  readonly keeps: string;
  /**
   * @param call may remember what it was asked before, see `rememberAnswers`
   * @param callAnew runs the procedure each time
   */
  run(one: Registered, example: Example, call: Call, callAnew?: Call): Promise<readonly string[]>;
}

interface ProcedureCheck {
  readonly keeps: string;
  /** Whether it concerns a procedure; left out, it concerns all. */
  readonly concerns?: (one: Registered) => boolean;
  run(one: Registered, call: Call): Promise<readonly string[]>;
}

/** A call that gives the answer of before to the same question, frozen, so that many checks cost one run. */
export function rememberAnswers(call: Call): Call {
  const known = new WeakMap<Registered, Map<string, Promise<Fields>>>();
  return (one, input) => {
    const answers = known.get(one) ?? new Map<string, Promise<Fields>>();
    known.set(one, answers);
    const key = JSON.stringify(input);
    const answer = answers.get(key) ?? call(one, input).then(deepFreeze);
    answers.set(key, answer);
    return answer;
  };
}

/** The input with a seed where the procedure draws, so that it can be repeated. */
export function repeatable(procedure: AnyProcedure, input: Fields): Fields {
  return procedure.needs?.includes("random") && !("seed" in input)
    ? { ...input, seed: "conformance" }
    : input;
}

/** What is tried on every example. */
export const EXAMPLE_CHECKS: readonly ExampleCheck[] = [
  {
    keeps: "reproduces its example",
    async run(one, example, call) {
      const answer = await call(one, repeatable(one.procedure, example.input));
      return mismatches(example.expect, answer, example.tolerance ?? 0);
    },
  },
  {
    keeps: "answers by its declared schema",
    async run(one, example, call) {
      const answer = throughJson(await call(one, repeatable(one.procedure, example.input)));
      const hasReading = (await voiceOf(one.procedure, "en")).words.reading !== undefined;
      const errors = [...checkerOf(answerSchema(one.procedure, hasReading)).Errors(answer)];
      return errors.map(({ path, message }) => `${path}: ${message}`);
    },
  },
  {
    keeps: "repeats itself and survives JSON",
    async run(one, example, call, callAnew = call) {
      const input = repeatable(one.procedure, example.input);
      const first = await withoutChance(() => callAnew(one, deepFreeze(structuredClone(input))));
      const second = await call(one, input);
      if (!Bun.deepEquals(second, first)) return ["the same call twice gives two answers"];
      return Bun.deepEquals(throughJson(first), first)
        ? []
        : ["the answer holds what JSON cannot, such as undefined, NaN or a date"];
    },
  },
  {
    keeps: "speaks of no death or lifespan as an event",
    async run(one, example, call) {
      const faults: string[] = [];
      for (const lang of languagesOf(one.procedure)) {
        const answer = await call(one, { ...repeatable(one.procedure, example.input), lang });
        faults.push(...forbiddenWords(answer).map((found) => `in ${lang} at ${found}`));
      }
      return faults;
    },
  },
  {
    keeps: "answers alike in every language",
    async run(one, example, call) {
      const input = repeatable(one.procedure, example.input);
      const english = await call(one, { ...input, lang: "en" });
      const faults: string[] = [];
      for (const lang of languagesOf(one.procedure)) {
        const answer = await call(one, { ...input, lang });
        if (!Bun.deepEquals(withoutWords(answer), withoutWords(english))) {
          faults.push(`the answer in ${lang} is another one than in en`);
        }
        if ((answer["reading"] as Fields)["id"] !== (english["reading"] as Fields)["id"]) {
          faults.push(`the reading in ${lang} has another id than in en`);
        }
      }
      return faults;
    },
  },
];

/** What is tried once for each procedure. */
export const PROCEDURE_CHECKS: readonly ProcedureCheck[] = [
  {
    keeps: "gives every `because` as a list",
    run: async ({ procedure }) =>
      singleReasons(procedure.output).map(
        (path) => `${path}: is no list; a verdict may have several reasons: use verdict(…)`,
      ),
  },
  {
    keeps: "refuses an unknown field",
    async run({ procedure }) {
      try {
        prepare(procedure, { ...procedure.examples[0]!.input, unheardOf: 1 }, 0);
      } catch (error) {
        if ((error as Error).message.includes("unheardOf: unknown-field")) return [];
      }
      return ["an unknown field of the input is not refused; use defineProcedure"];
    },
  },
  {
    keeps: "writes its reading, where it has one, in every language",
    async run(one, call) {
      const { procedure } = one;
      if (!(await voiceOf(procedure, "en")).words.reading) return [];
      const input = repeatable(procedure, procedure.examples[0]!.input);
      const faults: string[] = [];
      for (const lang of languagesOf(procedure)) {
        const written = (await call(one, { ...input, lang }))[textKeyOf(procedure)] as
          { text: string; writer: string; lang: string } | undefined;
        if (!written) {
          faults.push(`there is no reading in ${lang}`);
          continue;
        }
        if (written.writer !== "rules") faults.push(`the reading in ${lang} is not by the rules`);
        if (written.lang !== lang) faults.push(`the reading asked in ${lang} is ${written.lang}`);
        const broken = /undefined|\[object|\bNaN\b|\bnull\b/.exec(written.text)?.[0];
        if (broken) faults.push(`the reading in ${lang} says "${broken}"`);
        faults.push(...(await readingFaults(`in ${lang}`, lang, written.text)));
      }
      return faults;
    },
  },
  {
    keeps: "draws one plain and accessible picture",
    concerns: ({ procedure }) => procedure.pictured === true,
    async run(one, call) {
      const input = {
        ...repeatable(one.procedure, one.procedure.examples[0]!.input),
        picture: true,
      };
      const faults: string[] = [];
      for (const lang of languagesOf(one.procedure)) {
        const { text: svg } = (await call(one, { ...input, lang }))["picture"] as { text: string };
        faults.push(...pictureFaults(svg).map((fault) => `the picture in ${lang} ${fault}`));
      }
      return faults;
    },
  },
];

function pictureFaults(svg: string): readonly string[] {
  const faults: string[] = [];
  if (!/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg)) {
    faults.push("is no SVG; draw it with framePicture of #sdk");
  }
  for (const element of ["title", "desc"]) {
    if (!new RegExp(`<${element}[ >]`).test(svg)) {
      faults.push(`has no <${element}>; draw it with framePicture of #sdk`);
    }
  }
  const more = notPlain(svg);
  if (more) faults.push(`contains ${more}: no scripts, handlers or references to the outside`);
  const broken = /undefined|\bNaN\b/.exec(svg)?.[0];
  if (broken) faults.push(`contains ${broken}`);
  return faults;
}

/** Where a schema declares a `because` that is no list. */
function singleReasons(schema: unknown, path = ""): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema as Record<string, Fields>).flatMap(([key, member]) => {
    const here = `${path}/${key}`;
    const single = path.endsWith("/properties") && key === "because" && member["type"] !== "array";
    return [...(single ? [here] : []), ...singleReasons(member, here)];
  });
}

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
