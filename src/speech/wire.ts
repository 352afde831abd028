/** Schemas of what the values of a schema look like once they have been put into words. */
import { OptionalKind, Type, type TProperties, type TSchema } from "@sinclair/typebox";
import { named, speechOf, type Vocabulary } from "./parts.ts";
import { planOf } from "./render.ts";

const text = () => named("Said", Type.String({ description: "In the language of the answer" }));
const textOf = (description: string) =>
  named("Text", Type.Object({ text: text() }, { additionalProperties: false, description }));

const wires = new WeakMap<TSchema, TSchema>();

/** The schema of what a schema's values look like after rendering. */
export function wireOf<S extends TSchema>(schema: S): TSchema {
  let wire = wires.get(schema);
  if (!wire) {
    const made = makeWire(schema);
    wire = OptionalKind in schema ? (Type.Optional(made) as TSchema) : made;
    wires.set(schema, wire);
  }
  return wire;
}

function makeWire(schema: TSchema): TSchema {
  const speech = speechOf(schema);
  const { description, detail } = schema;
  const options = {
    additionalProperties: false,
    ...(description ? { description } : {}),
    ...(detail ? { detail } : {}),
  };
  if (speech?.kind === "term") return termWire(speech, schema, options);
  if (speech?.kind === "phrase") {
    const { code, source, with: _with, of: _of, ...more } = schema["properties"] as TProperties;
    const rest = Object.entries(more).map(([name, one]) => [name, wireOf(one)] as const);
    const shape = Type.Object(
      { code: code!, ...Object.fromEntries(rest), text: text(), source: source! },
      options,
    );
    return named(phraseName(rest.map(([name]) => name)), shape);
  }
  if (speech?.kind === "original") {
    const { original, lang } = schema["properties"] as TProperties;
    const shape = Type.Object({ original: original!, lang: lang!, text: original! }, options);
    return named("OriginalText", shape);
  }
  if (planOf(schema) === null || speech) return schema;
  return mapMembers(schema, wireOf);
}

function termWire(
  { vocabulary, notes }: { readonly vocabulary: Vocabulary; readonly notes: readonly string[] },
  schema: TSchema,
  options: object,
): TSchema {
  const id = Type.Unsafe({ ...Type.String(), enum: schema["enum"], description: "For programs" });
  const writings = Object.values(vocabulary.writings);
  const native = writings.some((one) => one.native !== undefined);
  const roman = writings.some((one) => one.roman !== undefined);
  const asWritten = (name: string, description: string) =>
    Type.Optional(named(name, Type.String({ description })));
  const shape = Type.Object(
    {
      id,
      ...(native ? { native: asWritten("Native", "In the tradition's own script") } : {}),
      ...(roman ? { roman: asWritten("Roman", "Romanised") } : {}),
      text: text(),
      ...Object.fromEntries(notes.map((note) => [note, textOf(`The term's ${note}`)])),
    },
    options,
  );
  const noted = notes.length > 0 ? `With${notes.map(pascal).join("And")}` : "";
  return named(`${pascal(vocabulary.name)}Term${noted}`, shape);
}

/** A phrase that weighs is a testimony; others are called by what they carry. */
function phraseName(more: readonly string[]): string {
  if (more.length === 1 && more[0] === "weight") return "Testimony";
  return more.length === 0 ? "Phrase" : `PhraseWith${more.map(pascal).join("And")}`;
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A copy of a schema with every schema inside it replaced. */
function mapMembers(schema: TSchema, map: (member: TSchema) => TSchema): TSchema {
  const copy: Record<PropertyKey, unknown> = {};
  for (const key of Reflect.ownKeys(schema)) copy[key] = Reflect.get(schema, key);
  const mapAll = (all: Readonly<Record<string, TSchema>>) =>
    Object.fromEntries(Object.entries(all).map(([name, one]) => [name, map(one)]));
  for (const key of ["properties", "patternProperties"]) {
    if (schema[key]) copy[key] = mapAll(schema[key]);
  }
  if (schema["items"]) {
    copy["items"] = Array.isArray(schema["items"])
      ? schema["items"].map(map)
      : map(schema["items"]);
  }
  if (schema["anyOf"]) copy["anyOf"] = (schema["anyOf"] as TSchema[]).map(map);
  return copy as unknown as TSchema;
}
