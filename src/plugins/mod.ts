/**
 * How a folder becomes served procedures.
 *
 * @example
 * const registry = createRegistry(await discover(["/srv/plugins"]));
 * const { procedure, plugin } = registry.procedures.get("bazi.chart")!;
 * const outcome = await invoke(prepare(procedure, input, Date.now()), { now: Date.now(), plugin });
 */
export { createBreather, type HearShare } from "./breathe.ts";
export * from "./contract.ts";
export type { Asked, Unasked } from "./asked.ts";
export { InputError, PluginFault, Refusal, type InputIssue } from "./errors.ts";
export {
  discover,
  foldersOf,
  iconsIn,
  loadFolder,
  type Discovery,
  type FailedPlugin,
  type LoadedPlugin,
} from "./discover.ts";
export { findPackage, type MissingPackage, type PluginFolder } from "./packages.ts";
export { createRegistry, type Registered, type Registry } from "./registry.ts";
export { answerSchema } from "./answer_schema.ts";
export {
  catalogueEntries,
  catalogueEntry,
  describedInput,
  omissionText,
  valueNames,
  type CatalogueConvention,
  type CatalogueEntry,
  type CatalogueMember,
  type CatalogueOmission,
} from "./catalogue.ts";
export { compute, type Computed } from "./compute.ts";
export {
  errorLanguages,
  explainIssues,
  explainRefusal,
  summaryOf,
  type ExplainedIssue,
} from "./explain.ts";
export { invoke, type Surroundings } from "./invoke.ts";
export type { Outcome } from "./outcome.ts";
export { markApart } from "./apart.ts";
export { notPlain } from "./check/plain_svg.ts";
export { findManifestFaults } from "./manifest.ts";
export { scanFolder } from "./scan.ts";
export { readCivils } from "./civil_input.ts";
export { prepare, type Prepared } from "./prepare.ts";
export { present, textKeyOf, type Brief, type Write, type Written } from "./present.ts";
export { editDistance, nearestField, nearestWord } from "./near_words.ts";
export { priceOf } from "./price.ts";
export { loreWords, provideImports } from "./provide.ts";
export { RANDOM_METHOD, seededRandom } from "./random.ts";
export { speaksOfDeath } from "./taboo.ts";
export { workOf } from "./work.ts";
export { languagesOf, voiceOf, type Voice } from "./tongue.ts";
