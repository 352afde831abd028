import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { ResolvePhrases } from "../answer.ts";
import type { ResolveWords } from "./en.ts";

const label = ({ name, division, country }: ResolvePhrases["taken"]["label"]) =>
  chinese.address(name, division, country);

export const zhHant: ResolveWords = {
  title: "確認地點",
  summary: "地名、代號或座標所指的一處，或供選擇的清單；即各程序之 place 所為；免費",
  inputs: {
    ...core.inputs,
    text: {
      label: "地名、代號或座標",
      about: "地名（可加國名、州省或鄰近城市）、places.search 的代號，或座標（25.03, 121.56）",
    },
  },
  fields: {
    ...core.fields,
    outcome: "結果",
    says: "說明",
    place: "地點",
    km: "距離（公里）",
    zones: "當地所用時區",
    passedOver: "同名而較小之處",
    choices: "可選之處",
    total: "同名處數",
    because: "何以查無",
    near: "相近之處",
  },
  terms: {
    ...core.terms,
    outcome: { one: "一處", several: "多處", none: "查無" },
    noPlaceBecause: {
      name: "無此地名",
      area: "有此地名，但不在該處",
      country: "不知此國",
      division: "不知此州省",
      id: "無此代號",
      globe: "座標超出範圍",
    },
  },
  phrases: {
    ...core.phrases,
    taken: (one) =>
      `「${one.given}」即${label(one.label)}` +
      (one.passedOver > 0 ? `；另有 ${one.passedOver} 處同名而較小，未取。` : "。"),
    nearest: (one) => `離 ${one.given} 最近的是${label(one.label)}，相距 ${one.km} 公里。`,
    several: ({ given, total }) =>
      `「${given}」可能是 ${total} 處中的任一處，請加國名、州省或鄰近城市，或填代號。`,
    none: ({ given, nearest }) =>
      `查無「${given}」` + (nearest > 0 ? "，已列出名稱相近之處。" : "。"),
  },
};
