import type { Lang } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { drawLine, type LineRow } from "../../core/day/line.ts";
import { PERIOD } from "../../core/day/parts.ts";
import { minuteOf } from "../../core/day/when.ts";
import type { DayPeriodsAnswer } from "./answer.ts";
import type { DayPeriodsWords } from "./words/en.ts";

const at = ({ utc }: { readonly utc: string }) => julianDayOfEpochMs(Date.parse(utc));
const COLOUR = { good: "#5fae57", bad: "#d5664f", mixed: "#d8b24a" } as const;
const HORA = ["#f3d9a4", "#f8e9c8"];

/** The parts on lines below each other, the planetary hours at the foot. */
export function drawDayPeriods(
  answer: DayPeriodsAnswer,
  { picture: says }: DayPeriodsWords,
  lang: Lang,
): string {
  const { sunrise, sunset, nextSunrise } = answer;
  const [rise, set, next] = [at(sunrise), at(sunset), at(nextSunrise)];
  const rows = PERIOD.ids.flatMap((id): LineRow[] => {
    const of = answer.periods.filter(({ period }) => period === id);
    return of.length === 0
      ? []
      : [
          {
            name: says.period[id],
            spans: of.map(({ begins, ends, quality }) => ({
              from: at(begins),
              to: at(ends),
              colour: COLOUR[quality],
            })),
          },
        ];
  });
  const horas: LineRow = {
    name: says.horas,
    spans: answer.horas.map(({ ruler, begins, ends }, i) => ({
      from: at(begins),
      to: at(ends),
      colour: HORA[i % 2]!,
      text: says.short[ruler],
    })),
  };
  return drawLine({
    id: "day-periods",
    lang,
    title: says.title(answer),
    heading: says.heading,
    desc: says.desc(answer),
    from: rise - 0.07,
    to: next,
    ticks: [
      { at: rise, text: minuteOf(sunrise) },
      { at: (rise + set) / 2, text: says.noon },
      { at: set, text: minuteOf(sunset) },
    ],
    nights: [
      [rise - 0.07, rise],
      [set, next],
    ],
    rows: [...rows, horas],
  });
}
