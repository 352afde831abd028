import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, EvidenceRow, RectificationAnswer, SpanRow } from "../answer.ts";
import type { input } from "../input.ts";
import type { EventKind } from "../kinds.ts";
import type { Standing } from "../rules.ts";

const { the, The } = core;

const eventKind: Readonly<Record<EventKind, string>> = {
  union: "marriage or union",
  separation: "separation",
  child: "birth of a child",
  promotion: "promotion or success",
  setback: "setback at work",
  move: "change of home",
  emigration: "move to another country",
  study: "beginning of studies",
  ownBusiness: "business of one’s own",
};
const technique = {
  arcOfAngle: "angle by solar arc",
  arcOfPlanet: "planet by solar arc",
  transit: "transit",
  lordOfYear: "lord of the year",
  lunationDegree: "degree of the lunation’s lord",
};
const standing: Readonly<Record<Standing, { text: string; about: string }>> = {
  chance: {
    text: "no better than chance",
    about: "these dates tell one hour from another no better than any others would",
  },
  weak: {
    text: "weak",
    about:
      "a few sets of other dates favour some span as much; it may guide a search for papers, no more",
  },
  leaning: {
    text: "leaning one way",
    about:
      "no set of other dates favours a span as much; still no proof, since one set in twenty-five would do so by chance",
  },
};
const clock = ({ local }: { readonly local: string }) => local.slice(-8, -3);
const spanName = (one: SpanRow) => `${clock(one.begins)}–${clock(one.ends)}`;

function evidence({ technique: by, event, axis, planet, aspect }: EvidenceRow): string {
  if (by === "lunationDegree") {
    return `${the(axis!)} has the degree of ${the(planet)}, lord of the lunation before the birth`;
  }
  const happened = `the ${eventKind[event!.kind]} of ${event!.date}`;
  if (by === "lordOfYear") return `${the(planet)} ruled the year of ${happened}`;
  if (by === "transit") {
    return `${the(planet)} stood in ${core.aspect[aspect!]} to ${the(axis!)} at ${happened}`;
  }
  return by === "arcOfAngle"
    ? `${the(axis!)} had come by solar arc to the ${core.aspect[aspect!]} of ${the(planet)} at ${happened}`
    : `${the(planet)} had come by solar arc to the ${core.aspect[aspect!]} of ${the(axis!)} at ${happened}`;
}

function told(span: SpanRow): string {
  const best = span.evidence.slice(0, 3).map(evidence);
  const about = `${spanName(span)}, with ${core.sign[span.ascendant.sign]} rising (${span.score} points)`;
  return best.length === 0 ? `${about}.` : `${about}: ${english.list(best)}.`;
}

export const en = {
  title: "Rectification: spans of a birth time",
  summary:
    "From dated events, the spans of a birth time that several techniques favour, with the evidence and what chance alone would reach",
  inputs: {
    marginMinutes: {
      label: "Margin (min)",
      about:
        "Minutes before and after the time given that are tried; default 120. The whole day without a time",
    },
    events: { label: "Events", about: "Three to twenty" },
    kind: { label: "What happened", about: "Kind of event", values: eventKind },
    date: { label: "When", about: "Day of the event" },
  },
  fields: {
    ...core.when,
    ...core.place,
    searched: "Tried",
    begins: "From",
    ends: "Until",
    minutes: "Minutes",
    spans: "Spans",
    score: "Score",
    ascendant: "Ascendant",
    midheaven: "Midheaven",
    evidence: "Evidence",
    technique: "Technique",
    event: "Event",
    kind: "Kind",
    date: "Date",
    axis: "Angle",
    planet: "Planet",
    aspect: "Aspect",
    orbDeg: "Orb (°)",
    points: "Points",
    chance: "By chance",
    sets: "Sets of other dates",
    asGood: "As good",
    best: "Best",
    standing: "What it is worth",
    about: "What it means",
  },
  terms: {
    eventKind,
    technique,
    standing,
    axis: { ascendant: "Ascendant", midheaven: "Midheaven" },
    aspect: core.aspect,
  },
  refusals: {
    "place-needed": core.angleRefusals["place-needed"],
    "event-before-birth": {
      when: "An event lies before the birth",
      says: ({ date }: { date: string }) => `${date} lies before the birth. Give events after it`,
    },
  },
  reading: ({ searched, spans, chance, standing: worth }: RectificationAnswer) => {
    const [first, ...rest] = spans;
    if (!first) {
      return [
        `Nothing between ${clock(searched.begins)} and ${clock(searched.ends)} is favoured by these events: no technique used here tells one time from another.`,
      ];
    }
    return core.paragraphs(
      `Among ${searched.minutes} minutes the events favour ${told(first)}`,
      rest.length > 0 && `Less so ${rest.map(told).join(" ")}`,
      `What it is worth: ${standing[worth].text}. Of ${chance.sets} sets of the same events on other dates ${chance.asGood === 0 ? "none favours" : `${chance.asGood} ${chance.asGood === 1 ? "favours" : "favour"}`} some span as much (the best of them ${chance.best}); ${standing[worth].about}.`,
      `${The("ascendant")} moves a degree in four minutes and every technique has an orb, so no minute is told here. A birth record, a hospital’s file or a witness outweighs all of this.`,
    );
  },
  picture: {
    title: "Favoured spans",
    desc: (count: number) => `${count} spans of the times that were tried`,
    chance: ({ sets, asGood }: RectificationAnswer["chance"]) =>
      `${asGood} of ${sets} sets of other dates do as well`,
    row: (one: SpanRow) =>
      `${spanName(one)} · ${core.sign[one.ascendant.sign]} rising · ${one.score}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: { "place-needed": {}; "event-before-birth": { date: string } };
}>;

export type RectificationWords = Translation<typeof en>;
