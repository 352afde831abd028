/**
 * Where the texts of a drawing stand: boxes by letters of each script, a little wider than any common font sets
 * them, so that what does not overlap here does not overlap on a screen.
 */

/** A text of a drawing with the corners of its box, in units of the view box. */
export interface TextBox {
  readonly content: string;
  /** Font size in units of the view box. */
  readonly size: number;
  /** Four corners, clockwise from the top left of the text. */
  readonly corners: readonly Point[];
}
type Point = readonly [x: number, y: number];
/** `[a, b, c, d, e, f]` of SVG's matrix. */
type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Parts of the font size above and below the baseline that letters reach. */
const ASCENT = 0.82;
const DESCENT = 0.18;
const BOLD = 1.06;
/** Boxes may touch by this much, which is the air that fonts leave about their letters. */
const SLACK = 0.6;

/** Width of a letter in ems. */
function emsOf(letter: string): number {
  const code = letter.codePointAt(0)!;
  if (/\p{M}/u.test(letter)) return 0;
  // Hangul, kana, Chinese, full-width forms and emoji.
  if (code >= 0x1100 && (code <= 0x11ff || (code >= 0x2e80 && code <= 0xd7ff))) return 1;
  if ((code >= 0xf900 && code <= 0xfaff) || (code >= 0xfe30 && code <= 0xff60)) return 1;
  if (code >= 0x1f000) return 1.1;
  if (/[\s.,:;!'|ijlI·’‘]/.test(letter)) return 0.32;
  if (/[mwMW@%]/.test(letter)) return 0.88;
  if (/[A-Z&]/.test(letter)) return 0.68;
  if (/[frt()[\]/\\"-]/.test(letter)) return 0.4;
  if (/[a-z0-9]/.test(letter)) return 0.56;
  if (/\p{Lu}/u.test(letter)) return 0.7;
  return code > 0x2000 && code < 0x2e80 ? 0.9 : 0.62;
}

/** Width of a text in units, conservatively. */
export function widthOf(content: string, size: number, isBold = false): number {
  const ems = [...content.normalize("NFC")].reduce((sum, letter) => sum + emsOf(letter), 0);
  return ems * size * (isBold ? BOLD : 1);
}

/** View box of a drawing: left, top, width, height. */
export function frameOf(svg: string): readonly [number, number, number, number] {
  const numbers = /viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  if (numbers?.length !== 4) throw new Error("Cannot measure the drawing: it has no viewBox");
  return numbers as unknown as readonly [number, number, number, number];
}

/** The boxes of all texts of a drawing, groups and turns followed; a tspan with its own place is a text. */
export function textBoxes(svg: string): readonly TextBox[] {
  const boxes: TextBox[] = [];
  const groups: { readonly name: string; readonly matrix: Matrix; readonly style: Style }[] = [
    { name: "svg", matrix: IDENTITY, style: { size: 16, isBold: false, anchor: "start" } },
  ];
  let place: Point = [0, 0];
  for (const [, closing, name, rest, content] of svg.matchAll(TAG)) {
    const top = groups.at(-1)!;
    if (content?.trim() && (top.name === "text" || top.name === "tspan")) {
      boxes.push(boxOf(unescape(content.trim()), place, top.style, top.matrix));
    }
    if (!name) continue;
    if (closing) {
      if (top.name === name) groups.pop();
      continue;
    }
    if (!/^(g|svg|text|tspan|a|symbol)$/.test(name) || rest!.endsWith("/")) continue;
    const read = attributesOf(rest!);
    // A text without a place stands at the origin of its group; a tspan where its text does.
    if (name === "text") place = [0, 0];
    if (name === "text" || name === "tspan") {
      place = [Number(read["x"] ?? place[0]), Number(read["y"] ?? place[1])];
    }
    const style = styleOf(read, top.style);
    groups.push({ name, matrix: times(top.matrix, matrixOf(read["transform"])), style });
  }
  return boxes;
}

/** Pairs of texts that stand on one another, each as a line for a report. */
export function overlaps(svg: string): readonly string[] {
  const boxes = textBoxes(svg);
  return boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter((other) => meet(one.corners, other.corners))
      .map((other) => `"${one.content}" on "${other.content}" at ${at(one)}`),
  );
}

/** Texts that leave the frame. */
export function leavingFrame(svg: string): readonly string[] {
  const [left, top, width, height] = frameOf(svg);
  return textBoxes(svg)
    .filter(({ corners }) =>
      corners.some(
        ([x, y]) =>
          x < left - SLACK ||
          y < top - SLACK ||
          x > left + width + SLACK ||
          y > top + height + SLACK,
      ),
    )
    .map((one) => `"${one.content}" at ${at(one)}`);
}

/** Texts that fall below a size when the drawing is as wide as a phone. */
export function tooSmall(svg: string, width = 390, least = 10): readonly string[] {
  const scale = Math.min(1, width / frameOf(svg)[2]);
  return textBoxes(svg)
    .filter(({ size }) => size * scale < least - 0.01)
    .map(({ content, size }) => `"${content}" at ${(size * scale).toFixed(1)} px`);
}

interface Style {
  readonly size: number;
  readonly isBold: boolean;
  readonly anchor: string;
}

/** A closing or opening tag, or a run of text. */
const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+)/g;

function attributesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
}

function styleOf(read: Readonly<Record<string, string>>, from: Style): Style {
  const weight = read["font-weight"];
  return {
    size: read["font-size"] ? parseFloat(read["font-size"]) : from.size,
    isBold: weight ? weight === "bold" || Number(weight) >= 600 : from.isBold,
    anchor: read["text-anchor"] ?? from.anchor,
  };
}

function boxOf(content: string, [x, y]: Point, style: Style, matrix: Matrix): TextBox {
  const { size, isBold, anchor } = style;
  const width = widthOf(content, size, isBold);
  const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  const [top, bottom] = [y - ASCENT * size, y + DESCENT * size];
  const corners: readonly Point[] = [
    [left, top],
    [left + width, top],
    [left + width, bottom],
    [left, bottom],
  ];
  const scale = Math.hypot(matrix[0], matrix[1]);
  return { content, size: size * scale, corners: corners.map((point) => apply(matrix, point)) };
}

const at = ({ corners }: TextBox) => corners[0]!.map((value) => Math.round(value)).join(", ");

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

function matrixOf(transform: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, name, list] of (transform ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [p = 0, q, r = 0, ...more] = list!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === "translate") matrix = times(matrix, [1, 0, 0, 1, p, q ?? 0]);
    else if (name === "scale") matrix = times(matrix, [p, 0, 0, q ?? p, 0, 0]);
    else if (name === "matrix") matrix = times(matrix, [p, q!, r, ...more] as unknown as Matrix);
    else if (name === "rotate") {
      const angle = (p * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [x, y] = [q ?? 0, r];
      const turned = times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]);
      matrix = times(matrix, times(turned, [1, 0, 0, 1, -x, -y]));
    } else throw new Error(`Cannot measure the drawing: transform ${name} is not known`);
  }
  return matrix;
}

/** Whether two convex boxes share more than a touch: no side of either parts them. */
function meet(one: readonly Point[], other: readonly Point[]): boolean {
  return [one, other].every((box) =>
    [0, 1].every((i) => {
      const [[x1, y1], [x2, y2]] = [box[i]!, box[i + 1]!];
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const axis: Point = [(x2 - x1) / length, (y2 - y1) / length];
      const [a, b] = [one, other].map((points) => {
        const along = points.map(([x, y]) => x * axis[0] + y * axis[1]);
        return [Math.min(...along), Math.max(...along)] as const;
      }) as [readonly [number, number], readonly [number, number]];
      return Math.min(a[1], b[1]) - Math.max(a[0], b[0]) > SLACK;
    }),
  );
}

const unescape = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
