import type { Lang } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { drawLine } from "../core/day/line.ts";
import type { SadeSatiAnswer } from "./answer.ts";
import { PHASE } from "./rules.ts";
import type { SadeSatiWords } from "./words/en.ts";

const at = (text: string) => julianDayOfEpochMs(Date.parse(text.replace(/^(?=-)/, "")));
const COLOURS = {
  rising: "#e2b04a",
  peak: "#c8553d",
  setting: "#e2b04a",
  fourth: "#8aa0c8",
  eighth: "#6b7fb0",
} as const;
const YEAR = 365.25;

/** Each phase on a line of its own against the years. */
export function drawSadeSati(
  answer: SadeSatiAnswer,
  { terms, picture: says }: SadeSatiWords,
  lang: Lang,
): string {
  const from = at(`${answer.from}T00:00:00Z`);
  const to = at(`${answer.to}T00:00:00Z`) + 1;
  const first = Number(answer.from.slice(0, -6));
  const years = (to - from) / YEAR;
  const step = years > 45 ? 15 : years > 15 ? 5 : years > 4 ? 2 : 1;
  const start = Math.ceil((first + 0.5) / step) * step;
  const ticks = Array.from({ length: Math.ceil(years / step) + 1 }, (_, i) => start + i * step)
    .map((year) => ({ at: from + (year - first) * YEAR, text: String(year) }))
    .filter((tick) => tick.at < to - 0.04 * (to - from));
  return drawLine({
    id: "sade-sati",
    lang,
    title: says.title,
    heading: says.heading(answer),
    desc: says.desc(answer),
    from,
    to,
    ticks,
    rows: PHASE.ids.map((id) => ({
      name: terms.saturnPhase[id].text,
      spans: answer.stays
        .filter(({ phase }) => phase === id)
        .map(({ start: begins, end }) => ({
          from: at(begins),
          to: at(end),
          colour: COLOURS[id],
        })),
    })),
  });
}
