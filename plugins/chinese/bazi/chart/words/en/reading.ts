/** The reading of a chart in English, one paragraph for each heading of the outline. */
import { BRANCH, STEM } from "#lore";
import { english, type Reading, type Speaker } from "#sdk";
import { pairOf, stemOf } from "../../../../core/pairs.ts";
import { nativeOf } from "../../../../core/natives.ts";
import { branchName, lifeStage, stemName, tenGod } from "../../../../core/words/en.ts";
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
import { STAR } from "../../star_table.ts";
import { STRUCTURE } from "../../structures.ts";
import { USEFUL_GOD_METHOD } from "../../useful_god_answer.ts";
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

const { capital, counted, list } = english;

/** Reads a chart out, with the facts that a writer may use. */
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
    outline: [
      "Day master and season",
      "Strength",
      "Structure",
      "Useful god",
      "Ties and stars",
      "Luck cycles",
    ],
    facts: factsOf(answer, say),
  };
}

function readDayMaster({ dayMaster, pillars, strength: judged, native }: ChartAnswer): string {
  const { roman } = stemOf(dayMaster);
  return (
    `The ${pillars.hour ? "four" : "three"} pillars are ${native}. ` +
    `The day master is ${nativeOf(STEM, dayMaster)} (${roman}, ${stemName(dayMaster)}), ` +
    `${dayMasters[dayMaster]}. It was born ${months[pillars.month.branch]}. ` +
    seasons[judged.season]
  );
}

function readStrength(answer: ChartAnswer): string {
  const { verdict, score, tests } = answer.strength;
  const { most, mostPercent, wanting } = fullAndWanting(answer);
  const gained = [
    tests.season ? "the season" : "",
    tests.root ? "a root in the branches" : "",
    tests.company ? "company among the stems" : "",
  ].filter((word) => word !== "");
  const has =
    gained.length === 3
      ? "It has all three supports of the old test: season, root and company."
      : gained.length === 0
        ? "It has none of the three supports of the old test: neither season nor root nor company."
        : `Of the three supports of the old test it has ${list(gained)}.`;
  const lack =
    wanting.length === 0
      ? "no element is wholly wanting"
      : `${list(wanting)} ${wanting.length === 1 ? "is" : "are"} hardly to be found`;
  return (
    `Weighed part by part, what feeds and befriends it makes up ${score} percent of the chart: ` +
    `${strengths[verdict.value]}. ${has} ` +
    `${capital(most)} is the fullest element with ${mostPercent} percent; ${lack}.`
  );
}

function readStructure({ structure: { verdict, state } }: ChartAnswer, say: Speaker): string {
  const { value, because } = verdict;
  const { roman } = STRUCTURE.writings[value]!;
  const reasons = state.because.map((one) => say.phrase(one)).join(", but ");
  return (
    `The structure is ${nativeOf(STRUCTURE, value)} (${roman}), ${withThe(structure[value])}, since ${say.phrase(because[0]!)}. ` +
    `${structures[value]} ${states[state.value]}: ${reasons}.`
  );
}

function readUsefulGod({ usefulGod }: ChartAnswer, say: Speaker): string {
  const { method, verdict } = usefulGod;
  const { useful, favourable, adverse } = usefulGod.roles;
  return (
    `What the chart most needs is ${useful.element}, by the method of ${judgementTerms.usefulGodMethod[method]} (${nativeOf(USEFUL_GOD_METHOD, method)}): ` +
    `${say.phrase(verdict.because[0]!)}. For this day master ${useful.element} stands for ${families[useful.family]}, ` +
    `and in the world for ${usefulFor[useful.element]}. ${capital(favourable.element)} feeds it and is welcome; ` +
    `${adverse.element} works against it, so where ${families[adverse.family]} crowd in, moderation pays.`
  );
}

/** What touches the seat of marriage, and the stars that favour the chart. */
function readTies(answer: ChartAnswer): string {
  const seat = answer.pillars.day;
  const sentences = [
    `The seat of marriage, the day branch, is ${nativeOf(BRANCH, seat.branch)} (${branchName(seat.branch)}), which holds ${tenGod[seat.hiddenStems[0]!.tenGod]} ` +
      `and sees the day master at the stage of ${lifeStage[seat.stage]}.`,
  ];
  for (const tie of tiesOfDay(answer)
    .filter((one) => READ_TIES.includes(one.relation as ReadTie))
    .slice(0, 2)) {
    const isStem = tie.between === "stems";
    const many = tie.others.length > 1;
    const half = isStem ? (many ? "stems" : "stem") : many ? "branches" : "branch";
    sentences.push(
      `The day ${isStem ? "stem" : "branch"} ${tie.own} and the ${list(tie.others)} ${half} ${tie.native} ${ties[tie.relation as ReadTie]}.`,
    );
  }
  const stars = brightStars(answer);
  if (stars.length > 0) {
    sentences.push(
      `Among the stars ${list(stars.map((id) => `${nativeOf(STAR, id)} (${star[id].text})`))} ${stars.length === 1 ? "stands" : "stand"} out: ` +
        `${stars.map((id) => star[id].meaning).join("; ")}.`,
    );
  }
  return sentences.join(" ");
}

function readLuck(answer: ChartAnswer): string {
  const { direction, start, startDate, startBetween, pillars } = answer.luck;
  const begins = start
    ? `They begin ${span(start.years, start.months)} after birth, on ${startDate},`
    : startBetween
      ? `They begin between ${startBetween.earliest} and ${startBetween.latest}`
      : "When they begin cannot be told without a date; they open";
  const first = pairOf(pillars[0]!.pillar).native;
  const opening = `The ten-year cycles run ${direction.value} from the month. ${begins} with ${first}.`;
  return [opening, ...stretchesOf(weighLuck(answer)).map(readStretch)].join(" ");
}

function readStretch(stretch: Stretch, index: number): string {
  const { cycles, tone } = stretch;
  const names = list(cycles.map(({ cycle }) => pairOf(cycle.pillar).native));
  const from = cycles[0]!.cycle.startAge?.completed;
  const years =
    from === undefined
      ? `for ${counted(cycles.length * 10, "year")}`
      : `from about ${from} to ${from + cycles.length * 10}`;
  const one = cycles.length === 1;
  const { bright, dark } = luckThemes[leadingGod(stretch)];
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
function readLimits(answer: ChartAnswer): string {
  const limit =
    "Pillars show a temper and its weather. What is built under that weather is not written in them, and a kind decade wasted has no more to show than a hard one well used.";
  if (answer.hourKnown) return limit;
  return `The hour of birth is unknown, so all of this rests on three pillars; the list of open verdicts says what the hour could still change. ${limit}`;
}

function span(years: number, months: number): string {
  const parts = [
    years > 0 ? counted(years, "year") : "",
    months > 0 ? counted(months, "month") : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(" and ") : "within a month";
}

function withThe(gloss: string): string {
  return /^(follow|dominant|established|transformation)/.test(gloss) ? gloss : `the ${gloss}`;
}
