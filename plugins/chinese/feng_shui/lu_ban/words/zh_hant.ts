import { natives } from "#east/natives.ts";
import type { LuBanAnswer } from "../answer.ts";
import { PART, RULER, SECTION } from "../rulers.ts";
import type { LuBanWords } from "./en.ts";

type Reading = LuBanAnswer["readings"][number];

const name = natives(RULER);
const ruler = {
  luban: { text: name.luban, use: "門、床、桌等陽宅之物" },
  door: { text: name.door, use: "門窗淨空" },
  dinglan: { text: name.dinglan, use: "神龕、祖先牌位" },
};
const sections = natives(SECTION);
const rulerSection = {
  cai: { text: sections.cai, sense: "財與德並至" },
  bing: { text: sections.bing, sense: "體力與錢財易耗" },
  li: { text: sections.li, sense: "人物離散" },
  yi: { text: sections.yi, sense: "得人相助，家口興" },
  guan: { text: sections.guan, sense: "進取有成，聲望好" },
  jie: { text: sections.jie, sense: "易為人所奪" },
  hai: { text: sections.hai, sense: "口舌與意外" },
  ben: { text: sections.ben, sense: "根基穩固" },
  guiRen: { text: sections.guiRen, sense: "貴人臨門" },
  xianHuo: { text: sections.xianHuo, sense: "漂泊不安" },
  tianZai: { text: sections.tianZai, sense: "外來之挫折" },
  tianCai: { text: sections.tianCai, sense: "意外之得" },
  fuLu: { text: sections.fuLu, sense: "家宅安足" },
  guDu: { text: sections.guDu, sense: "門庭冷落" },
  tianZei: { text: sections.tianZei, sense: "財物易失" },
  zaiXiang: { text: sections.zaiXiang, sense: "功名與學問" },
  ding: { text: sections.ding, sense: "子弟有成" },
  wang: { text: sections.wang, sense: "喜慶臨門" },
  ku: { text: sections.ku, sense: "勞而少得" },
  si: { text: "凶格", sense: "此格不用" },
  xing: { text: sections.xing, sense: "家道興起" },
  shi: { text: sections.shi, sense: "所有易失" },
};
const rulerPart = { ...natives(PART), siBie: "別離", siJue: "斷絕" };
const cm = (mm: number) => `${Math.round(mm) / 10} 公分`;
const near = ({ shorterMm, longerMm }: Reading) =>
  shorterMm === null ? cm(longerMm) : `${cm(shorterMm)}或 ${cm(longerMm)}`;

export const zhHant: LuBanWords = {
  title: "魯班尺",
  summary: "以魯班尺（陽宅）、門尺與丁蘭尺（神位）量一長度，示其所落之字、分格與最近之吉數",
  inputs: {
    lengthMm: { label: "長度", about: "公釐" },
    ruler: { label: "尺", about: "不填則三尺並讀", values: name },
  },
  fields: {
    lengthMm: "長度",
    readings: "所讀",
    ruler: "尺",
    use: "用於",
    rulerMm: "尺長",
    turn: "第幾尺",
    atMm: "尺上位置",
    section: "字",
    sense: "所主",
    part: "分格",
    isLucky: "吉",
    shorterMm: "較短之吉數",
    longerMm: "較長之吉數",
  },
  terms: { ruler, rulerSection, rulerPart },
  conventions: {
    foot: { title: "魯班尺之長", options: { tape: "42.9 公分，今尺", ming: "46.08 公分，依古書" } },
  },
  reading({ lengthMm, readings }) {
    return readings.map((one) => {
      const { section, part } = one;
      const within = part ? `之「${rulerPart[part]}」格` : "";
      const advice = one.isLucky
        ? `用於${ruler[one.ruler].use}為吉，不必增減。`
        : `用於${ruler[one.ruler].use}宜改為 ${near(one)}。`;
      return `${name[one.ruler]}：${cm(lengthMm)}量至第 ${one.turn} 尺 ${cm(one.atMm)}處，落在「${rulerSection[section].text}」${within}，${rulerSection[section].sense}。${advice}`;
    });
  },
  picture: {
    title: ({ lengthMm }) => cm(lengthMm),
    name: (id) => ruler[id].use,
    sign: (native) => native,
    lines: (one) => [
      `${rulerSection[one.section].text}${one.part ? `．${rulerPart[one.part]}` : ""}：${one.isLucky ? "吉" : "不吉"}`,
      one.isLucky ? "正在吉格，不必增減" : `最近吉數：${near(one)}`,
    ],
    desc: ({ readings }) =>
      readings.map((one) => `${name[one.ruler]}：${rulerSection[one.section].text}`).join("、"),
  },
};
