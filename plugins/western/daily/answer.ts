import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { PTOLEMAIC } from "../core/aspects.ts";
import { MODERN } from "../core/points.ts";
import { House, nullable, PLACE, sign } from "../core/shapes.ts";
import { WHEN } from "../core/span.ts";

export const PERIOD = vocabulary("horoscopePeriod", ["day", "week", "month", "year"]);
export const TOPIC = vocabulary("horoscopeTopic", ["mood", "love", "work"]);
/** What makes a date of a longer span. */
export const DATED = vocabulary("horoscopeEvent", [
  "newMoon",
  "fullMoon",
  "solarEclipse",
  "lunarEclipse",
  "enters",
  "turns",
  "meets",
]);

const STANDS = {
  planet: term(MODERN, "The planet"),
  ...PLACE,
  house: House("House from the sign, which is the first"),
  retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
};
const CONTACT = {
  planet: term(MODERN, "The planet that moves"),
  aspect: term(PTOLEMAIC, "Aspect"),
  other: term(MODERN, "The other planet"),
  house: House("House of the planet that moves"),
  otherHouse: House("House of the other planet"),
  retrograde: Type.Boolean({ description: "Whether the planet that moves goes backwards then" }),
  otherRetrograde: Type.Boolean({ description: "Whether the other does" }),
  ...WHEN,
};

export const answer = Type.Object({
  sign: sign("Sign that is read for"),
  period: term(PERIOD, "Length of the span"),
  from: Type.String({ description: "First day, YYYY-MM-DD" }),
  to: Type.String({ description: "Last day, YYYY-MM-DD" }),
  topics: Type.Array(
    Type.Object({
      topic: term(TOPIC, "Side of life"),
      score: Type.Integer({ minimum: 0, maximum: 100, description: "50 is even" }),
    }),
    { description: "How mood, love and work stand" },
  ),
  planets: Type.Array(Type.Object(STANDS), {
    description: "Sun to Saturn at noon of the first day, by whole-sign houses",
  }),
  moon: Type.Array(Type.Object(CONTACT), {
    description: "Exact aspects of the Moon on a day; empty for longer spans",
  }),
  venus: nullable(Type.Object(CONTACT), "Next exact aspect of Venus; null within forty days"),
  mars: nullable(Type.Object(CONTACT), "Next exact aspect of Mars; null within forty days"),
  dates: Type.Array(
    Type.Object({
      event: term(DATED, "What happens"),
      planet: term(MODERN, "The planet"),
      other: nullable(term(MODERN, "The other planet"), "Of a meeting; else null"),
      aspect: nullable(term(PTOLEMAIC, "Aspect"), "Of a meeting; else null"),
      retrograde: Type.Boolean({ description: "Whether it moves or turns backwards" }),
      house: House("House from the sign"),
      sign: sign("Sign in which it happens"),
      ...WHEN,
    }),
    {
      description:
        "Lunations, eclipses, entries and stations; of a week and a month meetings as well",
    },
  ),
});
export type DailyAnswer = Frozen<Static<typeof answer>>;
