import * as core from "../../../core/words/zh_hant.ts";
import type { GrahaId } from "../../../core/grahas.ts";
import { byHouse } from "../../told.ts";
import {
  aboutHouse,
  acts,
  conventions,
  fields,
  placed,
  standing,
  these,
} from "../../words/zh_hant.ts";
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
    const moved = moves.filter((one) => one.birth !== one.year);
    const house = (id: GrahaId) => grahas.find((one) => one.graha === id)!.house;
    const rows = byHouse(
      moved.map((one) => one.graha),
      house,
    ).map(([at, here]) => {
      const birth = houseName(moves.find((one) => one.graha === here[0])!.birth);
      const to = `${these(here)}由${birth}移到${houseName(at)}`;
      return here.length === 1
        ? `${to}，${acts(here).slice(graha[here[0]!].length)}你的${aboutHouse(at)}。`
        : `${to}：${acts(here)}你的${aboutHouse(at)}。`;
    });
    const of = (how: string) =>
      grahas.filter((one) => one.standing === how).map((one) => one.graha);
    const [high, low] = [of("exalted"), of("debilitated")];
    return [
      `你的第 ${year} 年自 ${from} 至 ${until}。${rows.join("")}`,
      [
        home.length > 0 ? `${placed(home, house)}仍在出生時的位置，當初所許的，今年到期。` : "",
        high.length > 0 ? `${these(high)}今年得勢。` : "",
        low.length > 0
          ? `${these(low)}失勢，${byHouse(low, house)
              .map(([at]) => aboutHouse(at))
              .join("、")}之事宜放輕腳步。`
          : "",
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
