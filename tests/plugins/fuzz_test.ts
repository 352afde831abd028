/**
 * Every served procedure under generated inputs. Three outcomes are allowed: an answer without fault, an
 * input error, a declared refusal. The same seed makes the same inputs; a failure names its smallest one.
 */
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { createRegistry, discover, prepare, type Registered } from "../../src/plugins/mod.ts";
import { call, NOW } from "./fuzz/call.ts";
import { faultsOf, messageFaults } from "./fuzz/faults.ts";
import { inputsOf, spoiltInputsOf, type Input } from "./fuzz/inputs.ts";

/** Another seed makes other inputs: `FUZZ_SEED=7 FUZZ_TIMES=20 bun test tests/plugins/fuzz_test.ts`. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_260_115);
const TIMES = Number(process.env["FUZZ_TIMES"] ?? 1);
/** Inputs tried for each procedure; a blend runs a dozen others each time. */
const RUNS = { calculation: 18, draw: 18, blend: 5 } as const;
const SPOILT_RUNS = 6;
/** Processor time beyond which a warm call has lost its way, whatever the machine; `bench/` has the real limits. */
const LIMIT_MS = 2_000;
const TIMEOUT_MS = 120_000 * TIMES;
/** No further inputs, and no search for a smaller one that fails, after this time. */
const SEARCH_MS = TIMEOUT_MS / 2;

const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));

for (const one of registry.procedures.values()) {
  const { procedure } = one;
  describe(procedure.name, () => {
    test(
      "answers, or says what is wrong, whatever it is asked",
      async () => {
        let answers = 0;
        const property = fc.asyncProperty(inputsOf(procedure), async (input) => {
          const { faults, answered } = await probe(one, input);
          expect(faults).toEqual([]);
          if (answered) answers++;
        });
        await fc.assert(property, {
          seed: SEED,
          numRuns: RUNS[procedure.kind] * TIMES,
          interruptAfterTimeLimit: SEARCH_MS,
        });
        expect(answers).toBeGreaterThan(0);
      },
      TIMEOUT_MS,
    );

    test(
      "refuses or reads a spoilt input, and never fails",
      async () => {
        const property = fc.asyncProperty(spoiltInputsOf(procedure), async (input) => {
          await call(registry, one, input);
        });
        await fc.assert(property, {
          seed: SEED,
          numRuns: SPOILT_RUNS * TIMES,
          interruptAfterTimeLimit: SEARCH_MS,
        });
      },
      TIMEOUT_MS,
    );
    if (procedure.reads) {
      test("refuses a local time that the clocks skipped, and names the next", () => {
        const skipped = at(one, "1966-04-24", "02:30");
        expect(() => prepare(procedure, skipped, NOW)).toThrow(/skipped-time/);
      });

      test("reads a local time that came twice, and says which", async () => {
        const outcome = await call(registry, one, at(one, "1966-10-30", "01:30"));
        if (outcome.kind === "answer") {
          expect(JSON.stringify(outcome.answer["time"])).toContain('"fold"');
        } else expect(outcome.kind).toBe("refusal");
      });
    }
  });
}

const NEW_YORK = { timezone: "America/New_York", latitude: 40.71, longitude: -74.01 };

/** The first example of a procedure, moved to New York and to another time. */
function at({ procedure }: Registered, date: string, time: string): Input {
  const input = procedure.examples[0]!.input;
  const moved = (fields: Input, dateField: string, timeField: string): Input => {
    const { birthHour: _birthHour, fold: _fold, calendar: _calendar, ...rest } = fields;
    return { ...rest, ...NEW_YORK, [dateField]: date, [timeField]: time };
  };
  if (procedure.reads === "moment") return moved(input, "date", "time");
  if (procedure.reads === "birth") return moved(input, "birthDate", "birthTime");
  const [a, b] = [input["a"] as Input, input["b"] as Input];
  return { ...input, a: moved(a, "birthDate", "birthTime"), b: moved(b, "birthDate", "birthTime") };
}

async function probe(one: Registered, input: Input) {
  const before = processorMs();
  const outcome = await call(registry, one, input);
  const spent = processorMs() - before;
  const answered = outcome.kind === "answer";
  const faults = answered
    ? await faultsOf(one.procedure, input, outcome.answer)
    : messageFaults(outcome.message);
  if (spent > LIMIT_MS) faults.push(...(await timeFaults(one, input)));
  return { faults, answered };
}

/** A call that stays over the limit once it is warm. */
async function timeFaults(one: Registered, input: Input): Promise<string[]> {
  let least = Infinity;
  for (let i = 0; i < 3 && least > LIMIT_MS; i++) {
    const before = processorMs();
    await call(registry, one, input);
    least = Math.min(least, processorMs() - before);
  }
  return least > LIMIT_MS ? [`time: ${Math.round(least)} ms of the processor`] : [];
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
