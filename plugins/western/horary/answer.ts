import {
  phrase,
  ReplyShape,
  ScoreShape,
  term,
  testimonies,
  Type,
  UnderstoodShape,
  verdict,
  vocabulary,
  type Frozen,
  type IdOf,
  type Static,
} from "#sdk";
import { ELEMENT } from "#lore";
import { PTOLEMAIC } from "../core/aspects.ts";
import { DRAWN_HOUSES } from "../core/houses.ts";
import { classical, House, nullable, PLACE, placeShape } from "../core/shapes.ts";
import { STRENGTH } from "../core/strength.ts";
import { KIND } from "./categories.ts";
import { HOUR_GROUND } from "./hour_ground.ts";
import { PERFECTION } from "./perfection.ts";
import type { TestimonyPhrases } from "./testimonies.ts";
import { UNIT } from "./timing.ts";
import { DISTANCE, WIND } from "./whereabouts.ts";

export const VERDICT = vocabulary("horaryVerdict", ["favourable", "conditional", "unfavourable"]);
export type Verdict = IdOf<typeof VERDICT>;

/** Cautions before judgement. @source W. Lilly, Christian Astrology (1647), pp. 121-123 */
export type Considerations = {
  earlyAscendant: {};
  lateAscendant: {};
  moonVoidOfCourse: {};
  moonViaCombusta: {};
  moonLate: {};
  saturnInSeventh: {};
  saturnInFirst: {};
  hourDisagrees: {};
  firstCombust: {};
  firstRetrograde: {};
  seventhCombust: {};
  seventhRetrograde: {};
};

const instant = (what: string) => Type.String({ description: `${what}, UTC` });
const moonAspect = (description: string, whenNull: string) =>
  nullable(
    Type.Object(
      {
        planet: classical("The other planet"),
        aspect: term(PTOLEMAIC, "Aspect"),
        utc: nullable(instant("When it is exact"), "Null for a drawn chart"),
      },
      { description },
    ),
    whenNull,
  );
const significator = (description: string) =>
  Type.Object(
    { planet: classical("The planet"), house: House("House it rules, 1 to 12") },
    { description },
  );

export const answer = Type.Object({
  question: Type.String({ description: "The question, as it was asked" }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  quesitedHouse: House("House of the matter in the chart, 1 to 12"),
  kind: term(KIND, "Kind of question, by whose chapter it is judged"),
  chart: Type.Object(
    {
      ascendant: placeShape("Degree that rises"),
      midheaven: placeShape("Degree that culminates"),
      houses: DRAWN_HOUSES,
      planets: Type.Array(
        Type.Object({
          planet: classical("The planet"),
          ...PLACE,
          speedDegPerDay: Type.Number({ description: "In longitude, degrees a day" }),
          retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
          house: House("With the next house within 5° of its cusp"),
          houseByCusp: House("By cusps alone"),
          essentialPoints: Type.Integer({
            description: "Points of its own: dignities and debilities",
          }),
          netPoints: Type.Integer({ description: "Points of the whole table of strength" }),
          strength: Type.Array(
            Type.Object({
              line: term(STRENGTH, "Line of the table"),
              points: Type.Integer({ description: "Points" }),
            }),
            { description: "The lines that make up its points" },
          ),
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
            "Null if not within three days, and for a drawn chart",
          ),
          voidOfCourse: Type.Boolean({
            description: "Whether she makes no further aspect in her sign",
          }),
        },
        { description: "The Moon, who speaks for the querent as well" },
      ),
      natural: Type.Array(classical("A planet"), {
        description: "Planets that signify the matter by nature",
      }),
      endOfMatter: classical("Lord of the fourth, who shows the end of the matter"),
    },
    { description: "Who stands for whom" },
  ),
  nextMoonAspect: moonAspect(
    "The Moon's next aspect",
    "Before the Moon leaves her sign; null where she makes none",
  ),
  lastMoonAspect: moonAspect(
    "The Moon's last aspect",
    "Since the Moon entered her sign; null where she made none",
  ),
  planetaryHour: nullable(
    Type.Object({
      dayRuler: nullable(classical("Ruler of the day"), "Null for a drawn chart"),
      ruler: classical("Ruler of the hour"),
      number: nullable(
        Type.Integer({ minimum: 1, maximum: 24, description: "1 to 24; 13 to 24 by night" }),
        "Null for a drawn chart",
      ),
      byDay: Type.Boolean({ description: "Whether it is an hour of the day" }),
      agrees: Type.Boolean({ description: "Whether it agrees with the rising sign" }),
      grounds: Type.Array(term(HOUR_GROUND, "A ground"), {
        description: "Why it agrees; empty where it does not",
      }),
    }),
    "Null in polar day and night, and for a drawn chart whose hour is not told",
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
      utc: nullable(instant("When it is exact"), "Null without an aspect, and for a drawn chart"),
      reception: Type.Boolean({ description: "Whether one receives the other" }),
    },
    { description: "Whether the matter comes about" },
  ),
  testimonies: testimonies<TestimonyPhrases>(),
  score: ScoreShape,
  verdict: verdict(
    term(VERDICT, "55 and more; between; 45 and less"),
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
      a: classical("Planet that applies"),
      b: classical("Planet to which it applies"),
      aspect: term(PTOLEMAIC, "Aspect that decides"),
      utc: nullable(
        instant("When it is exact"),
        "Null where it is just past, and for a drawn chart",
      ),
      units: nullable(
        Type.Object({
          amount: Type.Integer({ description: "How many" }),
          unit: term(UNIT, "By house and sign; no shorter than the matter allows"),
        }),
        "Degrees to the aspect read as units of time; null where it is out of orb",
      ),
    }),
    "An indication and no date; null where no aspect decides",
  ),
  whereabouts: nullable(
    Type.Object({
      wind: term(WIND, "Quarter of the compass"),
      place: term(ELEMENT, "Kind of place, by the element of the significator"),
      distance: term(DISTANCE, "By the Moon and the lord of the ascendant"),
    }),
    "Where to look; null where nothing is looked for",
  ),
});
export type HoraryAnswer = Frozen<Static<typeof answer>>;
