/** The input of a procedure as a form sees it: which fields there are, and what kind each is. */
import type { CatalogueEntry } from "../../plugins/mod.ts";

/** The parts of a JSON schema that inputs are made of. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** What is required unless a place is named. */
  readonly else?: { readonly required: readonly string[] };
  readonly items?: Schema;
  /** What it is called, and what it means with its unit, in the language of its system. */
  readonly title?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

export type Fields = Readonly<Record<string, unknown>>;

export type FieldKind =
  | "date"
  | "time"
  | "select"
  | "flag"
  | "number"
  | "text"
  | "long"
  | "boxes"
  | "words"
  | "lines"
  | "numbers"
  | "flags"
  | "group"
  | "rows"
  | "json";

/** Most boxes that are shown to tick; more values than that are typed. */
const MAX_BOXES = 40;
/** Texts longer than this get several lines. */
const LONG_TEXT = 120;

/** What kind of field a schema asks for. */
export function kindOf(schema: Schema): FieldKind {
  const { type, items } = schema;
  if (schema.anyOf) return schema.anyOf.some((one) => one.type === "object") ? "json" : "text";
  if (schema.enum) return "select";
  if (type === "boolean") return "flag";
  if (type === "integer" || type === "number") return "number";
  if (type === "object")
    return schema.properties && Object.keys(schema.properties).length > 0 ? "group" : "json";
  if (type === "array") {
    if (items?.properties) return "rows";
    if (items?.type === "boolean") return "flags";
    if (items?.type === "integer" || items?.type === "number") return "numbers";
    if (items?.enum)
      return schema.uniqueItems && items.enum.length <= MAX_BOXES ? "boxes" : "words";
    return "lines";
  }
  if (schema.pattern?.includes("-\\d{2}-\\d{2}")) return "date";
  if (schema.pattern?.startsWith("^\\d{2}:\\d{2}")) return "time";
  return (schema.maxLength ?? 0) > LONG_TEXT ? "long" : "text";
}

/** Inputs that the page sets by itself. */
const OWN = new Set(["lang", "picture", "compare"]);
/** Inputs that a place stands for. */
const PLACE = ["timezone", "latitude", "longitude"] as const;
/** Optional inputs that most people know and most arts use. */
const USUAL = new Set([
  "birthTime",
  "time",
  "place",
  "gender",
  "question",
  "date",
  "targetDate",
  "topic",
  "matter",
  "spread",
]);
/** Details that few need. */
const FINE = new Set<string>([
  "birthHour",
  "calendar",
  "fold",
  "backzone",
  "seed",
  // Read off the question where they are left out.
  "hope",
  "form",
  ...PLACE,
]);
/** Kinds of fields that take one value each; lists and groups are for those who look for them. */
const SINGLE: ReadonlySet<FieldKind> = new Set([
  "date",
  "time",
  "select",
  "flag",
  "number",
  "text",
  "long",
]);

/** An input of a draw without what was drawn: what is required stays, and what most people fill in. */
export function withoutChance({ required = [] }: Schema, input: Fields): Fields {
  const stays = (name: string) => required.includes(name) || USUAL.has(name) || name === "timezone";
  return Object.fromEntries(Object.entries(input).filter(([name]) => stays(name)));
}

export interface Parts {
  readonly main: readonly string[];
  readonly more: readonly string[];
  /** Place, calendar and the like. */
  readonly fine: readonly string[];
  readonly schools: readonly string[];
}

/** Fields that are shown of an object that asks for none by name. */
const FIRST = 2;

/** Sorts the fields of an object into what is shown at once and what is folded away. */
export function partsOf(schema: Schema, entry?: CatalogueEntry): Parts {
  const names = Object.keys(schema.properties ?? {}).filter((name) => !OWN.has(name));
  const required = new Set(schema.required ?? []);
  const schools = new Set(entry?.conventions.map(({ name }) => name));
  const rest = names.filter((name) => !required.has(name) && !schools.has(name));
  const fine = rest.filter((name) => FINE.has(name));
  const other = rest.filter((name) => !FINE.has(name) && !USUAL.has(name));
  const isSingle = (name: string) => SINGLE.has(kindOf(schema.properties![name]!));
  const few = other.length <= 3;
  const isMain = (name: string) =>
    required.has(name) ||
    (rest.includes(name) && (USUAL.has(name) || (few && other.includes(name) && isSingle(name))));
  const main = names.filter(isMain);
  const more = other.filter((name) => !main.includes(name));
  // Where one of several will do, the first of them stand for all.
  const shown = main.length > 0 ? 0 : FIRST;
  return {
    main: [...main, ...more.slice(0, shown)],
    more: more.slice(shown),
    fine,
    schools: names.filter((name) => schools.has(name)),
  };
}
