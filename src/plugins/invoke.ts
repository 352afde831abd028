/**
 * The one way to call a procedure, in stages: `prepare` (check and price), `compute` (run, certify, compare),
 * `present` (put into words). HTTP, blends and tests all come through here and so meet the same rules.
 */
import { apartOf } from "./apart.ts";
import { compute } from "./compute.ts";
import type { AnyProcedure } from "./contract.ts";
import type { Prepared } from "./prepare.ts";
import type { Outcome } from "./outcome.ts";
import { present, type Write, type Written } from "./present.ts";
import type { Lender } from "./run_once.ts";
import type { ProcedureOf } from "./tongue.ts";

/** What the caller of `invoke` lends it. */
export interface Surroundings extends Lender {
  /** The plugin that declares the procedure. */
  readonly plugin: { readonly id: string; readonly version: string };
  /** Writes a brief out; without it the rules' text is the reading. */
  readonly write?: Write;
  /** Procedures by name, whose words a blend's answer may need. */
  readonly procedureOf?: ProcedureOf;
}

/**
 * Runs a prepared call and completes its answer.
 *
 * @throws {Refusal} a declared refusal of the tradition
 * @throws {PluginFault} the procedure threw, hung, or returned something it did not declare
 */
export async function invoke(prepared: Prepared, around: Surroundings): Promise<Outcome> {
  const apart = apartOf(prepared.procedure);
  if (apart) return apart(prepared, around);
  const computed = await compute(prepared, around.plugin, around);
  const { procedure, input } = computed;
  const requested = input["lang"] as string | undefined;
  const { procedureOf, write } = around;
  const { answer, written } = await present(computed, requested, procedureOf, write);
  const points = written?.fallback ? 0 : computed.points;
  const charged = points === computed.points ? answer : uncharged(answer);
  return {
    answer: charged,
    points,
    pure: isPure(procedure, written),
    triedRuns: computed.triedRuns,
  };
}

/** An answer for which nothing is charged, since a configured model failed. */
function uncharged(answer: Record<string, unknown>): Record<string, unknown> {
  const reading = { ...(answer["reading"] as object), pointsCharged: 0 };
  return { ...answer, ...("creditsUsed" in answer ? { creditsUsed: 0 } : {}), reading };
}

function isPure(procedure: AnyProcedure, written: Written | undefined): boolean {
  const byRules = written === undefined || (written.writer === "rules" && !written.fallback);
  return (procedure.needs?.length ?? 0) === 0 && byRules;
}
