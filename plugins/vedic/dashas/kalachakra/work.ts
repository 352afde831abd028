import type { Candidates, Give, InputOf, Lang } from "#sdk";
import { padaIndexOf } from "../../core/lunar_mansions.ts";
import { round, siderealSkyAt, utcOf } from "../../core/positions.ts";
import { placeOfLongitude } from "../../core/shapes.ts";
import { askedInstant, reportDasha } from "../periods.ts";
import { drawDasha } from "../picture.ts";
import type { KalachakraAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { leapBetween, wheelOf, wheelPeriods } from "./rules.ts";
import type { KalachakraWords } from "./words/en.ts";
import { birthTimes } from "../../core/birth_times.ts";

export function run(
  chosen: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): KalachakraAnswer {
  const civil = give.civil();
  const at = siderealSkyAt(civil.julianDayTt, chosen.ayanamsa, "mean", chosen.positions);
  const moonDeg = at.longitudes.moon;
  const yearDays = Number(chosen.yearDays);
  const wheel = wheelOf(moonDeg);
  const periods = wheelPeriods(wheel, civil.julianDayUt, yearDays);
  return {
    moon: placeOfLongitude(moonDeg),
    wheel: wheel.wheel,
    cycle: wheel.cycle,
    paramayus: wheel.paramayus,
    elapsed: round(wheel.elapsed),
    leaps: periods.slice(1).flatMap(({ lord: to, start }, i) => {
      const from = periods[i]!.lord;
      const leap = leapBetween(from, to);
      return leap ? [{ leap, from, to, at: utcOf(start) }] : [];
    }),
    ...reportDasha(periods, () => [], yearDays, askedInstant(chosen, civil, give.now)),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes([({ longitudes }) => padaIndexOf(longitudes.moon)]),
};

export function picture(answer: KalachakraAnswer, { picture: says }: KalachakraWords, lang: Lang) {
  return drawDasha("kalachakra", lang, answer, {
    ...says,
    name: (lord) => says.signs[lord as keyof typeof says.signs],
  });
}
