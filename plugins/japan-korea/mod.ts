/**
 * Japan and Korea: stars, lodges, animals, types, and a book for the year.
 *
 * @example
 * import japanKorea from "./mod.ts";
 * japanKorea.procedures.map((procedure) => procedure.name); // ["nineStarKi.chart", …]
 */
import { definePlugin } from "#old";
import { bloodTypeMatch } from "./blood_type/blood_type.ts";
import { japaneseEto } from "./eto/japanese_eto.ts";
import { nineStarKiChart } from "./nine_star/nine_star_ki.ts";
import { nineStarKiMatch } from "./nine_star/nine_star_match.ts";
import { sukuyoChart } from "./sukuyo/sukuyo_chart.ts";
import { tojeongYear } from "./tojeong/tojeong_year.ts";
import { TRADITIONS } from "./traditions.ts";

export default definePlugin({
  id: "japan-korea",
  sdk: 1,
  version: "1.1.0",
  title: { en: "Japan and Korea", zhHant: "日本與韓國" },
  summary: {
    en: "Nine stars, 27 lodges, years and their animals, blood types, and Tojeong's book of the year.",
    zhHant: "九星、二十七宿、干支、血型，以及土亭的流年之書。",
  },
  traditions: TRADITIONS,
  procedures: [
    nineStarKiChart,
    nineStarKiMatch,
    japaneseEto,
    sukuyoChart,
    bloodTypeMatch,
    tojeongYear,
  ],
});
