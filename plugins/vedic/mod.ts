/**
 * Indian astrology: the sidereal birth chart with its divisions, strengths and periods, the birth
 * star, and the matching of two charts.
 *
 * @example
 * import vedic from "./mod.ts";
 * vedic.procedures.map((procedure) => procedure.name); // ["vedic.nakshatra", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { vedicChart } from "./chart/procedure.ts";
import { dashaVimshottari } from "./dasha/procedure.ts";
import { nakshatraMatch } from "./match/nakshatra/procedure.ts";
import { vedicAshtakoot } from "./match/ashtakoot/procedure.ts";
import { vedicNakshatra } from "./nakshatra/procedure.ts";
import { vedicYogas } from "./yogas/procedure.ts";

export default definePlugin({
  id: "vedic",
  sdk: 1,
  version: "1.2.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [{ id: "vedic", icon: "icons/vedic.svg" }],
  procedures: [
    vedicChart,
    vedicYogas,
    vedicNakshatra,
    dashaVimshottari,
    vedicAshtakoot,
    nakshatraMatch,
  ],
});
