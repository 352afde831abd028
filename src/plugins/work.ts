/** What procedures do: imported when it is first asked for, and kept. */
import type { AnyProcedure, AnyWork } from "./contract.ts";
import { PluginFault } from "./errors.ts";

const LOADED = new WeakMap<AnyProcedure["work"], AnyWork>();

/** The work of a procedure that has been called before: nobody waits for it again. */
export function loadedWork({ work }: AnyProcedure): AnyWork | undefined {
  return LOADED.get(work);
}

/**
 * The work of a procedure, imported where it has not been.
 *
 * @throws {PluginFault} it cannot be imported, or is not what the procedure declares
 */
export async function workOf(procedure: AnyProcedure): Promise<AnyWork> {
  const known = loadedWork(procedure);
  if (known) return known;
  let work: AnyWork;
  try {
    work = await procedure.work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n")[0] : String(cause);
    throw new PluginFault(procedure.name, `cannot import its work: ${reason}`, { cause });
  }
  const fault = faultOf(procedure, work);
  if (fault) throw new PluginFault(procedure.name, `its work ${fault}`);
  LOADED.set(procedure.work, work);
  return work;
}

/** Where work and declaration differ; what they say of types has been compiled. */
function faultOf({ pictured, weighs, omittable }: AnyProcedure, work: AnyWork): string | undefined {
  if (typeof work.run !== "function") return "exports no run";
  if ((work.picture !== undefined) !== (pictured ?? false)) {
    return pictured
      ? "exports no picture; write one, or leave pictured out"
      : "exports a picture; write pictured: true";
  }
  if ((work.weigh !== undefined) !== (weighs !== undefined && weighs !== "none")) {
    return work.weigh
      ? "exports weigh; say by weighs where the score comes from"
      : `exports no weigh; write one, or leave weighs out`;
  }
  const stray = Object.keys(work.candidates ?? {}).find((name) => !(name in (omittable ?? {})));
  return stray && `has candidates of "${stray}", which is not among omittable`;
}
