/**
 * Tibet, Mongolia and the Turkic world: births by the five forces.
 *
 * @example
 * import innerAsia from "./mod.ts";
 * innerAsia.procedures.map((procedure) => procedure.name); // ["tibetan.natal"]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { tibetanNatal } from "./tibetan/procedure.ts";

export default definePlugin({
  id: "inner-asia",
  sdk: 1,
  version: "1.1.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [{ id: "tibetan", icon: "icons/tibetan.svg" }],
  procedures: [tibetanNatal],
});
