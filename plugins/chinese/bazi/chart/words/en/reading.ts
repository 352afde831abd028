/** The reading of a chart in English: what is particular to it first, each thing once. */
import { BRANCH, STEM } from "#lore";
import { english, type Reading, type Speaker } from "#sdk";
import { PLACES } from "#east/calendar/pillars.ts";
import { nativeOf } from "#east/natives.ts";
import { branchOf, stemOf } from "#east/pairs.ts";
import { familyOf } from "#east/ten_gods.ts";
import { tenGod } from "../../../../core/words/en.ts";
import { PATTERN } from "../../../judgement/remedy.ts";
import type { StateReason } from "../../../judgement/success_row.ts";
import { SCHOOL } from "../../../judgement/view.ts";
import type { ChartAnswer } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import {
  fullestAndLeast,
  READ_TIES,
  standingOut,
  tiesOfDay,
  wholeTriple,
  type ReadTie,
} from "../../highlights.ts";
import { STAR } from "../../star_table.ts";
import { actorsOf, elementOf, firmRoots, heaviestSpot, otherSchool } from "../../story.ts";
import { roleOf, spotsOf, spouseFamily } from "../../story.ts";
import type { Spot } from "../../story.ts";
import { STRUCTURE, type StructureId } from "../../structures.ts";
import { openGloss, type Gloss } from "./gloss.ts";
import { pattern, school, statePhrases, structure } from "./judgement.ts";
import { readLuck } from "./luck.ts";
import { star } from "./stars.ts";
import {
  dayMasters,
  families,
  fares,
  houses,
  months,
  seasons,
  seats,
  states,
  strengths,
  structures,
  ties,
  usefulFor,
} from "./themes.ts";

const { capital } = english;

/** Reads a chart out, with the facts that a writer may use. */
export function readOut(answer: ChartAnswer, say: Speaker): Reading {
  const gloss = openGloss();
  return {
    paragraphs: [
      readPillars(answer, gloss),
      readStructure(answer, say, gloss),
      readSelf(answer, say, gloss),
      readNeed(answer, gloss),
      readTopics(answer, gloss),
      readStars(answer, gloss),
      readLuck(answer, gloss),
      ...readLimits(answer, say),
    ],
    outline: [
      "Pillars",
      "Structure",
      "Day master and strength",
      "Useful god",
      "Money, work, family and love",
      "Stars",
      "Luck cycles",
    ],
    facts: factsOf(answer, say),
  };
}

function readPillars({ pillars }: ChartAnswer, gloss: Gloss): string {
  const shown = PLACES.flatMap((place) => {
    const pillar = pillars[place];
    return pillar ? [`${place} ${gloss.pair(pillar.pillar)}`] : [];
  });
  return `Your ${shown.join(" · ")}.`;
}

function readStructure(answer: ChartAnswer, say: Speaker, gloss: Gloss): string {
  const { verdict, state, truth } = answer.structure;
  const [because] = verdict.because;
  const sentences = [
    `Since ${glossed(say.phrase(because!), gloss)} your structure is ${named(verdict.value, gloss)}.`,
  ];
  if (truth) {
    const how =
      truth === "true" ? "true (真 zhēn) and whole" : "false (假 jiǎ) and not quite whole";
    sentences.push(`For ${dayPillar(answer)} it counts as ${how}.`);
  }
  const reasons = state.because
    .filter(({ code }) => code !== "conditionsMet")
    .map(({ code }) => reasonOf(answer, code, gloss));
  if (reasons.length > 0) sentences.push(`${states[state.value]} ${reasons.join(", but ")}.`);
  sentences.push(`For a ${dayPillar(answer)} day that means ${structures[verdict.value]}.`);
  return sentences.join(" ");
}

function reasonOf(answer: ChartAnswer, code: StateReason, gloss: Gloss): string {
  const actors = actorsOf(answer, code).map((spot) => at(spot, gloss));
  return actors.length > 0 ? `${statePhrases[code]} (${actors.join(" and ")})` : statePhrases[code];
}

