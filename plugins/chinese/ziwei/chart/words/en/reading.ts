/** The reading of a chart in English. */
import { BRANCH, STEM } from "#lore";
import { english, type Reading, type Speaker } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { branchName } from "../../../../core/words/en.ts";
import type { ZiweiAnswer } from "../../answer.ts";
import type { Palace } from "../../palace.ts";
import { factsOf } from "../../facts.ts";
import { metBy } from "../../meetings.ts";
import { CHAPTERS, lightOf, lookAt, markedDecades, type Looked } from "../../highlights.ts";
import {
  ADJECTIVE_STAR,
  BUREAU,
  STAR,
  TRANSFORMATION,
  type PalaceId,
  type StarId,
  type TransformationId,
} from "#east/purple_star/stars.ts";
import { facets } from "./facets.ts";
import { glossary, type Glossary } from "./glossary.ts";
import { carried, meetings } from "./meetings.ts";
import { readPatterns } from "./pattern_reading.ts";
import { readPresent } from "./present_reading.ts";
import {
  adjectiveStar,
  brightness,
  bureau,
  star,
  transformation,
} from "#east/purple_star/words/en.ts";
import { effects, gifts, lesserGifts, lights, selfEffects, standings, themes } from "./themes.ts";

const { list } = english;

/** Reads a chart out, with the facts that a writer may use. */
export function readOut(answer: ZiweiAnswer, say: Speaker): Reading {
  const gloss = glossary();
  // Terms are glossed where they come first: the parts are written in the order in which they are read.
  const opening = `${readPatterns(answer, say, gloss)} ${readBirth(answer, gloss)}`.trim();
  const chapters = CHAPTERS.map((chapter) =>
    chapter.map((id) => readPalace(answer, id, gloss)).join(" "),
  );
  const present = readPresent(answer, gloss);
  return {
    paragraphs: [opening, ...chapters, ...(present ? [present] : []), readDecades(answer, gloss)],
    outline: [
      "Patterns and frame",
      "Yourself",
      "The people around you",
      "Means, work and home",
      ...(present ? ["This decade and year"] : []),
      "Decades",
    ],
    facts: factsOf(answer, say),
  };
}

const placeOf = ({ stem, branch }: Palace) => `${nativeOf(STEM, stem)}${nativeOf(BRANCH, branch)}`;

function readBirth(answer: ZiweiAnswer, gloss: Glossary): string {
  const { hour } = answer.countedAs;
  return (
    `You were born on ${answer.lunarDate.native} in the hour ${nativeOf(BRANCH, hour)} (${branchName(hour)}) ` +
    `under the ${bureau[answer.bureau].replace(", ", " ")} ${nativeOf(BUREAU, answer.bureau)} with ${gloss.star(answer.soulMaster)} as master of the soul and ${gloss.star(answer.bodyMaster)} as master of the body.`
  );
}

