import { CLASSICAL, WEEKDAY, type Classical } from "#lore";
import { BAND, phrase, term, Type, type Frozen, type Static } from "#sdk";
import type { Bond } from "./bonds.ts";
import { SEASON, type Season } from "./seasons.ts";

/** How two rulers or two seasons stand to each other. */
export type RulerBond = "same" | "friendly" | "hostile" | "even";
export type SeasonBond = "same" | "neighbouring" | "opposite";

/** The four comparisons: the two sides and what lies between them. */
export type Phrases = {
  lifePath: { a: number; b: number; bond: Bond; strained: boolean };
  birthday: { a: number; b: number; bond: Bond; strained: boolean };
  weekday: { a: Classical; b: Classical; bond: RulerBond };
  season: { a: Season; b: Season; bond: SeasonBond };
};

const person = (which: string) =>
  Type.Object(
    {
      lifePath: Type.Integer({ description: "Life path: 1-9, 11, 22 or 33" }),
      birthday: Type.Integer({ description: "Number of the day, masters kept" }),
      weekday: term(WEEKDAY, "Weekday of birth"),
      ruler: term(CLASSICAL, "Planet of the weekday"),
      season: term(SEASON, "Season of birth by the northern year"),
    },
    { description: `The ${which} person` },
  );

const score = Type.Integer({
  minimum: 0,
  maximum: 100,
  description: "What the comparison alone comes to",
});
const weight = Type.Number({ description: "Share in the score; the four make 1" });
const component = phrase<Phrases, { score: typeof score; weight: typeof weight }>(
  "One comparison",
  { score, weight },
);

export const answer = Type.Object({
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Weighted mean of the components, rounded. Relative, no probability",
  }),
  band: term(BAND, "80 and more, 65-79, 50-64, less"),
  a: person("first"),
  b: person("second"),
  components: Type.Array(component, {
    description: "Life paths, days of birth, weekday rulers, seasons",
  }),
  strengths: Type.Array(component, { description: "Components of 75 and more" }),
  cautions: Type.Array(component, { description: "Components below 62" }),
});
export type BirthdayAnswer = Frozen<Static<typeof answer>>;
export type Component = BirthdayAnswer["components"][number];
export type Person = BirthdayAnswer["a"];
