/**
 * Northern and Eastern Europe: runes, and the trees of a poet's year.
 *
 * @example
 * import northernEurope from "./mod.ts";
 * northernEurope.procedures.map((procedure) => procedure.name); // ["runes.cast", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { celticTreeMatch } from "./celtic_tree/match/procedure.ts";
import { celticTreeSign } from "./celtic_tree/sign/procedure.ts";
import { runesCast } from "./runes/procedure.ts";

export default definePlugin({
  id: "northern-europe",
  sdk: 1,
  version: "1.3.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "norse", icon: "icons/runes.svg" },
    { id: "celtic", icon: "icons/celtic_tree.svg" },
  ],
  procedures: [runesCast, celticTreeSign, celticTreeMatch],
});
