/** The reading of a match in English. */
import { BRANCH } from "#lore";
import type { Reading, Speaker } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { MAJOR_STAR, type MajorId } from "#east/purple_star/stars.ts";
import { majorStar } from "#east/purple_star/words/en.ts";
import { inLife } from "../../../../ziwei/chart/words/en/themes.ts";
import type { Grade, Who } from "../../../scoring.ts";
import { grade, sentence } from "../../../words/en.ts";
import type { ZiweiMatch } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import {
  leadOf,
  openEnds,
  openParts,
  partOf,
  partsSaid,
  voicesOf,
  type MatchPart,
  type Side,
} from "../../highlights.ts";
import { isPlural, part as partNames } from "./parts.ts";

const ADVICE: Readonly<Record<Grade, string>> = {
  harmonious:
    "As charts go the two are well disposed to each other, which makes a beginning easy and leaves the rest to care.",
  neutral:
    "As charts go the two neither carry nor hinder each other; what counts is what is done with the open ground.",
  difficult:
    "As charts go the two have ground to make up. Such pairs do best where expectations are said aloud and each keeps a field of one's own.",
};

/** Reads a match out, with the facts that a writer may use. */
export function readOut(answer: ZiweiMatch, say: Speaker): Reading {
  const both = answer.a.life && answer.b.life;
  return {
    paragraphs: both
      ? [
          readLives(answer, say),
          partsSaid(answer)
            .map(({ evidence }) => sentence(say.phrase(evidence)))
            .join(" "),
          readWhole(answer),
        ]
      : [readUnknown(answer), readOpen(answer), readWhole(answer)],
    outline: ["The two life palaces", "What passes between them", "Verdict and dissent"],
    facts: factsOf(answer, say),
  };
}

function readLives(answer: ZiweiMatch, say: Speaker): string {
  const { a, b } = answer;
  const shared = answer.sharedStars ?? [];
  const common =
    shared.length > 0
      ? ` They share ${shared.map((star) => nativeOf(MAJOR_STAR, star)).join(" and ")} there, and with it a good part of their nature.`
      : "";
  const palaces = sentence(say.phrase(partOf(answer, "lifePalaces").evidence));
  return `${readLife(a, "first")} ${readLife(b, "second", leadOf(a))}${common} ${palaces}`;
}

function readLife(side: Side, who: Who, before?: MajorId): string {
  const { stars, lent, branch } = side.life!;
  const names = stars
    .map((star) => `${nativeOf(MAJOR_STAR, star)} (${majorStar[star]})`)
    .join(" and ");
  const sense = inLife[leadOf(side, before)].split(/[:;]/)[0];
  const at = nativeOf(BRANCH, branch);
  return who === "first"
    ? `The first's life palace in ${at} ${lent ? "borrows" : "holds"} ${names}: ${sense}.`
    : `In the second's, at ${at}, ${lent ? "the palace opposite lends" : stars.length > 1 ? "stand" : "stands"} ${names}: ${sense}.`;
}

function readUnknown({ a, b }: ZiweiMatch): string {
  const missing = [a.life ? "" : "the first", b.life ? "" : "the second"].filter(
    (who) => who !== "",
  );
  const known = a.life ? readLife(a, "first") : b.life ? readLife(b, "second") : "";
  return `Without the hour of birth of ${missing.join(" and ")} no palace can be placed there, so a chart was cast for every double hour of the day and the mean of all was taken. ${known}`.trim();
}

function lowered({ part }: MatchPart): string {
  return partNames[part].toLowerCase();
}

function readOpen(answer: ZiweiMatch): string {
  const [most, least] = openParts(answer);
  return (
    `The hour matters most for the ${lowered(most)}, which may come to anything from ${most.range!.least} to ${most.range!.most}; ` +
    `it matters least for the ${lowered(least)}, which ${isPlural(least.part) ? "stay" : "stays"} between ${least.range!.least} and ${least.range!.most}.`
  );
}

function readWhole(answer: ZiweiMatch): string {
  const { score, verdict } = answer;
  return (
    `On a scale where 50 is neutral the pair stands at ${score}, which reads as ${grade[verdict.value]}. ` +
    `${readDissent(answer)}${ADVICE[verdict.value]}${readRange(answer)} No school fixes such a total, and a chart knows nothing of what two people have already learned.`
  );
}

function readDissent(answer: ZiweiMatch): string {
  const { pros, cons } = voicesOf(answer);
  const named = (parts: readonly MatchPart[]) =>
    parts.map((one) => `the ${lowered(one)} (${one.value})`).join(" and ");
  const sides = [
    pros.length > 0 ? `for the pair stands out ${named(pros)}` : "",
    cons.length > 0 ? `against it ${named(cons)}` : "",
  ].filter((side) => side !== "");
  return sides.length > 0 ? `The parts do not all agree: ${sides.join(", ")}. ` : "";
}

function readRange(answer: ZiweiMatch): string {
  const open = openEnds(answer);
  if (!open) return "";
  const { least, most, sure } = open;
  return least === most
    ? ` What was left out leaves the score at ${least}.`
    : ` With what was left out the score may lie anywhere from ${least} to ${most}, ${sure ? "and the verdict is the same throughout" : "so the verdict is not certain"}.`;
}
