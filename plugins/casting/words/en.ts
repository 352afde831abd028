import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Lots, dice, leaves, hands and dreams",
  summary: "Answers from what a hand throws, with the odds stated.",
  traditions: {
    "coins-and-dice": {
      title: "Coins, dice and dominoes",
      family: "World",
      region: "Everywhere",
    },
  },
};
