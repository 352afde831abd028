import { signAt } from "#lore";
import { readSpan, type Span } from "../core/span.ts";
import { round } from "../core/zodiac.ts";
import type { VoidMoonAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { courseOf, type Meeting } from "./rules.ts";

export { drawVoidMoon as picture } from "./picture.ts";

const MOST_DAYS = 370;

/** Away from a border, so that rounding cannot name the wrong sign. */
const HAIR_DEG = 1e-6;

export function run(chosen: Input): VoidMoonAnswer {
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
}

function reportMeeting(meeting: Meeting | null, when: Span["when"]) {
  return meeting && { planet: meeting.planet, aspect: meeting.aspect, ...when(meeting.at) };
}
