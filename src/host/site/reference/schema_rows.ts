/** A JSON schema as the rows of a table: a row for each field, in the order in which they are declared. */

/** The parts of a JSON schema that a table shows. */
export interface Described {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly items?: Described;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
}

/** One field. */
export interface FieldRow {
  /** Its name below the outermost object: `cards[].position`. */
  readonly path: string;
  /** Its own name, and that of the field it stands in; empty at the top. */
  readonly name: string;
  readonly parent: string;
  readonly required: boolean;
  readonly type: string;
  /** What it may be, where that is a list. */
  readonly values: readonly string[];
  readonly schema: Described;
}

/** How far into an object a table goes, and how many rows it has; the rest stands in the document for programs. */
const MAX_DEPTH = 3;
const MAX_ROWS = 240;

/** Lists the fields of an object, as deep as there is room for. */
export function rowsOf(schema: Described): readonly FieldRow[] {
  for (let depth = MAX_DEPTH; ; depth--) {
    const rows = rowsTo(depth, schema);
    if (rows.length <= MAX_ROWS || depth === 1) return rows;
  }
}

function rowsTo(depth: number, schema: Described, path = "", parent = ""): readonly FieldRow[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const { inner, marks } = unwrap(member);
    const here = `${path}${name}`;
    const row: FieldRow = {
      path: here,
      name,
      parent,
      required: required.has(name),
      type: typeOf(member),
      values: valuesOf(member),
      schema: member,
    };
    const isDeeper = inner.properties && !isTerm(inner) && depth > 1;
    return [row, ...(isDeeper ? rowsTo(depth - 1, inner, `${here}${marks}.`, name) : [])];
  });
}

/** A term of an art in words: an id among few, and its text. */
function isTerm({ properties }: Described): boolean {
  return properties?.["id"]?.enum !== undefined && properties["text"] !== undefined;
}

/** What stands in lists and in choices with null. */
function unwrap(schema: Described, marks = ""): { inner: Described; marks: string } {
  if (schema.items) return unwrap(schema.items, `${marks}[]`);
  const some = schema.anyOf?.filter(({ type }) => type !== "null");
  return some?.length === 1 ? unwrap(some[0]!, marks) : { inner: schema, marks };
}

function typeOf(schema: Described): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1)!;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" | ");
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (isTerm(schema)) return "term";
  const [type = "any"] = [schema.type ?? (schema.enum ? "string" : "object")].flat();
  const { minimum, maximum, maxLength, maxItems } = schema;
  if (minimum !== undefined && maximum !== undefined) return `${type} ${minimum}…${maximum}`;
  if (minimum !== undefined) return `${type} ≥ ${minimum}`;
  if (maximum !== undefined) return `${type} ≤ ${maximum}`;
  if (maxLength !== undefined) return `${type}, ≤ ${maxLength}`;
  return maxItems === undefined ? String(type) : `${type}, ≤ ${maxItems}`;
}

function valuesOf(schema: Described): readonly string[] {
  const { inner } = unwrap(schema);
  const all = isTerm(inner) ? inner.properties!["id"]!.enum! : (inner.enum ?? []);
  return all.filter((one) => one !== null).map(String);
}
