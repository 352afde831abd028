import { phrases as boundaryPhrases, refusals } from "#east/calendar/words/zh_hant.ts";
import { lifeStage, naYin, phase, tenGod } from "../../../core/words/zh_hant.ts";
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
import { star } from "../../chart/words/zh_hant/stars.ts";
import type { RangeRefusal } from "../read_forecast.ts";
import type { BaziForecastWords } from "./en.ts";
import { readOut } from "./zh_hant/reading.ts";
import {
  annualStar,
  meeting,
  outlookPhrases,
  standing,
  taiSui,
  tone,
  topic,
  topicPhrases,
  unit,
} from "./zh_hant/terms.ts";

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
    annualStar: "歲中神煞",
    completions: "會全",
    "completions/with": "所會之柱",
    "completions/native": "三支",
    result: "所聚",
    stars: "所引神煞",
    meaning: "所主",
    topics: "各事",
    topic: "事",
    verdict: "判語",
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
    annualStar,
    topic,
    star,
  },
  phrases: {
    ...boundaryPhrases,
    ...strengthPhrases,
    ...structurePhrases,
    ...usefulGodPhrases,
    ...outlookPhrases,
    ...topicPhrases,
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
