import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { AngleRefusals } from "../../core/nativity.ts";
import type { SpanRefusals } from "../../core/span.ts";
import type { answer, PlanetReturnsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { body: names, placeName, sign } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = names;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
/** How long each takes round the zodiac. */
const rounds = {
  sun: "a year",
  moon: "27 days",
  mercury: "about a year",
  venus: "about a year",
  mars: "about two years",
  jupiter: "twelve years",
  saturn: "29 years",
  uranus: "84 years",
  neptune: "165 years",
  pluto: "248 years",
};
const minute = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);

export const en = {
  title: "Planetary returns",
  summary:
    "Returns of a body to its place of birth in a span, with the triple passes of retrogrades and the chart of each",
  inputs: {
    ...core.spanInputs,
    ...core.returnInputs,
    body: { label: "Body", about: "The body that returns", values: body },
  },
  fields: {
    ...core.place,
    ...core.when,
    ...core.returnFields,
    body: "Body",
    natal: "At birth",
    returns: "Returns",
    motion: "Motion",
    pass: "Pass",
    passes: "Of",
    chart: "Chart of the return",
  },
  terms: {
    body,
    turn: core.turn,
    sign,
    houseSystem: core.houseSystem,
  },
  phrases: core.housePhrases,
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: {
    "place-incomplete": core.angleRefusals["place-incomplete"],
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
    ...core.spanRefusals,
  },
  reading: ({ body: which, natal, returns }: PlanetReturnsAnswer) => {
    if (returns.length === 0) {
      return [
        `${core.The(which)} does not come back to ${placeName(natal.longitudeDeg)} in these days: it takes ${rounds[which]} to go round the zodiac.`,
      ];
    }
    return returns.map((one) => {
      const times = one.passes > 1 ? `, pass ${one.pass} of ${one.passes}` : "";
      const back = one.motion === "retrograde" ? ", moving backwards" : "";
      const rising = one.chart ? `, with ${sign[one.chart.ascendant.sign]} rising` : "";
      return `${minute(one)}: ${core.the(which)} is back at ${placeName(natal.longitudeDeg)}${times}${back}${rising}.`;
    });
  },
  picture: {
    title: "Returns",
    desc: ({ body: which, returns }: PlanetReturnsAnswer) =>
      `${returns.length} returns of ${core.the(which)} against the calendar`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Pick<AngleRefusals, "place-incomplete" | "birth-time-needed"> & SpanRefusals;
}>;

export type PlanetReturnsWords = Translation<typeof en>;
