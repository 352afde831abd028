import { BRANCH } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { natives, nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { FORMATION } from "../../formations/formation.ts";
import { zhHant as board } from "../../words/zh_hant.ts";
import { door, dun, god, star } from "../../words/zh_hant/board.ts";
import { formation } from "../../words/zh_hant/formations.ts";
import { role, topic } from "../../words/zh_hant/matter.ts";
import type { SelectAnswer } from "../answer.ts";
import { SIDE } from "../sides.ts";
import type { SelectWords } from "./en.ts";

const side = natives(SIDE);

type Found = SelectAnswer["found"][number];

function heldText({ door: id, stars, god: by, formations, signs }: Found): string {
  const there = [
    ...(id ? [door[id]] : []),
    ...stars.map((one) => star[one]),
    ...(by ? [god[by]] : []),
  ];
  const stands =
    signs.length > 0 ? `，用神「${signs.map((one) => role[one]).join("」「")}」落此宮` : "";
  const formed =
    formations.length > 0
      ? `，格局見${formations.map((one) => nativeOf(FORMATION, one)).join("、")}`
      : "";
  return `得${there.join("、")}${stands}${formed}`;
}

/** 「兌西」寫作「西方兌宮」。 */
const sideText = (id: Found["side"]) => `${side[id].slice(1)}方${side[id][0]}宮`;

function tell({ date, starts, ends, hour, side: id, score }: Found): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year} 年 ${month} 月 ${day} 日 ${starts} 至 ${ends}（${nativeOf(BRANCH, pairOf(hour).branch.id)}時）的${sideText(id)}（${score} 分）`;
}

export const zhHant: SelectWords = {
  title: "奇門擇時",
  summary: "於一段日期中，為所求之事尋門、星、神、格相宜的時辰與方位，最佳者在前，並述其由",
  inputs: {
    purpose: { label: "所求", about: "為何事擇時", values: topic },
    from: { label: "起", about: "首日，YYYY-MM-DD" },
    to: { label: "迄", about: "末日，至多三十一日" },
    directions: { label: "方位", about: "可用之方；不填則八方皆論", values: side },
    limit: { label: "筆數", about: "列出幾個時辰，不填為十" },
  },
  fields: {
    purpose: "所求",
    from: "起",
    to: "迄",
    zone: "時區",
    searched: "所查時辰",
    sought: "用神",
    found: "所得時辰",
    date: "日期",
    starts: "起時",
    ends: "迄時",
    hour: "時柱",
    dun: "陰陽遁",
    ju: "局數",
    side: "方位",
    palace: "宮",
    door: "門",
    stars: "星",
    god: "神",
    formations: "格局",
    condition: "成格之條件",
    sense: "其義",
    signs: "在此之用神",
    score: "分數",
    because: "緣由",
    days: "各日",
    hours: "各時",
    branch: "時支",
    best: "最佳之方",
  },
  terms: { topic, role, palaceSide: side, door, star, god, dun, formation },
  phrases: {
    hasDoor: board.phrases.hasDoor,
    hasStar: board.phrases.hasStar,
    hasGod: board.phrases.hasGod,
    hasMark: board.phrases.hasMark,
    hasFormation: board.phrases.hasFormation,
    isVoid: board.phrases.isVoid,
    boardMark: board.phrases.boardMark,
    palaceAt: board.phrases.palaceAt,
    signHere: ({ role: id }) => `用神「${role[id]}」落此宮`,
  },
  conventions: board.conventions,
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    spanReversed: { when: "首日在末日之後", says: "無時可查：首日在末日之後" },
    spanTooLong: {
      when: "跨度超過三十一日",
      says: ({ days, most }) => `所給共 ${days} 日，至多可查 ${most} 日`,
    },
  },
  reading({ purpose, found, sought, searched }) {
    const [first, ...rest] = found;
    const more = rest.slice(0, 2).map((one) => `${tell(one)}，${heldText(one)}。`);
    const best =
      first!.score >= 60
        ? `為${topic[purpose]}擇時，${searched} 個時辰之中，以 ${tell(first!)}為最佳。`
        : `為${topic[purpose]}擇時，${searched} 個時辰之中並無上選，較可用者為 ${tell(first!)}。`;
    return [
      `${best}此宮${heldText(first!)}。${topic[purpose]}所取用神：${sought.map((one) => role[one]).join("、")}。`,
      ...(more.length > 0 ? [`其次：${more.join("")}`] : []),
    ];
  },
  picture: {
    title: (purpose) => `擇時：${topic[purpose]}`,
    entry: (one) => `${one.date} ${one.starts}：${side[one.side]}，${one.score}`,
    legend: ["色愈深，該時最佳之方愈相宜。", "最佳的時辰以數字標出。"],
  },
};
