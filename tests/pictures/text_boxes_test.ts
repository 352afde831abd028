import { expect, test } from "bun:test";
import { leavingFrame, overlaps, textBoxes, tooSmall } from "./text_boxes.ts";

const drawing = (inner: string) => `<svg viewBox="0 0 200 100">${inner}</svg>`;
const at = (x: number, y: number, content: string, more = "") =>
  `<text x="${x}" y="${y}" font-size="10" ${more}>${content}</text>`;

test("overlaps() finds a text on another, whatever its anchor", () => {
  expect(overlaps(drawing(at(10, 20, "紫微") + at(25, 20, "天府")))).toHaveLength(1);
  expect(overlaps(drawing(at(10, 20, "紫微") + at(31, 20, "天府")))).toEqual([]);
  const end = at(50, 20, "friends", 'text-anchor="end"');
  expect(overlaps(drawing(end + at(48, 20, "庚寅")))).toHaveLength(1);
  expect(overlaps(drawing(end + at(52, 20, "庚寅")))).toEqual([]);
  const middle = at(50, 20, "friends", 'text-anchor="middle"');
  expect(overlaps(drawing(middle + at(60, 20, "庚寅")))).toHaveLength(1);
});

test("overlaps() follows groups, turns and tspans with a place of their own", () => {
  const moved = `<g transform="translate(100 0)">${at(10, 20, "travel")}</g>`;
  expect(overlaps(drawing(moved + at(10, 20, "travel")))).toEqual([]);
  expect(overlaps(drawing(moved + at(110, 20, "travel")))).toHaveLength(1);
  const unplaced = `<text transform="translate(10 60)" font-size="10">unplaced</text>`;
  expect(overlaps(drawing(at(10, 20, "placed") + unplaced))).toEqual([]);
  const turned = at(50, 50, "turned text", 'transform="rotate(90 50 50)"');
  expect(overlaps(drawing(turned + at(70, 50, "level")))).toEqual([]);
  expect(overlaps(drawing(turned + at(46, 80, "level")))).toHaveLength(1);
  const spans = `<text font-size="10"><tspan x="5" y="20">one</tspan><tspan x="5" y="40">two</tspan></text>`;
  expect(textBoxes(drawing(spans)).map(({ content }) => content)).toEqual(["one", "two"]);
  expect(overlaps(drawing(spans))).toEqual([]);
});

test("leavingFrame() and tooSmall() name what leaves and what cannot be read", () => {
  expect(leavingFrame(drawing(at(180, 20, "too long a text")))).toHaveLength(1);
  expect(leavingFrame(drawing(at(10, 5, "cut")))).toHaveLength(1);
  expect(leavingFrame(drawing(at(10, 50, "inside")))).toEqual([]);
  expect(
    tooSmall('<svg viewBox="0 0 780 100"><text font-size="15" x="9" y="50">a</text></svg>'),
  ).toEqual(['"a" at 7.5 px']);
  expect(tooSmall(drawing(at(10, 50, "fine")))).toEqual([]);
});

test("textBoxes() reads titles and descriptions as no text of the drawing, and entities as letters", () => {
  const svg = drawing(`<title>name</title><desc>long words</desc>${at(10, 50, "a &#38; b")}`);
  expect(textBoxes(svg).map(({ content }) => content)).toEqual(["a & b"]);
});
