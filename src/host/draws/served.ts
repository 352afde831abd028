/** The draws that are served, by name. */
import { InputError, type Registered, type Registry } from "../../plugins/mod.ts";
import { createNearestNames, type NearestNames } from "../nearest.ts";

/** Names that the host adds to the input of a draw, and that a commitment makes. */
export const OWN_INPUTS: ReadonlySet<string> = new Set(["seed", "commitment", "salt"]);

/** Names of all draws, in the registry's order. */
export function drawNames(registry: Registry): readonly string[] {
  const all = [...registry.procedures.values()].map(({ procedure }) => procedure);
  return all.filter(({ kind }) => kind === "draw").map(({ name }) => name);
}

/**
 * The draw of a name.
 *
 * @param path of the input that names it
 * @throws {InputError} `not-a-draw` with the nearest name
 */
export function requireDraw(registry: Registry, name: string, path: string): Registered {
  const registered = registry.procedures.get(name);
  if (registered?.procedure.kind === "draw") return registered;
  const [nearest] = nearestDrawOf(registry)(name);
  const issue = { path, code: "not-a-draw", with: { name: name.slice(0, 64) } };
  throw new InputError([{ ...issue, ...(nearest === undefined ? {} : { nearest }) }]);
}

const searches = new WeakMap<Registry, NearestNames>();

function nearestDrawOf(registry: Registry): NearestNames {
  let search = searches.get(registry);
  if (!search) searches.set(registry, (search = createNearestNames(drawNames(registry))));
  return search;
}
