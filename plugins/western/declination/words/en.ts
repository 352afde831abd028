import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { formatArc } from "../../core/zodiac.ts";
import type { answer, DeclinationAnswer } from "../answer.ts";
import type { ChartRefusals } from "../../core/nativity.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { closestPairs } from "../closest.ts";

const { The, the, themeOf, paragraph } = core;

const declinationState = { within: "within bounds", outOfBounds: "out of bounds" };
const parallel = { parallel: "parallel", contraparallel: "contraparallel" };
const mirror = { antiscion: "antiscion", contraAntiscion: "contra-antiscion" };

function degrees(value: number): string {
  return `${formatArc(Math.abs(value))} ${value < 0 ? "south" : "north"}`;
}

function opening({ obliquityDeg, moonRange }: DeclinationAnswer): string {
  const limit = formatArc(obliquityDeg);
  return paragraph(
    `Declination measures how far north or south of the celestial equator a body stands. The Sun never goes beyond ${limit}; what does is called out of bounds.`,
    moonRange &&
      `The hour of birth is unknown: in the course of the day the Moon moved from ${degrees(moonRange.fromDeg)} to ${degrees(moonRange.toDeg)}, and what is said of it holds for noon.`,
  );
}

function outside({ outOfBounds, bodies }: DeclinationAnswer): string {
  if (outOfBounds.length === 0) {
    return "Every body keeps within the Sun's path, which is read as temperaments that stay inside common rules.";
  }
  const sentences = outOfBounds.map((id, i) => {
    const { declinationDeg, outOfBoundsSpan } = bodies.find((one) => one.body === id)!;
    const at = degrees(declinationDeg);
    const until = outOfBoundsSpan?.to?.slice(0, 10);
    return i % 2 === 0
      ? `${The(id)} stands out of bounds at ${at}${until ? ` and stayed there until ${until}` : ""}: ${themeOf(id)} go their own way, beyond what others would allow themselves, for invention as easily as for excess.`
      : `So does ${the(id)}, at ${at}${until ? ` (until ${until})` : ""}; here it is ${themeOf(id)} that know no fence.`;
  });
  return paragraph(...sentences);
}

function pairs(answer: DeclinationAnswer): string {
  const { shown, more } = closestPairs(answer);
  if (shown.length === 0) {
    return "No two bodies share a declination within the orb, so this layer adds no ties between them.";
  }
  const sentences = shown.map(({ a, b, kind, orbDeg }, i) => {
    const [x, y] = [themeOf(a), themeOf(b)];
    const orb = formatArc(orbDeg);
    return kind === "parallel"
      ? `${i === 0 ? "Closest is the parallel of" : "A parallel ties"} ${the(a)} ${i === 0 ? "and" : "to"} ${the(b)} (${orb}), which works like a quiet conjunction: ${x} pull together with ${y}.`
      : `${i === 0 ? "Closest is the contraparallel of" : "A contraparallel sets"} ${the(a)} ${i === 0 ? "and" : "against"} ${the(b)} (${orb}); as in an opposition, ${x} must come to terms with ${y}.`;
  });
  return paragraph(
    ...sentences,
    more > 0 && `${more} wider ${more === 1 ? "pair is" : "pairs are"} listed in the figures.`,
  );
}

function mirrors({ antisciaContacts }: DeclinationAnswer): string | null {
  if (antisciaContacts.length === 0) return null;
  const shown = antisciaContacts.slice(0, 3).map(({ a, b }) => `${the(a)} with ${the(b)}`);
  return `By mirror image in the solstice or equinox axis these meet: ${english.list(shown)}. The old authors took such pairs for partners that see each other without an aspect.`;
}

export const en = {
  title: "Declinations",
  summary:
    "Declinations, parallels, out-of-bounds bodies with dates, longitude equivalents and antiscia",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: {
    orbDeg: {
      label: "Orb of parallels (°)",
      about: "Widest difference of a parallel, degrees; default 1",
    },
    bodies: {
      label: "Further bodies",
      about: "Bodies beside Sun to Pluto; default none",
      values: core.body,
    },
    includeNode: {
      label: "Include the lunar node",
      about: "Whether the lunar node takes part; default false",
    },
  },
  fields: {
    ...core.body,
    ...core.place,
    ...core.unavailable,
    obliquityDeg: "Obliquity of the ecliptic (°)",
    states: "Against the Sun's limit",
    moonRange: "Declination of the Moon over the day",
    fromDeg: "First minute of the day (°)",
    toDeg: "Last minute of the day (°)",
    bodies: "Bodies",
    declinationDeg: "Declination (°)",
    declinationSpeed: "Speed in declination (° a day)",
    excessDeg: "Beyond the limit (°)",
    outOfBoundsSpan: "Out of bounds",
    from: "From (UTC)",
    to: "Until (UTC)",
    equivalent: "Longitude equivalent",
    antiscion: "Antiscion",
    contraAntiscion: "Contra-antiscion",
    outOfBounds: "Out of bounds",
    aspects: "Parallels",
    "aspects/a": "First body",
    "aspects/b": "Second body",
    kind: "Kind",
    orbDeg: "Orb (°)",
    antisciaContacts: "Contacts by antiscion",
    "antisciaContacts/a": "Mirrored",
    "antisciaContacts/b": "Stands there",
    midpoints: "Midpoints",
    "midpoints/body": "In the middle",
    pair: "Pair",
  },
  terms: { declinationState, parallel, mirror },
  conventions: { node: core.conventions.node },
  refusals: core.chartRefusals,
  omissions: {
    birthTime:
      "No time of birth was given: declinations are those of local noon. The Moon's changes by up to six degrees in the day.",
  },
  reading: (answer: DeclinationAnswer) => ({
    paragraphs: core.paragraphs(opening(answer), outside(answer), pairs(answer), mirrors(answer)),
    outline: ["Out of bounds", "Parallels", "Contraparallels", "Mirror points"],
    facts: {
      obliquityDeg: answer.obliquityDeg,
      outOfBounds: answer.outOfBounds,
      aspects: answer.aspects,
      declinations: answer.bodies.map(({ body, declinationDeg }) => ({ body, declinationDeg })),
      moonRange: answer.moonRange,
    },
  }),
  picture: {
    title: "Declinations",
    degrees: (at: number): string => (at === 0 ? "0°" : `${Math.abs(at)}° ${at > 0 ? "N" : "S"}`),
    minutes: (at: number): string => `${formatArc(Math.abs(at))} ${at < 0 ? "S" : "N"}`,
    outOfBounds: "out of bounds",
    legend: [
      "blue: parallel · red, dashed: contraparallel",
      "orange, dashed: the Sun's limit; beyond it a body is out of bounds",
    ] as readonly string[],
    desc: ({ bodies }: DeclinationAnswer): string =>
      bodies
        .map(
          ({ body, declinationDeg: at }) =>
            `${core.point[body]} ${formatArc(Math.abs(at))} ${at < 0 ? "south" : "north"}`,
        )
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals;
  omissions: { birthTime: {} };
}>;

export type DeclinationWords = Translation<typeof en>;
