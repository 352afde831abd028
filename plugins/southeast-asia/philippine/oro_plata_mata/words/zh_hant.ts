import type { CountWords } from "./en.ts";

const oroPlataMata = {
  oro: { text: "oro（金）", about: "金：上樓來的是富足" },
  plata: { text: "plata（銀）", about: "銀：收得不錯，只比金差一點" },
  mata: { text: "mata（凶）", about: "不吉的第三數，蓋屋的人都避免收在這裡" },
};
const housePart = { steps: "階", posts: "柱", beams: "樑" };
const measure = { steps: "階", posts: "根柱", beams: "根樑" };

export const zhHant: CountWords = {
  title: "金銀凶（Oro, plata, mata）",
  summary: "以金、銀、凶三字數階、柱或樑，看收在哪一字，並指出最近的收金之數",
  inputs: {
    count: { label: "數目", about: "自下而上數，共有幾個" },
    what: { label: "數的是什麼", about: "不填則為階", values: housePart },
  },
  fields: {
    count: "數目",
    what: "數的是什麼",
    word: "收於",
    about: "其意",
    rounds: "整輪數",
    leaning: "傾向",
    below: "較少的收金之數",
    above: "較多的收金之數",
  },
  terms: { oroPlataMata, housePart },
  phrases: {
    endsOn: ({ word, count, part }) => `${count} ${measure[part]}，收於 ${word}`,
  },
  reading: ({ count, what, word, rounds, below, above }) => {
    const advice =
      word === "oro"
        ? `這 ${count} ${measure[what]}不必增減，照樣做便好。`
        : below === null
          ? `改成 ${above} ${measure[what]}便可收於金。`
          : `改成 ${below} 或 ${above} ${measure[what]}便可收於金。`;
    return [
      `依菲律賓匠人的數法，${count} ${measure[what]}自下數起，走完 ${rounds} 輪，收於 ${oroPlataMata[word].text}：${oroPlataMata[word].about.replace(/^[^：]*：/, "")}。`,
      `${advice}${word === "plata" ? "收銀在多數匠人眼中已經夠好。" : ""}`,
    ];
  },
  picture: {
    title: ({ count, what, word }) => `${count} ${measure[what]}：${oroPlataMata[word].text}`,
    desc: ({ count, what, word }) =>
      `${count} ${measure[what]}，末一數收於 ${oroPlataMata[word].text}`,
    advice: ({ word, below, above }) =>
      word === "oro"
        ? "收於金"
        : below === null
          ? `${above} 收於金`
          : `${below} 或 ${above} 收於金`,
  },
};
