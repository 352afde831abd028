/**
 * Cards: decks whose every card is drawn by chance or laid by hand and read in its place.
 *
 * @example
 * import cartomancy from "./mod.ts";
 * cartomancy.procedures.map((procedure) => procedure.name); // ["tarot.draw"]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { destinyCardsBirthCard } from "./destiny/procedure.ts";
import { tarotDraw } from "./tarot/procedure.ts";
import { tarotBirthCards } from "./tarot_birth/procedure.ts";

export default definePlugin({
  id: "cartomancy",
  sdk: 1,
  version: "1.5.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "tarot", icon: "icons/tarot.svg" },
    { id: "playing-cards", icon: "icons/destiny.svg" },
  ],
  procedures: [tarotDraw, tarotBirthCards, destinyCardsBirthCard],
});
