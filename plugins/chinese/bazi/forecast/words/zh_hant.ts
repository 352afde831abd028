import { BRANCH, STEM } from "#lore";
import type { Reading, Speaker } from "#sdk";
import { phrases as boundaryPhrases, refusals } from "../../../calendar/words/zh_hant.ts";
import { pairOf } from "../../../core/pairs.ts";
import { natives, nativeOf } from "../../../core/natives.ts";
import { lifeStage, naYin, phase, tenGod } from "../../../core/words/zh_hant.ts";
import { ELEMENT_ROLE } from "../../chart/useful_god_answer.ts";
import { omissions } from "../../chart/words/zh_hant.ts";
import { conventions } from "../../chart/words/zh_hant/conventions.ts";
import {
  judgementTerms,
  strength,
  strengthPhrases,
  structure,
  structurePhrases,
  usefulGodPhrases,
} from "../../chart/words/zh_hant/judgement.ts";
import { luckThemes } from "../../chart/words/zh_hant/themes.ts";
import type { Forecast } from "../answer.ts";
import { factsOf } from "../facts.ts";
import { MEETING, TAI_SUI } from "../meetings.ts";
import type { Passing } from "../outlook.ts";
import type { RangeRefusal } from "../read_forecast.ts";
import type { BaziForecastWords } from "./en.ts";

type Period = Forecast["periods"][number];

const unit = { year: "年", month: "月", day: "日" };
const standing = { year: "年柱", month: "月柱", day: "日柱", hour: "時柱", luck: "大運" };
const meeting = natives(MEETING);
const taiSui = natives(TAI_SUI);
const role = natives(ELEMENT_ROLE);
const tone = { favourable: "得力", mixed: "得失參半", demanding: "辛勞" };

function rangeFault(range: RangeRefusal["badRange"]): string {
  switch (range.fault) {
    case "noDate":
      return `無法推算：「${range.date}」並非 0 至 9999 年間之日期`;
    case "backwards":
      return `無法推算：${range.to} 早於 ${range.from}`;
    case "tooFar":
      return `無法推算 ${range.from} 至 ${range.to}：須在出生前後 ${range.years} 年之內，且至多 ${range.most} ${unit[range.unit]}`;
    case "tooMany":
      return `無法推算 ${range.from} 至 ${range.to}：範圍含 ${range.count} ${unit[range.unit]}，須為 1 至 ${range.most}`;
  }
}

function readGround({ natal }: Forecast): string {
  return `命局${natal.native}，日主${nativeOf(STEM, natal.dayMaster)}，${strength[natal.strength.value]}，用神為${phase[natal.usefulGod.value]}。以下各期，以其是否得用神、遇忌神而論。`;
}

function themeOf({ tenGod: god, tone: leans }: Pick<Passing, "tenGod" | "tone">): string {
  const { bright, dark } = luckThemes[god];
  if (leans === "favourable") return bright;
  return leans === "demanding" ? dark : `${bright}，亦須防${dark}`;
}

/** @param before 前一期，其大運相同者不再重提 */
function readPeriod(
  period: Period,
  before: Period | undefined,
  by: keyof typeof unit,
  say: Speaker,
): string {
  const { native } = pairOf(period.pillar);
  const head = {
    year: `${period.year} ${native}年，虛歲 ${period.nominalAge}`,
    month: `${native}月（${period.from.slice(0, 10)} 起）`,
    day: `${period.from} ${native}日`,
  }[by];
  const reasons = period.scoreParts.slice(0, 3).map((part) => say.phrase(part));
  const sentences = [
    `${head}，${tenGod[period.tenGod]}值${unit[by]}，${tone[period.tone]}（${period.score} 分）：${themeOf(period)}。`,
  ];
  if (reasons.length > 0) sentences.push(`所據：${reasons.join("；")}。`);
  const { pillar: luck, changesTo, changesOn } = period.luck;
  if (luck && luck !== before?.luck.pillar) sentences.push(`行${pairOf(luck).native}運。`);
  if (changesTo) sentences.push(`${changesOn ?? "期內"}交入${pairOf(changesTo).native}運。`);
  if (period.taiSui.length > 0) {
    sentences.push(`生年${period.taiSui.map((id) => taiSui[id]).join("、")}，宜低調守成。`);
  }
  const opposed = period.meetings.find((one) => one.meeting === "clash");
  if (opposed) sentences.push(`與${standing[opposed.with]}相沖，主有變動。`);
  const ranked = [...period.months].sort((a, b) => b.score - a.score);
  const [best, hardest] = [ranked[0], ranked.at(-1)];
  if (best && hardest && best !== hardest) {
    const named = (month: typeof best) =>
      `${pairOf(month.pillar).native}月（${month.from.slice(0, 10)} 起）`;
    sentences.push(`月份以${named(best)}最順，${named(hardest)}最須謹慎。`);
  }
  return sentences.join("");
}

