import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { SpanRefusals } from "../../core/span.ts";
import type { answer, EventRow, SkyCalendarAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { body: names, sign, aspect, The, the, placeName } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = names;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const minute = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);
const kinds = {
  aspect: "aspects",
  ingress: "entries into signs",
  station: "stations",
  phase: "phases of the Moon",
  voidOfCourse: "void-of-course Moon",
  parallel: "parallels of declination",
};
const phases = {
  new: "New Moon",
  firstQuarter: "First Quarter",
  full: "Full Moon",
  lastQuarter: "Last Quarter",
};
/** A reading lists so many; the table has all. */
const MOST_READ = 60;

function told(one: EventRow): string {
  const { planet, other, longitudeDeg } = one;
  if (one.parallel && other)
    return `${The(planet)} stands ${one.parallel === "parallel" ? "as far from the equator as" : "as far from the equator as, on the other side,"} ${the(other)}`;
  if (one.aspect && other)
    return `${The(planet)} in ${aspect[one.aspect]} with ${the(other)}, from ${placeName(longitudeDeg)}`;
  if (one.enters)
    return `${The(planet)} enters ${sign[one.enters]}${one.motion === "retrograde" ? ", moving backwards" : ""}`;
  if (one.turns) return `${The(planet)} turns ${one.turns} at ${placeName(longitudeDeg)}`;
  if (one.phase) return `${phases[one.phase]} at ${placeName(longitudeDeg)}`;
  return `The Moon is void of course until ${minute(one.ends!)}`;
}

export const en = {
  title: "Calendar of the sky",
  summary:
    "Every exact aspect, ingress, station, phase and void of course in a span, for calendars and feeds",
  inputs: {
    ...core.spanInputs,
    kinds: {
      label: "Events",
      about: "What is listed; all but parallels when left out",
      values: kinds,
    },
    planets: { label: "Planets", about: "Sun to Pluto when left out", values: body },
  },
  fields: {
    ...core.place,
    ...core.when,
    events: "Events",
    kind: "Event",
    planet: "Planet",
    motion: "Motion",
    other: "With",
    aspect: "Aspect",
    enters: "Enters",
    turns: "Turns",
    phase: "Phase",
    parallel: "Parallel",
    declinationDeg: "Declination (°)",
    ends: "Ends",
  },
  terms: {
    body,
    sign,
    aspect,
    turn: core.turn,
    skyEvent: kinds,
    moonQuarter: phases,
    parallel: { parallel: "parallel", contraparallel: "contraparallel" },
  },
  conventions: {
    voidRule: {
      title: "What makes the Moon void",
      options: {
        classical: "no more aspect to the seven planets in her sign",
        modern: "no more aspect to the ten planets in her sign",
        hellenistic: "no aspect within the next thirty degrees, over the borders of signs",
      },
    },
  },
  refusals: core.spanRefusals,
  reading: ({ events }: SkyCalendarAnswer) => {
    if (events.length === 0) {
      return [
        "Nothing of what was asked becomes exact in these days. A longer span, or further kinds of events, would show what comes next.",
      ];
    }
    return events.slice(0, MOST_READ).map((one) => `${minute(one)}: ${told(one)}.`);
  },
  picture: {
    title: "Calendar of the sky",
    desc: (count: number) => `${count} events against the calendar, a row for each planet`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SpanRefusals;
}>;

export type SkyCalendarWords = Translation<typeof en>;
