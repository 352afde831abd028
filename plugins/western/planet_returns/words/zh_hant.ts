import * as core from "../../core/words/zh_hant.ts";
import type { PlanetReturnsWords } from "./en.ts";

const { body: names, placeName, sign } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = names;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const minute = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);

/** How long each takes round the zodiac. */
const rounds = {
  sun: "一年",
  moon: "二十七日",
  mercury: "約一年",
  venus: "約一年",
  mars: "約兩年",
  jupiter: "十二年",
  saturn: "二十九年",
  uranus: "八十四年",
  neptune: "一百六十五年",
  pluto: "二百四十八年",
};

export const zhHant: PlanetReturnsWords = {
  title: "行星回歸",
  summary: "區間內某星回到出生位置之時刻，含逆行之三次經過與各次回歸盤",
  inputs: {
    ...core.spanInputs,
    ...core.returnInputs,
    body: { label: "星體", about: "回歸之星體", values: body },
  },
  fields: {
    ...core.place,
    ...core.when,
    ...core.returnFields,
    body: "星體",
    natal: "出生時",
    returns: "回歸",
    motion: "行向",
    pass: "第幾次",
    passes: "共幾次",
    chart: "回歸盤",
  },
  terms: { body, turn: core.turn, sign, houseSystem: core.houseSystem },
  phrases: core.housePhrases,
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: {
    "place-incomplete": core.angleRefusals["place-incomplete"],
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
    ...core.spanRefusals,
  },
  reading: ({ body: which, natal, returns }) => {
    if (returns.length === 0) {
      return [
        `此段期間${body[which]}未回到${placeName(natal.longitudeDeg)}；繞黃道一周須${rounds[which]}。`,
      ];
    }
    return returns.map((one) => {
      const times = one.passes > 1 ? `，${one.passes} 次中之第 ${one.pass} 次` : "";
      const back = one.motion === "retrograde" ? "，逆行" : "";
      const rising = one.chart ? `，上升${sign[one.chart.ascendant.sign]}` : "";
      return `${minute(one)}：${body[which]}回到${placeName(natal.longitudeDeg)}${times}${back}${rising}。`;
    });
  },
  picture: {
    title: "行星回歸",
    desc: ({ body: which, returns }) => `${body[which]} ${returns.length} 次回歸依曆日排列`,
  },
};
