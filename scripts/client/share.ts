/**
 * Gives a name to what occurs more than once: equal shapes are declared one time, named after the fields
 * that hold them. What only one group of procedures uses bears that group's name in front.
 */
import type { Call, Declared, Model, ObjectShape, Shape } from "./model.ts";
import { pascalCase } from "./model.ts";
import { COMMON_NAMES, extendCommon } from "./common_fields.ts";
import { singular } from "./singular.ts";

/** Names that the texts of every answer have, by their fields. */
const SPOKEN: ReadonlyMap<string, string> = new Map([
  ["{text:string}", "Text"],
  ["{code:string;source?:string;text:string}", "Phrase"],
  ["{lang:string;original:string|string[];text:string|string[]}", "Original"],
]);

/** Names that no generated type may take: those of the runtime and of the languages themselves. */
const TAKEN = [
  "Term",
  "Note",
  "Array",
  "Record",
  "Date",
  "Error",
  "Object",
  "String",
  "Number",
  "Map",
  "Set",
];

/** Where a shape stands. */
interface Use {
  /** What it is called there, in the singular. */
  readonly field: string;
  /** What holds it, and the text of that. */
  readonly parent: string;
  readonly holder: string;
  readonly group: string;
}

/** Declares what is shared, and gives every input and answer a name. */
export function shareTypes(read: readonly Call[]): Model {
  const calls = read.map((call) => ({ ...call, answer: readable(call.answer) as ObjectShape }));
  const uses = new Map<string, { readonly shape: Shape; readonly at: Use[] }>();
  for (const call of calls) {
    const group = call.name.split(".")[0]!;
    for (const [part, shape] of [
      ["input", call.input],
      ["answer", call.answer],
    ] as const) {
      collect(shape, { field: part, parent: group, holder: `${call.name} ${part}`, group });
    }
  }
  const names = new Map<string, string>();
  const taken = new Set(TAKEN);
  const ends = calls.flatMap(({ name }) =>
    ["Input", "Answer"].map((end) => pascalCase(name) + end),
  );
  for (const name of [...ends, ...COMMON_NAMES]) taken.add(name);
  const shared = [...uses].filter(([text, { shape, at }]) => isShared(text, shape, at));
  for (const [text, { shape, at }] of shared.sort(byReach)) {
    const name = firstOf(candidates(text, shape, at), (one) => !taken.has(one));
    taken.add(name);
    names.set(text, name);
  }

  const types: Declared[] = shared.map(([text, { shape }]) => ({
    name: names.get(text)!,
    shape: inside(shape, refer) as Declared["shape"],
  }));
  const named = calls.map((call) => {
    const base = pascalCase(call.name);
    const declare = (end: string, shape: ObjectShape) => {
      types.push({ name: base + end, shape: inside(shape, refer) as ObjectShape });
      return base + end;
    };
    return { ...call, input: declare("Input", call.input), answer: declare("Answer", call.answer) };
  });
  const extended = extendCommon(
    types,
    new Set(named.flatMap(({ input, answer }) => [input, answer])),
  );
  return { calls: named, types: extended.sort((a, b) => (a.name < b.name ? -1 : 1)) };

  function collect(shape: Shape, use: Use): void {
    if (shape.kind === "object" || shape.kind === "choice") {
      const text = textOf(shape);
      const known = uses.get(text) ?? { shape, at: [] };
      uses.set(text, known);
      if (use.field !== "input" && use.field !== "answer") known.at.push(use);
    }
    const holder = shape.kind === "object" ? textOf(shape) : use.holder;
    const { group } = use;
    if (shape.kind === "object") {
      const parent = use.field === "input" || use.field === "answer" ? use.parent : use.field;
      for (const { name, shape: member } of shape.fields) {
        collect(member, { field: name, parent, holder: `${holder}/${name}`, group });
      }
    } else if (shape.kind === "array" || shape.kind === "record") {
      if (shape.kind === "record" && shape.keys)
        collect(shape.keys, { ...use, field: `${use.field}Key` });
      collect(shape.of, { ...use, field: singular(use.field) });
    } else if (shape.kind === "tuple" || shape.kind === "union") {
      const field = shape.kind === "tuple" ? singular(use.field) : use.field;
      for (const one of shape.of) collect(one, { ...use, field });
    } else if (shape.kind === "term") {
      collect(shape.id, use);
    }
  }

  function refer(shape: Shape): Shape {
    const name =
      shape.kind === "object" || shape.kind === "choice" ? names.get(textOf(shape)) : undefined;
    return name === undefined ? inside(shape, refer) : { kind: "named", name };
  }
}

type Shared = readonly [string, { readonly shape: Shape; readonly at: readonly Use[] }];

