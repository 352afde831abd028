import {
  phrase,
  ScoreShape,
  term,
  testimonies,
  Type,
  verdict,
  vocabulary,
  type Frozen,
  type IdOf,
  type Static,
} from "#sdk";
import { PTOLEMAIC } from "../core/aspects.ts";
import { HOUSES } from "../core/houses.ts";
import { classical, House, nullable, PLACE, placeShape } from "../core/shapes.ts";
import { PERFECTION } from "./perfection.ts";
import type { TestimonyPhrases } from "./testimonies.ts";

export const VERDICT = vocabulary("horaryVerdict", ["favourable", "conditional", "unfavourable"]);
export type Verdict = IdOf<typeof VERDICT>;
export const UNIT = vocabulary("timeUnit", ["days", "weeks", "months", "years"]);

/** Cautions before judgement. @source W. Lilly, Christian Astrology (1647), pp. 121-123 */
export type Considerations = {
  earlyAscendant: {};
  lateAscendant: {};
  moonVoidOfCourse: {};
  moonViaCombusta: {};
  saturnInSeventh: {};
  saturnInFirst: {};
  hourDisagrees: {};
  significatorCombust: {};
  besieged: {};
};

const instant = (what: string) => Type.String({ description: `${what}, UTC` });
const significator = (description: string) =>
  Type.Object(
    { planet: classical("The planet"), house: House("House it rules, 1 to 12") },
    { description },
  );

export const answer = Type.Object({
  question: Type.String({ description: "The question, as it was asked" }),
  quesitedHouse: House("House of the matter in the chart, 1 to 12"),
  chart: Type.Object(
    {
      ascendant: placeShape("Degree that rises"),
      midheaven: placeShape("Degree that culminates"),
      houses: HOUSES,
      planets: Type.Array(
        Type.Object({
          planet: classical("The planet"),
          ...PLACE,
          speedDegPerDay: Type.Number({ description: "In longitude, degrees a day" }),
          retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
          house: House("With the next house within 5° of its cusp"),
          houseByCusp: House("By cusps alone"),
          essentialPoints: Type.Integer({ description: "Points of essential dignity" }),
        }),
        { description: "Sun to Saturn" },
      ),
    },
    { description: "The chart of the question" },
  ),
  significators: Type.Object(
    {
      querent: significator("Of the one who asks"),
      quesited: significator("Of the matter"),
      moon: Type.Object(
        {
          leavesSign: nullable(
            instant("When the Moon leaves her sign"),
            "Null if not within 45 days",
          ),
          voidOfCourse: Type.Boolean({
            description: "Whether she makes no further aspect in her sign",
          }),
        },
        { description: "The Moon, who speaks for the querent as well" },
      ),
    },
    { description: "Who stands for whom" },
  ),
  nextMoonAspect: nullable(
    Type.Object({
      planet: classical("Planet that the Moon meets"),
      aspect: term(PTOLEMAIC, "Aspect"),
      utc: instant("When it is exact"),
    }),
    "Before the Moon leaves her sign; null where she makes none",
  ),
  planetaryHour: nullable(
    Type.Object({
      dayRuler: classical("Ruler of the day"),
      ruler: classical("Ruler of the hour"),
      number: Type.Integer({
        minimum: 1,
        maximum: 24,
        description: "1 to 24; 13 to 24 by night",
      }),
      byDay: Type.Boolean({ description: "Whether it is an hour of the day" }),
      agrees: Type.Boolean({ description: "Whether it agrees with the rising sign" }),
    }),
    "Null in polar day and night",
  ),
  considerations: Type.Array(phrase<Considerations>("A caution"), {
    description: "Cautions before judgement; each lowers the confidence",
  }),
  perfection: Type.Object(
    {
      type: term(PERFECTION, "How the significators come together"),
      by: classical("Planet that stands for the querent here"),
      aspect: nullable(term(PTOLEMAIC, "Aspect"), "Null without one"),
      planet: nullable(
        classical("Third planet"),
        "Planet that carries, collects or hinders; null without one",
      ),
      degrees: nullable(Type.Number(), "Degrees to go; null without an aspect"),
      utc: nullable(instant("When it is exact"), "Null without an aspect"),
      reception: Type.Boolean({ description: "Whether one receives the other" }),
    },
    { description: "Whether the matter comes about" },
  ),
  testimonies: testimonies<TestimonyPhrases>(),
  score: ScoreShape,
  verdict: verdict(
    term(VERDICT, "65 and more; 45 to 64; below"),
    phrase<TestimonyPhrases>("A testimony"),
    "The judgement with the four testimonies that weigh most",
  ),
  confidence: Type.Number({
    minimum: 0,
    maximum: 1,
    description: "1 less 0.12 per consideration, at least 0.3",
  }),
  timing: nullable(
    Type.Object({
      amount: Type.Integer({ description: "How many" }),
      unit: term(UNIT, "By house and sign"),
    }),
    "Degrees to the aspect read as units of time, an indication and no date; null without an aspect to come",
  ),
});
export type HoraryAnswer = Frozen<Static<typeof answer>>;
