/**
 * Places and times as every other procedure reads them: found, named, and told what is doubtful. All free.
 *
 * @example
 * import places from "./mod.ts";
 * places.procedures.map((procedure) => procedure.name); // ["places.search", "places.resolve", "time.resolve"]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { placesResolve } from "./resolve/procedure.ts";
import { placesSearch } from "./search/procedure.ts";
import { timeResolve } from "./time/procedure.ts";

export default definePlugin({
  id: "places",
  sdk: 1,
  version: "1.0.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [{ id: "place-and-time", icon: "icons/place.svg" }],
  procedures: [placesSearch, placesResolve, timeResolve],
});
