import { defineProcedure, InputError, wordsIn } from "#sdk";
import { formatDate, fromFixed } from "#time";
import { CLASSIC, standOf } from "../core/cycles.ts";
import { readDay } from "../core/dates.ts";
import { answer, type CurvesAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawCurves } from "./picture.ts";
import type { CurvesWords } from "./words/en.ts";

const MOST_DAYS = 92;
/** Days of a span whose end is not given. */
const USUAL_DAYS = 30;

/** The curves of 23, 28 and 33 days over a span, with critical days. */
export const biorhythmCalculate = defineProcedure({
  name: "biorhythm.calculate",
  tradition: "biorhythm",
  words: wordsIn<CurvesWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/biorhythm.svg",
  input,
  output: answer,
  run({ birthDate, from, to, cycles = [...CLASSIC] }): CurvesAnswer {
    const [birth, first] = [readDay(birthDate, "birthDate"), readDay(from, "from")];
    const last = to === undefined ? first + USUAL_DAYS : readDay(to, "to");
    if (first < birth) throw new InputError([{ path: "from", code: "beforeBirth" }]);
    if (last < first) throw new InputError([{ path: "to", code: "reversed" }]);
    if (last - first >= MOST_DAYS) {
      throw new InputError([{ path: "to", code: "tooLong", with: { most: MOST_DAYS } }]);
    }
    const dayList = Array.from({ length: last - first + 1 }, (_, index) => ({
      date: formatDate(fromFixed(first + index)),
      cycles: cycles.map((cycle) => standOf(cycle, first + index - birth)),
    }));
    return {
      days: first - birth,
      dayList,
      criticalDays: dayList.flatMap(({ date, cycles: all }) => {
        const crossing = all.filter(({ critical }) => critical).map(({ cycle }) => cycle);
        return crossing.length > 0 ? [{ date, cycles: crossing }] : [];
      }),
    };
  },
  picture: drawCurves,
  examples: [
    {
      title: "the first day of 2024",
      input: { birthDate: "1990-05-17", from: "2024-01-01", to: "2024-01-01" },
      expect: {
        days: 12282,
        dayList: [{ cycles: [{ value: 0 }, { value: -0.781831 }, { value: 0.909632 }] }],
      },
      tolerance: 0.000001,
      source: "Sine of 12,282 days over 23, 28 and 33",
    },
  ],
  references: [
    { title: "Der Ablauf des Lebens", author: "Wilhelm Fliess", year: "1906" },
    { title: "Die Perioden des menschlichen Organismus", author: "Hermann Swoboda", year: "1904" },
    { title: "Is This Your Day?", author: "George Thommen", year: "1964" },
    {
      title: "Comprehensive review of biorhythm theory",
      author: "T. M. Hines",
      year: "1998",
      part: "Psychological Reports 83: no effect in 134 studies",
    },
  ],
});
