import { defineProcedure, wordsIn } from "#sdk";
import { signAt } from "#lore";
import { readSpan, SPAN_REFUSALS, type Span } from "../core/span.ts";
import { round } from "../core/zodiac.ts";
import { answer, type VoidMoonAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawVoidMoon } from "./picture.ts";
import { courseOf, type Meeting } from "./rules.ts";
import type { VoidMoonWords } from "./words/en.ts";

const MOST_DAYS = 370;
/** Away from a border, so that rounding cannot name the wrong sign. */
const HAIR_DEG = 1e-6;

/** Spans in which the Moon is void of course, and her entries into signs. */
export const moonVoidOfCourse = defineProcedure({
  name: "moon.voidOfCourse",
  tradition: "western",
  words: wordsIn<VoidMoonWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/void_moon.svg",
  conventions: CONVENTIONS,
  refusals: SPAN_REFUSALS,
  input,
  output: answer,
  run(chosen): VoidMoonAnswer {
    const { fromUt, toUt, when } = readSpan(chosen, MOST_DAYS);
    const { ingresses, voids } = courseOf(chosen.rule, fromUt, toUt);
    return {
      spans: voids.map(({ begins, ends, beginsDeg, endsDeg, last, next }) => ({
        begins: when(begins),
        ends: when(ends),
        hours: round((ends - begins) * 24, 2),
        from: signAt(beginsDeg + HAIR_DEG),
        to: signAt(endsDeg + HAIR_DEG),
        lastAspect: reportMeeting(last, when),
        nextAspect: reportMeeting(next, when),
      })),
      ingresses: ingresses.map(({ julianDayUt, angleDeg }) => ({
        sign: signAt(angleDeg),
        ...when(julianDayUt),
      })),
    };
  },
  picture: drawVoidMoon,
  examples: [
    {
      title: "the first days of October 1989",
      input: { from: "1989-10-01", to: "1989-10-06" },
      expect: {
        spans: [
          {
            begins: { utc: "1989-09-30T03:27:55Z" },
            ends: { utc: "1989-10-01T20:52:44Z" },
            lastAspect: { planet: { id: "jupiter" }, aspect: { id: "square" } },
            hours: 41.41,
          },
          { lastAspect: { planet: { id: "mercury" }, aspect: { id: "sextile" } }, hours: 8.56 },
          { lastAspect: { planet: { id: "mercury" }, aspect: { id: "square" } }, hours: 7.15 },
        ],
      },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03, searched for aspects and ingresses",
    },
  ],
  references: [
    { title: "Christian Astrology", author: "William Lilly", year: "1647", part: "pp. 112, 122" },
    { title: "Introduction to the Tetrabiblos", author: "Porphyry", year: "3rd century" },
  ],
});

function reportMeeting(meeting: Meeting | null, when: Span["when"]) {
  return meeting && { planet: meeting.planet, aspect: meeting.aspect, ...when(meeting.at) };
}
