/**
 * Lots that are cast: coins and what else a hand can throw.
 *
 * @example
 * import casting from "./mod.ts";
 * casting.procedures.map((procedure) => procedure.name); // ["coinFlip.flip"]
 */
import { definePlugin } from "#old";
import { coinFlip } from "./coin/coin_flip.ts";

export default definePlugin({
  id: "casting",
  sdk: 1,
  version: "1.0.1",
  title: { en: "Lots, dice, leaves, hands and dreams", zhHant: "擲卜、骰子、茶葉、手相與夢" },
  summary: {
    en: "Answers from what a hand throws, with the odds stated.",
    zhHant: "由手擲之物得答案，機率一併言明。",
  },
  traditions: [
    {
      id: "coins-and-dice",
      title: { en: "Coins, dice and dominoes", zhHant: "錢幣、骰子與骨牌" },
      family: "World",
      region: "Everywhere",
      icon: "icons/coin.svg",
    },
  ],
  procedures: [coinFlip],
});
