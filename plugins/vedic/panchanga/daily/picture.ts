/** The day from sunrise to sunrise: limbs and hours on lines. */
import type { Lang } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { drawLine, type LineRow } from "../../core/day/line.ts";
import { PERIOD } from "../../core/day/parts.ts";
import { minuteOf, type Lasts } from "../../core/day/when.ts";
import type { DailyAnswer } from "./answer.ts";
import type { DailyWords } from "./words/en.ts";

const at = ({ utc }: { readonly utc: string }) => julianDayOfEpochMs(Date.parse(utc));
const LIMB = ["#f3d9a4", "#f8e9c8"];

export function drawDaily(answer: DailyAnswer, words: DailyWords, lang: Lang): string {
  const { terms, picture: says } = words;
  const limb = (name: string, parts: readonly (Lasts & { readonly text: string })[]): LineRow => ({
    name,
    spans: parts.map(({ begins, ends, text }, i) => ({
      from: at(begins),
      to: at(ends),
      colour: LIMB[i % 2]!,
      text,
    })),
  });
  const periods = PERIOD.ids.flatMap((id): LineRow[] => {
    const of = answer.periods.filter(({ period }) => period === id);
    if (of.length === 0) return [];
    return [
      {
        name: says.period[id],
        spans: of.map(({ begins, ends, quality }) => ({
          from: at(begins),
          to: at(ends),
          colour: { good: "#5fae57", bad: "#d5664f", mixed: "#d8b24a" }[quality],
        })),
      },
    ];
  });
  const { sunrise, sunset, nextSunrise } = answer;
  const [rise, set, next] = [at(sunrise), at(sunset), at(nextSunrise)];
  const noon = (rise + set) / 2;
  return drawLine({
    id: "panchanga",
    lang,
    title: says.title(answer),
    desc: says.desc(answer),
    heading: says.heading(answer),
    from: rise - 0.07,
    to: next,
    ticks: [
      { at: rise, text: minuteOf(sunrise) },
      { at: noon, text: says.noon },
      { at: set, text: minuteOf(sunset) },
    ],
    nights: [
      [rise - 0.07, rise],
      [set, next],
    ],
    rows: [
      limb(
        says.tithi,
        answer.tithi.map((one) => ({ ...one, text: terms.tithi[one.name] })),
      ),
      limb(
        says.nakshatra,
        answer.nakshatra.map((one) => ({ ...one, text: terms.nakshatra[one.name] })),
      ),
      limb(
        says.yoga,
        answer.yoga.map((one) => ({ ...one, text: terms.nityaYoga[one.name] })),
      ),
      limb(
        says.karana,
        answer.karana.map((one) => ({ ...one, text: terms.karana[one.name] })),
      ),
      ...periods,
    ],
  });
}
