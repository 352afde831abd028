/** The curve of a body: largest difference of each century, on a logarithmic scale that all bodies share. */
import { attributes, html, type Html } from "../../../ui/mod.ts";
import type { SkyFigures } from "./figures.ts";
import type { AccuracyWords } from "./words/en.ts";

const WIDTH = 220;
const HEIGHT = 44;
const YEARS = [-1000, 3000] as const;
/** Decades of arcseconds that the scale spans: a thousandth to a hundred. */
const DECADES = [-3, 2] as const;

/** Draws it as inline SVG with a label for those who do not see it; nothing where the body is not served. */
export function drawCurve(
  curve: SkyFigures["bodies"][number]["curve"],
  words: AccuracyWords,
  body: string,
): Html | string {
  if (curve.length === 0) return words.unserved;
  const x = (year: number) => ((year - YEARS[0]) / (YEARS[1] - YEARS[0])) * WIDTH;
  const y = (arcseconds: number) => {
    const decade = Math.log10(Math.max(arcseconds, 10 ** DECADES[0]));
    return HEIGHT - ((decade - DECADES[0]) / (DECADES[1] - DECADES[0])) * HEIGHT;
  };
  const points = curve.map(([year, off]) => `${x(year).toFixed(1)},${y(off).toFixed(1)}`);
  const all = curve.map(([, off]) => off);
  const label = words.curveOf(body, String(Math.min(...all)), String(Math.max(...all)));
  const arcsecond = y(1).toFixed(1);
  return html`<svg
    ${attributes({
      class: "accuracy-curve",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: String(WIDTH),
      height: String(HEIGHT),
      role: "img",
      "aria-label": label,
    })}
  >
    <line x1="0" x2="${WIDTH}" y1="${arcsecond}" y2="${arcsecond}" class="accuracy-arcsecond" />
    <polyline points="${points.join(" ")}" class="accuracy-line" />
  </svg>`;
}
