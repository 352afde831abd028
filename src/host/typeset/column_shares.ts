/** How the columns of a table share the width of a page. */
import type { Inline } from "./document.ts";

type Row = readonly (readonly Inline[])[];

/** Ems that a line of a table holds at its smallest size. */
const LINE = 60;
/** Least share of a column, ems, whatever stands in it. */
const LEAST = 3;
/** Room beside a word, its bold letters and the edges of the cell, ems. */
const ROOM = 1.5;
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/u;

/**
 * The shares of the columns of a table that is wider than a page: each has room for its longest word, and those with
 * much to say get more. Undefined where every row fits in a line.
 */
export function sharesOf(rows: readonly Row[]): readonly number[] | undefined {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, at) =>
    rows.map((row) => textOf(row[at] ?? [])),
  );
  const widest = columns.map((texts) => Math.max(LEAST, ...texts.map(widthOf)));
  if (sum(widest) <= LINE) return undefined;
  return columns.map((texts, at) => {
    const words = texts.flatMap((text) => text.split(/[\s\u3000-\u9fff]+/));
    const longest = Math.max(LEAST, ...words.map(widthOf)) + ROOM;
    // Lines grow in number with the square root of what a column lacks.
    return Math.round(10 * Math.max(longest, Math.sqrt(widest[at]! * longest))) / 10;
  });
}

function textOf(all: readonly Inline[]): string {
  return all.map((one) => (typeof one === "string" ? one : textOf(one.c))).join("");
}

function widthOf(text: string): number {
  return sum([...text].map((one) => (WIDE.test(one) ? 1 : 0.5)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}
