/**
 * Cards: decks whose every card is drawn by chance or laid by hand and read in its place.
 *
 * @example
 * import cartomancy from "./mod.ts";
 * cartomancy.procedures.map((procedure) => procedure.name); // ["tarot.draw"]
 */
import { definePlugin } from "#old";
import { tarotDraw } from "./tarot/tarot_draw.ts";

export default definePlugin({
  id: "cartomancy",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Cards", zhHant: "紙牌占卜" },
  summary: {
    en: "Decks of cards, drawn by chance or laid by hand, each card read in its place.",
    zhHant: "各式牌組，隨機抽取或親手擺出，逐張依位置解讀。",
  },
  traditions: [
    {
      id: "tarot",
      title: { en: "Tarot", zhHant: "塔羅" },
      family: "Cartomancy",
      region: "Italy, France, Britain",
      icon: "icons/tarot.svg",
    },
  ],
  procedures: [tarotDraw],
});
