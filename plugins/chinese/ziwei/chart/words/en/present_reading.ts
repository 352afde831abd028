/** The decade and the year of a date, read out in English. */
import { PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import type { ZiweiAnswer } from "../../answer.ts";
import { lookAt } from "../../highlights.ts";
import type { Present } from "../../present.ts";
import type { Glossary } from "./glossary.ts";
import { effects, standings, themes } from "./themes.ts";

/** What the decade and the year of the date asked about bring; null without a date. */
export function readPresent(answer: ZiweiAnswer, gloss: Glossary): string | null {
  const { present } = answer;
  if (!present) return null;
  const { decade, flowYear, year, nominalAge, minorLimit } = present;
  const ruled = decade.isChildhood
    ? `you are still in the childhood limit (童限) under the ${themes[decade.palace].name}`
    : `you are in the decade from ${decade.from} to ${decade.to} under the ${themes[decade.palace].name}`;
  const square = standings[lookAt(answer, decade.palace).standing];
  const yearSquare = standings[lookAt(answer, flowYear.palace).standing];
  return (
    `In the year ${nativeOf(PILLAR, year)} at the nominal age of ${nominalAge} ${ruled} and that palace ${square}. ` +
    `${changes(decade.transformations, "The decade", gloss)} ` +
    `The year itself falls on your ${themes[flowYear.palace].name} which ${yearSquare} and its minor limit (小限) on your ${themes[minorLimit].name}. ` +
    changes(flowYear.transformations, "The year", gloss)
  );
}

/** Of the four transformations the first and the last, which say what opens and what binds. */
function changes(of: Present["flowYear"]["transformations"], who: string, gloss: Glossary): string {
  const [lu, , , ji] = of;
  const told = ({ transformation, star, palace }: (typeof of)[number]) =>
    `${effects[transformation]} ${themes[palace].topic} by ${gloss.change(transformation)} on ${gloss.star(star)}`;
  return `${who} ${told(lu!)} and ${told(ji!)}.`;
}
