import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { GreatConjunctionsWords } from "./en.ts";

const { element, sign } = core;
const year = (utc: string) => String(Number(utc.slice(0, utc.indexOf("-", 1))));
const ERAS = {
  fire: "君主與運動",
  earth: "產業、貿易與久存之業",
  air: "思想、法律與消息往來",
  water: "信仰、民族遷徙與海上之事",
};

export const zhHant: GreatConjunctionsWords = {
  title: "木土大會合",
  summary: "一段年份內之木土會合，依實際或平均行度，並標出元素轉換",
  inputs: {
    fromYear: { label: "起年", about: "-900 至 2900" },
    toYear: { label: "迄年", about: "計入在內" },
  },
  fields: {
    ...core.place,
    conjunctions: "會合",
    utc: "UTC",
    element: "元素",
    shift: "元素轉換",
    latitudeApartDeg: "黃緯相差（度）",
    retrograde: "逆行",
    pass: "第幾次",
    passes: "共幾次",
  },
  terms: { element, sign },
  conventions: { kind: { title: "會合", options: { true: "依實際所見", mean: "依平均行度" } } },
  refusals: {
    "years-reversed": {
      when: "迄年早於起年",
      says: ({ from, to }) => `${to} 早於 ${from}，請先填較早之年`,
    },
    "years-too-many": {
      when: "年數多於一次可查",
      says: ({ years, most }) => `共 ${years} 年，一次至多查 ${most} 年，請分段查詢`,
    },
  },
  reading: ({ conjunctions }) => {
    if (conjunctions.length === 0) {
      return ["這些年間木土並無會合；二星約二十年一會，每次約前移八座。"];
    }
    const first = conjunctions.filter(({ pass }) => pass === 1);
    const threefold = first.filter(({ passes }) => passes > 1);
    const shifts = first.filter(({ shift }) => shift);
    const [opening] = first.length > 0 ? first : conjunctions;
    return core.paragraphs(
      `此間木土會合${core.count(first.length || 1)}次，首次在 ${year(opening!.utc)} 年${sign[opening!.sign]}：屬${element[opening!.element]}象之期，古書以之觀${ERAS[opening!.element]}。`,
      threefold.length > 0 &&
        `木星於其間折返而三度相會者，在 ${chinese.list(threefold.slice(0, 5).map(({ utc }) => year(utc)))} 年。`,
      shifts.length > 0 &&
        `元素轉換：${shifts
          .slice(0, 6)
          .map((one) => `${year(one.utc)} 年轉入${element[one.element]}象`)
          .join("、")}，古人視為時代之變${shifts.length > 1 ? "，而初變常有一次反覆" : ""}。`,
    );
  },
  picture: {
    title: "木土大會合",
    desc: (count) => `黃道上${chinese.numeral(count)}次木土會合，依次相連`,
  },
};
