import { BRANCH, PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import * as core from "../../core/words/zh_hant.ts";
import { hexagram as hexagrams } from "../../core/words/zh_hant/hexagrams.ts";
import type { GreatYearAnswer } from "../answer.ts";
import type { GreatYearWords } from "./en.ts";

const LINES = ["", "初", "二", "三", "四", "五", "上"];
const yearText = (year: number) => (year > 0 ? `西元 ${year} 年` : `西元前 ${1 - year} 年`);
const span = ([from, to]: readonly number[]) => `${yearText(from!)}至${yearText(to!)}`;
const senseOf = ({ hexagram }: GreatYearAnswer["main"]) => hexagrams[hexagram].sense;

export const zhHant: GreatYearWords = {
  title: "皇極經世",
  summary: "推某年居何會、何運、何世，並列其運卦、世卦與年卦",
  inputs: { year: { label: "年", about: "天文紀年：0 為西元前 1 年，-2356 為西元前 2357 年" } },
  fields: {
    ...core.hexagramFields,
    year: "年",
    pillar: "年之干支",
    accumulated: "積年",
    round: "元",
    hui: "會",
    huiBranch: "會之支",
    yun: "運",
    shi: "世",
    yunInHui: "會中之運",
    shiInYun: "運中之世",
    yearInHui: "會中之年",
    yearInYun: "運中之年",
    yearInShi: "世中之年",
    spans: "起迄",
    "spans/yun": "此運",
    "spans/shi": "此六十年",
    main: "正卦",
    line: "所變之爻",
    yunFigure: "運卦",
    shiLine: "運卦所變之爻",
    shiFigure: "世卦",
    yearFigure: "年卦",
  },
  terms: { hexagram: hexagrams, trigram: core.trigram },
  phrases: {},
  conventions: {
    count: { title: "積年", options: { current: "連本年計", elapsed: "計已過之年，早一年" } },
  },
  reading(answer) {
    const { main, line, yunFigure, shiLine, shiFigure, yearFigure, spans } = answer;
    const same = shiFigure.number === yearFigure.number;
    return [
      `${yearText(answer.year)}，歲在${nativeOf(PILLAR, answer.pillar)}，積年 ${answer.accumulated}：居第 ${answer.hui} 會，即${nativeOf(BRANCH, answer.huiBranch)}會；第 ${answer.yun} 運，為${nativeOf(BRANCH, answer.huiBranch)}會之第 ${answer.yunInHui} 運；第 ${answer.shi} 世之第 ${answer.yearInShi} 年。`,
      `${span(spans.yun)}，${main.fullName}${LINES[line]}爻變而得${yunFigure.fullName}，主此一運：${senseOf(yunFigure)}運卦${LINES[shiLine]}爻變，${span(spans.shi)}得${shiFigure.fullName}：${senseOf(shiFigure)}`,
      same
        ? `此年為六十年之首，年卦即用世卦${yearFigure.fullName}。`
        : `年卦為${yearFigure.fullName}：${senseOf(yearFigure)}`,
    ];
  },
  picture: {
    title: (year) => `皇極經世：${yearText(year)}`,
    labels: ["正卦", "運卦", "世卦", "年卦"],
    meaning: () => "",
    bars: (answer) => [
      `第 ${answer.hui} 會：10800 年之第 ${answer.yearInHui} 年`,
      `第 ${answer.yun} 運：360 年之第 ${answer.yearInYun} 年`,
      `第 ${answer.shi} 世：30 年之第 ${answer.yearInShi} 年`,
    ],
  },
};
