/** The reading of a match in English. */
import { STEM, type Stem } from "#lore";
import { english, type Reading, type Speaker } from "#sdk";
import { stemOf } from "#east/pairs.ts";
import { tenGod } from "../../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { Grade } from "../../../scoring.ts";
import { grade, sentence } from "../../../words/en.ts";
import type { BaziMatch } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import {
  moverOf,
  openEnds,
  partOf,
  sidesInOrder,
  voicesOf,
  type MatchPart,
} from "../../highlights.ts";
import type { DimensionId, PartId } from "../../match.ts";
import { part as partNames } from "./parts.ts";

const { list } = english;

/** Images of the ten day stems. */
const IMAGES: Readonly<Record<Stem, string>> = {
  jia: "tall timber",
  yi: "a climbing vine",
  bing: "the sun at noon",
  ding: "a lamp in the window",
  wu: "a mountain",
  ji: "a tilled field",
  geng: "an axe of raw metal",
  xin: "a cut jewel",
  ren: "a great river",
  gui: "rain and mist",
};

export const dimension: Readonly<Record<DimensionId, string>> = {
  love: "love",
  marriage: "marriage",
  career: "work",
  wealth: "money",
  health: "well-being",
};

const ADVICE: Readonly<Record<Grade, string>> = {
  harmonious:
    "Taken whole, the two charts favour each other; what they promise still has to be kept by people.",
  neutral:
    "Taken whole, the charts decide little. Much is open here, and habits will count for more than stars.",
  difficult:
    "Taken whole, the charts ask for work. Couples with such charts do well where each keeps some ground of one's own and says early what is wanted.",
};

/** Reads a match out, with the facts that a writer may use. */
export function readOut(answer: BaziMatch, say: Speaker): Reading {
  return {
    paragraphs: [
      readTwo(answer, say),
      readParts(answer, say, ["usefulGods", "evenness", "climate", "luck"]),
      readSides(answer),
      readDissent(answer, say),
      `${ADVICE[answer.verdict.value]}${readOmissions(answer)} No school fixes such a total, and no chart knows two people; well-being here means rest and habits, never a diagnosis.`,
    ].filter((text) => text !== ""),
    outline: ["The two", "What each brings", "Five sides of life", "What dissents"],
    facts: factsOf(answer, say),
  };
}

function readParts(answer: BaziMatch, say: Speaker, parts: readonly PartId[]): string {
  return parts.map((id) => sentence(say.phrase(partOf(answer, id).evidence))).join(" ");
}

function readTwo(answer: BaziMatch, say: Speaker): string {
  const { a, b } = answer;
  const day = ({ dayMaster }: typeof a) =>
    `${nativeOf(STEM, dayMaster)} (${stemOf(dayMaster).roman}), ${IMAGES[dayMaster]}`;
  const opening =
    a.dayMaster === b.dayMaster
      ? `Both were born on a day of ${day(a)}`
      : `The first was born on a day of ${day(a)}; the second on a day of ${day(b)}`;
  return `${opening}. ${readParts(answer, say, ["dayStems"])} ${readGods(answer)} ${readParts(answer, say, ["dayBranches"])}`;
}

/** What each is to the other by the ten gods; said once where it is the same both ways. */
function readGods({ tenGods: { ofA, ofB } }: BaziMatch): string {
  return ofA === ofB
    ? `By the ten gods each is the other's ${tenGod[ofA]}.`
    : `By the ten gods the second is ${tenGod[ofB]} to the first, the first ${tenGod[ofA]} to the second.`;
}

function readSides(answer: BaziMatch): string {
  const { score, dimensions, verdict } = answer;
  const order = sidesInOrder(answer);
  const [best, weakest] = [order[0]!, order.at(-1)!];
  const up = moverOf(answer, best, 1);
  const down = moverOf(answer, weakest, -1);
  const others = order
    .slice(1, -1)
    .map((id) => `${dimension[id]} ${dimensions[id].score}`)
    .join(", ");
  return (
    `On a scale where 50 is neutral the pair stands at ${score}, which reads as ${grade[verdict.value]}. ` +
    `Of the five sides of life, ${dimension[best]} comes out best at ${dimensions[best].score}${up ? `, thanks mostly to the ${lowered(up)}` : ""}; ` +
    `${dimension[weakest]} asks for the most care at ${dimensions[weakest].score}${down ? `, where the ${lowered(down)} ${isPlural(down) ? "hold" : "holds"} it down` : ""}. Between them lie ${others}.`
  );
}

function lowered(id: PartId): string {
  return partNames[id].toLowerCase();
}

const SINGULAR: readonly PartId[] = ["naYin", "luck"];

function isPlural(id: PartId): boolean {
  return !SINGULAR.includes(id);
}

function readDissent(answer: BaziMatch, say: Speaker): string {
  const { pros, cons, fresh } = voicesOf(answer);
  if (pros.length + cons.length === 0) return "";
  const named = (parts: readonly MatchPart[]) =>
    parts.map(({ part, value }) => `the ${lowered(part)} (${value})`).join(" and ");
  const verb = (parts: readonly MatchPart[]) =>
    parts.length > 1 || isPlural(parts[0]!.part) ? "speak" : "speaks";
  const more = fresh ? ` ${sentence(say.phrase(fresh.evidence))}` : "";
  const neutral = answer.verdict.value === "neutral";
  const opening = neutral ? "The middle figure covers strong voices" : "Not everything agrees";
  const sides = [
    pros.length > 0 ? `for the pair ${verb(pros)} ${named(pros)}` : "",
    cons.length > 0 ? `against it ${verb(cons)} ${named(cons)}` : "",
  ].filter((side) => side !== "");
  return `${opening}: ${sides.join(", ")}.${more}`;
}

function readOmissions(answer: BaziMatch): string {
  const open = openEnds(answer);
  if (!open) return "";
  const { least, most } = open.score;
  const what = [
    answer.hourAssumption ? "a time of birth" : "",
    answer.genderAssumption ? "a gender" : "",
  ].filter((word) => word !== "");
  return ` For want of ${list(what)} the score lies between ${least} and ${most}, ${open.sure ? "and the verdict is the same throughout" : "and the verdict is not certain"}.`;
}
