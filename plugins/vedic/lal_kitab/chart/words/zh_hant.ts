import * as core from "../../../core/words/zh_hant.ts";
import { DEBT as DEBT_IDS, type Debt } from "../../terms.ts";
import {
  aboutHouse,
  acts,
  conventions,
  DEBT,
  fields,
  placed,
  REMEDY,
  standing,
  these,
} from "../../words/zh_hant.ts";
import type { GrahaId } from "../../../core/grahas.ts";
import { byHouse } from "../../told.ts";
import { gathered } from "../told.ts";
import type { LalKitabAnswer } from "../answer.ts";
import type { LalKitabWords } from "./en.ts";

const { graha, sign, houseName } = core;
const rin = Object.fromEntries(
  DEBT_IDS.ids.map((id) => [id, { text: DEBT[id][0], sense: DEBT[id][1], remedy: DEBT[id][2] }]),
) as Record<Debt, { text: string; sense: string; remedy: string }>;

function placesText({ grahas, lagna }: LalKitabAnswer): string {
  const rows = byHouse(
    grahas.map((one) => one.graha),
    houseIn(grahas),
  );
  return [
    `你的命表（Teva，紅書的本命盤）以${sign[lagna]}上升。`,
    ...rows.map(
      ([house, here], i) =>
        `${houseName(house)}主${i === 0 ? "你的" : ""}${aboutHouse(house)}，有${acts(here)}。`,
    ),
  ].join("");
}

function stateText({ grahas }: LalKitabAnswer): string {
  const of = (test: (one: LalKitabAnswer["grahas"][number]) => boolean) =>
    grahas.filter(test).map((one) => one.graha);
  const groups = [
    [of((one) => one.standing === "exalted"), "得勢"],
    [of((one) => one.standing === "own" || one.standing === "permanent"), "在自家宮中，醒著"],
    [of((one) => one.standing === "debilitated"), "失勢"],
    [of((one) => one.asleep && one.standing !== "debilitated"), "沉睡，目光所及無一曜"],
  ] as const;
  return groups
    .filter(([ids]) => ids.length > 0)
    .map(([ids, how]) => `${these(ids)}${how}。`)
    .join("");
}

function tiesText({ grahas, sights, companions, made, kinds }: LalKitabAnswer): string {
  const at = houseIn(grahas);
  const gaze = { full: "正面看著", half: "半眼看著", quarter: "遠遠望著" };
  const tenth = grahas.filter((one) => one.house === 10).map((one) => one.graha);
  const nodes = placed(["saturn", "rahu", "ketu"], at);
  const kindSays = {
    andha: `你的命表屬盲表（Andha teva）：${these(tenth)}在第十宮相爭，做事要借別人的眼。`,
    ratandh: "你的命表屬夜盲表（Ratandh teva）：太陽在第四宮，土星在第七宮。",
    dharmi: `你的命表屬善表（Dharmi teva），能使${nodes}收斂。`,
    nabalig: `你的命表屬幼表（Nabalig teva）：四角沒有成熟之曜，${nodes}都還在等。`,
  };
  return [
    ...gathered(sights).map(
      ({ from, to, gaze: how }) => `${placed(from, at)}${gaze[how]}${placed(to, at)}。`,
    ),
    ...companions.map(([one, other], i) =>
      i === 0
        ? `${these([one!, other!])}各居對方的固宮（生來所主之宮），彼此相挺。`
        : `${these([one!, other!])}亦然。`,
    ),
    ...made.map(
      ({ graha: id, of, house }, i) =>
        `${these(of)}同在${houseName(house)}，合成另一個${graha[id]}${i === 0 ? "（Masnui，合成之曜）" : ""}。`,
    ),
    ...kinds.map((id) => kindSays[id]),
  ].join("");
}

function careText({ grahas, debts, remedies, partner }: LalKitabAnswer): string {
  const at = houseIn(grahas);
  const state = (id: GrahaId) => {
    const { standing: how, asleep } = grahas.find((one) => one.graha === id)!;
    return `${how === "debilitated" ? "失勢的" : asleep ? "沉睡的" : ""}${graha[id]}`;
  };
  return [
    ...debts.map(({ debt, by }, i) => {
      const [name, sense, remedy] = DEBT[debt];
      return i === 0
        ? `${placed(by, at)}顯出${name}：書上說${sense}，還法是${remedy}。`
        : `${placed(by, at)}另顯${name}：${sense}；償還之道為${remedy}。`;
    }),
    ...remedies.map((id, i) => `${i === 0 ? "要化解" : "為"}${state(id)}，可${REMEDY[id]}。`),
    ...(partner ? [`${houseName(at(partner))}的${graha[partner]}代表你的伴侶。`] : []),
  ].join("");
}
const houseIn = (grahas: LalKitabAnswer["grahas"]) => (id: GrahaId) =>
  grahas.find((one) => one.graha === id)!.house;

export const zhHant: LalKitabWords = {
  title: "紅書（Lal Kitab）命表",
  summary: "紅書之命盤：宮位不動，論固宮、沉睡之曜、相挺之曜、合成之曜、命表之類、祖債與簡易化解",
  fields: {
    ...fields,
    kinds: "命表之類",
    sense: "其意",
    sights: "照見",
    from: "誰看",
    to: "看誰",
    gaze: "強弱",
    companions: "相挺",
    made: "合成之曜",
    of: "由來",
    debts: "債（Rin）",
    debt: "債",
    by: "由誰顯出",
    remedy: "化解",
    remedies: "先行化解之曜",
    partner: "代表伴侶之曜",
  },
  terms: {
    graha,
    sign,
    lalKitabStanding: standing,
    tevaKind: {
      andha: { text: "盲表", sense: "第十宮有仇曜同居" },
      ratandh: { text: "夜盲表", sense: "太陽在第四宮，土星在第七宮" },
      dharmi: { text: "善表", sense: "凶曜為同伴所約束" },
      nabalig: { text: "幼表", sense: "四角無成熟之曜" },
    },
    gaze: { full: "全", half: "半", quarter: "四分之一" },
    rin,
  },
  conventions,
  refusals: core.lagnaRefusals,
  reading: (one) =>
    [placesText(one), stateText(one), tiesText(one), careText(one)].filter((text) => text !== ""),
  picture: {
    short: core.grahaShort,
    head: (lagna) => `${sign[lagna]}上升，牡羊恆居第一宮`,
    foot: "° 為沉睡",
    desc: (grahas) => grahas.map((one) => `${graha[one.graha]}在第 ${one.house} 宮`).join("、"),
  },
};
