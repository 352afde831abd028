import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { FaganAnswer } from "../answer.ts";
import type { FaganWords } from "./en.ts";

const { aspect, point, sign, themeOf } = core;
const AT: Readonly<Record<string, string>> = {
  ascendant: "形於顏面，見於每一個開頭",
  midheaven: "演於眾人之前，為人所記",
  descendant: "借他人之手而來",
  imumCoeli: "自根基而起，見於居家與私下",
};
const of = ({ bodies }: FaganAnswer, id: string) => bodies.find(({ body }) => body === id)!;

export const zhHant: FaganWords = {
  title: "恆星盤（費根與布萊德利）",
  summary: "費根—布萊德利恆星盤，列前景分數、地平相位與恆星回歸",
  inputs: {
    ...core.returnInputs,
    returnYear: { label: "回歸年份", about: "欲知恆星回歸之年" },
  },
  fields: {
    ...core.viewFields,
    ayanamsaDeg: "歲差值（度）",
    angularity: "臨角程度",
    mundaneDeg: "卯酉圈位置（度）",
    angle: "軸",
    apartDeg: "相距（度）",
    strength: "強度",
    foreground: "前景",
    sector: "扇區",
    mundane: "地平相位",
    solarReturn: "太陽回歸",
    lunarReturn: "月亮回歸",
    utc: "UTC",
  },
  terms: { point, sign, aspect, houseSystem: core.houseSystem },
  phrases: core.housePhrases,
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    houseSystem: core.conventions.houseSystem,
    parallax: core.conventions.parallax,
  },
  refusals: core.angleRefusals,
  reading: (answer) => {
    const { angularity, mundane, solarReturn, lunarReturn } = answer;
    const [sun, moon] = [of(answer, "sun"), of(answer, "moon")];
    const front = angularity.filter(({ foreground }) => foreground);
    const [first, ...others] = front.length > 0 ? front : angularity.slice(0, 1);
    const back = angularity.at(-1)!;
    return core.paragraphs(
      `以恆星為準，太陽在${sign[sun.sign]}，月亮在${sign[moon.sign]}。此派以日月為先：行事${core.MANNERS[sun.sign]}，應對則${core.MANNERS[moon.sign]}。`,
      core.paragraph(
        front.length > 0
          ? `居前景者為${point[first!.body]}，距${point[first!.angle]} ${core.formatArc(first!.apartDeg)}：${themeOf(first!.body)}為主導，${AT[first!.angle]}。`
          : `無星在軸旁十度之內；${point[first!.body]}最近，距${point[first!.angle]} ${core.formatArc(first!.apartDeg)}。`,
        others.length > 0 &&
          `其旁有${others
            .slice(0, 3)
            .map((one) => `臨${point[one.angle]}之${point[one.body]}`)
            .join(
              "、",
            )}，${chinese.list(others.slice(0, 3).map((one) => themeOf(one.body)))}同樣顯著。`,
        `${point[back.body]}離軸最遠，${themeOf(back.body)}退居背景。`,
      ),
      mundane.length > 0 &&
        `就天穹而論，${mundane
          .slice(0, 3)
          .map((one) => `${point[one.a]}與${point[one.b]}成${aspect[one.aspect]}`)
          .join("、")}，不論其星座如何。`,
      solarReturn &&
        lunarReturn &&
        `太陽在 ${solarReturn.utc.slice(0, 10)} 回到原星，其時${sign[solarReturn.ascendant.sign]}上升；月亮隨後在 ${lunarReturn.utc.slice(0, 10)} 首度回歸，上升為${sign[lunarReturn.ascendant.sign]}。`,
    );
  },
  picture: {
    ...core.wheel,
    title: "恆星盤",
    desc: ({ bodies }) =>
      bodies
        .map(({ body, longitudeDeg }) => `${point[body]}${core.placeName(longitudeDeg)}`)
        .join("；"),
  },
};
