/**
 * Indian astrology: the sidereal birth chart with its divisions, strengths and periods, the birth
 * star, and the matching of two charts.
 *
 * @example
 * import vedic from "./mod.ts";
 * vedic.procedures.map((procedure) => procedure.name); // ["vedic.nakshatra", …]
 */
import { definePlugin } from "#old";
import { vedicChart } from "./chart/vedic_chart.ts";
import { dashaVimshottari } from "./dasha/dasha_vimshottari.ts";
import { nakshatraMatch } from "./match/nakshatra_match.ts";
import { vedicAshtakoot } from "./match/vedic_ashtakoot.ts";
import { vedicNakshatra } from "./nakshatra/vedic_nakshatra.ts";
import { TRADITIONS } from "./traditions.ts";

export default definePlugin({
  id: "vedic",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Indian astrology and omens", zhHant: "印度占星與徵兆" },
  summary: {
    en: "The sidereal chart with its divisions, strengths and periods, the birth star, and the match of two charts.",
    zhHant: "恆星黃道之命盤與分盤、力量與大運、本命月宿，以及兩人合婚。",
  },
  traditions: TRADITIONS,
  procedures: [vedicChart, vedicNakshatra, dashaVimshottari, vedicAshtakoot, nakshatraMatch],
});
