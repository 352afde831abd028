/** Cards on a table, each in its place, with a list of what they are below. */
import { cut, element, framePicture, label, type Lang } from "#sdk";
import { CARD } from "./face.ts";

/** A card in its place: the centre of it. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  /** The face about the origin. */
  readonly face: string;
  /** Ringed, as the card of the person who asks. */
  readonly marked?: boolean;
}

/** A table of cards. */
export interface Table {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly width: number;
  /** Height of the table without its list. */
  readonly height: number;
  readonly scale: number;
  readonly cards: readonly Laid[];
  /** A line a card, or fewer; an empty list where the faces carry their names. */
  readonly listed: readonly string[];
  /** What the picture shows, for those who do not see it. */
  readonly desc: string;
}

const [INK, MARK, LINE] = ["#2b2620", "#b23f2b", 22];

/** Draws the table. */
export function drawTable(table: Table): string {
  const { id, lang, title, desc, width, height, scale, cards, listed } = table;
  return framePicture(
    {
      id,
      lang,
      title,
      desc,
      width,
      height: Math.round(height + (listed.length > 0 ? LINE * listed.length + 12 : 0)),
      paper: "#efe9dc",
    },
    ...cards.map(({ x, y, face, marked }) =>
      element(
        "g",
        { transform: `translate(${cut(x)} ${cut(y)}) scale(${scale})` },
        ...(marked
          ? [
              element("rect", {
                x: -CARD.width / 2 - 5,
                y: -CARD.height / 2 - 5,
                width: CARD.width + 10,
                height: CARD.height + 10,
                rx: 12,
                fill: MARK!,
              }),
            ]
          : []),
        face,
      ),
    ),
    ...listed.map((text, index) =>
      label(16, height + 12 + LINE * index, 13, text, INK).replace(
        "<text ",
        '<text text-anchor="start" ',
      ),
    ),
  );
}

/** Gap between cards, in units of the table. */
const GAP = 8;
const MARGIN = 14;

/** The centres of cards laid in rows, and the size of the table they need. */
export function rowsOf(columns: number, count: number, width: number, most = 1) {
  const wide = (width - 2 * MARGIN - GAP * (columns - 1)) / columns;
  const scale = Math.min(most, Math.floor((1000 * wide) / CARD.width) / 1000);
  const [stepX, stepY] = [CARD.width * scale + GAP, CARD.height * scale + GAP];
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const here = Math.min(columns, count - row * columns);
    const left = (width - here * stepX + GAP) / 2;
    return {
      x: left + stepX * (index % columns) + (CARD.width * scale) / 2,
      y: MARGIN + stepY * row + (CARD.height * scale) / 2,
    };
  });
  return { scale, spots, height: 2 * MARGIN + rows * stepY - GAP };
}
