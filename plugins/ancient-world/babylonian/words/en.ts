import type { Translation, Words } from "#sdk";
import { outOfRange } from "../../core/words/en.ts";
import type { answer, HoroscopeAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { monthAndYear, omensSaid, record } from "./en/reading.ts";
import { babylonianBody, babylonianSign, omen, path, season, sirius } from "./en/names.ts";

export const en = {
  title: "Babylonian horoscope",
  summary:
    "Birth record in the cuneiform manner: planets by sidereal sign, month and mornings of the Moon, solstice, Sirius, eclipses, with the omens of the nativity",
  weighs:
    "The planets that have come forth, those in their places of secret, the Moon's turn and the day, the sum of its testimonies",
  fields: {
    date: "Date",
    text: "As it is cited",
    seleucidYear: "Year of Seleucus",
    month: "Month",
    monthName: "Name of the month",
    leapMonth: "Second of its name",
    day: "Day",
    monthLength: "Days of the month",
    previousMonthLength: "Days of the month before",
    era: "Calendar",
    afterSunset: "Born after sunset",
    sunsetKnown: "Sunset of the place known",
    evilDay: "Evil day",
    bodies: "The seven",
    body: "Body",
    god: "God",
    longitudeDeg: "Longitude",
    latitudeDeg: "Latitude",
    sign: "Sign",
    western: "Our sign",
    degree: "Degree",
    portion: "Twelfth part",
    seen: "Seen",
    inSecretPlace: "In its place of secret",
    path: "Road of the Sun",
    moonset: "First moonset after sunrise",
    minutes: "Minutes",
    us: "Degrees of time",
    lastCrescent: "Last crescent",
    season: "Turning of the year",
    turning: "Turning",
    utc: "Time (UTC)",
    babylonian: "Babylonian date",
    daysFromBirth: "Days from the birth",
    sirius: "Sirius",
    phase: "Appearance",
    eclipses: "Eclipses",
    kind: "Of",
    type: "Kind",
    omens: "Omens",
    omen: "Omen",
    promise: "What it promises",
    source: "Tablet",
    nearestEclipseDays: "Days to the nearest eclipse",
  },
  terms: {
    babylonianBody,
    babylonianSign,
    omen,
    path,
    season,
    sirius,
    era: {
      before: "before the cycle was fixed",
      historical: "of the tablets",
      continued: "run on after the last tablet",
    },
    eclipse: { lunar: "of the Moon", solar: "of the Sun" },
    eclipseType: { total: "total", partial: "partial", annular: "annular", hybrid: "hybrid" },
  },
  phrases: {
    base: "Any birth",
    "forth-moon": omen.moon.text,
    "forth-jupiter": omen.jupiter.text,
    "forth-venus": omen.venus.text,
    "forth-mercury": omen.mercury.text,
    "forth-saturn": omen.saturn.text,
    "forth-mars": omen.mars.text,
    "secret-moon": "the Moon in its place of secret",
    "secret-sun": "the Sun in its place of secret",
    "secret-jupiter": "Jupiter in its place of secret",
    "secret-venus": "Venus in its place of secret",
    "secret-mercury": "Mercury in its place of secret",
    "secret-saturn": "Saturn in its place of secret",
    "secret-mars": "Mars in its place of secret",
    "moon-climbs": "the Moon climbs north of the Sun's road",
    "evil-day": "one of the five evil days of the month",
    eclipse: "an eclipse within fifteen days",
  },
  conventions: {
    zodiac: {
      title: "Zero of the zodiac",
      options: {
        aldebaran: "Aldebaran in 15° of the Stars",
        huber: "P. Huber's mean of the tablets",
        kugler: "F. X. Kugler's zero",
      },
    },
  },
  refusals: { "date-out-of-range": outOfRange },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. The day begins at sunset, so a birth in the evening belongs to the next; the Moon may have changed her sign.",
  },
  reading: (birth: HoroscopeAnswer) => ({
    paragraphs: [
      record(birth),
      monthAndYear(birth),
      omensSaid(birth),
      "The scribes wrote down a sky and added what it was said to promise; they looked for signs from the gods, which prayer could turn, and not for a fate that was sealed. Read it in that spirit.",
    ],
    outline: ["The record", "Month and year", "The omens", "Their limit"],
    facts: {
      date: birth.date.text,
      evilDay: birth.date.evilDay,
      bodies: birth.bodies.map(({ body, sign, seen }) => ({
        name: babylonianBody[body].text,
        sign: babylonianSign[sign].text,
        western: babylonianSign[sign].western,
        seen,
      })),
      season: { name: season[birth.season.turning], daysFromBirth: birth.season.daysFromBirth },
      sirius: { name: sirius[birth.sirius.phase], daysFromBirth: birth.sirius.daysFromBirth },
      omens: birth.omens.map((one) => ({
        sign: omen[one.omen].text,
        says: omen[one.omen].promise,
      })),
      score: birth.score,
    },
  }),
  picture: {
    title: (date: HoroscopeAnswer["date"]) => `Birth record, ${date.text}`,
    hidden: "hollow: hidden in the light of the Sun",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "date-out-of-range": {} };
  omissions: { birthTime: {} };
}>;

export type HoroscopeWords = Translation<typeof en>;
