import type { Lang } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { ASPECTS } from "../core/aspects.ts";
import { COLOURS } from "../core/picture/drawing.ts";
import { drawTimeLine } from "../core/picture/time_line.ts";
import type { EventRow, SkyCalendarAnswer } from "./answer.ts";
import type { SkyCalendarWords } from "./words/en.ts";

const at = ({ utc }: { readonly utc: string }) => julianDayOfEpochMs(Date.parse(utc));

function colourOf({ kind, aspect }: EventRow): string {
  if (aspect) return COLOURS[ASPECTS[aspect].nature];
  return kind === "station" ? COLOURS.tense : kind === "phase" ? COLOURS.ink : COLOURS.earth;
}

/** Draws a row for each planet with what happens to it. */
export function drawCalendar(
  { events }: SkyCalendarAnswer,
  { terms, picture }: SkyCalendarWords,
  lang: Lang,
): string {
  const planets = [...new Set(events.map(({ planet }) => planet))];
  const all = events.map(at);
  return drawTimeLine({
    id: "sky-calendar",
    lang,
    title: picture.title,
    desc: picture.desc(events.length),
    fromUt: Math.min(...all, Number.POSITIVE_INFINITY) - 1,
    toUt: Math.max(...all, Number.NEGATIVE_INFINITY) + 1,
    rows: planets.map((planet) => ({
      name: terms.body[planet],
      marks: events
        .filter((one) => one.planet === planet)
        .map((one) => ({
          atUt: at(one),
          colour: colourOf(one),
          hollow: one.kind === "ingress" || one.kind === "voidOfCourse",
        })),
    })),
  });
}
