import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, RetrogradesAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { body, sign } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = body;
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);

export const en = {
  title: "Retrogrades",
  summary: "Stations, retrograde loops and shadows of the planets in a span",
  inputs: {
    ...core.spanInputs,
    planets: {
      label: "Planets",
      about: "Planets to be searched; all eight when left out",
      values: { mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto },
    },
  },
  fields: {
    ...core.place,
    ...core.when,
    stations: "Stations",
    planet: "Planet",
    turns: "Turns",
    loops: "Retrograde loops",
    shadowBegins: "Shadow begins",
    turnsRetrograde: "Turns retrograde",
    turnsDirect: "Turns direct",
    shadowEnds: "Shadow ends",
    from: "From",
    to: "To",
    days: "Days",
  },
  terms: {
    body: { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto },
    turn: { retrograde: "retrograde", direct: "direct" },
  },
  conventions: {
    shadow: {
      title: "Shadows",
      options: {
        longitudes: "from the degree of one station to the degree of the other",
        none: "not told",
      },
    },
  },
  refusals: core.spanRefusals,
  reading: ({ loops }: RetrogradesAnswer) => {
    if (loops.length === 0) {
      return [
        "None of the planets asked is retrograde in these days. Mercury turns back about three times a year, Venus and Mars about every second year, and those beyond Mars once a year.",
      ];
    }
    return loops.map(({ planet, turnsRetrograde, turnsDirect, from, to, shadowEnds }) => {
      const across =
        from.sign === to.sign
          ? `in ${sign[from.sign]}`
          : `from ${sign[from.sign]} back into ${sign[to.sign]}`;
      const cleared = shadowEnds ? `, and past its old degree on ${day(shadowEnds)}` : "";
      return `${body[planet]} is retrograde ${across} from ${day(turnsRetrograde)} to ${day(turnsDirect)}${cleared}.`;
    });
  },
  picture: {
    title: "Retrograde loops",
    desc: (loops: number) => `${loops} retrograde loops against the calendar, shadows thinner`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: import("../../core/span.ts").SpanRefusals;
}>;

export type RetrogradesWords = Translation<typeof en>;