function readSelf(answer: ChartAnswer, say: Speaker, gloss: Gloss): string {
  const { dayMaster, pillars, strength } = answer;
  const stem = nativeOf(STEM, dayMaster);
  const [image, temper] = dayMasters[dayMaster];
  const roots = firmRoots(answer);
  const { most, least } = fullestAndLeast(answer);
  const month = nativeOf(BRANCH, pillars.month.branch);
  const beside = strength.verdict.because.find(({ code }) =>
    ["heavyRoots", "resourceWithoutSelf", "smothered", "overpowered"].includes(code),
  );
  const seat = branchOf(pillars.day.branch);
  return [
    `In ${months[pillars.month.branch]} (${month} under ${nativeOf(STEM, pillars.month.stem)}) your day stem ${stem} is ${image}.`,
    `${capital(temper)} ${seats[familyOf(stemOf(pillars.day.stem), seat)](seat.native)}.`,
    `${capital(seasons[strength.season](stem, month))} and some ${strength.score} percent of the chart feeds or befriends it${beside ? `, but ${say.phrase(beside)}` : ""}.`,
    ...readStrength(answer, gloss),
    roots.length > 0
      ? `It stands firmly on ${roots.map((spot) => at(spot, gloss)).join(" and ")}.`
      : `None of ${branchRow(answer)} gives it a firm root.`,
    `${capital(most[0])} is fullest with ${most[1]} percent while ${least[0]} has ${least[1]}.`,
  ].join(" ");
}

/** The verdict on strength; a structure that goes with the force has no use for it. */
function readStrength(answer: ChartAnswer, gloss: Gloss): readonly string[] {
  const { kind } = answer.structure;
  if (kind === "follow" || kind === "dominant" || kind === "transformation") return [];
  const { value } = answer.strength.verdict;
  const isWeak = value === "weak" || value === "slightlyWeak";
  const spot = heaviestSpot(answer, isWeak ? "support" : "burden");
  return [`${strengths[value](dayPillar(answer), spot && at(spot, gloss))}.`];
}

function readNeed(answer: ChartAnswer, gloss: Gloss): string {
  const { usefulGod, structure: judged, pillars } = answer;
  const { useful, adverse } = usefulGod.roles;
  const month = nativeOf(BRANCH, pillars.month.branch);
  const sentences = [
    `What you most need is ${useful.element}${whereItStands(answer, useful.element, gloss)}.`,
    `To ${dayPillar(answer)} it is ${families[useful.family]} met ${usefulFor[useful.element]}.`,
  ];
  const [nearest] = spotsOf(answer, useful.element);
  if (nearest) {
    sentences.push(
      `By ${nearest.native} of the ${nearest.place} it reaches you through ${houses[nearest.place]}.`,
    );
  }
  if (judged.pattern) {
    const name = gloss.term(nativeOf(PATTERN, judged.pattern), pattern[judged.pattern]);
    sentences.push(`For ${dayPillar(answer)} in the ${month} month the remedy is called ${name}.`);
  }
  sentences.push(
    `Against it works ${adverse.element}${whereItStands(answer, adverse.element, gloss)}.`,
  );
  const { climate } = usefulGod;
  if (climate.element && climate.element !== useful.element) {
    const percent = answer.balance.percent[climate.element];
    sentences.push(
      `The weather of the ${month} month would also like ${climate.element}, of which you have ${percent} percent.`,
    );
  }
  const id = otherSchool(answer);
  const other = usefulGod.schools[id];
  const book = `${school[id]} (${nativeOf(SCHOOL, id)})`;
  const asks = other.element === useful.element ? "agrees on" : "would rather give you";
  sentences.push(
    `By the ${book} ${dayPillar(answer)} in ${month} is ${named(other.structure, gloss)} and the book ${asks} ${other.element}.`,
  );
  return sentences.join(" ");
}

