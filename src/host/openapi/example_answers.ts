/** Answers to the examples of procedures, computed as any call is, at one fixed time. */
import { setImmediate as pause } from "node:timers/promises";
import { invoke, prepare, type Registered, type Registry } from "../../plugins/mod.ts";
import { askMember, type Members } from "../call_members.ts";
import { describeError, type Log } from "../log.ts";

/** The moment of every example: answers that read the clock shall be the same on every host. */
const NOW = Date.UTC(2026, 0, 15, 4, 30);

/** What takes longer goes without examples. */
const MAX_RUN_MS = 1_000;

/** Makes the function that answers the first example of a procedure; null where it cannot. */
export function createExampleAnswers(registry: Registry, members: Members, log: Log) {
  return async function answerTo({ procedure, plugin }: Registered): Promise<unknown> {
    const { name, kind } = procedure;
    const { input } = procedure.examples[0];
    const picture = procedure.pictured ? { picture: true } : {};
    const seed = kind === "draw" ? { seed: "example" } : {};
    try {
      // Other requests get their turn between two examples.
      await pause();
      const outcome = await invoke(prepare(procedure, { ...seed, ...picture, ...input }, NOW), {
        now: NOW,
        plugin,
        runLimitMs: MAX_RUN_MS,
        procedureOf: (other) => registry.procedures.get(other)?.procedure,
        ask: (other, asked) => askMember(registry, other, asked),
        call: members(procedure, NOW),
      });
      return outcome.answer;
    } catch (error) {
      log.warn("example without an answer", { procedure: name, ...describeError(error) });
      return null;
    }
  };
}
