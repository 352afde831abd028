/** The year as a ring of 72 seasons, risshun at the left, the season of the day in the middle. */
import { nativeOf } from "#east/natives.ts";
import { drawing, ELEMENT_INK, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { Lang } from "#sdk";
import { SEKKI } from "../calendar/sekki.ts";
import { readDate } from "../calendar/read_date.ts";
import type { MicroseasonsAnswer } from "./answer.ts";
import { MICROSEASON } from "./seasons.ts";
import type { MicroseasonsWords } from "./words/en.ts";

const WIDTH = 360;
const CENTRE = WIDTH / 2;
const OUTER = 134;
const INNER = 112;
const NAMES = 154;
/** Width of the disc in the middle that letters may take. */
const INSIDE = 200;
const RED = "#b3261e";
const SEASONS = [ELEMENT_INK.wood, ELEMENT_INK.fire, ELEMENT_INK.metal, ELEMENT_INK.water];

/** The Sun's way clockwise, 315° at the left above the middle. */
const angleOf = (index: number) => ((180 + 22.5 + index * 5) * Math.PI) / 180;
const pointAt = (radius: number, index: number) => {
  const angle = angleOf(index);
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)] as const;
};
const arc = (index: number, inner: number, outer: number) => {
  const gap = 0.12;
  const corners = [
    pointAt(outer, index + gap),
    pointAt(outer, index + 1 - gap),
    pointAt(inner, index + 1 - gap),
    pointAt(inner, index + gap),
  ];
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
};

/** Draws the ring. */
export function drawSeasons(
  { year, current, seasons }: MicroseasonsAnswer,
  { picture }: MicroseasonsWords,
  lang: Lang,
): string {
  const ring = seasons.map((_, index) => {
    const isNow = current?.index === index + 1;
    const fill = isNow ? RED : SEASONS[Math.floor(index / 18)]!;
    const shape = arc(index, isNow ? INNER - 8 : INNER, isNow ? OUTER + 4 : OUTER);
    const opacity = isNow ? 1 : 0.35 + 0.2 * (index % 3);
    return `<path d="${shape}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"/>`;
  });
  const names = SEKKI.ids.map((id, i) => {
    const [x, y] = pointAt(NAMES, i * 3 + 1.5);
    return text(x, y + 4, nativeOf(SEKKI, id), {
      size: 12,
      family: SERIF,
      fill: current?.sekki === id ? RED : SEASONS[Math.floor(i / 6)]!,
      ...(current?.sekki === id ? { weight: 700 as const } : {}),
    });
  });
  const dayMonth = (date: string) => {
    const { month, day } = readDate(date);
    return picture.dayMonth(month, day);
  };
  const middle = current
    ? [
        text(CENTRE, CENTRE - 44, picture.place(current), { size: 11.5, fill: PAPER.faint }),
        text(CENTRE, CENTRE - 4, nativeOf(MICROSEASON, current.season), {
          size: 34,
          weight: 700,
          family: SERIF,
        }),
        ...picture
          .lines(current)
          .map((line, i) =>
            text(CENTRE, CENTRE + 22 + i * 17, line, { size: fit(line, INSIDE, 12) }),
          ),
        text(CENTRE, CENTRE + 66, `${dayMonth(current.start)} – ${dayMonth(current.end)}`, {
          size: 13,
          weight: 600,
        }),
      ]
    : [
        text(CENTRE, CENTRE + 2, String(year), { size: 36, weight: 700, family: SERIF }),
        text(CENTRE, CENTRE + 28, picture.seventyTwo, { size: 13, fill: PAPER.faint }),
      ];
  return drawing(
    WIDTH,
    WIDTH + 10,
    { title: picture.title, desc: picture.desc(year, current?.season ?? null), lang },
    [...ring, ...names, ...middle],
  );
}
