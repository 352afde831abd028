/**
 * Southeast Asia: what the day of the week says in Bangkok, Mandalay and Yogyakarta.
 *
 * @example
 * import southeastAsia from "./mod.ts";
 * southeastAsia.procedures.map((procedure) => procedure.name); // ["mahaThaksa.chart", …]
 */
import { definePlugin } from "#old";
import { mahaboteChart } from "./burmese/mahabote.ts";
import { wetonCalculate } from "./javanese/weton_calculate.ts";
import { mahaThaksaChart } from "./thai/maha_thaksa.ts";
import { TRADITIONS } from "./traditions.ts";

export default definePlugin({
  id: "southeast-asia",
  sdk: 1,
  version: "1.1.0",
  title: { en: "Southeast Asia", zhHant: "東南亞" },
  summary: {
    en: "The eight-fold wheel of Siam, the seven houses of Burma, the weekday and market day of Java.",
    zhHant: "暹羅八宮輪、緬甸七宮、爪哇的星期與市集日。",
  },
  traditions: TRADITIONS,
  procedures: [mahaThaksaChart, mahaboteChart, wetonCalculate],
});
