import { matters } from "#lore/words/matters_zh_hant.ts";
import { stepOf } from "#lore/words/matters.ts";
import { opening } from "#east/draw/words/zh_hant.ts";
import type { KumalakAnswer } from "../answer.ts";
import { ELEMENTS, type CountId, type Fill, type Row } from "../beans.ts";
import type { KumalakWords } from "./en.ts";

const kumalakRow = {
  head: { text: "頭", about: "你對此事所想所知" },
  heart: { text: "心", about: "你對此事所求所感" },
  feet: { text: "足", about: "胯下的馬，以及事情的結尾" },
};
const kumalakColumn = {
  right: { text: "右", about: "屬於你的" },
  middle: { text: "中", about: "核心" },
  left: { text: "左", about: "屬於旁人的" },
};
const kumalakCount = { fire: "一，火", water: "二，水", wind: "三，風", earth: "四，地" };
const kumalakFill = { light: "輕", even: "平", full: "滿" };
const heart: Readonly<Record<CountId, string>> = {
  fire: "心中一豆如火，你要這件事，它也暖著你",
  water: "心中兩豆，往兩邊拉扯，滿得溢出來",
  wind: "心中三豆，敞開而歡喜",
  earth: "心中四豆，有重物壓著",
};
const horse: Readonly<Record<CountId, string>> = {
  fire: "足下一豆，馬已奔出",
  water: "足下兩豆，馬在涉水，走得慢，水浸到肚帶",
  wind: "足下三豆，馬步輕快",
  earth: "足下四豆，馬還拴著",
};
const mind: Readonly<Record<CountId, string>> = {
  fire: "頭中一豆，念頭單純清楚",
  water: "頭中兩豆，三心兩意",
  wind: "頭中三豆，話多、計畫也多",
  earth: "頭中四豆，成見搬不動",
};
const fills: Readonly<Record<Row, Readonly<Record<Fill, string>>>> = {
  head: { light: "頭列五豆，清明", even: "", full: "頭列九豆，憂思擁擠" },
  heart: {
    light: "心列四豆，輕鬆",
    even: "心列八豆，平穩",
    full: "心列十二豆，滿到邊",
  },
  feet: {
    light: "足列四豆，路上盤纏少",
    even: "足列八豆，盤纏夠用",
    full: "足列十二豆，盤纏充裕",
  },
};
const countAt = ({ rows }: KumalakAnswer, row: number, column = 1): CountId =>
  rows[row]!.fields[column]!.count;

export const zhHant: KumalakWords = {
  title: "庫馬拉克（四十一豆）占",
  summary: "以四十一豆四四減去，布成九格，看頭、心、足三列",
  weighs: "五十分，加心與足之中格及三列的滿度",
  inputs: {
    heaps: { label: "自行布得", about: "九格之豆數：頭、心、足，各自右起" },
  },
  fields: {
    optionHeaps: "各選項之布",
    heaps: "九格",
    rows: "三列",
    row: "列",
    sum: "列之豆數",
    fill: "滿度",
    fields: "自右起之格",
    column: "行",
    beans: "豆數",
    count: "名",
    about: "所代表者",
    leaning: "傾向",
  },
  terms: { kumalakRow, kumalakColumn, kumalakCount, kumalakFill },
  phrases: {
    notDealt: ({ row, sum }) =>
      `「${kumalakRow[row].text}」列為 ${sum}；四十一豆之中，首列只得 5 或 9，其餘兩列只得 4、8 或 12`,
    byHeart: ({ count }) => heart[count],
    byHorse: ({ count }) => horse[count],
    byRow: ({ row, fill }) => fills[row][fill],
  },
  reading: (kumalak) => {
    const { question, asked, reply, rows, score } = kumalak;
    const told = `${mind[countAt(kumalak, 0)]}；${heart[countAt(kumalak, 1)]}；${horse[countAt(kumalak, 2)]}。`;
    const filled = `${rows.map(({ row, fill }) => fills[row][fill]).join("；")}。`;
    if (question === null) return [told, filled];
    const matter = matters[asked.matter];
    const why = reply.where
      ? `足下之格是「${kumalakCount[countAt(kumalak, 2)]}」，指向那裡。`
      : reply.when
        ? "腳程由足下之格而定。"
        : "";
    const [own, others] = [countAt(kumalak, 1, 0), countAt(kumalak, 1, 2)];
    return [
      opening({
        asked,
        reply,
        question,
        score,
        why,
        by: kumalak.optionHeaps.map((heaps) => heaps.join(" ")),
        silent: "",
      }),
      `心列右格是「${kumalakCount[own]}」，在你這邊：${matter[ELEMENTS[own]]}。心列左格是「${kumalakCount[others]}」，在旁人那邊：${own === others ? matter.person : matter[ELEMENTS[others]]}。`,
      told,
      stepOf(matter, reply.standing),
    ];
  },
  picture: {
    title: ({ rows }) => rows.map(({ sum }) => sum).join(" · "),
    desc: ({ rows }) =>
      rows
        .map(
          ({ row, fields }) =>
            `${kumalakRow[row].text}：${fields.map(({ beans }) => beans).join("、")}`,
        )
        .join("；"),
  },
};
