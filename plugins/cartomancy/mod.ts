/**
 * Cards: decks whose every card is drawn by chance or laid by hand and read in its place.
 *
 * @example
 * import cartomancy from "./mod.ts";
 * cartomancy.procedures.map((procedure) => procedure.name); // ["tarot.draw"]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { tarotDraw } from "./tarot/procedure.ts";

export default definePlugin({
  id: "cartomancy",
  sdk: 1,
  version: "1.4.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [{ id: "tarot", icon: "icons/tarot.svg" }],
  procedures: [tarotDraw],
});
