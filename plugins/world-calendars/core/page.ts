/** A leaf of a tear-off calendar: a band with the month, a large figure, and lines below. */
import { element, framePicture, label, type Lang } from "#sdk";

export interface Page {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  /** Of the band and the figure. */
  readonly colour: string;
  readonly band: string;
  readonly figure: string;
  /** Below the figure, the first larger than the others. */
  readonly lines: readonly string[];
}

const WIDTH = 320;
const INK = "#2b2620";

/** Wide characters are as wide as the font is high, Latin ones about half of it. */
const widthOf = (text: string) =>
  [...text].reduce((sum, one) => sum + (one > "⺀" ? 1 : /[A-Z0-9MW]/.test(one) ? 0.68 : 0.55), 0);

/** The largest size up to one at which a text fits the leaf. */
function fit(text: string, most: number): number {
  return Math.min(most, Math.floor((10 * (WIDTH - 28)) / Math.max(1, widthOf(text))) / 10);
}

/** Draws the leaf. */
export function drawPage({ id, lang, title, desc, colour, band, figure, lines }: Page): string {
  const height = 196 + 26 * lines.length;
  return framePicture(
    { id, lang, title, desc, width: WIDTH, height, paper: "#fdf8ec" },
    element("path", {
      d: `M0 12a12 12 0 0 1 12-12H${WIDTH - 12}a12 12 0 0 1 12 12V56H0z`,
      fill: colour,
    }),
    element("circle", { cx: 70, cy: 12, r: 5, fill: "#fdf8ec" }),
    element("circle", { cx: WIDTH - 70, cy: 12, r: 5, fill: "#fdf8ec" }),
    label(WIDTH / 2, 42, fit(band, 22), band, "#ffffff"),
    label(WIDTH / 2, 142, fit(figure, 88), figure, colour),
    ...lines.map((line, index) =>
      label(WIDTH / 2, 182 + 26 * index, fit(line, index === 0 ? 18 : 14), line, INK),
    ),
  );
}
