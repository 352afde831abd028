import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { StrengthsAnswer } from "../answer.ts";
import type { StrengthsWords } from "./en.ts";

const { body, strength } = core;
const placed = (label: string) => ({ label, about: "星座與度數，知其日速則一併填入" });

const BY = { domicile: "廟", exaltation: "擢升", triplicity: "三分性", bound: "界", face: "面" };
type Planets = StrengthsAnswer["planets"];

function told({ planet, net, strength: lines }: Planets[number]): string {
  const weighty = [...lines]
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, 2)
    .map(({ line }) => strength[line]);
  return `${body[planet]}得 ${net} 分，${weighty.join("，")}。`;
}

function leadOf(planets: Planets, first: string): string {
  const nets = planets.filter(({ planet }) => planet !== first).map(({ net }) => net);
  const own = planets.find(({ planet }) => planet === first)!.net;
  return `，計 ${own} 分，領先次強 ${own - Math.max(...nets)} 分`;
}

export const zhHant: StrengthsWords = {
  title: "行星強弱表",
  summary: "依利里之表計本質與偶然尊貴之分數，並列互容、支配星、全盤最強之星與任一度數之強主",
  inputs: {
    sun: placed("太陽"),
    moon: placed("月亮"),
    mercury: placed("水星"),
    venus: placed("金星"),
    mars: placed("火星"),
    jupiter: placed("木星"),
    saturn: placed("土星"),
    northNode: { label: "北交點", about: "星座與度數" },
    cusps: { label: "宮頭", about: "自第一宮起十二宮頭；未填則不計宮位" },
    sign: { label: "星座", about: "黃道星座", values: core.sign },
    degree: { label: "度數", about: "座內度數，零至三十" },
    motion: { label: "日速", about: "每日度數，逆行為負" },
    byDay: { label: "晝盤", about: "是否為晝盤" },
    degrees: { label: "度數", about: "欲求強主之度數" },
    year: { label: "年", about: "用於軒轅十四、角宿一與大陵五之位置" },
  },
  fields: {
    ...core.place,
    planets: "行星",
    planet: "行星",
    house: "宮位",
    essential: "本質",
    accidental: "偶然",
    net: "合計",
    strength: "強弱表",
    line: "項目",
    points: "分數",
    receptions: "互容",
    a: "一星",
    b: "另一星",
    by: "依",
    almuten: "最強之星",
    dispositors: "支配星",
    final: "自居本廟",
    loops: "互相支配之環",
    degrees: "度數強主",
    "degrees/almuten": "強主",
    leftOut: "未計",
  },
  terms: {
    strength,
    receivedBy: BY,
    strengthPart: {
      houses: "宮位",
      motions: "行速",
      stars: "恆星",
      node: "交點",
      sect: "三分性與外來",
    },
  },
  conventions: {
    houseSystem: core.conventions.houseSystem,
    bounds: core.conventions.bounds,
    triplicity: core.conventions.triplicity,
  },
  refusals: {
    ...core.chartRefusals,
    "no-planets": { when: "未填任何行星", says: "盤中尚無行星，請至少填一顆" },
  },
  reading: ({ planets, receptions, almuten, degrees, dispositors }) =>
    core.paragraphs(
      almuten && `最強者為${body[almuten]}${leadOf(planets, almuten)}，凡其所主之事最有憑藉。`,
      planets.length > 0 && planets.map(told).join(""),
      core.paragraph(
        receptions.length > 0 &&
          `${receptions.map(({ a, b, by }) => `${body[a]}與${body[b]}以${BY[by]}互容`).join("，")}。`,
        dispositors.final.length > 0 &&
          `諸星輾轉相屬，終歸於${chinese.list(dispositors.final.map((id) => body[id]))}。`,
      ),
      degrees.length > 0 &&
        `${degrees.map(({ longitudeDeg, almuten: over }) => `${core.placeName(longitudeDeg)}以${chinese.list(over.map((id) => body[id]))}為強主`).join("，")}。`,
    ),
  picture: {
    title: "行星強弱",
    legend: "上條為本質 · 下條為偶然",
    desc: (count) => `${core.count(count)}顆行星之本質與偶然分數`,
  },
};
