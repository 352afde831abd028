/** How long the dearest call of a procedure takes. */
import { invoke, prepare, Refusal } from "../src/plugins/mod.ts";
import type { AnyProcedure } from "../src/plugins/contract.ts";

type Input = Readonly<Record<string, unknown>>;

/** How much of a core a procedure has had before it is measured, so that its code is compiled. */
const WARM_UP_MS = 600;
const NOW = Date.UTC(2026, 5, 15, 4);

/**
 * Finds the dearest of some inputs, each taken at the best of several calls: what else runs on the
 * machine, or the collector of garbage, adds to a call and never takes from it.
 */
export async function dearestInput(
  procedure: AnyProcedure,
  inputs: readonly Input[],
): Promise<{ readonly ms: number; readonly input: Input }> {
  const call = (input: Input) =>
    invoke(prepare(procedure, input, NOW), { now: NOW, plugin: { id: "bench", version: "1.0.0" } });
  const answered = await inputsAnswered(inputs, call);
  const start = coreMs();
  for (let i = 0; i < 20 || coreMs() - start < WARM_UP_MS; i++) {
    await call(answered[i % answered.length]!);
  }
  let dearest = { ms: 0, input: answered[0]! };
  for (const input of answered) {
    let best = Infinity;
    for (let i = 0; i < 5; i++) {
      const start = performance.now();
      await call(input);
      best = Math.min(best, performance.now() - start);
    }
    if (best > dearest.ms) dearest = { ms: best, input };
  }
  return dearest;
}

/** Those that an art does not refuse, such as a birth where the Sun does not set. */
async function inputsAnswered(
  inputs: readonly Input[],
  call: (input: Input) => Promise<unknown>,
): Promise<readonly Input[]> {
  const answered: Input[] = [];
  for (const input of inputs) {
    try {
      await call(input);
      answered.push(input);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  if (answered.length === 0) throw new Error("Cannot measure: every input is refused");
  return answered;
}

/** Milliseconds that this process has had of the cores; what else runs on the machine takes none of it. */
function coreMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
