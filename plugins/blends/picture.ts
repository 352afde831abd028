/** The picture of a blend: its score, and one bar for every system, from the middle outward. */
import { escapeText, framePicture, label, sayIn, type Lang, type Text } from "#old";
import type { BlendAnswer } from "./outcome.ts";
import type { System } from "./weigh/systems.ts";

const WIDTH = 360;
const ROW = 24;
const TOP = 168;
const BOTTOM = 34;
/** Where 0 and 100 stand. */
const LEFT = 158;
const RIGHT = 320;
const INK = "#2b2620";
const FAINT = "#8a8177";
const RULE = "#d8d0c2";
const PAPER = "#fbf7ef";

/** Colours that differ in lightness too, so that they can be told apart without hue. */
const COLOURS = { favourable: "#1d6f5c", mixed: "#c08a2c", adverse: "#8f2f3a" } as const;

const WORDS = {
  favourable: { en: "for", zhHant: "看好" },
  mixed: { en: "even", zhHant: "居中" },
  adverse: { en: "against", zhHant: "不看好" },
} as const;

/** One bar of the picture. */
interface Bar {
  readonly title: Text;
  readonly score: number | null;
  /** What stands in place of a bar. */
  readonly word?: Text;
}

/** Bars of another kind below those of the systems, such as the sides of a shared life. */
export interface Group {
  readonly title: Text;
  readonly bars: readonly Bar[];
}

/** Draws a blend. */
export function drawBlend(
  id: string,
  title: Text,
  answer: BlendAnswer,
  lang: Lang,
  group: Group = { title, bars: [] },
): string {
  const say = sayIn(lang);
  const { systems, blendedScore } = answer;
  const rows = systems.length + (group.bars.length > 0 ? group.bars.length + 1 : 0);
  const height = TOP + rows * ROW + BOTTOM;
  const desc = describe(answer, group, say, lang);
  const below = TOP + (systems.length + 1) * ROW;
  return framePicture(
    { id, lang, title: say(title), desc, width: WIDTH, height, paper: PAPER },
    label(WIDTH / 2, 28, 16, say(title)),
    dial(blendedScore),
    legend(say),
    scale(rows),
    ...systems.map((system, index) => row(barOf(system), TOP + index * ROW, say)),
    group.bars.length > 0 ? overLines((LEFT + RIGHT) / 2, below - 8, say(group.title)) : "",
    ...group.bars.map((bar, index) => row(bar, below + index * ROW, say)),
  );
}

type Say = (text: Text) => string;

/** A ring that is filled as far as the score goes. */
function dial(score: number | null): string {
  const [x, y, radius] = [WIDTH / 2, 82, 38];
  const around = 2 * Math.PI * radius;
  const colour = score === null ? FAINT : COLOURS[sideOf(score)];
  const ring = (stroke: string, dash: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="9" ${dash}/>`;
  const part = (around * (score ?? 0)) / 100;
  const dash = `stroke-dasharray="${part.toFixed(1)} ${around.toFixed(1)}" transform="rotate(-90 ${x} ${y})"`;
  return (
    ring(RULE, "") + ring(colour, dash) + label(x, y + 10, 28, score === null ? "–" : String(score))
  );
}

function sideOf(score: number): keyof typeof COLOURS {
  if (score >= 60) return "favourable";
  return score <= 40 ? "adverse" : "mixed";
}

function legend(say: Say): string {
  return (["adverse", "mixed", "favourable"] as const)
    .map((side, index) => {
      const x = 96 + index * 84;
      return (
        `<rect x="${x - 26}" y="138" width="10" height="10" rx="2" fill="${COLOURS[side]}"/>` +
        `<text x="${x - 12}" y="147" font-size="11" text-anchor="start" fill="${INK}">${say(WORDS[side])}</text>`
      );
    })
    .join("");
}

/** Lines at 0, 50 and 100 behind the bars. */
function scale(rows: number): string {
  const bottom = TOP + rows * ROW;
  return [0, 50, 100]
    .map((value) => {
      const x = xOf(value);
      return (
        `<path d="M${x} ${TOP - 4}V${bottom}" stroke="${RULE}" stroke-width="1"/>` +
        label(x, bottom + 16, 11, String(value), FAINT)
      );
    })
    .join("");
}

function xOf(score: number): number {
  return Math.round((LEFT + ((RIGHT - LEFT) * score) / 100) * 10) / 10;
}

const DESCRIBES: Text = { en: "describes", zhHant: "只描述" };
const NO_ANSWER: Text = { en: "no answer", zhHant: "未作答" };

function barOf({ title, score, delivered, polarity }: System): Bar {
  if (!delivered) return { title, score: null, word: NO_ANSWER };
  return polarity === "unweighed" ? { title, score: null, word: DESCRIBES } : { title, score };
}

function row({ title, score, word = NO_ANSWER }: Bar, top: number, say: Say): string {
  const middle = top + ROW / 2;
  const name =
    `<text x="${LEFT - 12}" y="${middle + 4}" font-size="11.5" text-anchor="end" ` +
    `fill="${score === null ? FAINT : INK}">${escapeText(begun(say(title)))}</text>`;
  if (score === null) return name + overLines((LEFT + RIGHT) / 2, middle + 4, say(word));
  const [from, to] = [xOf(50), xOf(score)];
  const bar =
    `<rect x="${Math.min(from, to)}" y="${middle - 6}" width="${Math.max(2, Math.abs(to - from)).toFixed(1)}" ` +
    `height="12" rx="2" fill="${COLOURS[sideOf(score)]}"/>`;
  return name + bar + label(RIGHT + 20, middle + 4, 11.5, String(score));
}

/** A word that stands on the lines of the scale, with a rim of paper around it. */
function overLines(x: number, y: number, word: string): string {
  return (
    `<text x="${x}" y="${y}" font-size="11" fill="${FAINT}" stroke="${PAPER}" stroke-width="5" ` +
    `paint-order="stroke">${escapeText(word)}</text>`
  );
}

/** Names stand in the middle of sentences; here each begins a line. */
function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describe({ blendedScore, systems }: BlendAnswer, group: Group, say: Say, lang: Lang) {
  const told = [...systems, ...group.bars].map(
    ({ title, score }) => `${say(title)} ${score ?? "–"}`,
  );
  return lang === "en"
    ? `Blended score ${blendedScore ?? "none"} of 100. One by one: ${told.join(", ")}.`
    : `總分 ${blendedScore ?? "無"}（滿分一百）。逐項：${told.join("、")}。`;
}
