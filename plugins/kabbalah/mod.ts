/**
 * Kabbalah: the seventy-two names and the Tree of Life.
 *
 * @example
 * import kabbalah from "./mod.ts";
 * kabbalah.procedures.map((procedure) => procedure.name); // ["kabbalah.birthAngel", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { birthAngel } from "./birth_angel/procedure.ts";
import { treeChart } from "./tree/procedure.ts";

export default definePlugin({
  id: "kabbalah",
  sdk: 1,
  version: "1.2.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [{ id: "kabbalistic", icon: "icons/kabbalah.svg" }],
  procedures: [birthAngel, treeChart],
});
