/**
 * Lots that are cast: coins and what else a hand can throw.
 *
 * @example
 * import casting from "./mod.ts";
 * casting.procedures.map((procedure) => procedure.name); // ["coinFlip.flip"]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { coinFlip } from "./coin/procedure.ts";

export default definePlugin({
  id: "casting",
  sdk: 1,
  version: "1.2.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [{ id: "coins-and-dice", icon: "icons/coin.svg" }],
  procedures: [coinFlip],
});
