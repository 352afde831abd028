/**
 * Temple lots 靈籤: numbered slips of fixed sets, each with a poem, a grade of fortune and a reading.
 *
 * @example
 * import templeLots from "./mod.ts";
 * templeLots.procedures.map((procedure) => procedure.name); // ["divination.draw"]
 */
import { definePlugin } from "#old";
import { divinationDraw } from "./draw/divination_draw.ts";

export default definePlugin({
  id: "temple-lots",
  sdk: 1,
  version: "1.1.0",
  title: { en: "Temple lots", zhHant: "靈籤" },
  summary: {
    en: "Numbered lots of temple sets with original verse and readings in Chinese and English.",
    zhHant: "各廟籤組之靈籤，附中英文原創籤詩與解籤。",
  },
  traditions: [
    {
      id: "temple-lots",
      title: { en: "Temple lots", zhHant: "靈籤" },
      family: "Temple lots",
      region: "China, Taiwan, Hong Kong, Japan, Thailand",
      icon: "icons/temple-lots.svg",
    },
  ],
  procedures: [divinationDraw],
});
