import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { SpanRefusals } from "../../core/span.ts";
import type { answer, EphemerisAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { body, sign, aspect } = core;
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);

export const en = {
  title: "Ephemeris",
  summary: "Table of positions, speeds, declinations and exact aspects at a step over a span",
  inputs: {
    ...core.spanInputs,
    time: { label: "Time of day", about: "Wall-clock time of the rows; midnight when left out" },
    stepDays: { label: "Step", about: "Days from row to row, one when left out; at most 400 rows" },
    bodies: {
      label: "Bodies",
      about: "Sun to Pluto and the mean node when left out",
      values: body,
    },
  },
  fields: {
    ...core.place,
    ...core.when,
    ...core.unavailable,
    rows: "Rows",
    obliquityDeg: "Obliquity (°)",
    siderealTimeHours: "Sidereal time (h)",
    bodies: "Bodies",
    body: "Body",
    latitudeDeg: "Latitude (°)",
    speedDegPerDay: "Speed (° a day)",
    rightAscensionDeg: "Right ascension (°)",
    declinationDeg: "Declination (°)",
    retrograde: "Retrograde",
    aspects: "Exact aspects",
    a: "First",
    b: "Second",
    aspect: "Aspect",
  },
  terms: { body, sign, aspect },
  conventions: { zodiac: core.conventions.zodiac, ayanamsa: core.conventions.ayanamsa },
  refusals: {
    ...core.spanRefusals,
    "too-many-rows": {
      when: "The span has more rows than a table holds",
      says: ({ rows, most }: { rows: number; most: number }) =>
        `That is a table of ${rows} rows, and ${most} are given in one call. Take a longer step or a shorter span`,
    },
  },
  reading: ({ rows, aspects }: EphemerisAnswer) => {
    const [first, last] = [rows[0]!, rows.at(-1)!];
    const turned = first.bodies.filter(({ retrograde }) => retrograde).map((one) => body[one.body]);
    return [
      `${rows.length} rows from ${day(first)} to ${day(last)}, apparent places seen from the Earth's centre. ${turned.length > 0 ? `Moving backwards in the first: ${turned.join(", ")}.` : "None moves backwards in the first."}${aspects ? ` ${aspects.length} aspects grow exact.` : ""}`,
    ];
  },
  picture: {
    title: "Ephemeris",
    desc: (rows: number) => `Longitudes over ${rows} rows, a line for each body`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SpanRefusals & { "too-many-rows": { rows: number; most: number } };
}>;

export type EphemerisWords = Translation<typeof en>;
