/** 以繁體中文撰寫解讀，每段對應大綱一項。 */
import { BRANCH } from "#lore";
import { chinese, type Reading, type Speaker } from "#sdk";
import { PLACES } from "../../../../calendar/pillars.ts";
import { place } from "../../../../calendar/words/zh_hant.ts";
import { pairOf } from "../../../../core/pairs.ts";
import { nativeOf } from "../../../../core/natives.ts";
import { phase, tenGod } from "../../../../core/words/zh_hant.ts";
import type { ChartAnswer } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import {
  brightStars,
  fullAndWanting,
  leadingGod,
  READ_TIES,
  stretchesOf,
  tiesOfDay,
  weighLuck,
  type ReadTie,
  type Stretch,
} from "../../highlights.ts";
import { judgementTerms, structure } from "./judgement.ts";
import { star } from "./stars.ts";
import {
  dayMasters,
  families,
  luckThemes,
  months,
  seasons,
  states,
  strengths,
  structures,
  ties,
  usefulFor,
} from "./themes.ts";

const list = (items: readonly string[]) => chinese.list(items, "、");

/** 全篇，並附撰文者可用之事實。 */
export function readOut(answer: ChartAnswer, say: Speaker): Reading {
  return {
    paragraphs: [
      readDayMaster(answer),
      readStrength(answer),
      readStructure(answer, say),
      readUsefulGod(answer, say),
      readTies(answer),
      readLuck(answer),
      readLimits(answer),
    ],
    outline: ["日主與月令", "強弱", "格局", "用神", "宮位與神煞", "大運"],
    facts: factsOf(answer, say),
  };
}

function readDayMaster({ dayMaster, pillars, strength: judged }: ChartAnswer): string {
  const shown = PLACES.flatMap((at) => {
    const one = pillars[at];
    return one ? [pairOf(one.pillar).native] : [];
  });
  return (
    `此造${pillars.hour ? "四" : "三"}柱為${list(shown)}。${dayMasters[dayMaster]}。` +
    `${months[pillars.month.branch]}，${seasons[judged.season]}。`
  );
}

function readStrength(answer: ChartAnswer): string {
  const { verdict, score, tests } = answer.strength;
  const { most, mostPercent, wanting } = fullAndWanting(answer);
  const gained = [
    tests.season ? "得令" : "失令",
    tests.root ? "得地" : "失地",
    tests.company ? "得勢" : "失勢",
  ];
  const lack =
    wanting.length === 0
      ? "五行無所偏缺"
      : `${list(wanting.map((element) => phase[element]))}幾不可見`;
  return (
    `逐項權衡，生扶日主者佔全局 ${score}%，${list(gained)}；${strengths[verdict.value]}。` +
    `五行以${phase[most]}最盛，佔 ${mostPercent}%，${lack}。`
  );
}

function readStructure({ structure: { verdict, state } }: ChartAnswer, say: Speaker): string {
  const reasons = state.because.map((one) => say.phrase(one)).join("，而");
  return (
    `論格局，${say.phrase(verdict.because[0]!)}，定為${structure[verdict.value]}。` +
    `${structures[verdict.value]}。${states[state.value]}：${reasons}。`
  );
}

function readUsefulGod({ usefulGod }: ChartAnswer, say: Speaker): string {
  const { useful, favourable, adverse } = usefulGod.roles;
  const name = phase[useful.element];
  return (
    `論用神，以${judgementTerms.usefulGodMethod[usefulGod.method]}之法取${name}：${say.phrase(usefulGod.verdict.because[0]!)}。` +
    `${name}於日主為${families[useful.family]}；${usefulFor[useful.element]}。` +
    `${phase[favourable.element]}能生用神，為喜；${phase[adverse.element]}剋用神，為忌，凡涉${families[adverse.family]}，宜有節制。`
  );
}

function readTies(answer: ChartAnswer): string {
  const seat = answer.pillars.day;
  const sentences = [
    `日支${nativeOf(BRANCH, seat.branch)}為婚姻之宮，中藏${tenGod[seat.hiddenStems[0]!.tenGod]}。`,
  ];
  for (const tie of tiesOfDay(answer)
    .filter((one) => READ_TIES.includes(one.relation as ReadTie))
    .slice(0, 2)) {
    const half = tie.between === "stems" ? "干" : "支";
    const others = list(tie.others.map((one) => place[one]));
    sentences.push(
      `日${half}${tie.own}與${others}${half}${tie.native}${ties[tie.relation as ReadTie]}。`,
    );
  }
  const stars = brightStars(answer);
  if (stars.length > 0) {
    const each = stars.map((id) => `${star[id].text}主${star[id].meaning}`).join("；");
    sentences.push(`神煞之中，${each}。`);
  }
  return sentences.join("");
}

function readLuck(answer: ChartAnswer): string {
  const { direction, start, startDate, startBetween, pillars } = answer.luck;
  const begins = start
    ? `${span(start.years, start.months)}起運，時在 ${startDate}`
    : startBetween
      ? `起運約在 ${startBetween.earliest} 至 ${startBetween.latest} 之間`
      : "無出生日期則不知起運之歲";
  const first = pairOf(pillars[0]!.pillar).native;
  const opening = `大運由月柱${judgementTerms.luckDirection[direction.value]}行，${begins}，首運${first}。`;
  return opening + stretchesOf(weighLuck(answer)).map(readStretch).join("");
}

function readStretch(stretch: Stretch, index: number): string {
  const { cycles, tone } = stretch;
  const names = list(cycles.map(({ cycle }) => pairOf(cycle.pillar).native));
  const from = cycles[0]!.cycle.startAge?.nominal;
  const length = cycles.length * 10;
  const years = from === undefined ? `${length} 年` : `虛歲 ${from} 至 ${from + length - 1}`;
  const { bright, dark } = luckThemes[leadingGod(stretch)];
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

function readLimits(answer: ChartAnswer): string {
  const limit = "命局言稟賦與時勢，如何自處則在其人；順運虛擲，終不如逆運善用。";
  return answer.hourKnown
    ? limit
    : `出生時辰不詳，以上皆就三柱立論；時辰所能更動者，見未決各項。${limit}`;
}

function span(years: number, months: number): string {
  if (years === 0 && months === 0) return "生後未滿一月";
  return `生後${years > 0 ? ` ${years} 年` : ""}${months > 0 ? ` ${months} 個月` : ""}`;
}
