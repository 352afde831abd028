import type { Translation, Words } from "#sdk";
import { ASPECTS } from "../../core/aspects.ts";
import * as core from "../../core/words/en.ts";
import type { AngleRefusals } from "../../core/nativity.ts";
import { senseOf, type Sense } from "../../core/pairs.ts";
import type { answer, SolarReturnAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const {
  body: names,
  point,
  sign,
  The,
  the,
  themeOf,
  topicOf,
  paragraph,
  paragraphs,
  placeName,
} = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = names;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);
const minute = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);
type Chart = NonNullable<SolarReturnAnswer["chart"]>;
const of = ({ bodies }: Chart, id: keyof typeof body) => bodies.find((one) => one.body === id)!;

function opening(answer: SolarReturnAnswer): string {
  const { natalSun, ends, chart } = answer;
  return paragraph(
    `The Sun is back at ${placeName(natalSun.longitudeDeg)} on ${minute(answer)}; the year that begins there lasts until ${day(ends)}.`,
    !chart && "Without a place there is no ascendant, and the houses of the year are not known.",
  );
}

function frame({ chart, natalHouses }: SolarReturnAnswer): string | null {
  if (!chart) return null;
  const { ascendant } = chart;
  const over = natalHouses
    ? ` It falls in ${core.houseName(natalHouses.ascendant)} of the birth, so that the year is lived through ${topicOf(natalHouses.ascendant)}.`
    : "";
  return `${sign[ascendant.sign]} rises: this year things are met ${core.MANNERS[ascendant.sign]}.${over}`;
}

function lights({ chart }: SolarReturnAnswer): string | null {
  if (!chart) return null;
  const [light, night] = [of(chart, "sun"), of(chart, "moon")];
  const first =
    light.house === night.house
      ? `Sun and Moon share ${core.houseName(light.house)} of the return: will and need both go to ${topicOf(light.house)}.`
      : `The Sun in ${core.houseName(light.house)} puts the effort of the year into ${topicOf(light.house)}; the Moon in ${core.houseName(night.house)} looks for comfort in ${topicOf(night.house)}.`;
  return paragraph(
    first,
    night.sign === chart.ascendant.sign
      ? "She is in the sign that rises, so that moods show at once."
      : `She moves through ${sign[night.sign]}, and feeling answers ${core.MANNERS[night.sign]}.`,
  );
}

function angles({ angular }: SolarReturnAnswer): string | null {
  return paragraph(
    ...angular
      .slice(0, 4)
      .map(
        ({ body: id, angle }) =>
          `${The(id)} stands on the ${point[angle]} of the return: the year ${core.angleSenses[id][angle]}.`,
      ),
  );
}

function aspects({ aspects: all }: SolarReturnAnswer): string | null {
  const read = all.flatMap(({ a, b, aspect }) => {
    const sense = senseOf(core.pairs, a, b, ASPECTS[aspect].nature as Sense);
    return sense ? [{ a, b, aspect, sense }] : [];
  });
  return paragraph(
    ...read
      .slice(0, 4)
      .map(
        ({ a, b, aspect, sense }) =>
          `${The(a)} in ${core.aspect[aspect]} with ${the(b)} marks a year that ${sense}.`,
      ),
  );
}

function crowd({ chart }: SolarReturnAnswer): string | null {
  if (!chart) return null;
  const counts = Array.from({ length: 12 }, (_, i) =>
    chart.bodies.filter(({ house }) => house === i + 1),
  );
  const most = counts.reduce((x, y) => (y.length > x.length ? y : x));
  if (most.length < 3) return null;
  const house = most[0]!.house;
  return `${most.length} bodies stand in ${core.houseName(house)}: ${themeOf(most[0]!.body)} meet ${themeOf(most[1]!.body)} over ${topicOf(house)}, which takes more of the year than anything else.`;
}

export const en = {
  title: "Solar return",
  summary: "Solar return chart for a year and place, tropical or precessed, with a reading",
  inputs: {
    year: { label: "Year", about: "Calendar year in which the return falls" },
    ...core.returnInputs,
  },
  fields: {
    ...core.place,
    ...core.when,
    ...core.returnFields,
    age: "Return",
    ends: "The year ends",
    natalSun: "The Sun at birth",
    chart: "Chart of the return",
    body: "Body",
    natalHouses: "In houses of the birth",
    angular: "On the angles",
    angle: "Angle",
    orbDeg: "Orb (°)",
    aspects: "Closest aspects",
    a: "First",
    b: "Second",
    aspect: "Aspect",
  },
  terms: {
    body,
    sign,
    aspect: core.aspect,
    houseSystem: core.houseSystem,
    returnAngle: { ascendant: point.ascendant, midheaven: point.midheaven },
  },
  phrases: core.housePhrases,
  conventions: {
    precession: {
      title: "What the Sun returns to",
      options: {
        tropical: "the same degree of the tropical zodiac",
        precessed: "the same place among the stars, some twenty minutes later for each year of age",
      },
    },
    houseSystem: core.conventions.houseSystem,
  },
  refusals: {
    "place-incomplete": core.angleRefusals["place-incomplete"],
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
    "year-out-of-reach": {
      when: "The year lies before the birth or more than 150 years after it",
      says: ({ from, to }: { from: number; to: number }) =>
        `Returns are cast for the years ${from} to ${to} of this birth. Give a year within them`,
    },
  },
  reading: (answer: SolarReturnAnswer) => ({
    paragraphs: paragraphs(
      opening(answer),
      frame(answer),
      lights(answer),
      crowd(answer),
      angles(answer),
      aspects(answer),
    ),
    outline: ["when the year begins", "what frames it", "Sun and Moon", "angles", "aspects"],
    facts: {
      begins: answer.local,
      ends: answer.ends.local,
      ascendant: answer.chart && placeName(answer.chart.ascendant.longitudeDeg),
      bodies: (answer.chart?.bodies ?? []).map(({ body: id, longitudeDeg, house }) => ({
        body: body[id],
        at: placeName(longitudeDeg),
        house,
      })),
    },
  }),
  picture: {
    title: "Solar return",
    when: (answer: SolarReturnAnswer) => `${minute(answer)}`,
    legend: core.wheel.legend,
    desc: ({ chart, natalSun }: SolarReturnAnswer): string =>
      chart
        ? chart.bodies
            .map(({ body: id, longitudeDeg }) => `${body[id]} ${placeName(longitudeDeg)}`)
            .join("; ")
        : `${body.sun} ${placeName(natalSun.longitudeDeg)}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Pick<AngleRefusals, "place-incomplete" | "birth-time-needed"> & {
    "year-out-of-reach": { from: number; to: number };
  };
}>;

export type SolarReturnWords = Translation<typeof en>;
