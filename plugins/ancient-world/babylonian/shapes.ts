/** The answer of a Babylonian horoscope. */
import { oneOf, ScoreShape, TestimoniesShape, TextShape, Type, type Static } from "#old";
import { BODIES } from "./names.ts";

const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);

const sign = Type.Object({
  id: Type.String(),
  written: Type.String({ description: "As the tablets write it" }),
  akkadian: Type.String(),
  name: TextShape,
  western: TextShape,
});

const morning = Type.Object({
  day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the Babylonian month" }),
  minutes: Type.Integer({ minimum: 0, description: "Between Moon and sunrise" }),
  us: Type.Integer({ minimum: 0, description: "The same in time degrees of four minutes" }),
});

const event = {
  utc: Type.String({ description: "ISO 8601, UTC, to the minute" }),
  babylonian: Type.String({ description: "Day, month and year of the Seleucid era" }),
  daysFromBirth: Type.Number({ description: "Negative before the birth" }),
};

export const output = Type.Object({
  date: Type.Object({
    text: Type.String(),
    seleucidYear: Type.Integer({ description: "Year 1 began on 3 April 311 BCE (Julian)" }),
    month: Type.Integer({ minimum: 1, maximum: 12 }),
    monthName: Type.String(),
    leapMonth: Type.Boolean(),
    day: Type.Integer({ minimum: 1, maximum: 30 }),
    monthLength: Type.Integer({ minimum: 29, maximum: 30 }),
    previousMonthLength: Type.Integer({ minimum: 29, maximum: 30 }),
    era: oneOf(
      ["before", "historical", "continued"],
      "Before the cycle was fixed in 367 BCE; to 75 CE, the last dated tablet; run on since",
    ),
    afterSunset: Type.Boolean({ description: "Whether the birth counts to the day that began" }),
    sunsetKnown: Type.Boolean({ description: "False where 18:00 stands for sunset" }),
    evilDay: Type.Boolean(),
  }),
  bodies: Type.Array(
    Type.Object({
      id: oneOf(BODIES, "In the order of the tablets"),
      written: Type.String(),
      akkadian: Type.String(),
      name: TextShape,
      god: TextShape,
      longitudeDeg: Type.Number({ description: "Sidereal, degrees from the Hired Man" }),
      latitudeDeg: Type.Number(),
      sign,
      degree: Type.Number({ minimum: 0, maximum: 30, description: "Within the sign" }),
      portion: Type.Object(
        { id: Type.String(), name: TextShape },
        { description: "Sign of its twelfth part, the microzodiac" },
      ),
      seen: Type.Boolean({ description: "False while the light of the Sun hides it" }),
      inSecretPlace: Type.Boolean(),
    }),
    { description: "Moon, Sun, Jupiter, Venus, Mercury, Saturn, Mars" },
  ),
  path: Type.Object(
    { id: oneOf(["enlil", "anu", "ea"], "Third of the sky"), name: TextShape },
    { description: "Road of the Sun: Enlil above 17° of declination, Ea below -17°" },
  ),
  moonset: morning,
  lastCrescent: morning,
  season: Type.Object({ id: Type.String(), name: TextShape, ...event }),
  sirius: Type.Object({ id: Type.String(), name: TextShape, ...event }),
  eclipses: Type.Array(
    Type.Object({
      kind: oneOf(["lunar", "solar"], "Of the Moon or of the Sun"),
      type: Type.String({ description: "total, partial, annular or hybrid" }),
      ...event,
      seen: Type.Boolean({ description: "Whether Babylon saw any of it" }),
    }),
    { description: "Nearest before and after, within 190 days" },
  ),
  omens: Type.Array(
    Type.Object({ body: Type.String(), sign: TextShape, says: TextShape, source: Type.String() }),
  ),
  score: ScoreShape,
  testimonies: TestimoniesShape,
  nearestEclipseDays: nullable(
    Type.Number({ description: "To the nearest eclipse that Babylon saw; null without one" }),
  ),
});

export type HoroscopeAnswer = Static<typeof output>;
