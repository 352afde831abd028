/** Where a procedure that runs in a process of its own says so; everything else treats it as any other. */
import type { AnyProcedure } from "./contract.ts";
import type { Outcome } from "./outcome.ts";
import type { Prepared } from "./prepare.ts";

/** Runs a prepared call elsewhere, in the same stages. */
export type InvokeApart = (
  prepared: Prepared,
  around: { readonly now: number; readonly runLimitMs?: number },
) => Promise<Outcome>;

const APART = Symbol("runs apart");

/** Marks a procedure; copies of it stay marked. */
export function markApart(procedure: AnyProcedure, invoke: InvokeApart): AnyProcedure {
  return Object.assign(procedure, { [APART]: invoke });
}

/** How a procedure is run elsewhere; undefined where it runs here. */
export function apartOf(procedure: AnyProcedure): InvokeApart | undefined {
  return (procedure as AnyProcedure & { [APART]?: InvokeApart })[APART];
}
