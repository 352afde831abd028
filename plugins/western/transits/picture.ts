import type { Lang } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { ASPECTS } from "../core/aspects.ts";
import { COLOURS } from "../core/picture/drawing.ts";
import { drawTimeLine } from "../core/picture/time_line.ts";
import type { TransitsAnswer } from "./answer.ts";
import { weightOf } from "./weight.ts";
import type { TransitsWords } from "./words/en.ts";

const MOST_ROWS = 18;
const MARGIN_DAYS = 10;
const at = ({ utc }: { readonly utc: string }) => julianDayOfEpochMs(Date.parse(utc));

/** Draws the weightiest contacts as bars from orb to orb with every exact pass. */
export function drawTransits(
  { contacts }: TransitsAnswer,
  { picture }: TransitsWords,
  lang: Lang,
): string {
  const shown = [...contacts]
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_ROWS)
    .sort((a, b) => at(a.passes[0]!) - at(b.passes[0]!));
  const all = shown.flatMap(({ begins, ends, passes }) =>
    [begins, ends, ...passes].flatMap((one) => (one ? [at(one)] : [])),
  );
  return drawTimeLine({
    id: "transits",
    lang,
    title: picture.title,
    desc: picture.desc(contacts.length),
    fromUt: Math.min(...all, Number.POSITIVE_INFINITY) - MARGIN_DAYS,
    toUt: Math.max(...all, Number.NEGATIVE_INFINITY) + MARGIN_DAYS,
    rows: shown.map(({ planet, aspect, natal, begins, ends, passes }) => {
      const colour = COLOURS[ASPECTS[aspect].nature];
      return {
        name: picture.row(planet, aspect, natal),
        bars: [
          {
            fromUt: at(begins ?? passes[0]!),
            toUt: at(ends ?? passes.at(-1)!),
            colour,
            faint: true,
          },
        ],
        marks: passes.map((pass) => ({
          atUt: at(pass),
          colour,
          hollow: pass.motion === "retrograde",
        })),
      };
    }),
  });
}
