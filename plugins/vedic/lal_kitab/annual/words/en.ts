import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { LagnaRefusals } from "../../../core/birth_chart.ts";
import { conventions, fields, houseOf, standing, these, upper } from "../../words/en.ts";
import type { answer, LalKitabYear } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, the, sign, houseName } = core;
const { ordinal } = english;

export const en = {
  title: "Lal Kitab: the teva of a year",
  summary: "The chart of a running year by the Lal Kitab's table of a hundred and twenty years",
  inputs: { age: { label: "Running year", about: "1 for the first year of life, to 120" } },
  fields: {
    ...fields,
    year: "Running year",
    from: "Begins",
    until: "Ends",
    moves: "From house to house",
    birth: "At birth",
    "moves/year": "In the year",
    home: "In the house of birth",
  },
  terms: { graha, sign, lalKitabStanding: standing },
  conventions,
  refusals: core.lagnaRefusals satisfies Record<keyof LagnaRefusals, unknown>,
  reading({ year, from, until, moves, home, grahas }: LalKitabYear) {
    const at = (i: number) =>
      `${the(moves[i]!.graha)} goes from ${houseName(moves[i]!.birth)} to ${houseOf(moves[i]!.year)}`;
    const of = (how: string) =>
      grahas.filter((one) => one.standing === how).map((one) => one.graha);
    const [high, low] = [of("exalted"), of("debilitated")];
    return [
      `In your ${ordinal(year)} year from ${from} to ${until} ${at(0)} and ${at(1)}. ${upper(at(4))} and ${at(5)}. ${upper(at(2))} and ${at(3)}. ${upper(at(6))} and ${at(7)}.`,
      [
        home.length > 0
          ? `${upper(these(home))} ${home.length > 1 ? "keep the houses" : "keeps the house"} of birth and what was promised there falls due.`
          : "",
        high.length > 0
          ? `${upper(these(high))} ${high.length > 1 ? "are" : "is"} exalted this year.`
          : "",
        low.length > 0 ? `Go gently where ${these(low)} ${low.length > 1 ? "fall" : "falls"}.` : "",
      ]
        .filter((one) => one !== "")
        .join(" "),
    ].filter((one) => one !== "");
  },
  picture: {
    short: core.grahaShort,
    title: (year: number): string => `Teva of the ${ordinal(year)} year`,
    head: (from: string): string => `from ${from}`,
    foot: "° asleep",
    desc: (grahas: LalKitabYear["grahas"]): string =>
      grahas.map((one) => `${graha[one.graha]} ${one.house}`).join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: LagnaRefusals;
}>;

export type LalKitabYearWords = Translation<typeof en>;
