/** Nomi's ring: each type minds the next. */
import { drawing, PAPER, SERIF, text } from "#east/svg.ts";
import type { Lang } from "#sdk";
import { RING } from "../types.ts";
import type { BloodProfile } from "./answer.ts";
import type { BloodProfileWords } from "./words/en.ts";

const WIDTH = 360;
const CENTRE = [WIDTH / 2, 168] as const;
const RADIUS = 96;
const DISC = 32;
const RED = "#b3261e";

/** Draws the ring with the type marked. */
export function drawRing(
  { type, minds, mindedBy, share }: BloodProfile,
  { picture }: BloodProfileWords,
  lang: Lang,
): string {
  const at = (index: number) => {
    const angle = ((index * 90 - 90) * Math.PI) / 180;
    return [CENTRE[0] + RADIUS * Math.cos(angle), CENTRE[1] + RADIUS * Math.sin(angle)] as const;
  };
  const arrows = RING.map((one, i) => {
    const [from, to] = [i * 90 - 90 + 24, (i + 1) * 90 - 90 - 26].map(
      (deg) => (deg * Math.PI) / 180,
    );
    const point = (angle: number) =>
      `${(CENTRE[0] + RADIUS * Math.cos(angle)).toFixed(1)} ${(CENTRE[1] + RADIUS * Math.sin(angle)).toFixed(1)}`;
    const isOwn = one === type || one === mindedBy;
    return `<path d="M${point(from!)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to!)}" fill="none" stroke="${isOwn ? RED : PAPER.faint}" stroke-width="2" marker-end="url(#head-${isOwn ? "own" : "other"})"/>`;
  });
  const discs = RING.map((one, i) => {
    const [x, y] = at(i);
    const isOwn = one === type;
    return (
      `<circle cx="${x}" cy="${y}" r="${DISC}" fill="${isOwn ? RED : "#ffffff"}" stroke="${isOwn ? RED : PAPER.line}" stroke-width="2"/>` +
      text(x, y + 9, one, {
        size: 26,
        weight: 700,
        family: SERIF,
        ...(isOwn ? { fill: "#ffffff" } : {}),
      })
    );
  });
  const head = (id: string, fill: string) =>
    `<marker id="head-${id}" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L8 4L0 8Z" fill="${fill}"/></marker>`;
  return drawing(
    WIDTH,
    346,
    { title: picture.title, desc: picture.desc(type, minds, mindedBy), lang },
    [
      `<defs>${head("own", RED)}${head("other", PAPER.faint)}</defs>`,
      text(WIDTH / 2, 26, picture.title, { size: 15, weight: 600, family: SERIF }),
      ...arrows,
      ...discs,
      text(CENTRE[0], CENTRE[1] + 5, picture.minds, { size: 13, fill: PAPER.faint }),
      text(WIDTH / 2, 318, picture.share(share), { size: 12 }),
      text(WIDTH / 2, 336, picture.note, { size: 11, fill: PAPER.faint }),
    ],
  );
}
