/** Loaded plugins → one frozen map of procedure names. */
import type { AnyProcedure, Plugin, Tradition } from "./contract.ts";
import type { Discovery, FailedPlugin, LoadedPlugin } from "./discover.ts";

/** A procedure and where it comes from. */
export interface Registered {
  readonly procedure: AnyProcedure;
  readonly plugin: Plugin;
  readonly tradition: Tradition;
  /** SVG source of its icon, or of its tradition's. */
  readonly icon: string;
}

export interface Registry {
  readonly plugins: readonly Plugin[];
  readonly procedures: ReadonlyMap<string, Registered>;
  readonly failed: readonly FailedPlugin[];
}

/**
 * Joins what was loaded; a folder in conflict is left out whole with its reasons, the rest is served.
 *
 * Conflicts: a name or id declared twice (the folder that was made first keeps it; the message names both), a
 * `uses` that nobody declares, a cycle.
 */
export function createRegistry(discovery: Discovery): Registry {
  let served = [...discovery.loaded];
  const failed = new Map<string, readonly string[]>(discovery.failed.map((f) => [f.id, f.reasons]));
  for (;;) {
    const conflicts = findConflicts(served);
    if (conflicts.size === 0) break;
    for (const [id, reasons] of conflicts) failed.set(id, reasons);
    served = served.filter((loaded) => !conflicts.has(loaded.plugin.id));
  }
  const procedures = new Map<string, Registered>();
  for (const loaded of served) {
    for (const procedure of loaded.plugin.procedures) {
      procedures.set(procedure.name, register(loaded, procedure));
    }
  }
  return Object.freeze({
    plugins: served.map((loaded) => loaded.plugin),
    procedures,
    failed: [...failed].map(([id, reasons]) => ({ id, reasons })),
  });
}

function register(loaded: LoadedPlugin, procedure: AnyProcedure): Registered {
  const tradition = loaded.plugin.traditions.find((one) => one.id === procedure.tradition)!;
  const icon = loaded.icons.get(procedure.icon ?? tradition.icon)!;
  return Object.freeze({ procedure, plugin: loaded.plugin, tradition, icon });
}

function findConflicts(served: readonly LoadedPlugin[]): ReadonlyMap<string, readonly string[]> {
  const reasons = new Map<string, string[]>();
  const add = (id: string, reason: string) => {
    const list = reasons.get(id) ?? [];
    if (!list.includes(reason)) list.push(reason);
    reasons.set(id, list);
  };
  const owners = new Map<string, string>();
  const claim = (what: string, id: string) => {
    const owner = owners.get(what);
    if (owner === undefined) owners.set(what, id);
    else add(id, `${what} is declared by ${owner}, which was here before ${id}; choose another`);
  };
  for (const { plugin } of byAge(served)) {
    for (const tradition of plugin.traditions) claim(`tradition "${tradition.id}"`, plugin.id);
    for (const procedure of plugin.procedures) claim(`"${procedure.name}"`, plugin.id);
  }
  const uses = new Map<string, readonly string[]>();
  for (const { plugin } of served) {
    for (const procedure of plugin.procedures) {
      uses.set(procedure.name, procedure.uses ?? []);
      for (const used of procedure.uses ?? []) {
        if (!owners.has(`"${used}"`))
          add(plugin.id, `"${procedure.name}" uses "${used}", which nobody declares`);
      }
    }
  }
  for (const { plugin } of served) {
    for (const procedure of plugin.procedures) {
      const cycle = findCycle(procedure.name, uses);
      if (cycle) add(plugin.id, `"${procedure.name}" uses itself: ${cycle.join(" → ")}`);
    }
  }
  return reasons;
}

function findCycle(
  name: string,
  uses: ReadonlyMap<string, readonly string[]>,
  path: readonly string[] = [name],
): readonly string[] | undefined {
  for (const used of uses.get(path.at(-1)!) ?? []) {
    if (used === name) return [...path, used];
    if (path.includes(used)) continue;
    const cycle = findCycle(name, uses, [...path, used]);
    if (cycle) return cycle;
  }
  return undefined;
}

/** The oldest folder first; in the order they were found where their age is not known. */
function byAge(loaded: readonly LoadedPlugin[]): readonly LoadedPlugin[] {
  return [...loaded].sort((one, other) => (one.since ?? 0) - (other.since ?? 0));
}
