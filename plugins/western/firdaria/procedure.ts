import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { CLASSICAL, signAt } from "#lore";
import { GIVEN_REFUSALS } from "../core/given_chart.ts";
import { readNativity, utcOf, type Nativity } from "../core/nativity.ts";
import { isClassical } from "../core/points.ts";
import { readTarget, TARGET_REFUSALS } from "../core/target_date.ts";
import { round } from "../core/zodiac.ts";
import { firdariaOf, YEAR_DAYS } from "../hellenistic/periods.ts";
import { answer, type FirdariaAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawFirdaria } from "./picture.ts";
import type { FirdariaWords } from "./words/en.ts";

/** The Persian lords of 75 years. */
export const medievalFirdaria = defineProcedure({
  name: "medieval.firdaria",
  tradition: "medieval",
  words: wordsIn<FirdariaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/firdaria.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...GIVEN_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  run(chosen, give): FirdariaAnswer {
    const civil = chosen.birthDate === undefined ? null : give.civil();
    const chart = civil && readNativity(civil, CLASSICAL.ids, "wholeSign");
    const isDay = chosen.sect ? chosen.sect === "day" : sectOf(chart);
    const yearDays = chosen.year === "of360" ? 360 : YEAR_DAYS;
    const start = chart?.julianDayUt ?? 0;
    const periods = firdariaOf(isDay, start, chosen.nodes === "afterMars", yearDays);
    const target =
      civil === null
        ? null
        : chosen.targetDate === undefined
          ? julianDayOfEpochMs(give.now)
          : readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
    const holds = (one: { readonly start: number; readonly end: number }) =>
      target !== null && target >= one.start && target < one.end;
    const span = (one: { readonly start: number; readonly end: number }) => ({
      years: round((one.end - one.start) / yearDays, 6),
      fromAge: round((one.start - start) / yearDays, 6),
      start: chart ? utcOf(one.start) : null,
      end: chart ? utcOf(one.end) : null,
    });
    const major = periods.find(holds);
    const sub = major?.subs.find(holds);
    const signOf = (id: string | undefined) =>
      id && chart && isClassical(id) ? signAt(chart.positions[id]!.longitudeDeg) : null;
    return {
      sect: isDay ? "day" : "night",
      periods: periods.map((one) => ({
        lord: one.lord,
        ...span(one),
        subs: one.subs.map((part) => ({ lord: part.lord, ...span(part) })),
      })),
      major: major?.lord ?? null,
      sub: sub?.lord ?? null,
      stands: chart && major ? { major: signOf(major.lord), sub: signOf(sub?.lord) } : null,
    };
  },
  picture: drawFirdaria,
  examples: [
    {
      title: "lords of a night birth",
      input: { sect: "night" },
      expect: {
        periods: [
          { lord: { id: "moon" }, fromAge: 0 },
          { lord: { id: "saturn" }, fromAge: 9 },
          { lord: { id: "jupiter" }, fromAge: 20 },
          { lord: { id: "mars" }, fromAge: 32 },
          { lord: { id: "sun" }, fromAge: 39 },
          { lord: { id: "venus" }, fromAge: 49 },
          { lord: { id: "mercury" }, fromAge: 57 },
          { lord: { id: "northNode" }, fromAge: 70 },
          { lord: { id: "southNode" }, fromAge: 73 },
        ],
      },
      source: "al-Biruni, Book of Instruction 438; Abu Ma'shar, Revolutions IV.7",
    },
    {
      title: "a birth by night, dated",
      input: {
        birthDate: "2004-06-08",
        birthTime: "04:00",
        timezone: "UTC",
        sect: "night",
        targetDate: "2026-01-15",
      },
      expect: { major: { id: "jupiter" }, sub: { id: "jupiter" } },
      source: "The program Morinus: Jupiter from 8 June 2024, his own seventh to 24 February 2026",
    },
  ],
  references: [
    {
      title: "On the Revolutions of the Years of Nativities",
      author: "Abu Ma'shar",
      part: "IV",
      year: "9th century",
    },
    { title: "Book of Instruction", author: "al-Biruni", year: "1029", part: "395, 438" },
    { title: "Liber Astronomiae", author: "Guido Bonatti", year: "about 1277" },
  ],
});

function sectOf(chart: Nativity | null): boolean {
  if (!chart) throw new Refusal("chart-missing");
  if (!chart.timeKnown) throw new Refusal("birth-time-needed");
  if (chart.isDay === null) throw new Refusal("place-needed");
  return chart.isDay;
}
