/**
 * How a folder becomes served procedures.
 *
 * @example
 * const registry = createRegistry(await discover(["/srv/plugins"]));
 * const { procedure, plugin } = registry.procedures.get("bazi.chart")!;
 * const outcome = await invoke(prepare(procedure, input, Date.now()), { now: Date.now(), plugin });
 */
export * from "./contract.ts";
export { InputError, PluginFault, Refusal, type InputIssue } from "./errors.ts";
export {
  discover,
  loadFolder,
  type Discovery,
  type FailedPlugin,
  type LoadedPlugin,
} from "./discover.ts";
export { createRegistry, type Registered, type Registry } from "./registry.ts";
export { answerSchema, catalogueEntries, type CatalogueEntry } from "./catalogue.ts";
export {
  invoke,
  prepare,
  textKeyOf,
  type Outcome,
  type Prepared,
  type Surroundings,
  type Written,
} from "./invoke.ts";
export { nearestWord } from "./check_input.ts";
export { priceOf } from "./price.ts";
export { provideImports } from "./provide.ts";
export { RANDOM_METHOD, seededRandom } from "./random.ts";
export { speaksOfDeath } from "./taboo.ts";
