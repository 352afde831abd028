/**
 * Kabbalah: the seventy-two names and the Tree of Life.
 *
 * @example
 * import kabbalah from "./mod.ts";
 * kabbalah.procedures.map((procedure) => procedure.name); // ["kabbalah.birthAngel", …]
 */
import { definePlugin } from "#old";
import { birthAngel } from "./names/birth_angel.ts";
import { treeChart } from "./tree/tree_chart.ts";

export default definePlugin({
  id: "kabbalah",
  sdk: 1,
  version: "1.1.0",
  title: { en: "Kabbalah and Hebrew calendar", zhHant: "卡巴拉與希伯來曆" },
  summary: {
    en: "The seventy-two names of three letters, and the planets of a birth on the Tree of Life.",
    zhHant: "七十二個三字母聖名，以及生命之樹上的出生行星。",
  },
  traditions: [
    {
      id: "kabbalistic",
      title: { en: "Kabbalah", zhHant: "卡巴拉" },
      family: "Jewish",
      region: "Jewish world and Christian Europe",
      icon: "icons/kabbalah.svg",
    },
  ],
  procedures: [birthAngel, treeChart],
});