function readPalace(answer: ZiweiAnswer, id: PalaceId, gloss: Glossary): string {
  const looked = lookAt(answer, id);
  return [
    readRulers(looked, gloss),
    readCompany(looked, gloss),
    readChanges(answer, looked, gloss),
    readSelf(looked, gloss),
    readSquare(looked, gloss),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function readRulers(looked: Looked, gloss: Glossary): string {
  const { palace, rulers, isLent, opposite } = looked;
  const { name, facet, tells } = themes[palace.palace];
  const stars = rulers.map(({ star: one, brightness: grade }) =>
    grade && !isLent ? `${gloss.star(one)} ${brightness[grade]}` : gloss.star(one),
  );
  const held = isLent
    ? `holds no major star and borrows ${list(stars)} from ${placeOf(opposite)}`
    : `has ${list(stars)}`;
  const beside = besideOf(looked, gloss);
  const along = beside.length > 0 ? ` beside ${beside.join(" and ")}` : "";
  const sides = rulers.map(({ star: one }) => facets[one][facet]).join(" as well as ");
  const body = palace.isBody
    ? ` It is also your ${gloss.other("身宮", "body palace")} at ${placeOf(palace)} and counts for more from midlife.`
    : "";
  return `Your ${name} at ${placeOf(palace)} (decade ${palace.decade.from} to ${palace.decade.to}) ${held}${isLent ? "" : lights[lightOf(looked)]}${along} so that ${tells(sides)}.${body}`;
}

/** Minor and adjective stars that stand with the rulers. */
const besideOf = ({ company, lesser }: Looked, gloss: Glossary) => [
  ...company.map(gloss.star),
  ...lesser.map((one) => gloss.other(nativeOf(ADJECTIVE_STAR, one), adjectiveStar[one])),
];

function readCompany(looked: Looked, gloss: Glossary): string {
  const { palace, company, lesser, meeting } = looked;
  const { topic } = themes[palace.palace];
  const names = besideOf(looked, gloss);
  const touches = lesser.map((one) => lesserGifts[one]).join(" and ");
  if (meeting) {
    const added = company.map((one, i) => `${names[i]}${i === 0 ? " adds" : ""} ${gifts[one]}`);
    const touch = lesser.length > 0 ? ` with ${names.at(-1)} for a touch of ${touches}` : "";
    return `${added.join(" and ")} to ${topic}${touch} so that ${meetings[meeting.major][meeting.group]}.`;
  }
  if (lesser.length === 0) return "";
  return `${names.join(" and ")} ${lesser.length === 1 ? "gives" : "give"} ${topic} a touch of ${touches}.`;
}

function readChanges(answer: ZiweiAnswer, looked: Looked, gloss: Glossary): string {
  const { palace, trines, opposite } = looked;
  const stem = pairOf(answer.year).stem.native;
  return [...palace.majorStars, ...palace.minorStars]
    .flatMap(({ star: one, transformation: change }) => {
      if (!change) return [];
      const turned = `Your year stem ${stem} turns ${gloss.star(one)} at ${placeOf(palace)} to ${gloss.change(change)} and so ${effects[change]} ${themes[palace.palace].topic}`;
      const met = metBy(change, one, [palace, opposite, ...trines]);
      return [`${turned}${met ? ` ${carried[change][met.group](gloss.star(met.star))}` : ""}.`];
    })
    .join(" ");
}

function readSelf({ palace }: Looked, gloss: Glossary): string {
  return palace.selfTransformations
    .map(
      (change) =>
        `Its own stem ${nativeOf(STEM, palace.stem)} works a ${gloss.other("自化", "self-transformation")} to ${gloss.change(change)} on ${themes[palace.palace].topic} so that here ${selfEffects[change]}.`,
    )
    .join(" ");
}

function readSquare({ trines, opposite, standing }: Looked, gloss: Glossary): string {
  /** The first major star with what turns it, and the first minor star beside it. */
  const lead = ({ majorStars, minorStars }: Palace): string | null => {
    const shown = [...majorStars.slice(0, 1), ...minorStars.slice(0, 1)];
    if (shown.length === 0) return null;
    return shown
      .map(({ star: one, transformation: change }) =>
        change ? `${gloss.star(one)} with ${gloss.change(change)}` : gloss.star(one),
      )
      .join(" beside ");
  };
  const from = (palace: Palace) => {
    const { short } = themes[palace.palace];
    return `${lead(palace) ?? "nothing"} from ${short}`;
  };
  const across = lead(opposite);
  const facing = across ? `${across} opposite` : "an empty palace opposite";
  return `Its triangle draws ${from(trines[0])} and ${from(trines[1])} with ${facing} and ${standings[standing]}.`;
}

function readDecades(answer: ZiweiAnswer, gloss: Glossary): string {
  const { first, best, poorest } = markedDecades(answer);
  const told = ({ decade, palace, ...rest }: Palace) =>
    `${decade.from} to ${decade.to} at ${placeOf({ decade, palace, ...rest })} in the ${themes[palace].name}`;
  return (
    `Your decades are the ${gloss.other("大限", "great limits")} from ${first.decade.from} on at ${placeOf(first)} in nominal ages (which begin at 1 and grow with each lunar new year). ` +
    `Of the first eight the best starred runs from ${told(best)} and the one that asks most patience from ${told(poorest)}.`
  );
}