/** What most groups use is named first, so that it has the plain name. */
function byReach([textA, a]: Shared, [textB, b]: Shared): number {
  const groups = ({ at }: Shared[1]) => new Set(at.map(({ group }) => group)).size;
  return groups(b) - groups(a) || b.at.length - a.at.length || (textA < textB ? -1 : 1);
}

/** Whether it pays to declare it apart: it stands in two places, and is longer than a name. */
function isShared(text: string, shape: Shape, at: readonly Use[]): boolean {
  if (SPOKEN.has(text)) return true;
  if (new Set(at.map(({ holder }) => holder)).size < 2) return false;
  return text.length > (shape.kind === "choice" ? 40 : 60);
}

/** Names it may have, the best first. */
function* candidates(text: string, shape: Shape, at: readonly Use[]): Iterable<string> {
  const spoken = SPOKEN.get(text);
  if (spoken) yield spoken;
  const groups = new Set(at.map(({ group }) => group));
  const scope = groups.size === 1 ? pascalCase([...groups][0]!) : "";
  const own =
    shape.kind === "choice"
      ? (shape.name ?? commonest(at.map(({ field }) => field)))
      : commonest(at.map(({ field }) => field));
  const base = pascalCase(own) + (shape.kind === "choice" ? "Id" : "");
  yield join(scope, base);
  const parent = pascalCase(commonest(at.map((one) => singular(one.parent))));
  yield join(scope, join(parent, base));
  for (let number = 2; ; number += 1) yield `${join(scope, base)}${number}`;
}

function firstOf(names: Iterable<string>, fits: (name: string) => boolean): string {
  for (const name of names) if (fits(name)) return name;
  throw new Error("Cannot name a type: there are no more names");
}

function join(front: string, back: string): string {
  return back.startsWith(front) ? back : front + back;
}

function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return first![0];
}

/** The same shape with objects whose fields are all alike as records, and very long choices as strings. */
function readable(shape: Shape): Shape {
  if (shape.kind === "choice" && shape.values.length > MOST_VALUES) return { kind: "string" };
  if (shape.kind !== "object") return inside(shape, readable);
  const fields = shape.fields.map((one) => ({ ...one, shape: readable(one.shape) }));
  const kinds = new Set(fields.map((one) => textOf(one.shape)));
  const isPlain = fields.every(({ optional }) => !optional) && !shape.either;
  if (fields.length < LEAST_ALIKE || kinds.size > 1 || !isPlain) return { ...shape, fields };
  const keys = { kind: "choice", values: fields.map(({ name }) => name) } as const;
  return { kind: "record", of: fields[0]!.shape, keys };
}

/** Fewer fields that happen to be alike stay fields, each with its description. */
const LEAST_ALIKE = 4;
/** Who reads an answer does not choose among the 256 odu; listing them would be most of a type. */
const MOST_VALUES = 100;

/** A shape with whatever is inside it replaced. */
function inside(shape: Shape, map: (member: Shape) => Shape): Shape {
  switch (shape.kind) {
    case "object":
      return { ...shape, fields: shape.fields.map((one) => ({ ...one, shape: map(one.shape) })) };
    case "array":
      return { ...shape, of: map(shape.of) };
    case "record":
      return { ...shape, of: map(shape.of), ...(shape.keys ? { keys: map(shape.keys) } : {}) };
    case "tuple":
    case "union":
      return { ...shape, of: shape.of.map(map) };
    case "term":
      return { ...shape, id: map(shape.id) };
    default:
      return shape;
  }
}

const texts = new WeakMap<Shape, string>();

/** The structure of a shape as text: equal texts, equal types. Descriptions do not count. */
function textOf(shape: Shape): string {
  let text = texts.get(shape);
  if (text === undefined) texts.set(shape, (text = write(shape)));
  return text;
}

function write(shape: Shape): string {
  switch (shape.kind) {
    case "choice":
      return JSON.stringify(shape.values);
    case "array":
      return `${textOf(shape.of)}[]`;
    case "record":
      return `{${shape.keys ? textOf(shape.keys) : "*"}:${textOf(shape.of)}}`;
    case "tuple":
      return `(${shape.of.map(textOf).join()})`;
    case "union":
      return shape.of.map(textOf).join("|");
    case "term":
      return `Term<${textOf(shape.id)};${shape.notes.join()}>`;
    case "named":
      return shape.name;
    case "object": {
      const fields = shape.fields.map(
        ({ name, shape: one, optional }) => `${name}${optional ? "?" : ""}:${textOf(one)}`,
      );
      return `{${fields.sort().join(";")}}${JSON.stringify(shape.either ?? "").slice(0, -2)}`;
    }
    default:
      return shape.kind;
  }
}
