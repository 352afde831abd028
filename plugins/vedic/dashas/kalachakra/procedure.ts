import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { DATE_REFUSALS } from "../../core/dates.ts";
import { padaIndexOf } from "../../core/lunar_mansions.ts";
import { birthTimeOmittable } from "../../core/omission.ts";
import { round, siderealSkyAt, utcOf } from "../../core/positions.ts";
import { placeOfLongitude } from "../../core/shapes.ts";
import { askedInstant, reportDasha } from "../periods.ts";
import { drawDasha } from "../picture.ts";
import { answer, type KalachakraAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { leapBetween, wheelOf, wheelPeriods } from "./rules.ts";
import type { KalachakraWords } from "./words/en.ts";

/** Periods of signs from the pada of the Moon, with the leaps of the wheel. */
export const dashaKalachakra = defineProcedure({
  name: "dasha.kalachakra",
  tradition: "vedic",
  words: wordsIn<KalachakraWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dasha.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(
      ["/wheel", "/paramayus", "/moon/nakshatra"],
      [({ longitudes }) => padaIndexOf(longitudes.moon)],
    ),
  },
  refusals: DATE_REFUSALS,
  input,
  output: answer,
  run(chosen, give): KalachakraAnswer {
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
  },
  asks: byBirth,
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: (answer, { picture: says }, lang) =>
    drawDasha("kalachakra", lang, answer, {
      ...says,
      name: (lord) => says.signs[lord as keyof typeof says.signs],
    }),
  examples: [
    {
      title: "born under Swati, first pada",
      input: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata" },
      expect: { wheel: { id: "savyaFirst" }, paramayus: 100 },
      source: "Brihat Parashara Hora Shastra 46; table of PyJHora",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "46.52-83, 49" },
    { title: "Jataka Parijata", author: "Vaidyanatha", year: "15th century", part: "XVII" },
  ],
});