function readOut(forecast: Forecast, say: Speaker): Reading {
  const { periods, unit: by } = forecast;
  return {
    paragraphs: [
      readGround(forecast),
      ...periods.slice(0, 12).map((one, i) => readPeriod(one, periods[i - 1], by, say)),
    ],
    outline: ["命局", "流年流月", "各月"],
    facts: factsOf(forecast, say),
  };
}

export const zhHant: BaziForecastWords = {
  title: "八字流運",
  summary: "以命局與所行大運論流年、流月、流日，並附各年十二節令月",
  inputs: {
    from: { label: "起日", about: "範圍首日，YYYY-MM-DD" },
    to: { label: "迄日", about: "範圍末日，不填則同首日" },
    unit: { label: "單位", about: "所論為年、月或日，預設為年", values: unit },
  },
  fields: {
    natal: "命局",
    "natal/native": "四柱",
    dayMaster: "日主",
    strength: "強弱",
    structure: "格局",
    usefulGod: "用神",
    luckDirection: "大運順逆",
    hourKnown: "時辰已知",
    unit: "單位",
    periods: "各期",
    pillar: "干支",
    tenGod: "十神",
    hiddenTenGods: "支藏十神",
    stage: "星運",
    naYin: "納音",
    meetings: "刑沖合會",
    meeting: "關係",
    with: "所遇之柱",
    between: "干支",
    "meetings/native": "干支字",
    tone: "順逆",
    scoreParts: "計分",
    points: "點數",
    year: "年",
    from: "起",
    to: "迄",
    nominalAge: "虛歲",
    luck: "大運",
    changesTo: "交入",
    changesOn: "交運日",
    taiSui: "犯太歲",
    months: "各月",
  },
  terms: {
    strength,
    structure,
    luckDirection: judgementTerms.luckDirection,
    tenGod,
    lifeStage,
    naYin,
    meeting,
    standing,
    meets: { stems: "天干", branches: "地支", pillars: "整柱" },
    taiSui,
    tone,
    unit,
  },
  phrases: {
    ...boundaryPhrases,
    ...strengthPhrases,
    ...structurePhrases,
    ...usefulGodPhrases,
    stemIs: ({ stem, element, role: as }) =>
      `${nativeOf(STEM, stem)}屬${phase[element]}，為${role[as]}`,
    branchIs: ({ branch, element, role: as }) =>
      `${nativeOf(BRANCH, branch)}屬${phase[element]}，為${role[as]}`,
    luckIs: ({ pillar, element, role: as }) =>
      `大運${pairOf(pillar).native}屬${phase[element]}，為${role[as]}`,
    meets: ({ meeting: id, place, native }) => `與${standing[place]}${meeting[id]}（${native}）`,
  },
  conventions,
  refusals: {
    longitudeNeeded: refusals.longitudeNeeded,
    badRange: { when: "起迄並非日期、迄日早於起日，或範圍過長", says: rangeFault },
  },
  omissions,
  reading: readOut,
  picture: {
    title: (pillars) => `流運：${pillars}`,
    subtitle: (natal, needs, luck) => `${natal} · 用神${phase[needs]}${luck ? ` · ${luck}運` : ""}`,
    legend: "五十為中；以合用神之度計",
  },
};
