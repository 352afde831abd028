import type { Lang } from "#sdk";
import { drawChapters } from "../core/picture/chapters.ts";
import type { BoundsWalkAnswer } from "./answer.ts";
import type { BoundsWalkWords } from "./words/en.ts";

/** Draws the bounds in turn with their distributors, and the rays met in the present one. */
export function drawBoundsWalk(
  { stages, active, point }: BoundsWalkAnswer,
  { picture, terms }: BoundsWalkWords,
  lang: Lang,
): string {
  return drawChapters({
    id: "bounds-walk",
    lang,
    title: picture.title,
    desc: picture.desc(stages.length, point),
    note: picture.note,
    chapters: stages.flatMap((one, i) => [
      {
        glyph: one.lord,
        name: `${terms.sign[one.sign]} ${one.fromDegree}°`,
        span: `${one.age.toFixed(1)} · ${one.date}`,
        length: (stages[i + 1]?.age ?? one.age + 5) - one.age,
        active: active?.index === i,
      },
      ...(active?.index === i
        ? one.partners.map(({ planet, ray, age }) => ({
            glyph: planet,
            name: picture.ray(ray),
            span: age.toFixed(1),
            length: 0,
            depth: 1 as const,
          }))
        : []),
    ]),
  });
}
