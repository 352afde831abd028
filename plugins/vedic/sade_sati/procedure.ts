import { byBirth, defineProcedure, Refusal, wordsIn } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { DATE_REFUSALS, instantOfDate } from "../core/dates.ts";
import { birthTimeOmittable } from "../core/omission.ts";
import { dateOf, siderealMoonAt, utcOf } from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";
import { answer, type SadeSatiAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawSadeSati } from "./picture.ts";
import { staysOf } from "./rules.ts";
import type { SadeSatiWords } from "./words/en.ts";

const YEAR = 365.25;
/** Looked at without a window: three rounds of Saturn. */
const DEFAULT_YEARS = 90;
const MOST_YEARS = 120;

/** Saturn's stays about the Moon of a birth, every one with its entry and exit. */
export const vedicSadeSati = defineProcedure({
  name: "vedic.sadeSati",
  tradition: "vedic",
  words: wordsIn<SadeSatiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/sade_sati.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(
      ["/moon/sign"],
      [({ longitudes }) => signIndexOf(longitudes.moon)],
    ),
  },
  refusals: [...DATE_REFUSALS, "window-reversed", "window-too-long"],
  input,
  output: answer,
  run(chosen, give): SadeSatiAnswer {
    const civil = give.civil();
    const { ayanamsa } = chosen;
    const moon = siderealMoonAt(civil.julianDayTt, ayanamsa, "apparent");
    const from = chosen.from ? instantOfDate(chosen.from, civil) : civil.julianDayUt;
    const to = chosen.to ? instantOfDate(chosen.to, civil) + 1 : from + DEFAULT_YEARS * YEAR;
    if (to <= from) throw new Refusal("window-reversed");
    if (to - from > MOST_YEARS * YEAR) throw new Refusal("window-too-long", { most: MOST_YEARS });
    const now = julianDayOfEpochMs(give.now);
    const [running] = staysOf(signIndexOf(moon), now, now + 1e-3, ayanamsa);
    return {
      moon: placeOfLongitude(moon),
      from: dateOf(from),
      to: dateOf(to - 0.5),
      now: running?.phase ?? null,
      stays: staysOf(signIndexOf(moon), from, to, ayanamsa).map(({ phase, sign, start, end }) => ({
        phase,
        sign: signIdAt(sign),
        start: utcOf(start),
        end: utcOf(end),
      })),
    };
  },
  asks: byBirth,
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: drawSadeSati,
  examples: [
    {
      title: "Moon in Aquarius: Saturn comes to the Moon's sign in 1993",
      input: {
        birthDate: "1948-02-10",
        birthTime: "15:47",
        timezone: "UTC",
        from: "1993-06-01",
        to: "1993-06-02",
      },
      expect: { moon: { sign: { id: "aquarius" } }, stays: [{ phase: { id: "peak" } }] },
      source: "Swiss Ephemeris 2.10.03 with Lahiri: Saturn in Aquarius from 1993-03-05",
    },
  ],
  references: [
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "XXVI" },
  ],
});
