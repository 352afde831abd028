import type { Lang } from "#sdk";
import { PILLAR } from "#lore";
import { drawing, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import type { TaiYiAnswer } from "./answer.ts";
import { POSITION } from "./terms.ts";
import type { TaiYiWords } from "./words/en.ts";

const SIZE = 360;
const CENTRE = 180;
const TOP = 40;

/** Ring index of each palace number. */
const RING_OF_PALACE: Readonly<Record<number, number>> = {
  1: 14,
  2: 8,
  3: 2,
  4: 4,
  6: 12,
  7: 10,
  8: 0,
  9: 6,
};

/** Draws the ring of sixteen with the eyes, Tai Yi and the generals; south on top. */
export function drawTaiYi(answer: TaiYiAnswer, { picture }: TaiYiWords, lang: Lang): string {
  const heading = picture.heading({ ...answer, native: nativeOf(PILLAR, answer.unit) });
  const at = (index: number, radius: number): readonly [number, number] => {
    const angle = ((index * 22.5 + 180 - 90) * Math.PI) / 180;
    return [CENTRE + radius * Math.cos(angle), TOP + CENTRE + radius * Math.sin(angle)];
  };
  const notes = new Map<number, string[]>();
  const note = (index: number, word: string) =>
    notes.set(index, [...(notes.get(index) ?? []), word]);
  note(RING_OF_PALACE[answer.palace]!, "太乙");
  const eyes = [
    [answer.wenChang, "文昌"],
    [answer.shiJi, "始擊"],
    [answer.jiShen, "計神"],
    [answer.heShen, "合神"],
    [answer.dingMu, "定目"],
  ] as const;
  for (const [{ position }, word] of eyes) note(POSITION.ids.indexOf(position), word);
  const ring = POSITION.ids.map((position, i) => {
    const [x, y] = at(i, 152);
    const isMain = Object.values(RING_OF_PALACE).includes(i);
    return text(x, y + 6, nativeOf(POSITION, position), {
      size: isMain ? 20 : 15,
      weight: isMain ? 700 : 400,
      family: SERIF,
    });
  });
  const marks = [...notes].flatMap(([i, words]) =>
    words.map((word, n) => {
      const [x, y] = at(i, 118 - n * 32);
      const isTaiYi = word === "太乙";
      return text(x, y + 5, word, {
        size: 12.5,
        weight: isTaiYi ? 700 : 400,
        fill: isTaiYi ? "#b3261e" : "#1b5599",
      });
    }),
  );
  const sides = [
    [picture.host, answer.host],
    [picture.guest, answer.guest],
    [picture.set, answer.set],
  ] as const;
  const centre = sides.map(([word, side], i) =>
    text(
      CENTRE,
      TOP + CENTRE - 18 + i * 22,
      `${word} ${side.count} · ${side.general}/${side.deputy}`,
      { size: 14, family: SERIF },
    ),
  );
  const placed = eyes.map(([{ position }, word]) => `${word} ${nativeOf(POSITION, position)}`);
  const counts = sides.map(([word, side]) => `${word} ${side.count}`);
  const desc = `${placed.join(", ")}; ${counts.join(", ")}`;
  const bottom = TOP + SIZE + 6;
  const legend = picture.legend.map((row, i) =>
    text(14, bottom + 12 + i * 15, row, { size: 10.5, anchor: "start", fill: PAPER.faint }),
  );
  return drawing(SIZE, bottom + picture.legend.length * 15 + 6, { title: heading, desc, lang }, [
    text(14, 28, heading, { size: 16, weight: 700, anchor: "start", family: SERIF }),
    `<circle cx="${CENTRE}" cy="${TOP + CENTRE}" r="170" fill="${PAPER.card}" stroke="${PAPER.line}"/>`,
    `<circle cx="${CENTRE}" cy="${TOP + CENTRE}" r="134" fill="none" stroke="${PAPER.line}"/>`,
    `<circle cx="${CENTRE}" cy="${TOP + CENTRE}" r="52" fill="#f6efdf" stroke="${PAPER.line}"/>`,
    ...ring,
    ...marks,
    ...centre,
    ...legend,
  ]);
}
