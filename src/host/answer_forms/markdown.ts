/** An answer as a document to read or to paste: its reading first, then what it rests on, then what it assumed. */
import { voiceOf, type AnyProcedure } from "../../plugins/mod.ts";
import { wordsFor } from "../../speech/mod.ts";
import type { Labels } from "../site/view.ts";
import { FORM_WORDS, type FormWords } from "./words.ts";

type Fields = Readonly<Record<string, unknown>>;

const RECEIPTS = new Set([
  "reading",
  "notice",
  "lang",
  "conventions",
  "compared",
  "time",
  "omitted",
  "picture",
  "interpretation",
  "synthesis",
  "thesis",
]);
const MAX_DEPTH = 5;
const MAX_COLUMNS = 12;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Writes an answer as Markdown (CommonMark with the tables of GitHub).
 *
 * @param labels what its fields are called in its language
 */
export async function toMarkdown(
  answer: Fields,
  procedure: AnyProcedure,
  labels: Labels,
): Promise<string> {
  const lang = (answer["lang"] as { readonly given?: string } | undefined)?.given ?? "en";
  const { words: own, finish } = await voiceOf(procedure, lang);
  const form: FormWords = wordsFor(FORM_WORDS, lang);
  const said = (text: string) => finish(text);
  const parts: string[] = [`# ${escape(finish(own.title))}`];
  for (const key of ["interpretation", "synthesis", "thesis"]) {
    const text = (answer[key] as { readonly text?: string } | undefined)?.text;
    if (text) parts.push(...text.split("\n\n").map(escape));
  }
  const markers = new Set(markersOf(procedure));
  const facts = Object.entries(answer).filter(([key]) => !RECEIPTS.has(key) && !markers.has(key));
  if (facts.length > 0) parts.push(...sections(Object.fromEntries(facts), labels, 2, ""));
  const omitted = (answer["omitted"] ?? []) as readonly { readonly text?: string }[];
  if (omitted.length > 0) {
    parts.push(`## ${said(form.leftOut)}`, bullets(omitted.map(({ text }) => escape(text ?? ""))));
  }
  const schools = (answer["conventions"] ?? []) as readonly { name: string; text: string }[];
  if (schools.length > 0) {
    const lines = schools.map(
      ({ name, text }) =>
        `**${escape(finish(own.conventions?.[name]?.title ?? name))}**: ${escape(text)}`,
    );
    parts.push(`## ${said(form.schools)}`, bullets(lines));
  }
  const reading = answer["reading"] as Fields | undefined;
  const notice = (answer["notice"] as { readonly text?: string } | undefined)?.text;
  parts.push("---");
  if (notice) parts.push(escape(notice));
  if (reading) {
    const { procedure: name, plugin, version, id } = reading;
    parts.push(`\`${String(name)}\` · ${String(plugin)} ${String(version)} · \`${String(id)}\``);
  }
  return `${parts.join("\n\n")}\n`;
}

function markersOf({ omittable }: AnyProcedure): readonly string[] {
  const all = Object.values((omittable ?? {}) as Readonly<Record<string, { marker?: string }>>);
  return all.flatMap(({ marker }) => marker ?? []);
}

/** The fields of an object: values as a list, then each object and table under its heading. */
function sections(value: Fields, labels: Labels, level: number, parent: string): readonly string[] {
  const lines: string[] = [];
  const below: string[] = [];
  for (const [key, member] of Object.entries(value)) {
    const label = escape(labels.field(key, parent));
    const text = textOf(member);
    if (text !== undefined) {
      if (text !== "") lines.push(`**${label}**: ${text}`);
      continue;
    }
    if (level > MAX_DEPTH) continue;
    const made = Array.isArray(member)
      ? listed(member, labels, level + 1, key)
      : sections(member as Fields, labels, level + 1, key);
    if (made.length > 0) below.push(`${"#".repeat(level)} ${label}`, ...made);
  }
  return [...(lines.length > 0 ? [bullets(lines)] : []), ...below];
}

/**
 * Rows as a table: what lies inside a row gets columns of its own, named after both. Rows that a table cannot hold
 * are written one after the other, so that nothing is left out.
 */
function listed(rows: readonly unknown[], labels: Labels, level: number, key: string) {
  const rowsIn = rows.map((row) => (isObject(row) ? row : { "": row }));
  const cells = rowsIn.map((row) => cellsOf(row, labels, key));
  const columns = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  const shown = columns.filter((column) => cells.some((row) => row.get(column) !== ""));
  const fits = cells.every((row) => [...row.values()].every((text) => text !== undefined));
  if (fits && shown.length > 0 && shown.length <= MAX_COLUMNS) {
    const line = (texts: readonly string[]) =>
      `| ${texts.map((one) => one.replaceAll("|", "\\|")).join(" | ")} |`;
    return [
      [
        line(shown),
        line(shown.map(() => "---")),
        ...cells.map((row) => line(shown.map((column) => row.get(column) ?? ""))),
      ].join("\n"),
    ];
  }
  return rowsIn.flatMap((row) => sections(row, labels, level, key));
}

/** The cells of a row by the heads of their columns; undefined where a value takes more than a cell. */
function cellsOf(
  row: Fields,
  labels: Labels,
  key: string,
): ReadonlyMap<string, string | undefined> {
  const cells = new Map<string, string | undefined>();
  for (const [name, value] of Object.entries(row)) {
    const head = escape(labels.field(name, key));
    const text = textOf(value);
    if (text !== undefined || !isObject(value)) {
      cells.set(head, text);
      continue;
    }
    for (const [inner, one] of Object.entries(value)) {
      cells.set(`${head}: ${escape(labels.field(inner, name))}`, textOf(one));
    }
  }
  return cells;
}

/** A value in one line; undefined where it takes more. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value !== "object") return escape(String(value));
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    if (!texts.every((one) => one !== undefined)) return undefined;
    // Verses and sentences bring marks of their own.
    const isSaid = texts.some((one) => /[.!?;:,。！？；：，、]$/.test(one));
    return texts.filter(Boolean).join(isSaid ? " " : ", ");
  }
  const { text, native, value: judged, because } = value as Fields;
  if (typeof text === "string") {
    return escape(typeof native === "string" && native !== text ? `${native} ${text}` : text);
  }
  if (because === undefined) return undefined;
  const reasons = textOf(because);
  return [textOf(judged), reasons].filter(Boolean).join(": ");
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

/** What callers wrote must not become marks, links or HTML. */
function escape(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ").replaceAll(/[\\`*_[\]<>#]/g, "\\$&");
}
