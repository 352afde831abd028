import type { PluginWords } from "#sdk";

export const ko: PluginWords = {
  title: "일본과 한국",
  summary: "일본의 구성과 이십칠수, 간지, 혈액형, 그리고 한국의 사주와 궁합, 토정비결과 음력.",
  traditions: {
    japanese: { title: "일본의 점술", family: "일본", region: "일본" },
    "blood-type": { title: "혈액형 성격(일본)", family: "일본", region: "일본" },
    korean: { title: "한국의 점술", family: "한국", region: "한국" },
  },
};
