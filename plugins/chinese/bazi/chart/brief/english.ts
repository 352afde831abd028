import type { ChartAnswer } from "../answer.ts";
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
  ELEMENT_EN,
  FAMILIES,
  LUCK_THEMES,
  MONTHS,
  RELATIONS,
  SEASON_STATES,
  STATES,
  STRENGTHS,
  STRUCTURES,
  USEFUL,
} from "./words_en.ts";
import { capital, listed } from "../../../core/prose.ts";

/** Writes the reading in English, one paragraph for each heading of the outline. */
export function writeEnglish(answer: ChartAnswer): string {
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
  const count = pillars.hour ? "four" : "three";
  const shown = [pillars.year, pillars.month, pillars.day, pillars.hour]
    .flatMap((pillar) => (pillar ? [pillar.native] : []))
    .join(" ");
  return (
    `The ${count} pillars are ${shown}. The day master is ${self.native} (${self.roman}, ${self.gloss}), ` +
    `${DAY_MASTERS[self.index]}. It was born ${MONTHS[pillars.month.branch.index]}. ` +
    SEASON_STATES[strength.season.id]
  );
}

function strength(answer: ChartAnswer): string {
  const { strength: found } = answer;
  const { most, mostPercent, wanting } = fullAndWanting(answer);
  const tests = found.tests;
  const gained = [
    tests.season.passed ? "the season" : "",
    tests.root.passed ? "a root in the branches" : "",
    tests.company.passed ? "company among the stems" : "",
  ].filter((word) => word !== "");
  const has =
    gained.length === 3
      ? "It has all three supports of the old test: season, root and company."
      : gained.length === 0
        ? "It has none of the three supports of the old test: neither season nor root nor company."
        : `Of the three supports of the old test it has ${listed(gained)}.`;
  const lack =
    wanting.length === 0
      ? "no element is wholly wanting"
      : `${listed(wanting)} ${wanting.length === 1 ? "is" : "are"} hardly to be found`;
  return (
    `Weighed part by part, what feeds and befriends it makes up ${found.score} percent of the chart: ` +
    `${STRENGTHS[found.verdict.value]}. ${has} ` +
    `${ELEMENT_EN[most]} is the fullest element with ${mostPercent} percent; ${lack}.`
  );
}

function structure(answer: ChartAnswer): string {
  const { structure: found } = answer;
  const because = found.verdict.because[0]!.rule;
  const state = found.state.because.map(({ rule }) => rule).join(", but ");
  return (
    `The structure is ${found.name.native} (${found.name.roman}), ${article(found.name.gloss)}, since ${because}. ` +
    `${STRUCTURES[found.verdict.value]} ${STATES[found.state.value]}: ${state}.`
  );
}

function usefulGod(answer: ChartAnswer): string {
  const { roles, method, verdict } = answer.usefulGod;
  const { useful, favourable, adverse } = roles;
  return (
    `What the chart most needs is ${useful.element}, found by the method of ${method.gloss} (${method.native}): ` +
    `${verdict.because[0]!.rule}. For this day master ${useful.element} stands for ${FAMILIES[useful.family as keyof typeof FAMILIES]}, ` +
    `and in the world for ${USEFUL[useful.element]}. ${ELEMENT_EN[favourable.element]} feeds it and is welcome; ` +
    `${adverse.element} works against it, so where ${FAMILIES[adverse.family as keyof typeof FAMILIES]} crowd in, moderation pays.`
  );
}

