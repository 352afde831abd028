import { ELEMENT_NAMES } from "../../../core/elements.ts";
import type { ChartAnswer } from "../answer.ts";
import { PLACE_NATIVE } from "../chart.ts";
import { favourableStars } from "./english.ts";
import {
  fullAndWanting,
  leadingGod,
  stretchesOf,
  tiesOfDay,
  weighLuck,
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
    `逐項權衡，生扶日主者佔全局 ${found.score}%，${gained.join("、")}；${STRENGTHS[found.verdict.value]}。` +
    `五行以${ELEMENT_NAMES[most].native}最盛，佔 ${mostPercent}%，${lack}。`
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
  for (const tie of tiesOfDay(answer)
    .filter(({ id }) => id in RELATIONS)
    .slice(0, 2)) {
    const isStem = tie.between === "stems";
    const own = isStem ? seat.stem.native : seat.branch.native;
    const others = tie.others.map((place) => PLACE_NATIVE[place]).join("、");
    sentences.push(
      `日${isStem ? "干" : "支"}${own}與${others}${isStem ? "干" : "支"}${tie.native}${RELATIONS[tie.id]}。`,
    );
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
  const start = found.start
    ? `${span(found.start.years, found.start.months)}起運，時在 ${found.startDate}`
    : `起運約在 ${found.startBetween!.earliest} 至 ${found.startBetween!.latest} 之間`;
  const opening = `大運由月柱${found.direction.value === "forward" ? "順" : "逆"}行，${start}，首運${found.pillars[0]!.native}。`;
  return opening + stretchesOf(weighLuck(answer)).map(tellStretch).join("");
}

function tellStretch(stretch: Stretch, index: number): string {
  const { cycles, tone } = stretch;
  const names = cycles.map(({ cycle }) => cycle.native).join("、");
  const from = cycles[0]!.cycle.startAge.nominal;
  const to = cycles.at(-1)!.cycle.startAge.nominal + 9;
  const years = `${from} 至 ${to} 歲`;
  const { bright, dark } = LUCK_THEMES[leadingGod(stretch)];
  if (tone === "kind") {
    return index % 2 === 0
      ? `${years}行${names}運，用神得力，${bright}，宜進取建樹。`
      : `至${names}運（${years}），順風而行，${bright}。`;
  }
  if (tone === "demanding") {
    return index % 2 === 0
      ? `${years}行${names}運，與所需相違，${dark}；宜留餘力，少諾而重信。`
      : `${names}運（${years}）所求多於所予，${dark}，以耐心為上。`;
  }
  return `${names}運（${years}）得失參半：得則${bright}，失則${dark}。`;
}

function disclosure(answer: ChartAnswer): string {
  const limit = "命局言稟賦與時勢，如何自處則在其人；順運虛擲，終不如逆運善用。";
  return answer.hourKnown
    ? limit
    : `出生時辰不詳，以上皆就三柱立論；時辰所能更動者，見未決各項。${limit}`;
}

function span(years: number, months: number): string {
  if (years === 0 && months === 0) return "生後未滿一月";
  return `生後${years > 0 ? ` ${years} 年` : ""}${months > 0 ? ` ${months} 個月` : ""}`;
}
