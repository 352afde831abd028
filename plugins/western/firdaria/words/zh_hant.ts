import * as core from "../../core/words/zh_hant.ts";
import type { FirdariaWords } from "./en.ts";

const { sign } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, northNode, southNode } = core.body;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, northNode, southNode };
type Lord = keyof typeof body;

const YEARS: Readonly<Record<Lord, string>> = {
  sun: "挺身而出、為人所見的歲月，關乎上位者與自己的目標",
  moon: "顧家、與眾人往來而需求多變的歲月，步調隨身體而定",
  mercury: "學習、買賣與文書的歲月，言談各有去處",
  venus: "交遊、品味與情愛的歲月，安逸就在手邊，須懂得取捨",
  mars: "拚搏與爭執的歲月，先行一步，急躁則付代價",
  jupiter: "開展的歲月：得助、進修、圈子變大，信心也隨之而長",
  saturn: "責任沉重的歲月，進展緩慢，而所建立者得以久存",
  northNode: "增長的歲月，胃口走在分寸之前",
  southNode: "放下時日已盡之物的歲月",
};
const WITHIN: Readonly<Record<Exclude<Lord, "northNode" | "southNode">, string>> = {
  sun: "使之公開於眾",
  moon: "使之切身而多變",
  mercury: "使之多所商議並形諸文字",
  venus: "使之柔和而得人緣",
  mars: "使之加快而鋒利",
  jupiter: "給它餘地與再一次機會",
  saturn: "加以考驗，放慢腳步",
};
const day = (text: string | null) => text?.slice(0, 10) ?? "";

export const zhHant: FirdariaWords = {
  title: "法達星限",
  summary: "波斯七十五年之時主與七分副限，交點依兩派安置",
  inputs: {
    ...core.inputs,
    sect: { label: "晝夜", about: "晝生或夜生；未填則依出生之太陽", values: core.sect },
  },
  fields: {
    sect: "晝夜",
    periods: "各限",
    lord: "主星",
    years: "年數",
    ...core.periodFields,
    subs: "七分副限",
    major: "當時主限",
    sub: "當時副限",
    stands: "二星本命所在",
  },
  terms: { body, sect: core.sect, sign },
  conventions: {
    nodes: {
      title: "夜生人之交點",
      options: { last: "置於末尾", afterMars: "置於火星之後" },
    },
    year: { title: "一年", options: { tropical: "三六五點二四二一九日", of360: "三百六十日" } },
  },
  refusals: { ...core.givenRefusals, ...core.targetRefusals },
  reading: ({ sect, periods, major, sub, stands }) => {
    const now = periods.find(({ lord }) => lord === major);
    if (!now) {
      const [first, second] = periods;
      return [
        `${core.sect[sect]}生人自${body[first!.lord]}起限，共 ${first!.years} 年，是${YEARS[first!.lord]}；至 ${second!.fromAge} 歲由${body[second!.lord]}接手。`,
      ];
    }
    const next = periods[periods.indexOf(now) + 1];
    const part = now.subs.find(({ lord }) => lord === sub);
    return core.paragraphs(
      `${day(now.start)} 至 ${day(now.end)} 由${body[now.lord]}主限${stands?.major ? `（本命在${sign[stands.major]}）` : ""}，是${YEARS[now.lord]}。`,
      part &&
        (part.lord === now.lord
          ? `至 ${day(part.end)} 為止，副限亦由它自掌，性質最純。`
          : `至 ${day(part.end)} 為止，${body[part.lord]}${stands?.sub ? `自${sign[stands.sub]}` : ""}分掌副限，${WITHIN[part.lord]}。`),
      next && `其後輪到${body[next.lord]}：${YEARS[next.lord]}。`,
    );
  },
  picture: {
    title: "法達星限",
    note: "紅色：當時主限與副限",
    desc: (count) => `七十五年中${core.count(count)}主限，現行者分為七段`,
  },
};
