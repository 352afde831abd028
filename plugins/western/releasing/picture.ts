import type { Lang } from "#sdk";
import { drawChapters } from "../core/picture/chapters.ts";
import type { ReleasingAnswer } from "./answer.ts";
import type { ReleasingWords } from "./words/en.ts";

/** Draws the chapters of the life, and within the one that runs its months. */
export function drawReleasing(
  answer: ReleasingAnswer,
  { picture, terms }: ReleasingWords,
  lang: Lang,
): string {
  const [first, second] = answer.levels;
  const chapterOf =
    (level: ReleasingAnswer["levels"][number], depth: 0 | 1) =>
    (one: ReleasingAnswer["levels"][number]["periods"][number], i: number) => ({
      glyph: one.sign,
      name: [terms.sign[one.sign], ...one.marks.map((mark) => picture.marks[mark])].join(" "),
      span:
        one.start && one.end
          ? `${one.start.slice(0, depth === 0 ? -16 : -10)} – ${one.end.slice(0, depth === 0 ? -16 : -10)}`
          : picture.from(one.fromDay),
      length: one.days,
      active: level.active === i,
      depth,
    });
  const chapters = first!.periods.flatMap((one, i) => [
    chapterOf(first!, 0)(one, i),
    ...(second && (first!.active ?? 0) === i ? second.periods.map(chapterOf(second, 1)) : []),
  ]);
  return drawChapters({
    id: "releasing",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    note: picture.note(answer),
    chapters,
  });
}