/** What touches the seat of marriage, and the stars that favour the chart. */
function ties(answer: ChartAnswer): string {
  const sentences: string[] = [];
  const seat = answer.pillars.day;
  sentences.push(
    `The seat of marriage, the day branch, is ${seat.branch.native} (${seat.branch.gloss}), which holds ${seat.hiddenStems[0]!.tenGod.gloss} ` +
      `and sees the day master at the stage of ${seat.stage.gloss}.`,
  );
  const self = answer.pillars.day;
  for (const tie of tiesOfDay(answer)
    .filter(({ id }) => id in RELATIONS)
    .slice(0, 2)) {
    const isStem = tie.between === "stems";
    const own = isStem ? self.stem.native : self.branch.native;
    const many = tie.others.length > 1 ? "s" : "";
    sentences.push(
      `The day ${isStem ? "stem" : "branch"} ${own} and the ${listed(tie.others)} ${isStem ? "stem" : `branch${many ? "e" : ""}`}${many} ${tie.native} ${RELATIONS[tie.id]}.`,
    );
  }
  const stars = favourableStars(answer);
  if (stars.length > 0) {
    sentences.push(
      `Among the stars ${listed(stars.map((star) => `${star.native} (${star.gloss})`))} ${stars.length === 1 ? "stands" : "stand"} out: ` +
        `${stars.map((star) => star.meaning.en).join("; ")}.`,
    );
  }
  return sentences.join(" ");
}

const BRIGHT_STARS = [
  "tianYi",
  "tianDe",
  "yueDe",
  "wenChang",
  "luShen",
  "jiangXing",
  "taiJi",
  "yiMa",
  "taoHua",
  "huaGai",
];

/** The three brightest stars present, each once. */
export function favourableStars(answer: ChartAnswer): readonly ChartAnswer["stars"][number][] {
  const byId = new Map(answer.stars.map((star) => [star.id, star]));
  return BRIGHT_STARS.flatMap((id) => byId.get(id) ?? []).slice(0, 3);
}

function luck(answer: ChartAnswer): string {
  const { luck: found } = answer;
  const first = found.pillars[0]!;
  const start = found.start
    ? `They begin ${span(found.start.years, found.start.months)} after birth, on ${found.startDate},`
    : `They begin between ${found.startBetween!.earliest} and ${found.startBetween!.latest}`;
  const opening = `The ten-year cycles run ${found.direction.value} from the month. ${start} with ${first.native}.`;
  return [opening, ...stretchesOf(weighLuck(answer)).map(tellStretch)].join(" ");
}

function tellStretch(stretch: Stretch, index: number): string {
  const { cycles, tone } = stretch;
  const names = listed(cycles.map(({ cycle }) => cycle.native));
  const from = cycles[0]!.cycle.startAge.completed;
  const to = cycles.at(-1)!.cycle.startAge.completed + 10;
  const years = `from about ${from} to ${to}`;
  const one = cycles.length === 1;
  const { bright, dark } = LUCK_THEMES[leadingGod(stretch)];
  if (tone === "kind") {
    return index % 2 === 0
      ? `${capital(years)} the luck of ${names} brings what the chart needs: ${bright}. These are years to build and to ask for more.`
      : `With ${names}, ${years}, the wind is behind it: ${bright}.`;
  }
  if (tone === "demanding") {
    return index % 2 === 0
      ? `${capital(years)} the luck of ${names} leans against the chart: ${dark}. Keep reserves, and let commitments be few and firm.`
      : `${names}, ${years}, ask${one ? "s" : ""} more than ${one ? "it gives" : "they give"}, with ${dark}; patience is the better part.`;
  }
  return `${names}, ${years}, mix${one ? "es" : ""} gain and cost: ${bright} on the one hand, ${dark} on the other.`;
}

/** What the reading cannot say. */
function disclosure(answer: ChartAnswer): string {
  const limit =
    "Pillars show a temper and its weather. What is built under that weather is not written in them, and a kind decade wasted has no more to show than a hard one well used.";
  if (answer.hourKnown) return limit;
  return `The hour of birth is unknown, so all of this rests on three pillars; the list of open verdicts says what the hour could still change. ${limit}`;
}

function span(years: number, months: number): string {
  const parts = [
    years > 0 ? `${years} ${years === 1 ? "year" : "years"}` : "",
    months > 0 ? `${months} ${months === 1 ? "month" : "months"}` : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(" and ") : "within a month";
}

function article(gloss: string): string {
  return /^(the|follow|dominant|established|transformation)/.test(gloss) ? gloss : `the ${gloss}`;
}
