/** Pictures of figures: bars by day and a ring that fills. Both are SVG without style attributes. */
import { countOf, formatDay, formatNumber } from "./format.ts";
import { attributes, html } from "./html.ts";
import type { Html } from "./html.ts";
import { wordsFor } from "./lang.ts";
import type { Tag } from "./lang.ts";
import { fold } from "./parts.ts";
import { table } from "./table.ts";
import { WORDS } from "./words/mod.ts";

/** A figure of one day. */
export interface DayFigure {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly value: number;
}

/** Fills a span of days that ends today with zeros where nothing is known. */
export function fillDays(
  known: readonly DayFigure[],
  days: number,
  now: number,
): readonly DayFigure[] {
  const values = new Map(known.map(({ day, value }) => [day, value]));
  return Array.from({ length: days }, (_, i) => {
    const day = new Date(now - (days - 1 - i) * 86_400_000).toISOString().slice(0, 10);
    return { day, value: values.get(day) ?? 0 };
  });
}

/**
 * Draws a bar per day, with its scale, and the same figures as a table on demand.
 *
 * @param unit what is counted, in the reader's language: one of it, and many
 */
export function dayBars(
  lang: Tag,
  options: {
    readonly title: string;
    readonly unit: readonly [one: string, many: string];
    readonly days: readonly DayFigure[];
  },
): Html {
  const { title, unit, days } = options;
  const words = wordsFor(WORDS, lang).bars;
  const top = roundUp(Math.max(...days.map(({ value }) => value), 1));
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const peak = days.reduce((best, one) => (one.value > best.value ? one : best), days[0]!);
  const say = (value: number) => countOf(lang, value, ...unit);
  const summary =
    total === 0
      ? words.none
      : words.summary(say(total), days.length, say(peak.value), formatDay(lang, peak.day));
  const bars = days.map(({ day, value }, i) =>
    drawBar(i, value / top, `${formatDay(lang, day)}: ${say(value)}`),
  );
  const used = days.filter(({ value }) => value > 0).toReversed();
  const figures =
    used.length === 0
      ? null
      : fold(
          words.asTable,
          table(
            title,
            [
              { title: words.day, cell: (row: DayFigure) => formatDay(lang, row.day) },
              {
                title: unit[1],
                look: "end",
                cell: (row: DayFigure) => formatNumber(lang, row.value),
              },
            ],
            used,
          ),
        );
  const size = attributes({ viewBox: `0 0 ${days.length * 10} 100` });
  return html`<figure class="bars">
    <div class="bars-frame">
      <div class="bars-scale" aria-hidden="true">
        <span>${formatNumber(lang, top)}</span><span>0</span>
      </div>
      <svg
        class="bars-plot"
        ${size}
        preserveAspectRatio="none"
        role="img"
        aria-label="${`${title}. ${summary}`}"
      >
        <line x1="0" y1="0.5" x2="${days.length * 10}" y2="0.5" />
        <line x1="0" y1="50" x2="${days.length * 10}" y2="50" />
        ${bars}
      </svg>
      <div class="bars-days" aria-hidden="true">
        <span>${formatDay(lang, days[0]!.day)}</span
        ><span>${formatDay(lang, days.at(-1)!.day)}</span>
      </div>
    </div>
    <figcaption class="small muted">${summary}</figcaption>
    ${figures}
  </figure>`;
}

/** Draws how much of an allowance is used; a full ring turns red. */
export function ring(
  lang: Tag,
  options: { readonly used: number; readonly of: number; readonly label: string },
): Html {
  const share = options.of === 0 ? 0 : Math.min(1, options.used / options.of);
  const percent = `${Math.floor(share * 100)} %`;
  const said = `${options.label}: ${formatNumber(lang, options.used)} / ${formatNumber(lang, options.of)} (${percent})`;
  const arc =
    share === 0
      ? null
      : html`<circle
          class="${share === 1 ? "ring-full" : "ring-used"}"
          cx="50"
          cy="50"
          r="43"
          pathLength="100"
          stroke-dasharray="${(share * 100).toFixed(2)} 100"
          stroke-linecap="${share === 1 ? "butt" : "round"}"
          transform="rotate(-90 50 50)"
        />`;
  return html`<svg class="ring" viewBox="0 0 100 100" role="img" aria-label="${said}">
    <circle cx="50" cy="50" r="43" />
    ${arc}
    <text x="50" y="57" font-size="20">${percent}</text>
  </svg>`;
}

function drawBar(i: number, share: number, label: string): Html {
  const height = share === 0 ? 0 : Math.max(1.5, share * 100);
  const box = attributes({
    x: i * 10 + 1.5,
    y: (100 - height).toFixed(2),
    width: 7,
    height: height.toFixed(2),
  });
  return html`<rect${box}><title>${label}</title></rect>`;
}

/** The next 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].find((step) => step * power >= value)! * power;
}
