/**
 * Numerology and letter numbers: dates and names added up by the schools' own tables.
 *
 * @example
 * import numerology from "./mod.ts";
 * numerology.procedures.map((procedure) => procedure.name); // ["numerology.calculate", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { compatibilityBirthday } from "./birthday/procedure.ts";
import { numerologyChaldean } from "./chaldean/procedure.ts";
import { chronogramRead } from "./chronogram/procedure.ts";
import { numerologyForecast } from "./forecast/procedure.ts";
import { numerologyIndian } from "./indian/procedure.ts";
import { latinGematriaCalculate } from "./latin_gematria/procedure.ts";
import { loShuGrid } from "./lo_shu/procedure.ts";
import { numerologyCalculate } from "./pythagorean/procedure.ts";

export default definePlugin({
  id: "numerology",
  sdk: 1,
  version: "1.4.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "pythagorean", icon: "icons/pythagorean.svg" },
    { id: "chaldean", icon: "icons/chaldean.svg" },
    { id: "indian-numerology", icon: "icons/indian.svg" },
    { id: "latin-letters", icon: "icons/chronogram.svg" },
  ],
  procedures: [
    numerologyCalculate,
    compatibilityBirthday,
    numerologyChaldean,
    numerologyIndian,
    chronogramRead,
    loShuGrid,
    latinGematriaCalculate,
    numerologyForecast,
  ],
});
