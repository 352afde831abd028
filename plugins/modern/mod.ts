/**
 * Modern systems: the enneagram.
 *
 * @example
 * import modern from "./mod.ts";
 * modern.procedures.map((procedure) => procedure.name); // ["compatibility.enneagram"]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { biorhythmCalculate } from "./biorhythm/curves/procedure.ts";
import { compatibilityBiorhythm } from "./biorhythm/pair/procedure.ts";
import { enneagramMatch } from "./enneagram/procedure.ts";

export default definePlugin({
  id: "modern",
  sdk: 1,
  version: "1.2.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "enneagram", icon: "icons/enneagram.svg" },
    { id: "biorhythm", icon: "icons/biorhythm.svg" },
  ],
  procedures: [enneagramMatch, biorhythmCalculate, compatibilityBiorhythm],
});
