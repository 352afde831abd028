/** The four walls with their thirty-two parts, north above; praised parts are green, the door is marked. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../../core/svg.ts";
import type { EntranceAnswer } from "./answer.ts";
import { deitiesOf, doorOf, WALL, type Wall } from "./rules.ts";
import type { EntranceWords } from "./words/en.ts";

const SIZE = 780;
const LEFT = 130;
const TOP = 190;
const SIDE = SIZE - 2 * LEFT;
const PART = SIDE / 8;
const THICK = 56;

/** Corner of a part and whether it lies across; parts go clockwise from the north-east. */
function boxOf(wall: Wall, i: number): { x: number; y: number; width: number; height: number } {
  const right = LEFT + SIDE;
  const bottom = TOP + SIDE;
  switch (wall) {
    case "east":
      return { x: right, y: TOP + i * PART, width: THICK, height: PART };
    case "south":
      return { x: right - (i + 1) * PART, y: bottom, width: PART, height: THICK };
    case "west":
      return { x: LEFT - THICK, y: bottom - (i + 1) * PART, width: THICK, height: PART };
    case "north":
      return { x: LEFT + i * PART, y: TOP - THICK, width: PART, height: THICK };
  }
}

export function drawEntrance(
  answer: EntranceAnswer,
  { title, terms, picture: says }: EntranceWords,
  lang: Lang,
): string {
  const boxes = WALL.ids.flatMap((wall) =>
    deitiesOf(wall, "eight").flatMap((deity, i) => {
      const box = boxOf(wall, i);
      const isDoor = deity === answer.deity;
      return [
        element("rect", {
          ...box,
          fill: doorOf(deity) === "good" ? "#cdebc9" : COLOURS.faint,
          stroke: isDoor ? COLOURS.accent : COLOURS.line,
          "stroke-width": isDoor ? 6 : 1.5,
        }),
        label(String(i + 1), box.x + box.width / 2, box.y + box.height / 2, { "font-size": 22 }),
      ];
    }),
  );
  const middle = { x: LEFT + SIDE / 2, y: TOP + SIDE / 2 };
  const told = [
    `${terms.wall[answer.wall]} · ${answer.part}`,
    terms.wallDeity[answer.deity].text,
    terms.door[answer.door],
  ];
  return picture(
    "vastu-entrance",
    { width: SIZE, height: TOP + SIDE + THICK + 80 },
    { lang, title, desc: told.join(", ") },
    label(title, SIZE / 2, 34, { "font-size": 26, "font-weight": 700 }),
    label(says.legend, SIZE / 2, 76, { "font-size": 20, fill: COLOURS.soft }),
    label(says.north, SIZE / 2, TOP - THICK - 24, { "font-size": 22 }),
    ...boxes,
    ...told.map((text, i) =>
      label(text, middle.x, middle.y + (i - 1) * 40, { "font-size": i === 1 ? 30 : 24 }),
    ),
  );
}
