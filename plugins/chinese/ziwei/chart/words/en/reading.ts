/** The reading of a chart in English. */
import { BRANCH, STEM } from "#lore";
import { english, type Reading, type Speaker } from "#sdk";
import { pairOf } from "../../../../core/pairs.ts";
import { branchName } from "../../../../core/words/en.ts";
import { nativeOf } from "../../../../core/natives.ts";
import type { Palace, ZiweiAnswer } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import {
  companyOf,
  firstDecades,
  matterOf,
  MATTERS,
  rulersOf,
  transformedStars,
  type Matter,
} from "../../highlights.ts";
import { PATTERN } from "../../patterns/pattern.ts";
import { BUREAU, MAJOR_STAR, MINOR_STAR, STAR, TRANSFORMATION, type MinorId } from "../../stars.ts";
import { pattern as patternNames } from "./patterns.ts";
import { brightness, majorStar, palace as palaceNames } from "./stars.ts";
import { effects, inLife, topics } from "./themes.ts";

const { list } = english;

/** Reads a chart out, with the facts that a writer may use. */
export function readOut(answer: ZiweiAnswer, say: Speaker): Reading {
  return {
    paragraphs: [
      readLife(answer),
      readTransformations(answer),
      MATTERS.map((matter) => readMatter(answer, matter)).join(" "),
      readDecades(answer),
    ],
    outline: ["Life palace", "Transformations", "Marriage, money and work", "Decades"],
    facts: factsOf(answer, say),
  };
}

function readLife(answer: ZiweiAnswer): string {
  const life = answer.palaces[0]!;
  const { stars, lent } = rulersOf(answer, 0);
  const body = answer.palaces.find(({ isBody }) => isBody)!;
  const { hour } = answer.countedAs;
  const patterns = answer.patterns.map(
    ({ pattern }) => `${nativeOf(PATTERN, pattern)} (${patternNames[pattern].text})`,
  );
  return (
    `Born on ${answer.lunarDate.native}, in the hour ${nativeOf(BRANCH, hour)} (${branchName(hour)}). ` +
    `The life palace stands at ${nativeOf(STEM, life.stem)}${nativeOf(BRANCH, life.branch)} in the bureau ${nativeOf(BUREAU, answer.bureau)}. ` +
    `${lent ? "It holds no major star and borrows from the palace opposite" : "It is held by"} ${list(stars.map(glossed))}: ` +
    `${stars.map(({ star }) => inLife[star]).join("; and ")}. ` +
    `${readCompany(life)} The body palace falls on ${palaceNames[body.palace]}, so the second half of life turns on ${topics[body.palace]}.` +
    (patterns.length > 0 ? ` The chart shows ${list(patterns)}.` : "")
  );
}

function glossed({ star, brightness: grade }: Palace["majorStars"][number]): string {
  const shine = grade ? `, ${brightness[grade]}` : "";
  return `${nativeOf(MAJOR_STAR, star)} (${majorStar[star]}${shine})`;
}

function readCompany(palace: Palace): string {
  const { helpers, hard } = companyOf(palace);
  if (helpers.length === 0 && hard.length === 0) return "No helper and no hard star stands beside.";
  const names = (stars: readonly MinorId[]) => list(stars.map((one) => nativeOf(MINOR_STAR, one)));
  const parts = [
    helpers.length > 0 ? `${names(helpers)} ${helpers.length === 1 ? "lends" : "lend"} help` : "",
    hard.length > 0 ? `${names(hard)} ${hard.length === 1 ? "adds" : "add"} an edge` : "",
  ].filter((part) => part !== "");
  return `${parts.join(", while ")}.`;
}

function readTransformations(answer: ZiweiAnswer): string {
  const each = transformedStars(answer).map(
    ({ palace, star, transformation }) =>
      `${nativeOf(STAR, star)} takes ${nativeOf(TRANSFORMATION, transformation)} in the palace of ${palaceNames[palace]} and ${effects[transformation]} ${topics[palace]}`,
  );
  return `By the year stem ${pairOf(answer.year).stem.native}, ${each.join("; ")}.`;
}

function readMatter(answer: ZiweiAnswer, matter: Matter): string {
  const { stars, lent, lit } = matterOf(answer, matter);
  const natives = stars.map(({ star }) => nativeOf(MAJOR_STAR, star));
  const names = `${list(natives)}${lent ? " (borrowed from the palace opposite)" : ""}`;
  const sense = inLife[stars[0]!.star].split(/[:;]/)[0]!;
  if (matter === "spouse") {
    return `Marriage is under ${names}: ${sense}, ${lit ? "in a good light" : "in a dim place, where patience is part of the bargain"}.`;
  }
  if (matter === "wealth") {
    return `Money comes by way of ${sense} (${names}), ${lit ? "and without much struggle" : "and not at once"}.`;
  }
  return `In work ${names} ${natives.length > 1 ? "show" : "shows"} ${sense}, ${lit ? "which is seen and rewarded" : "which is recognised late"}.`;
}

function readDecades(answer: ZiweiAnswer): string {
  const each = firstDecades(answer).map(({ palace, majorStars, decade }) => {
    const stars =
      majorStars.map(({ star }) => nativeOf(MAJOR_STAR, star)).join(" ") || "no major star";
    return `${decade.from}-${decade.to} in ${palaceNames[palace]} (${stars})`;
  });
  return `The decades, by nominal age, run ${list(each)}. A palace gives its ten years a theme; how it is played is not written there.`;
}
