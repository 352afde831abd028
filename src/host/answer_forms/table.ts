/** The answer as a table, where it is one: its longest list of rows. */
import type { TSchema } from "@sinclair/typebox";

type Fields = Readonly<Record<string, unknown>>;

/** Lists that every answer carries and that are no table of its own. */
const RECEIPTS = new Set(["conventions", "compared", "omitted", "testimonies"]);
const MAX_DEPTH = 2;

/** Paths of the lists of an answer whose members are rows. */
function tablePaths(schema: TSchema, path: readonly string[] = []): readonly (readonly string[])[] {
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, TSchema>>;
  return Object.entries(properties).flatMap(([name, member]) => {
    if (path.length === 0 && RECEIPTS.has(name)) return [];
    const own = [...path, name];
    const items = member["items"] as TSchema | undefined;
    if (items && !Array.isArray(items) && items["properties"]) return [own];
    return own.length < MAX_DEPTH ? tablePaths(member, own) : [];
  });
}

/** Whether an answer of a schema has a table. */
export function hasTable(schema: TSchema): boolean {
  return tablePaths(schema).length > 0;
}

/** The longest list of an answer as CSV (RFC 4180, UTF-8): a column for each value, nested names with full stops. */
export function toCsv(answer: Fields, schema: TSchema): string {
  const lists = tablePaths(schema).map((path) => {
    const at = path.reduce<unknown>((value, step) => (value as Fields | null)?.[step], answer);
    return Array.isArray(at) ? (at as readonly unknown[]) : [];
  });
  const longest = lists.reduce((most, one) => (one.length > most.length ? one : most), []);
  const rows = longest.map((row) => new Map(cellsOf(row)));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ""))];
  return lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}

/** Values of a row: a term by its text, a list by its members with a semicolon between. */
function cellsOf(value: unknown, name = ""): readonly (readonly [string, string])[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [[name, String(value)]];
  if (Array.isArray(value)) {
    const texts = value.map((one) => new Map(cellsOf(one)).get("") ?? "").filter(Boolean);
    return texts.length > 0 ? [[name, texts.join("; ")]] : [];
  }
  const { text, ...others } = value as Fields;
  if (typeof text === "string") return [[name, text]];
  return Object.entries(others).flatMap(([key, one]) =>
    cellsOf(one, name === "" ? key : `${name}.${key}`),
  );
}

/** A cell that a spreadsheet would take for a formula is preceded by an apostrophe. */
function cell(text: string): string {
  const isFormula = /^[=+@\t\r]|^-(?![\d.])/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
