/**
 * Ancient Near East and Mediterranean: the birth records of Babylon and the decans of Egypt.
 *
 * @example
 * import ancientWorld from "./mod.ts";
 * ancientWorld.procedures.map((procedure) => procedure.name); // ["babylonian.horoscope", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { babylonianHoroscope } from "./babylonian/procedure.ts";
import { decanFind } from "./decans/procedure.ts";

export default definePlugin({
  id: "ancient-world",
  sdk: 1,
  version: "1.1.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "mesopotamian", icon: "icons/babylonian.svg" },
    { id: "egyptian", icon: "icons/decan.svg" },
  ],
  procedures: [babylonianHoroscope, decanFind],
});
