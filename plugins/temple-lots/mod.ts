/**
 * Temple lots 靈籤: numbered slips of fixed sets, each with a poem, a grade of fortune and a reading; and the moon blocks.
 *
 * @example
 * import templeLots from "./mod.ts";
 * templeLots.procedures.map((procedure) => procedure.name); // ["divination.draw", "jiaoBei.cast"]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { divinationDraw } from "./draw/procedure.ts";
import { jiaoBeiCast } from "./jiao_bei/procedure.ts";

export default definePlugin({
  id: "temple-lots",
  sdk: 1,
  version: "1.6.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [{ id: "temple-lots", icon: "icons/temple-lots.svg" }],
  procedures: [divinationDraw, jiaoBeiCast],
});
