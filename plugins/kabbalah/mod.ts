/**
 * Kabbalah: the seventy-two names.
 *
 * @example
 * import kabbalah from "./mod.ts";
 * kabbalah.procedures.map((procedure) => procedure.name); // ["kabbalah.birthAngel"]
 */
import { definePlugin } from "#sdk";
import { birthAngel } from "./names/birth_angel.ts";

export default definePlugin({
  id: "kabbalah",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Kabbalah and Hebrew calendar", zhHant: "卡巴拉與希伯來曆" },
  summary: {
    en: "The seventy-two names of three letters and their places in the year.",
    zhHant: "七十二個三字母聖名及其在一年中的位置。",
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
  procedures: [birthAngel],
});
