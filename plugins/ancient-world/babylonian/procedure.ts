import { byBirth, defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { BODY } from "./names.ts";
import type { HoroscopeWords } from "./words/en.ts";

/** A birth recorded in the cuneiform manner. */
export const babylonianHoroscope = defineProcedure({
  name: "babylonian.horoscope",
  tradition: "mesopotamian",
  words: wordsIn<HoroscopeWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/babylonian.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: omittableTime({
      verdicts: [
        "/date/day",
        ...BODY.ids.map((_, index) => `/bodies/${index}/sign`),
        "/path",
        "/score",
      ],
    }),
  },
  refusals: ["date-out-of-range"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "noon of 1 January 2000 at Greenwich",
      input: { birthDate: "2000-01-01", birthTime: "12:00", timezone: "UTC" },
      expect: {
        bodies: [
          { body: { id: "moon" }, longitudeDeg: 198.569, sign: { id: "scales" } },
          { body: { id: "sun" }, longitudeDeg: 255.614, sign: { id: "pabilsag" } },
          {},
          {},
          {},
          {},
          {},
        ],
      },
      tolerance: 0.01,
      source:
        "Swiss Ephemeris 2.10.03: Moon 223.324° and Sun 280.369° tropical, sidereal zero of Aldebaran in 15° Taurus 24.755° behind the true equinox",
    },
    {
      title: "a birth in the last part of the night, 16 August 126 BCE",
      input: {
        birthDate: "-000125-08-16",
        birthTime: "03:00",
        timezone: "+03:00",
        calendar: "julian",
        latitude: 32.5355,
        longitude: 44.4275,
      },
      expect: {
        date: { seleucidYear: 186, monthName: "Abu" },
        bodies: [
          { body: { id: "moon" }, sign: { id: "twins" } },
          { body: { id: "sun" }, sign: { id: "lion" } },
          { body: { id: "jupiter" }, sign: { id: "tails" }, seen: true },
          { body: { id: "venus" }, sign: { id: "lion" } },
          { body: { id: "mercury" }, seen: false },
          { body: { id: "saturn" }, sign: { id: "tails" } },
          { body: { id: "mars" }, seen: false },
        ],
      },
      source:
        "Tablet of year 122 of Arsaces, 186 of Seleucus, night of 24 Abu (Rochberg 1998, p. 114): Moon in Gemini, Sun and Venus in Leo, Jupiter and Saturn in Pisces, Mercury and Mars not visible",
    },
    {
      title: "a birth on 20 Nisannu of the year 243, 16 April 69 BCE",
      input: {
        birthDate: "-000068-04-16",
        birthTime: "12:00",
        timezone: "+03:00",
        calendar: "julian",
      },
      expect: {
        date: { seleucidYear: 243, monthName: "Nisannu", day: 20 },
        bodies: [
          { body: { id: "moon" } },
          { body: { id: "sun" } },
          { body: { id: "jupiter" }, sign: { id: "pabilsag" }, degree: 24 },
          { body: { id: "venus" }, sign: { id: "twins" }, degree: 13 },
          { body: { id: "mercury" }, seen: false },
          { body: { id: "saturn" }, sign: { id: "great-one" }, degree: 15 },
          { body: { id: "mars" }, sign: { id: "scales" }, degree: 14 },
        ],
      },
      tolerance: 4.5,
      source:
        "Tablet of the year 243 (Rochberg 1998, p. 139): Jupiter 24° Sagittarius, Venus 13° Gemini, Saturn 15° Aquarius, Mars 14° Libra, Mercury not visible; the scribe's figures are up to 4° from the sky",
    },
  ],
  references: [
    { title: "Babylonian Horoscopes", author: "Francesca Rochberg", year: "1998" },
    { title: "Babylonian Horoscopes", author: "Abraham Sachs", year: "1952", part: "TCL 6 14" },
    {
      title: "Babylonian Chronology 626 B.C.-A.D. 75",
      author: "Richard A. Parker, Waldo H. Dubberstein",
      year: "1956",
    },
  ],
});
