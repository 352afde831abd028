import type { Sign } from "#lore";
import * as core from "../../core/words/zh_hant.ts";
import type { AgesWords } from "./en.ts";

const ageSchool = {
  lahiri: "拉希里等分星座",
  faganBradley: "費根—布萊德利等分星座",
  galacticCentre0Sagittarius: "以銀河中心定射手零度之等分星座",
  iau: "國際天文聯會星座界線",
};

function year(value: number): string {
  return value > 0 ? `西元 ${value} 年` : `西元前 ${1 - value} 年`;
}

function ageOf(sign: Sign): string {
  return `${core.sign[sign].replace("座", "")}時代`;
}

export const zhHant: AgesWords = {
  title: "占星時代",
  summary: "依春分點歲差求時代、次時代與四家分界年",
  fields: {
    school: "分界之法",
    age: "時代",
    vernalPointDeg: "春分點（恆星黃經，度）",
    ayanamsaDeg: "歲差差值（度）",
    progress: "已行比例",
    fromYear: "始年",
    toYear: "終年",
    subAge: "次時代",
    backward: "逆星座之序",
    forward: "順星座之序",
    number: "第幾分",
    nextAge: "下一時代",
    sign: "時代",
    yearsAway: "尚距年數",
    alternatives: "各家所定",
    transition: "下一時代之始",
    earliestYear: "最早之年",
    latestYear: "最晚之年",
    boundaries: "前後各時代",
  },
  terms: { ageSchool },
  conventions: { school: { title: "時代分界", options: ageSchool } },
  reading: ({ age, progress, toYear, nextAge, transition }) => {
    const { earliestYear, latestYear } = transition;
    const range =
      earliestYear === latestYear
        ? ""
        : `，各家所定則在${year(earliestYear)}至${year(latestYear)}之間`;
    return [
      `春分點已行過${ageOf(age)}的百分之 ${Math.round(progress * 100)}；依此法，${ageOf(nextAge.sign)}約始於${year(toYear)}${range}。`,
    ];
  },
};
