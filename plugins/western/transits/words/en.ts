import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { ASPECTS, type Ptolemaic } from "../../core/aspects.ts";
import type { ChartRefusals } from "../../core/nativity.ts";
import { senseOf, type AngleSenses, type PairSenses, type Sense } from "../../core/pairs.ts";
import type { Modern, PointId } from "../../core/points.ts";
import type { SpanRefusals } from "../../core/span.ts";
import type { answer, Contact, TransitsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { readContacts, slowEntries } from "../weight.ts";

const { body: names, point, sign, the, The, themeOf, topicOf, paragraph, paragraphs } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = names;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const verbs: Readonly<Record<Ptolemaic, string>> = {
  conjunction: "stands on",
  sextile: "sextiles",
  square: "squares",
  trine: "trines",
  opposition: "opposes",
};
const MOST_READ = 10;
const MOST_HOUSES = 6;
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);

/** What a contact means, by the pair and by how it meets. */
export function senseOfTransit(
  { planet, natal, aspect }: Contact,
  pairs: PairSenses,
  angles: AngleSenses,
): string | undefined {
  const nature = ASPECTS[aspect].nature as Sense;
  if (natal === "ascendant" || natal === "midheaven") {
    return nature === "easy" ? undefined : angles[planet][natal];
  }
  return senseOf(pairs, planet, natal as Modern, nature);
}

function list(days: readonly string[]): string {
  return days.length < 2 ? (days[0] ?? "") : `${days.slice(0, -1).join(", ")} and ${days.at(-1)!}`;
}

function contact(one: Contact): string {
  const { planet, natal, aspect, passes, begins, ends } = one;
  const exact = list(
    passes.map((pass) => `${day(pass)}${pass.motion === "retrograde" ? " (retrograde)" : ""}`),
  );
  const span = begins && ends ? `From ${day(begins)} to ${day(ends)} ${the(planet)}` : The(planet);
  const sense = senseOfTransit(one, core.pairs, core.angleSenses);
  const meaning = sense
    ? `marks a time that ${sense}`
    : `turns ${themeOf(planet)} towards ${themeOf(natal)}`;
  return `${span} ${verbs[aspect]} the natal ${point[natal]}, exact on ${exact}; it ${meaning}.`;
}

function opening({ contacts, stations }: TransitsAnswer): string {
  if (contacts.length === 0) {
    return "No planet asked for makes an exact aspect to the birth in these days: what is under way goes on without a push from the sky.";
  }
  const loops = contacts.filter(({ passes }) => passes.length > 1).length;
  return paragraph(`${contacts.length} contacts with the birth grow exact in these days`).concat(
    loops > 0
      ? `, ${loops} of them more than once because the planet turns; such a matter opens with the first pass, is gone over with the second and is settled with the last.`
      : stations.length > 0
        ? ", each once."
        : ", each once and soon over.",
  );
}

function houses({ houses: entries }: TransitsAnswer): string | null {
  const shown = slowEntries(entries ?? []).slice(0, MOST_HOUSES);
  return paragraph(
    ...shown.map(
      ({ planet, house, ...at }) =>
        `${The(planet)} enters ${core.houseName(house)} on ${day(at)}: ${themeOf(planet)} turn to ${topicOf(house)}.`,
    ),
  );
}

export const en = {
  title: "Transits",
  summary:
    "Transits to a birth chart over a span: every exact date, stations, houses entered, with a reading",
  inputs: {
    ...core.spanInputs,
    planets: {
      label: "Planets",
      about: "Planets that move; Mars to Pluto when left out. With the Moon at most 550 days",
      values: body,
    },
    aspects: { label: "Aspects", about: "All five when left out", values: core.aspect },
  },
  fields: {
    ...core.place,
    ...core.when,
    signs: "Signs at birth",
    sun,
    moon,
    mercury,
    venus,
    mars,
    jupiter,
    saturn,
    uranus,
    neptune,
    pluto,
    ascendant: point.ascendant,
    contacts: "Contacts",
    planet: "Planet",
    aspect: "Aspect",
    natal: "With the natal",
    begins: "Within orb from",
    ends: "Within orb to",
    passes: "Exact",
    motion: "Motion",
    houses: "Houses entered",
    house: "House",
    stations: "Stations",
    turns: "Turns",
  },
  terms: { body, point, aspect: core.aspect, sign, turn: core.turn },
  conventions: {
    houseSystem: core.conventions.houseSystem,
    orb: { title: "Orb of a contact", options: { "1": "one degree", "2": "two degrees" } },
  },
  refusals: { ...core.chartRefusals, ...core.spanRefusals },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. The natal Moon, the angles and the houses are left out; dates of swift planets can be half a day off.",
    latitude: "No place was given: angles and houses are left out.",
  },
  reading: (answer: TransitsAnswer) => ({
    paragraphs: paragraphs(
      opening(answer),
      ...readContacts(answer.contacts, MOST_READ).map(contact),
      houses(answer),
    ),
    outline: ["the span as a whole", "the weightiest contacts", "houses entered"],
    facts: {
      contacts: readContacts(answer.contacts, MOST_READ).map(
        ({ planet, aspect, natal, passes }) => ({
          planet: body[planet],
          aspect: core.aspect[aspect],
          natal: point[natal],
          exact: passes.map(day),
        }),
      ),
    },
  }),
  picture: {
    title: "Transits",
    desc: (count: number) => `The weightiest of ${count} contacts against the calendar`,
    row: (planet: Modern, aspect: Ptolemaic, natal: PointId) =>
      `${body[planet].slice(0, 3)} ${ASPECTS[aspect].angleDeg}° ${SHORT[natal] ?? point[natal].slice(0, 3)}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals & SpanRefusals;
  omissions: { birthTime: {}; latitude: {} };
}>;

const SHORT: Readonly<Partial<Record<PointId, string>>> = { ascendant: "AC", midheaven: "MC" };

export type TransitsWords = Translation<typeof en>;
