import * as core from "../../../core/words/zh_hant.ts";
import { DEBT as DEBT_IDS, type Debt } from "../../terms.ts";
import {
  acts,
  conventions,
  DEBT,
  fields,
  houseOf,
  REMEDY,
  standing,
  these,
} from "../../words/zh_hant.ts";
import { gathered, inPairs } from "../told.ts";
import type { LalKitabAnswer } from "../answer.ts";
import type { LalKitabWords } from "./en.ts";

const { graha, sign, houseName } = core;
const rin = Object.fromEntries(
  DEBT_IDS.ids.map((id) => [id, { text: DEBT[id][0], sense: DEBT[id][1], remedy: DEBT[id][2] }]),
) as Record<Debt, { text: string; sense: string; remedy: string }>;

function placesText({ grahas, lagna }: LalKitabAnswer): string {
  const at = (i: number) => acts(grahas[i]!.graha, grahas[i]!.house);
  return [
    `${sign[lagna]}升為你的第一宮後便不再計，${at(0)}、${at(1)}、${at(2)}。`,
    `${at(3)}、${at(5)}、${at(4)}。`,
    `${at(6)}、${at(7)}、${at(8)}。`,
  ].join("");
}

function stateText({ grahas }: LalKitabAnswer): string {
  const of = (test: (one: LalKitabAnswer["grahas"][number]) => boolean) =>
    grahas.filter(test).map((one) => one.graha);
  const groups = [
    [of((one) => one.standing === "exalted"), "得勢"],
    [of((one) => one.standing === "own" || one.standing === "permanent"), "在家而醒"],
    [of((one) => one.standing === "debilitated"), "失勢"],
    [of((one) => one.asleep && one.standing !== "debilitated"), "無所照見而沉睡"],
  ] as const;
  const told = groups.filter(([ids]) => ids.length > 0).map(([ids, how]) => `${these(ids)}${how}`);
  return told.length > 0 ? `其中${told.join("、")}。` : "";
}

function tiesText({ grahas, sights, companions, made, kinds }: LalKitabAnswer): string {
  const house = (id: string) => grahas.find((one) => one.graha === id)!.house;
  const placed = (ids: readonly (keyof typeof graha)[]) =>
    ids.map((id) => `${houseName(house(id))}的${graha[id]}`).join("、");
  const gaze = { full: "正面", half: "半眼", quarter: "遠遠" };
  const tenth = grahas.filter((one) => one.house === 10).map((one) => one.graha);
  const nodes = grahas.filter(({ graha: id }) => ["saturn", "rahu", "ketu"].includes(id));
  const where = nodes.map((one) => `${houseName(one.house)}的${graha[one.graha]}`).join("、");
  const kindSays = {
    andha: `你的命表屬盲表（Andha teva）因${these(tenth)}在第十宮相爭而要借他人的眼做事。`,
    ratandh: "你的命表屬夜盲表（Ratandh teva）因太陽在第四而土星在第七。",
    dharmi: `你的命表屬善表（Dharmi teva）而能使${where}收斂。`,
    nabalig: `你的命表屬幼表（Nabalig teva）因四角無成熟之曜而${where}還在等。`,
  };
  return [
    ...gathered(sights).map(
      ({ from, to, gaze: how }) => `${placed(from)}${gaze[how]}看著${placed(to)}。`,
    ),
    ...companions.map(([one, other]) => `${graha[one!]}與${graha[other!]}互守固宮而彼此相挺。`),
    ...made.map(
      ({ graha: id, of, house: at }) =>
        `${these(of)}在${houseOf(at)}合成另一個${graha[id]}（Masnui）。`,
    ),
    ...kinds.map((id) => kindSays[id]),
  ].join("");
}

function careText({ grahas, debts, remedies, partner }: LalKitabAnswer): string {
  const at = (id: string) => houseName(grahas.find((one) => one.graha === id)!.house);
  const told = debts.map(
    ({ debt, by }) =>
      `${by.map((id) => `${at(id)}的${graha[id]}`).join("與")}顯出${DEBT[debt][0]}而書中以「${DEBT[debt][2].replace("，", "、")}」還之`,
  );
  const acts = remedies.map((id) => `為${at(id)}的${graha[id]}可${REMEDY[id].replace("，", "、")}`);
  return [
    ...inPairs(told, "、").map((one) => `${one}。`),
    ...(acts.length > 0
      ? [
          `${acts.join("、")}${partner ? `、而${at(partner)}的${graha[partner]}代表你的伴侶` : ""}。`,
        ]
      : []),
  ].join("");
}

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
