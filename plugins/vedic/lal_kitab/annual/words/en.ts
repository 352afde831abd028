import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { LagnaRefusals } from "../../../core/birth_chart.ts";
import type { GrahaId } from "../../../core/grahas.ts";
import { byHouse } from "../../told.ts";
import {
  aboutHouse,
  acts,
  are,
  conventions,
  fields,
  placed,
  standing,
  these,
  upper,
} from "../../words/en.ts";
import type { answer, LalKitabYear } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, the, sign } = core;
const { ordinal, ordinalWord } = english;
const at_ = (house: number) => `the ${ordinalWord(house)}`;

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
    const moved = moves.filter((one) => one.birth !== one.year);
    const house = (id: GrahaId) => grahas.find((one) => one.graha === id)!.house;
    const rows = byHouse(
      moved.map((one) => one.graha),
      house,
    ).map(([at, here]) => {
      const birth = core.houseName(moves.find((one) => one.graha === here[0])!.birth);
      const [only] = here;
      return here.length === 1
        ? `${upper(the(only!))} goes from ${birth} to ${at_(at)}, and ${acts(here, at).slice(the(only!).length + 1)}.`
        : `${upper(these(here))} go from ${birth} to ${at_(at)}: ${acts(here, at)}.`;
    });
    const of = (how: string) =>
      grahas.filter((one) => one.standing === how).map((one) => one.graha);
    const [high, low] = [of("exalted"), of("debilitated")];
    return [
      `Your ${ordinalWord(year)} year runs from ${from} to ${until}. ${rows.join(" ")}`,
      [
        home.length > 0
          ? `${upper(placed(home, house))} ${home.length > 1 ? "stand where they stood" : "stands where it stood"} at your birth: what was promised then falls due.`
          : "",
        high.length > 0 ? `${upper(these(high))} ${are(high)} exalted this year.` : "",
        low.length > 0
          ? `${upper(these(low))} ${are(low)} fallen: go gently with ${english.list(byHouse(low, house).map(([at]) => aboutHouse(at)))}.`
          : "",
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
