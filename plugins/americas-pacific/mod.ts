/**
 * Americas and Pacific: the rounds of 260 days, old and new.
 *
 * @example
 * import americasPacific from "./mod.ts";
 * americasPacific.procedures.map((procedure) => procedure.name); // ["maya.birthSign", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { aztecTonalpohualliDay } from "./aztec/procedure.ts";
import { dreamspellKin } from "./dreamspell/procedure.ts";
import { mayaBirthSign } from "./maya/birth/procedure.ts";
import { mayanTzolkinMatch } from "./maya/match/procedure.ts";

export default definePlugin({
  id: "americas-pacific",
  sdk: 1,
  version: "1.2.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "maya", icon: "icons/maya.svg" },
    { id: "aztec", icon: "icons/aztec.svg" },
    { id: "dreamspell", icon: "icons/dreamspell.svg" },
  ],
  procedures: [mayaBirthSign, mayanTzolkinMatch, aztecTonalpohualliDay, dreamspellKin],
});
