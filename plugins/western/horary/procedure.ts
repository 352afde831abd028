import { type Asked, byMoment, defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CATEGORIES } from "./categories.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HoraryWords } from "./words/en.ts";

/** A question judged by the chart of its moment, or by one that a book draws. */
export const horaryJudge = defineProcedure({
  name: "horary.judge",
  tradition: "traditional-western",
  words: wordsIn<HoraryWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/horary.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...ANGLE_REFUSALS, "date-out-of-range", "lifespan", "planets-missing"],
  options: { categories: CATEGORIES },
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: askHorary,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "a question on work in Tampa",
      input: {
        date: "1990-06-10",
        time: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        question: "Will I be given the post?",
        category: "career",
      },
      expect: {
        significators: {
          querent: { planet: { id: "sun" } },
          quesited: { planet: { id: "venus" } },
          moon: { voidOfCourse: false },
        },
        nextMoonAspect: { planet: { id: "jupiter" }, aspect: { id: "opposition" } },
        planetaryHour: { dayRuler: { id: "sun" }, ruler: { id: "moon" } },
      },
      source: "Positions and aspects: Swiss Ephemeris 2.10.03 and caelus",
    },
    {
      title: "Lilly's first figure as he drew it: shall the querent be rich?",
      input: {
        question: "If the querent shall be rich, or subsist of himself without marriage",
        quesitedHouse: 2,
        drawn: {
          saturn: { sign: "sagittarius", degree: 15.317, motion: -0.033 },
          jupiter: { sign: "cancer", degree: 17.517, motion: 0.217 },
          mars: { sign: "libra", degree: 16.2, motion: 0.583 },
          sun: { sign: "leo", degree: 3.167, motion: 0.95 },
          venus: { sign: "leo", degree: 25.567, motion: 1.217 },
          mercury: { sign: "leo", degree: 17.75, motion: 1.733 },
          moon: { sign: "leo", degree: 19.117, motion: 11.9 },
          northNode: { sign: "virgo", degree: 22.2 },
          cusps: [
            { sign: "libra", degree: 14.217 },
            { sign: "scorpio", degree: 6.583 },
            { sign: "sagittarius", degree: 7.2 },
            { sign: "capricorn", degree: 19 },
            { sign: "aquarius", degree: 26.867 },
            { sign: "pisces", degree: 23.15 },
            { sign: "aries", degree: 14.217 },
            { sign: "taurus", degree: 6.583 },
            { sign: "gemini", degree: 7.2 },
            { sign: "cancer", degree: 19 },
            { sign: "leo", degree: 26.867 },
            { sign: "virgo", degree: 23.15 },
          ],
          year: 1634,
        },
      },
      expect: {
        significators: {
          querent: { planet: { id: "venus" } },
          quesited: { planet: { id: "mars" } },
        },
        verdict: { value: { id: "favourable" } },
      },
      source: "W. Lilly, Christian Astrology (1647), pp. 177-180: the figure and his judgement",
    },
  ],
  references: [
    { title: "Christian Astrology", author: "William Lilly", year: "1647", part: "book II" },
  ],
});

/** A blend asks it for a question at a place; it cannot be asked nothing, nor from nowhere. */
function askHorary(asked: Asked) {
  if (asked.question === undefined) return { code: "question-needed" };
  if (asked.at?.["latitude"] === undefined) return { code: "place-needed" };
  return { ...byMoment(asked), category: asked.matter };
}
