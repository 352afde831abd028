import { Birth, Type } from "#sdk";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  longRun: {
    default: "lateTurn",
    options: {
      lateTurn: {
        source:
          "kyusei.co3.jp, 日盤算出方法と閏; koyomi8.com; almanacs of 2020: 19 and 20 June both 三碧",
      },
      earlyTurn: {
        source:
          "shibiroom.com, on almanacs that put the leap of 2020 at the winter solstice of 2019",
      },
      runsOn: {
        source: "tyme4ts 1.5.2, after the Xieji Bianfang Shu 協紀辨方書",
      },
    },
  },
} as const;
