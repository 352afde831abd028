/**
 * Cards: decks whose every card is drawn by chance or laid by hand and read in its place.
 *
 * @example
 * import cartomancy from "./mod.ts";
 * cartomancy.procedures.map((procedure) => procedure.name); // ["tarot.draw"]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { destinyCardsBirthCard } from "./destiny/procedure.ts";
import { etteillaDraw } from "./etteilla/procedure.ts";
import { kipperDraw } from "./kipper/procedure.ts";
import { lenormandDraw } from "./lenormand/draw/procedure.ts";
import { lenormandGrandTableau } from "./lenormand/tableau/procedure.ts";
import { tarotOpeningOfTheKey } from "./opening/procedure.ts";
import { playingCardsDraw } from "./playing/draw/procedure.ts";
import { sibillaDraw } from "./sibilla/procedure.ts";
import { tarotDraw } from "./tarot/procedure.ts";
import { tarotBirthCards } from "./tarot_birth/procedure.ts";

export default definePlugin({
  id: "cartomancy",
  sdk: 1,
  version: "1.7.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "tarot", icon: "icons/tarot.svg" },
    { id: "kipper", icon: "icons/kipper.svg" },
    { id: "lenormand", icon: "icons/lenormand.svg" },
    { id: "sibilla", icon: "icons/sibilla.svg" },
    { id: "playing-cards", icon: "icons/destiny.svg" },
  ],
  procedures: [
    tarotDraw,
    tarotBirthCards,
    destinyCardsBirthCard,
    lenormandDraw,
    lenormandGrandTableau,
    playingCardsDraw,
    kipperDraw,
    sibillaDraw,
    tarotOpeningOfTheKey,
    etteillaDraw,
  ],
});
