/** A sent form → the input of a procedure. Nothing is judged here: the call itself says what is wrong. */
import { kindOf, type Fields, type Schema } from "./fields.ts";
import { fillPlaces, readChosen } from "./place_field.ts";

/** Rows that a list of objects may have on a page. */
export const MAX_ROWS = 12;

/** How a form is read: as it was typed, or with the ids of the places that were chosen. */
type Reading = "typed" | "filled";

/**
 * Reads the fields of an object.
 *
 * @param prefix what the names of its fields start with: empty, or `a.`
 * @returns only what was given
 */
export function readFields(
  form: URLSearchParams,
  schema: Schema,
  reading: Reading,
  prefix = "",
): Fields {
  const input: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const value = readField(form, member, reading, prefix + name);
    if (value !== undefined) input[name] = value;
  }
  return fillPlaces(input, form, schema, prefix, reading === "filled" ? readChosen(form) : null);
}

function readField(form: URLSearchParams, schema: Schema, reading: Reading, name: string): unknown {
  const kind = kindOf(schema);
  if (kind === "group") {
    const fields = readFields(form, schema, reading, `${name}.`);
    return Object.keys(fields).length > 0 ? fields : undefined;
  }
  if (kind === "rows") return readRows(form, schema, reading, name);
  if (kind === "boxes") {
    const chosen = form.getAll(name).filter(Boolean);
    return chosen.length > 0 ? chosen : undefined;
  }
  const text = (form.get(name) ?? "").replaceAll("\r\n", "\n");
  if (text.trim() === "") return undefined;
  switch (kind) {
    case "number":
      return toNumber(text.trim());
    case "flag":
      return toFlag(text.trim());
    case "flags":
      return splitList(text).map(toFlag);
    case "numbers":
      return splitList(text).map(toNumber);
    case "words":
      return splitList(text);
    case "lines":
      return text
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    case "json":
      return text;
    case "text":
      return schema.anyOf ? toNumber(text.trim()) : text.trim();
    default:
      return text.trim();
  }
}

function readRows(form: URLSearchParams, schema: Schema, reading: Reading, name: string): unknown {
  const rows: Fields[] = [];
  for (let at = 0; at < MAX_ROWS; at++) {
    const row = readFields(form, schema.items ?? {}, reading, `${name}.${at}.`);
    if (Object.keys(row).length > 0) rows.push(row);
  }
  return rows.length > 0 ? rows : undefined;
}

function splitList(text: string): readonly string[] {
  return text.split(/[\s,，、]+/).filter(Boolean);
}

/** Text that is no number stays text, so that the fault quotes it. */
function toNumber(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

function toFlag(text: string): boolean | string {
  return text === "true" ? true : text === "false" ? false : text;
}
