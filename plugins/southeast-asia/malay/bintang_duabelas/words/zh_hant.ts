import type { BintangWords } from "./en.ts";

const bintang = {
  hamal: { text: "白羊", about: "生命本身：活力、膽量、爭先" },
  thaur: { text: "金牛", about: "財貨與收入：買賣，慢來而久留" },
  jauza: { text: "雙子", about: "兄弟姊妹：言語、書信、近路" },
  saratan: { text: "巨蟹", about: "父母與家宅：情感與祖傳之物" },
  asad: { text: "獅子", about: "子女與喜樂：熱情、遊戲、願為人所見" },
  sunbulah: { text: "麥穗", about: "日常工作與照料：條理、精確、助人" },
  mizan: { text: "天秤", about: "婚姻與夥伴：協議、交易、公道" },
  aqrab: { text: "天蠍", about: "恐懼與承繼：深沉、謹慎、轉變" },
  qaus: { text: "射手", about: "遠行：朝聖、學問、信任" },
  jadi: { text: "摩羯", about: "名位與職守：耐心、官職、自己掙來的名聲" },
  dalu: { text: "水瓶", about: "朋友與希望：商議、同伴、計畫" },
  hut: { text: "雙魚", about: "隱藏之事：獨處、暗中的對手、恩慈" },
};
const classical = {
  sun: "太陽",
  moon: "月亮",
  mercury: "水星",
  venus: "金星",
  mars: "火星",
  jupiter: "木星",
  saturn: "土星",
};
const elements = { fire: "火", earth: "土", air: "風", water: "水" };

export const zhHant: BintangWords = {
  title: "馬來十二星（Bintang Duabelas）",
  summary: "以本人與母親名字的字母之數，求十二星中的一星，並說明其行星、元素與所主之事",
  inputs: {
    name: { label: "名字", about: "爪夷文，或拉丁字母；後者由本處推測拼成爪夷文" },
    mother: { label: "母親名字", about: "寫法同上" },
    script: {
      label: "文字",
      about: "不填則由字母自辨",
      values: { jawi: "爪夷文", latin: "拉丁字母" },
    },
  },
  fields: {
    own: "名字",
    mother: "母親名字",
    jawi: "爪夷文",
    spelled: "推測拼寫",
    letters: "字母",
    letter: "字母",
    value: "數值",
    total: "總和",
    sum: "合計",
    number: "除以十二之餘",
    star: "星",
    about: "所主",
    planet: "行星",
    element: "元素",
  },
  terms: { bintang },
  conventions: {
    alif: { title: "阿里夫", options: { first: "一名之中只計第一個", every: "每個都計" } },
  },
  refusals: {
    "not-jawi": {
      when: "名字中有爪夷文無數值、又非拉丁的字，例如漢字",
      says: ({ who, sign }) =>
        `無法計算${who === "name" ? "名字" : "母親名字"}：${sign === null ? "其中沒有字母" : `「${sign}」沒有數值`}；請用爪夷文或拉丁字母`,
    },
  },
  reading: ({ own, mother, sum, number, star, planet, element }) => [
    `本人名字合 ${own.total}，母親名字合 ${mother.total}，共 ${sum}。以十二除之，餘 ${number}：${bintang[star].text}星。`,
    `此星屬${classical[planet]}，元素為${elements[element]}，主${bintang[star].about}。`,
    ...(own.spelled || mother.spelled
      ? [
          `${[own, mother]
            .filter(({ spelled }) => spelled)
            .map(({ jawi }) => jawi)
            .join(
              "、",
            )} 由拉丁字母推測拼成。若家中另有寫法，請用爪夷文輸入：差一個字母，星便不同。`,
        ]
      : []),
  ],
  picture: {
    title: ({ star }) => `${bintang[star].text}星`,
    desc: ({ star, number }) => `十二星之環，第 ${number} 星加標：${bintang[star].text}`,
    left: ({ number }) => `以十二除之，餘 ${number}`,
    rules: ({ planet, element }) => `${classical[planet]}・${elements[element]}`,
  },
};
