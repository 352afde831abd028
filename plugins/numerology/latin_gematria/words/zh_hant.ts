import { chinese } from "#sdk";
import type { GematriaWords } from "./en.ts";

const letterKey = {
  agrippa: { text: "阿格里帕", about: "個、十、百位；J 600、V 700、W 900" },
  bungus: { text: "羅馬字母（彭古斯）", about: "個、十、百位；J 同 I，V 同 U" },
  ordinal: { text: "序數", about: "A 為 1，Z 為 26" },
  reduction: { text: "歸一", about: "1 至 9 循環" },
  reverse: { text: "逆序", about: "A 為 26，Z 為 1" },
  reverseReduction: { text: "逆序歸一", about: "逆序後化為 1 至 9" },
  trigonal: { text: "三角數", about: "1、3、6、10：各字母取其三角數" },
  primes: { text: "質數", about: "2、3、5、7，依次類推" },
  alw: { text: "英文卡巴拉（ALW）", about: "每隔十一取一字母：A、L、W、H⋯⋯" },
};
const values = Object.fromEntries(
  Object.entries(letterKey).map(([id, { text }]) => [id, text]),
) as Record<keyof typeof letterKey, string>;

export const zhHant: GematriaWords = {
  title: "拉丁字母數",
  summary: "拉丁字母文句的數值：阿格里帕、羅馬字母、序數、歸一、逆序、三角數、質數與 ALW 諸法",
  inputs: {
    text: { label: "文句", about: "以拉丁字母書寫；字母上的符號不計" },
    keys: { label: "數法", about: "不填則全列", values },
  },
  fields: {
    text: "文句",
    read: "計入字母",
    keys: "數法",
    key: "數法",
    about: "算法",
    total: "總數",
    root: "根數",
    triangle: "三角數之邊",
    letters: "逐字",
    letter: "字母",
    value: "數值",
  },
  terms: { letterKey },
  refusals: {
    "no-latin-letters": {
      when: "文句沒有拉丁字母",
      says: "文句裡沒有可計的拉丁字母，請改以拉丁字母書寫",
    },
  },
  reading({ read, keys }) {
    const told = keys.map(
      ({ key, total, root }) => `${letterKey[key].text}法得 ${total}（根數 ${root}）`,
    );
    const triangles = keys.filter(({ triangle }) => triangle !== null && triangle > 3);
    return [
      `${read}：${told.join("，")}。`,
      ...(triangles.length > 0
        ? [
            `${chinese.list(triangles.map(({ total, triangle }) => `${total} 是一加到 ${triangle} 的和`))}，這樣的數，古人認為自成圓滿。`,
          ]
        : []),
      "拉丁文從不這樣用字母記數；這些數法仿自希臘與希伯來，創的人心裡多半早有一個總和。兩個詞同數，可以想一想，不能當證明。",
    ];
  },
  picture: { title: "字母之數" },
};
