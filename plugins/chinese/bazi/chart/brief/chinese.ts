import { ELEMENT_NAMES } from "../../../core/elements.ts";
import type { TenGodId } from "../../../core/ten_gods.ts";
import type { ChartAnswer } from "../answer.ts";
import { PLACE_NATIVE } from "../chart.ts";
import { favourableStars } from "./english.ts";
import {
  fullAndWanting,
  stretchesOf,
  weighLuck,
  type Outlook,
  type Stretch,
} from "./luck_outlook.ts";
import {
  DAY_MASTERS,
  FAMILIES,
  LUCK_THEMES,
  MONTHS,
  RELATIONS,
  SEASON_STATES,
  STATES,
  STRENGTHS,
  STRUCTURES,
  USEFUL,
} from "./words_zh.ts";

/** 以繁體中文撰寫解讀，每段對應大綱一項。 */
export function writeChinese(answer: ChartAnswer): string {
  return [
    dayMaster(answer),
    strength(answer),
    structure(answer),
    usefulGod(answer),
    ties(answer),
    luck(answer),
    disclosure(answer),
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function dayMaster(answer: ChartAnswer): string {
  const { dayMaster: self, pillars, strength } = answer;
  const shown = [pillars.year, pillars.month, pillars.day, pillars.hour]
    .flatMap((pillar) => (pillar ? [pillar.native] : []))
    .join("、");
  return (
    `此造${pillars.hour ? "四" : "三"}柱為${shown}。${DAY_MASTERS[self.index]}。` +
    `${MONTHS[pillars.month.branch.index]}，${SEASON_STATES[strength.season.id]}。`
  );
}

function strength(answer: ChartAnswer): string {
  const { strength: found } = answer;
  const { most, mostPercent, wanting } = fullAndWanting(answer);
  const { season, root, company } = found.tests;
  const gained = [
    season.passed ? "得令" : "失令",
    root.passed ? "得地" : "失地",
    company.passed ? "得勢" : "失勢",
  ];
  const lack =
    wanting.length === 0
      ? "五行無所偏缺"
      : `${wanting.map((element) => ELEMENT_NAMES[element].native).join("、")}幾不可見`;
  return (
    `逐項權衡，生扶日主者佔全局百分之${found.score}，${gained.join("、")}；${STRENGTHS[found.verdict.value]}。` +
    `五行以${ELEMENT_NAMES[most].native}最盛，佔百分之${mostPercent}，${lack}。`
  );
}

function structure(answer: ChartAnswer): string {
  const { structure: found } = answer;
  const state = found.state.because.map(({ rule }) => rule).join("，而");
  return (
    `論格局，${found.verdict.because[0]!.rule}，定為${found.name.native}。` +
    `${STRUCTURES[found.verdict.value]}。${STATES[found.state.value]}：${state}。`
  );
}

function usefulGod(answer: ChartAnswer): string {
  const { roles, method, verdict } = answer.usefulGod;
  const { useful, favourable, adverse } = roles;
  return (
    `論用神，以${method.native}之法取${useful.name.native}：${verdict.because[0]!.rule}。` +
    `${useful.name.native}於日主為${FAMILIES[useful.family as keyof typeof FAMILIES]}；${USEFUL[useful.element]}。` +
    `${favourable.name.native}能生用神，為喜；${adverse.name.native}剋用神，為忌，凡涉${FAMILIES[adverse.family as keyof typeof FAMILIES]}，宜有節制。`
  );
}

function ties(answer: ChartAnswer): string {
  const seat = answer.pillars.day;
  const sentences = [
    `日支${seat.branch.native}為婚姻之宮，中藏${seat.hiddenStems[0]!.tenGod.native}。`,
  ];
  for (const found of answer.relations) {
    const phrase = RELATIONS[found.relation.id];
    if (!phrase || !found.pillars.includes("day") || found.pillars.length > 2) continue;
    const other = found.pillars.find((place) => place !== "day")! as keyof typeof PLACE_NATIVE;
    const part = found.between === "stems" ? "干" : "支";
    sentences.push(`日${part}與${PLACE_NATIVE[other]}${part}（${found.native}）${phrase}。`);
    if (sentences.length === 3) break;
  }
  const stars = favourableStars(answer);
  if (stars.length > 0) {
    const told = stars.map((star) => `${star.native}主${star.meaning.zhHant}`).join("；");
    sentences.push(`神煞之中，${told}。`);
  }
  return sentences.join("");
}

function luck(answer: ChartAnswer): string {
  const { luck: found } = answer;
  const first = found.pillars[0]!;
  const start = found.start
    ? `生後${span(found.start.years, found.start.months)}起運，時在 ${found.startDate}`
    : `起運約在 ${found.startBetween!.earliest} 至 ${found.startBetween!.latest} 之間`;
  const opening =
    `大運由月柱${found.direction.value === "forward" ? "順" : "逆"}行，${start}，` +
    `首運${first.native}，${first.tenGod.native}當頭，${LUCK_THEMES[first.tenGod.id as TenGodId]}。`;
  return opening + stretchesOf(weighLuck(answer)).map(tellStretch).join("");
}

function tellStretch({ cycles, tone }: Stretch, index: number): string {
  const names = cycles.map(({ cycle }) => cycle.native).join("、");
  const from = cycles[0]!.cycle.startAge.nominal;
  const to = cycles.at(-1)!.cycle.startAge.nominal + 9;
  const years = `${from} 至 ${to} 歲`;
  const theme = leading(cycles, tone);
  if (tone === "kind") {
    return index % 2 === 0
      ? `${years}行${names}運，用神得力，${theme}，宜進取建樹。`
      : `至${names}運（${years}），順風而行，${theme}。`;
  }
  if (tone === "demanding") {
    return index % 2 === 0
      ? `${years}行${names}運，與所需相違，${theme}；宜留餘力，少諾而重信。`
      : `${names}運（${years}）所求多於所予，${theme}，以耐心為上。`;
  }
  return `${names}運（${years}）得失參半，${theme}。`;
}

function leading(cycles: readonly Outlook[], tone: Stretch["tone"]): string {
  const clearest = cycles.reduce((a, b) =>
    tone === "demanding" ? (b.score < a.score ? b : a) : b.score > a.score ? b : a,
  );
  return LUCK_THEMES[clearest.cycle.tenGod.id as TenGodId];
}

function disclosure(answer: ChartAnswer): string {
  return answer.hourKnown ? "" : "出生時辰不詳，以上皆就三柱立論；時辰所能更動者，見未決各項。";
}

function span(years: number, months: number): string {
  if (years === 0 && months === 0) return "未滿一月";
  return `${years > 0 ? `${years} 年` : ""}${months > 0 ? ` ${months} 個月` : ""}`.trim();
}
