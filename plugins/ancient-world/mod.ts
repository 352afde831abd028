/**
 * Ancient Near East and Mediterranean: the birth records of Babylon and the decans of Egypt.
 *
 * @example
 * import ancientWorld from "./mod.ts";
 * ancientWorld.procedures.map((procedure) => procedure.name); // ["babylonian.horoscope", …]
 */
import { definePlugin } from "#old";
import { babylonianHoroscope } from "./babylonian/horoscope.ts";
import { decanFind } from "./decans/decan_find.ts";
import { TRADITIONS } from "./traditions.ts";

export default definePlugin({
  id: "ancient-world",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Ancient Near East and Mediterranean", zhHant: "古代近東與地中海" },
  summary: {
    en: "The birth records of Babylon and the decans of Egypt.",
    zhHant: "巴比倫的出生紀錄與埃及的旬星。",
  },
  traditions: TRADITIONS,
  procedures: [babylonianHoroscope, decanFind],
});
