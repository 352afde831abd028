import type { BakunawaWords } from "./en.ts";

const dateText = (date: string) =>
  `${date.slice(0, -6)} 年 ${Number(date.slice(-5, -3))} 月 ${Number(date.slice(-2))} 日`;

const quarter = {
  north: "北方",
  northeast: "東北方",
  east: "東方",
  southeast: "東南方",
  south: "南方",
  southwest: "西南方",
  west: "西方",
  northwest: "西北方",
};
const bakunawaBearing = {
  mouth: { text: "正對其口", about: "對著口的會被吞下，不要朝那邊蓋屋或出行" },
  back: { text: "順著其背", about: "靠在背上的，背會馱著" },
  belly: { text: "貼著其腹", about: "腹軟而會翻身，拜訪可以，砌牆不宜" },
  tail: { text: "朝向其尾", about: "身後的事，大蛇看不見" },
};

export const zhHant: BakunawaWords = {
  title: "巴庫納瓦（海蛇）方位",
  summary: "米沙鄢海蛇在一年四季中頭朝何方，第一根柱該立在哪裡，屋向與行程與牠相對如何",
  inputs: {
    facingDeg: { label: "朝向", about: "屋子所朝或行程所往，自北順時針的度數" },
  },
  fields: {
    date: "日期",
    quarter: "季",
    head: "頭",
    headDeg: "頭之度數",
    tail: "尾",
    until: "至",
    next: "其後轉向",
    facing: "所問之向",
    deg: "度數",
    bearing: "與蛇相對",
    about: "其意",
    leaning: "傾向",
  },
  terms: { bakunawaBearing },
  phrases: {
    byBearing: ({ bearing, head }) =>
      `蛇頭在${quarter[head]}，此向${bakunawaBearing[bearing].text}`,
  },
  reading: ({ date, head, tail, until, next, facing }) => [
    `${dateText(date)}，巴庫納瓦頭在${quarter[head]}、尾在${quarter[tail]}，直到 ${dateText(until)}，之後頭轉向${quarter[next]}。`,
    `此時若要起屋，第一根柱立在蛇頭旁，也就是${quarter[head]}，門則朝別處開。`,
    ...(facing === null
      ? []
      : [
          `你問的 ${Math.round(facing.deg)}° ${bakunawaBearing[facing.bearing].text}：${bakunawaBearing[facing.bearing].about}。`,
        ]),
  ],
  picture: {
    points: ["北", "東", "南", "西"],
    title: ({ head }) => `巴庫納瓦頭朝${quarter[head]}`,
    desc: ({ head, tail }) => `羅盤上的大蛇，頭在${quarter[head]}，尾在${quarter[tail]}`,
    until: ({ until, next }) => `至 ${dateText(until)}，其後轉向${quarter[next]}`,
  },
};
