import type { Lang } from "#sdk";
import { drawChapters } from "../core/picture/chapters.ts";
import type { FirdariaAnswer } from "./answer.ts";
import type { FirdariaWords } from "./words/en.ts";

const years = (age: number) => String(Math.round(age * 10) / 10);

/** Draws the nine lords, and the sevenths of the one that rules now. */
export function drawFirdaria(
  { periods, major, sub }: FirdariaAnswer,
  { picture, terms }: FirdariaWords,
  lang: Lang,
): string {
  const spanOf = (one: FirdariaAnswer["periods"][number]["subs"][number], cut: number) =>
    one.start && one.end
      ? `${one.start.slice(0, cut)} – ${one.end.slice(0, cut)}`
      : `${years(one.fromAge)} – ${years(one.fromAge + one.years)}`;
  return drawChapters({
    id: "firdaria",
    lang,
    title: picture.title,
    desc: picture.desc(periods.length),
    note: picture.note,
    chapters: periods.flatMap((one) => [
      {
        glyph: one.lord,
        name: terms.body[one.lord],
        span: spanOf({ ...one, lord: "sun" }, -16),
        length: one.years,
        active: one.lord === major,
      },
      ...(one.lord === major
        ? one.subs.map((part) => ({
            glyph: part.lord,
            name: terms.body[part.lord],
            span: spanOf(part, -10),
            length: part.years,
            active: part.lord === sub,
            depth: 1 as const,
          }))
        : []),
    ]),
  });
}
