/**
 * All that is wrong with a folder beyond what keeps it from being served: for `plugin:check` and the suite.
 *
 * @example
 * for (const fault of await findFaults(loaded, { others, call })) console.log(fault);
 */
import type { LoadedPlugin } from "../discover.ts";
import { createRegistry, type Registered } from "../registry.ts";
import { EXAMPLE_CHECKS, PROCEDURE_CHECKS, rememberAnswers, type Call } from "./answers.ts";
import { findReaches } from "./sources.ts";
import { findTextFaults } from "./texts.ts";
import { findWordFaults } from "./words.ts";

export {
  EXAMPLE_CHECKS,
  PROCEDURE_CHECKS,
  rememberAnswers,
  repeatable,
  type Call,
} from "./answers.ts";
export { findReaches } from "./sources.ts";
export { findTextFaults } from "./texts.ts";
export { findWordFaults } from "./words.ts";

/** Where a folder is to be served. */
export interface Surrounding {
  /** The folders that are served already; a name of theirs is taken. */
  readonly others: readonly LoadedPlugin[];
  readonly call: Call;
}

/** Every fault of a folder that loads, a line each; empty where it is ready. */
export async function findFaults(
  one: LoadedPlugin,
  { others, call }: Surrounding,
): Promise<readonly string[]> {
  const registry = createRegistry({
    loaded: [...others, { ...one, since: Infinity }],
    failed: [],
  });
  const refused = registry.failed.find(({ id }) => id === one.plugin.id)?.reasons ?? [];
  const faults = [
    ...refused,
    ...findReaches(one.folder),
    ...(await findWordFaults(one.plugin)),
    ...(await findTextFaults(one.plugin)),
  ];
  const alone = refused.length > 0 ? createRegistry({ loaded: [one], failed: [] }) : registry;
  for (const registered of alone.procedures.values()) {
    if (registered.plugin === one.plugin) faults.push(...(await callFaults(registered, call)));
  }
  return [...new Set(faults)];
}

async function callFaults(one: Registered, call: Call): Promise<readonly string[]> {
  const { name, examples } = one.procedure;
  const faults: string[] = [];
  const remembered = rememberAnswers(call);
  const tried = async (where: string, run: () => Promise<readonly string[]>) => {
    try {
      faults.push(...(await run()).map((fault) => `${where}: ${fault}`));
    } catch (error) {
      faults.push(`${where}: ${(error as Error).message}`);
    }
  };
  for (const example of examples) {
    const where = `${name}, example "${example.title}"`;
    for (const check of EXAMPLE_CHECKS)
      await tried(where, () => check.run(one, example, remembered, call));
  }
  for (const check of PROCEDURE_CHECKS) {
    if (check.concerns?.(one) ?? true) await tried(name, () => check.run(one, remembered));
  }
  return faults;
}