/** Money, work, elders and love, each with where it stands in this chart. */
function readTopics(answer: ChartAnswer, gloss: Gloss): string {
  const told = answer.usefulGod.roles.useful.family;
  const topics = [
    ["wealth", "Money"],
    ["officer", "Office"],
    ["resource", "The help of elders"],
  ] as const;
  const sentences = topics
    .filter(([family]) => family === "wealth" || family !== told)
    .map(([family, name]) => {
      const element = elementOf(answer, family);
      const has = `${name} is ${element} to you${whereItStands(answer, element, gloss)}`;
      if (spotsOf(answer, element).length === 0) return `${has} and comes only with its years.`;
      const fare = fares[roleOf(answer, family)];
      const { useful, adverse } = answer.usefulGod.roles;
      return `${has} and its ${answer.balance.percent[element]} percent ${fare(dayPillar(answer), useful.element, adverse.element)}.`;
    });
  const seat = answer.pillars.day;
  const main = seat.hiddenStems[0]!;
  const element = elementOf(answer, spouseFamily(answer));
  sentences.push(
    `Your seat of marriage ${nativeOf(BRANCH, seat.branch)} holds ${gloss(nativeOf(STEM, main.stem))} as ${tenGod[main.tenGod]}, and your spouse star is ${element}${whereItStands(answer, element, gloss, 1)}.`,
  );
  for (const tie of tiesOfDay(answer)
    .filter((one) => READ_TIES.includes(one.relation as ReadTie))
    .slice(0, 2)) {
    const half = tie.between === "stems" ? "above" : "below";
    sentences.push(
      `${tie.own} of the day and ${tie.native} ${half} the ${tie.others.join(" and ")} ${ties[tie.relation as ReadTie]}.`,
    );
  }
  const triple = wholeTriple(answer);
  if (triple?.result) {
    sentences.push(`${triple.native} of your branches join into ${triple.result}.`);
  }
  return sentences.join(" ");
}

function readStars(answer: ChartAnswer, gloss: Gloss): string {
  return standingOut(answer)
    .map(({ star: id, pillars, carriedBy }) => {
      const name = gloss.term(nativeOf(STAR, id), star[id].text);
      return `${name} on ${carriedBy} of the ${pillars.join(" and ")} stands for ${star[id].meaning}.`;
    })
    .join(" ");
}

/** What the reading cannot say. */
function readLimits({ hourKnown, withoutDate }: ChartAnswer, say: Speaker): readonly string[] {
  const doubts = withoutDate?.doubts.map((one) => `${capital(say.phrase(one))}.`) ?? [];
  const limits = withoutDate
    ? [
        `The pillars alone do not tell ${withoutDate.untold.map((one) => say.phrase(one)).join("; ")}.`,
      ]
    : hourKnown
      ? []
      : [
          "Your hour of birth is unknown, so all of this rests on three pillars; the open verdicts say what the hour could still change.",
        ];
  const whole = [...doubts, ...limits].join(" ");
  return whole === "" ? [] : [whole];
}

/** ` in 庚 above the hour and 酉 below the year`; where there is none, that there is none. */
function whereItStands(
  answer: ChartAnswer,
  element: Parameters<typeof spotsOf>[1],
  gloss: Gloss,
  most = 2,
): string {
  const spots = spotsOf(answer, element).slice(0, most);
  return spots.length > 0
    ? ` in ${spots.map((spot) => at(spot, gloss)).join(" and ")}`
    : ` though it is nowhere in ${answer.native}`;
}

function at({ at: half, place, native, within }: Spot, gloss: Gloss): string {
  return half === "inside"
    ? `${gloss(native)} inside ${within} of the ${place}`
    : `${gloss(native)} ${half} the ${place}`;
}

function named(id: StructureId, gloss: Gloss): string {
  const { native, roman } = STRUCTURE.writings[id]!;
  return gloss.term(native!, structure[id], roman);
}

function dayPillar({ pillars: { day } }: ChartAnswer): string {
  return nativeOf(STEM, day.stem) + nativeOf(BRANCH, day.branch);
}

function branchRow({ pillars }: ChartAnswer): string {
  return PLACES.map((place) =>
    pillars[place] ? nativeOf(BRANCH, pillars[place].branch) : "",
  ).join("");
}

/** A phrase with its stems and branches explained where they come up first. */
function glossed(text: string, gloss: Gloss): string {
  return text.replaceAll(
    /[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥](?![\p{Script=Han}])/gu,
    (one) => gloss(one),
  );
}
