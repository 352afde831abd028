import { term, Type, type Frozen, type Static } from "#sdk";
import { LUNAR_MONTH, MONTH_KIND } from "../../core/day/lunar_month.ts";
import { PERIOD, QUALITY } from "../../core/day/parts.ts";
import { RITU, SPECIAL } from "../../core/day/special.ts";
import { LASTS, whenShape } from "../../core/day/when.ts";
import { NAKSHATRA } from "../../core/nakshatras.ts";
import { KARANA, NITYA_YOGA, PAKSHA, TITHI, VARA } from "../../core/panchanga.ts";
import { grahaTerm, signTerm } from "../../core/shapes.ts";
import { SAMVATSARA } from "../../core/samvatsara.ts";

const nullableWhen = (description: string) =>
  Type.Union([whenShape(description), Type.Null()], { description: "Null where there is none" });
const number = (maximum: number) =>
  Type.Integer({ minimum: 1, maximum, description: `1 to ${maximum}` });

export const answer = Type.Object({
  vara: term(VARA, "Weekday, from sunrise"),
  varaLord: grahaTerm("Lord of the weekday"),
  sunrise: whenShape("Sunrise"),
  sunset: whenShape("Sunset"),
  nextSunrise: whenShape("The next sunrise, which ends the day"),
  moonrise: nullableWhen("First moonrise of the civil date"),
  moonset: nullableWhen("First moonset of the civil date"),
  tithi: Type.Array(
    Type.Object({
      number: number(30),
      name: term(TITHI, "The tithi"),
      paksha: term(PAKSHA, "Half of the month"),
      ...LASTS,
    }),
    { description: "From that at sunrise to the next sunrise" },
  ),
  nakshatra: Type.Array(
    Type.Object({
      number: number(27),
      name: term(NAKSHATRA, "The nakshatra"),
      lord: grahaTerm("Its lord"),
      ...LASTS,
    }),
    { description: "Of the Moon, likewise" },
  ),
  yoga: Type.Array(
    Type.Object({ number: number(27), name: term(NITYA_YOGA, "The yoga"), ...LASTS }),
    { description: "Sum of Sun and Moon, likewise" },
  ),
  karana: Type.Array(
    Type.Object({ number: number(60), name: term(KARANA, "The karana"), ...LASTS }),
    { description: "Half tithis, likewise" },
  ),
  sunSign: signTerm("Sidereal sign of the Sun at sunrise"),
  moonSign: signTerm("Sidereal sign of the Moon at sunrise"),
  month: Type.Object(
    {
      name: term(LUNAR_MONTH, "By the reckoning chosen"),
      kind: term(MONTH_KIND, "Whether it is added or takes two names"),
      amanta: term(LUNAR_MONTH, "Where months end with the new moon"),
      purnimanta: Type.Union(
        [term(LUNAR_MONTH, "Where months end with the full moon"), Type.Null()],
        {
          description: "Null in an added month",
        },
      ),
      paksha: term(PAKSHA, "Half at sunrise"),
    },
    { description: "Lunar month at sunrise" },
  ),
  years: Type.Object(
    {
      shaka: Type.Integer({ description: "Shaka years passed, from Chaitra" }),
      vikrama: Type.Integer({ description: "Vikrama years passed, from Chaitra" }),
      kali: Type.Integer({ description: "Kali years passed" }),
      samvatsara: term(SAMVATSARA, "Name of the year, southern cycle"),
    },
    { description: "The year that the month belongs to" },
  ),
  season: term(RITU, "Season of the solar months"),
  northward: Type.Boolean({ description: "Uttarayana: the Sun from Capricorn to Gemini" }),
  specials: Type.Array(
    Type.Object({
      special: term(SPECIAL, "The combination", ["sense"]),
      quality: term(QUALITY, "Good, or to be avoided"),
      ...LASTS,
    }),
    { description: "Combinations of weekday, nakshatra and tithi" },
  ),
  periods: Type.Array(
    Type.Object({
      period: term(PERIOD, "The part of the day", ["use"]),
      quality: term(QUALITY, "Good, or to be avoided"),
      ...LASTS,
    }),
    { description: "Hours to use and to avoid, in order of time" },
  ),
});
export type DailyAnswer = Frozen<Static<typeof answer>>;
