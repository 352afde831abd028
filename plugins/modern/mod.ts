/**
 * Modern systems: the enneagram, biorhythm, and what a date of birth is said to bring.
 *
 * @example
 * import modern from "./mod.ts";
 * modern.procedures.map((procedure) => procedure.name); // ["compatibility.enneagram"]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { birthLoreProfile } from "./birth_lore/procedure.ts";
import { biorhythmCalculate } from "./biorhythm/curves/procedure.ts";
import { compatibilityBiorhythm } from "./biorhythm/pair/procedure.ts";
import { enneagramScore } from "./enneagram_score/procedure.ts";
import { enneagramMatch } from "./enneagram/procedure.ts";

export default definePlugin({
  id: "modern",
  sdk: 1,
  version: "1.3.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "enneagram", icon: "icons/enneagram.svg" },
    { id: "birth-lore", icon: "icons/birth_lore.svg" },
    { id: "biorhythm", icon: "icons/biorhythm.svg" },
  ],
  procedures: [
    enneagramScore,
    enneagramMatch,
    biorhythmCalculate,
    compatibilityBiorhythm,
    birthLoreProfile,
  ],
});
