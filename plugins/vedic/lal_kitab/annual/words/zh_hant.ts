import * as core from "../../../core/words/zh_hant.ts";
import { conventions, fields, houseOf, standing, these } from "../../words/zh_hant.ts";
import type { LalKitabYearWords } from "./en.ts";

const { graha, sign, houseName } = core;

export const zhHant: LalKitabYearWords = {
  title: "紅書（Lal Kitab）流年命表",
  summary: "依紅書百二十年之表，排某一年之命表",
  inputs: { age: { label: "第幾年", about: "一生的第一年填 1，至 120" } },
  fields: {
    ...fields,
    year: "第幾年",
    from: "起",
    until: "訖",
    moves: "宮位遷移",
    birth: "本命",
    "moves/year": "流年",
    home: "仍在本命之宮",
  },
  terms: { graha, sign, lalKitabStanding: standing },
  conventions,
  refusals: core.lagnaRefusals,
  reading({ year, from, until, moves, home, grahas }) {
    const at = (i: number) =>
      `${graha[moves[i]!.graha]}由${houseName(moves[i]!.birth)}移至${houseOf(moves[i]!.year)}`;
    const of = (how: string) =>
      grahas.filter((one) => one.standing === how).map((one) => one.graha);
    const [high, low] = [of("exalted"), of("debilitated")];
    return [
      `你的第 ${year} 年（${from} 至 ${until}）${at(0)}、${at(1)}。${at(4)}、${at(5)}。${at(2)}、${at(3)}。${at(6)}、${at(7)}。`,
      [
        home.length > 0 ? `${these(home)}仍在本命之宮，當初所許到期。` : "",
        high.length > 0 ? `${these(high)}今年得勢。` : "",
        low.length > 0 ? `${these(low)}失勢之處宜放輕腳步。` : "",
      ].join(""),
    ].filter((one) => one !== "");
  },
  picture: {
    short: core.grahaShort,
    title: (year) => `第 ${year} 年之命表`,
    head: (from) => `自 ${from} 起`,
    foot: "° 為沉睡",
    desc: (grahas) => grahas.map((one) => `${graha[one.graha]}在第 ${one.house} 宮`).join("、"),
  },
};
