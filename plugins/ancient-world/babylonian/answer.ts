/** The answer of a Babylonian horoscope. */
import { ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import {
  BODY,
  ECLIPSE,
  ECLIPSE_TYPE,
  ERA,
  OMEN,
  PATH,
  SEASON,
  SIGN,
  SIRIUS,
  type BabylonianBody,
} from "./names.ts";

/** Reasons of the score: a planet has come forth, or stands in its place of secret; and what else speaks. */
export type Reasons = {
  [B in Exclude<BabylonianBody, "sun"> as `forth-${B}`]: {};
} & { [B in BabylonianBody as `secret-${B}`]: {} } & {
  base: {};
  "moon-climbs": {};
  "evil-day": {};
  eclipse: {};
};

const morning = (description: string) =>
  Type.Object(
    {
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the Babylonian month" }),
      minutes: Type.Integer({ minimum: 0, description: "Between Moon and sunrise" }),
      us: Type.Integer({ minimum: 0, description: "The same in time degrees of four minutes" }),
    },
    { description },
  );

const when = {
  utc: Type.String({ description: "ISO 8601, UTC, to the minute" }),
  babylonian: Type.String({ description: "Day, month and year of the Seleucid era" }),
  daysFromBirth: Type.Number({ description: "Days; negative before the birth" }),
};

const monthDays = (description: string) => Type.Integer({ minimum: 29, maximum: 30, description });

export const answer = Type.Object({
  date: Type.Object(
    {
      text: Type.String({ description: "Day, month and year of the Seleucid era" }),
      seleucidYear: Type.Integer({ description: "Year 1 began on 3 April 311 BCE (Julian)" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "1 is Nisannu" }),
      monthName: Type.String({ description: "In Akkadian" }),
      leapMonth: Type.Boolean({ description: "Whether the month is the second of its name" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the month" }),
      monthLength: monthDays("Days of the month"),
      previousMonthLength: monthDays("Days of the month before"),
      era: term(ERA, "How the months of that time are known"),
      afterSunset: Type.Boolean({ description: "Whether the birth counts to the day that began" }),
      sunsetKnown: Type.Boolean({ description: "False where 18:00 stands for sunset" }),
      evilDay: Type.Boolean({ description: "Whether the day is one of the five of the month" }),
    },
    { description: "The day of birth in the Babylonian calendar" },
  ),
  bodies: Type.Array(
    Type.Object({
      body: term(BODY, "In the order of the tablets", ["god"]),
      longitudeDeg: Type.Number({ description: "Sidereal, degrees from the Hired Man" }),
      latitudeDeg: Type.Number({ description: "Degrees north of the ecliptic" }),
      sign: term(SIGN, "The sign", ["western"]),
      degree: Type.Number({ minimum: 0, maximum: 30, description: "Within the sign" }),
      portion: term(SIGN, "Sign of its twelfth part, the microzodiac", ["western"]),
      seen: Type.Boolean({ description: "False while the light of the Sun hides it" }),
      inSecretPlace: Type.Boolean({ description: "Whether the sign is its place of secret" }),
    }),
    { description: "Moon, Sun, Jupiter, Venus, Mercury, Saturn, Mars" },
  ),
  path: term(PATH, "Road of the Sun: Enlil above 17° of declination, Ea below -17°"),
  moonset: morning("The first morning on which the Moon sets after sunrise"),
  lastCrescent: morning("The last morning on which the Moon is seen"),
  season: Type.Object(
    { turning: term(SEASON, "Which"), ...when },
    { description: "The turning of the year nearest to the birth" },
  ),
  sirius: Type.Object(
    { phase: term(SIRIUS, "Which"), ...when },
    { description: "The appearance of Sirius nearest to the birth" },
  ),
  eclipses: Type.Array(
    Type.Object({
      kind: term(ECLIPSE, "Of the Moon or of the Sun"),
      type: term(ECLIPSE_TYPE, "How much of it"),
      ...when,
      seen: Type.Boolean({ description: "Whether Babylon saw any of it" }),
    }),
    { description: "Nearest before and after, within 190 days" },
  ),
  omens: Type.Array(
    Type.Object({
      omen: term(OMEN, "What speaks", ["promise"]),
      source: Type.String({ description: "Tablet" }),
    }),
    { description: "Sayings of the tablets that fall on this sky" },
  ),
  score: ScoreShape,
  testimonies: testimonies<Reasons>(),
  nearestEclipseDays: Type.Union(
    [Type.Number({ description: "Days to the nearest eclipse that Babylon saw" }), Type.Null()],
    { description: "Null without one" },
  ),
});
export type HoroscopeAnswer = Frozen<Static<typeof answer>>;
