import * as calendar from "#east/calendar/words/zh_hant.ts";
import type { Place } from "#east/calendar/pillars.ts";
import { natives } from "#east/natives.ts";
import * as core from "../../../core/words/zh_hant.ts";
import type { StarId } from "../../chart/star_table.ts";
import { zhHant as chart } from "../../chart/words/zh_hant.ts";
import { conventions as schools } from "../../chart/words/zh_hant/conventions.ts";
import { star } from "../../chart/words/zh_hant/stars.ts";
import type { StarsAnswer } from "../answer.ts";
import { NATURE, type Nature } from "../nature.ts";
import type { StarsWords } from "./en.ts";

const { clock, dayBoundary, yearBoundary, noble, yinBlade } = schools;
const WHOSE: Readonly<Record<Place, string>> = {
  year: "祖上與早年",
  month: "父母兄弟與事業",
  day: "自身與婚姻",
  hour: "子女與晚景",
};

function starsOf({ stars }: StarsAnswer, nature: Nature) {
  const places = new Map<StarId, Set<Place>>();
  for (const one of stars) {
    if (one.nature !== nature) continue;
    const at = places.get(one.star) ?? new Set<Place>();
    for (const place of one.places) at.add(place);
    places.set(one.star, at);
  }
  return [...places].map(([id, at]) => ({ id, places: [...at] }));
}

function told(answer: StarsAnswer, nature: Nature): string {
  return starsOf(answer, nature)
    .map(({ id, places }) => {
      const where = places.map((place) => calendar.place[place]).join("、");
      return `${star[id].text}在${where}柱，主${star[id].meaning}`;
    })
    .join("；");
}

function seatText(answer: StarsAnswer): string {
  const help = starsOf(answer, "helpful");
  const counted = answer.pillars.map(({ place }) => ({
    place,
    count: help.filter(({ places }) => places.includes(place)).length,
  }));
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 1
    ? `吉神以${calendar.place[best.place]}柱為多，計 ${best.count} 位，所應在${WHOSE[best.place]}。`
    : "";
}

export const zhHant: StarsWords = {
  title: "八字神煞",
  summary: "四柱所見神煞六十餘種，各列所起、所在之柱與其義",
  inputs: chart.inputs,
  fields: {
    native: "四柱",
    gender: "性別",
    pillars: "各柱",
    place: "柱",
    stem: "天干",
    branch: "地支",
    stars: "神煞",
    star: "神煞",
    meaning: "其義",
    nature: "類別",
    from: "所起",
    places: "所在",
    carriedBy: "所憑",
    counts: "數目",
    helpful: "吉神",
    mixed: "中平",
    harmful: "凶煞",
  },
  terms: {
    gender: core.gender,
    place: calendar.place,
    star,
    starOrigin: chart.terms.starOrigin,
    nature: natives(NATURE),
  },
  phrases: calendar.phrases,
  conventions: {
    clock,
    dayBoundary,
    yearBoundary,
    noble,
    yinBlade,
    stems: { title: "干上諸神所起", options: { day: "以日干起", dayAndYear: "年干日干並起" } },
  },
  refusals: chart.refusals,
  omissions: {
    gender: "未提供性別：元辰、勾煞、絞煞男女順逆相反，此處依男命。",
    birthHour: "未提供出生時間：時柱之神煞從缺，當日各時辰均已逐一試算。",
  },
  reading(answer) {
    const { helpful, mixed, harmful } = answer.counts;
    const kinds = [
      ...(helpful > 0 ? [`吉神 ${helpful} 位`] : []),
      ...(mixed > 0 ? [`中平者 ${mixed} 位`] : []),
      ...(harmful > 0 ? [`宜慎者 ${harmful} 位`] : []),
    ];
    return [
      `${answer.native}，見${kinds.join("、")}。${seatText(answer)}`,
      ...(helpful > 0 ? [`吉神：${told(answer, "helpful")}。`] : []),
      ...(mixed > 0 ? [`依局而定：${told(answer, "mixed")}。`] : []),
      ...(harmful > 0 ? [`宜慎：${told(answer, "harmful")}。`] : []),
    ];
  },
  picture: {
    name: "八字神煞",
    title: (native) => `八字神煞：${native}`,
    heads: { year: "年柱", month: "月柱", day: "日柱", hour: "時柱" },
    rows: () => [],
    legend: [
      ["helpful", "吉神"],
      ["mixed", "中平"],
      ["harmful", "凶煞"],
    ],
  },
};
