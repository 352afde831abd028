/** Builders of the contract's values: they complete what a tradition declares and check its types. */
import { Type, type Static, type TObject, type TProperties, type TSchema } from "@sinclair/typebox";
import type { AnyWords } from "../speech/mod.ts";
import type { Candidates, Chosen, Conventions, Need, Plugin, Procedure } from "./contract.ts";
import { withPlaces } from "./places/mod.ts";
import { oneOf } from "./shapes.ts";

/** Names that `invoke` adds to every answer; an output may not declare them. */
export const RESERVED_OUTPUT = [
  "conventions",
  "compared",
  "time",
  "omitted",
  "interpretation",
  "synthesis",
  "thesis",
  "picture",
  "reading",
  "notice",
  "lang",
  "creditsUsed",
] as const;

/** Reserved keys that hold the text of a reading. */
export const WRITTEN_OUTPUT: readonly string[] = ["interpretation", "synthesis", "thesis"];

/** Inputs that mean the same everywhere; an input may not declare them. */
export const RESERVED_INPUT = [
  "lang",
  "compare",
  "seed",
  "picture",
  "dryRun",
  "detail",
  "fields",
] as const;

/** Those among them that the host takes off before an input is checked. */
export const HOST_INPUT = ["dryRun", "detail", "fields"] as const;

/** Checks the types of a plugin and returns it unchanged. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}

/**
 * Completes a procedure: closes its schemas and adds the inputs that follow from its declaration
 * (`lang` always, `place` wherever coordinates are taken, `seed` of a draw, one input per convention with
 * `compare`, `picture`).
 *
 * @example
 * export const day = defineProcedure({
 *   name: "discordian.day",
 *   words: wordsIn(import.meta),
 *   input: Type.Object({ ...Moment }),
 *   output: Type.Object({ yold: Type.Integer({ description: "Year of Our Lady of Discord" }) }),
 *   work: () => import("./work.ts"),
 *   // …
 * });
 */
export function defineProcedure<
  I extends TObject,
  O extends TObject,
  const N extends Need = never,
  const C extends Conventions = Record<never, never>,
  W = AnyWords,
>(procedure: Procedure<I, O, N, C, W>): Procedure<I, O, N, C, W> {
  const added = addedInputs(procedure);
  const placed = withPlaces(procedure.input);
  const input = closed({ ...placed, properties: { ...placed.properties, ...added } });
  return {
    ...procedure,
    input: input as unknown as I,
    output: closed(procedure.output) as O,
  };
}

/** For an omission by which nothing is certified: one candidate that stands for every value. */
export const anyValue: Candidates = () => [{ set: {}, when: "*" }];

/** The input of a procedure's `run`. */
export type InputOf<S extends TObject, C extends Conventions = Record<never, never>> = Static<S> &
  Chosen<C>;

/** A BCP 47 tag: letters, digits and hyphens. */
const LANGUAGE_TAG = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,5}$";

function addedInputs(procedure: {
  readonly kind: string;
  readonly conventions?: Conventions;
  readonly pictured?: boolean;
}): TProperties {
  const conventions = procedure.conventions ?? {};
  const names = Object.keys(conventions);
  const added: TProperties = {
    lang: Type.Optional(Type.String({ pattern: LANGUAGE_TAG, maxLength: 35 })),
  };
  for (const name of names) {
    const values = Object.keys(conventions[name]!.options) as [string, ...string[]];
    added[name] = Type.Optional(oneOf(values));
  }
  if (names.length > 0) {
    added["compare"] = Type.Optional(
      Type.Array(oneOf(names as [string, ...string[]]), {
        maxItems: names.length,
        uniqueItems: true,
      }),
    );
  }
  if (procedure.kind === "draw") {
    added["seed"] = Type.Optional(Type.String({ minLength: 1, maxLength: 128 }));
  }
  if (procedure.pictured) added["picture"] = Type.Optional(Type.Boolean());
  return added;
}

/** Schemas that have been closed: many fields share one, and it stays one. */
const CLOSED = new WeakMap<TSchema, TSchema>();

/** Keywords that hold one schema, a list of them, or one by each name. */
const HOLDS_ONE = ["items", "additionalProperties", "not", "if", "then", "else"] as const;
const HOLDS_LIST = ["anyOf", "allOf", "oneOf"] as const;
const HOLDS_NAMED = ["properties", "patternProperties"] as const;

/** The same schema with every object in it refusing unknown fields; itself where nothing changes. */
function closed<S extends TSchema>(schema: S): S {
  if (typeof schema["type"] === "string" && LEAVES.has(schema["type"])) return schema;
  const known = CLOSED.get(schema);
  if (known !== undefined) return known as S;
  const changes: Record<string, unknown> = {};
  const change = (key: string, closedOne: unknown) => {
    if (closedOne !== schema[key]) changes[key] = closedOne;
  };
  for (const key of HOLDS_ONE) {
    const held: unknown = schema[key];
    if (Array.isArray(held)) change(key, closedList(held as readonly TSchema[]));
    else if (typeof held === "object" && held !== null) change(key, closed(held as TSchema));
  }
  for (const key of HOLDS_LIST) {
    const held = schema[key] as readonly TSchema[] | undefined;
    if (held) change(key, closedList(held));
  }
  for (const key of HOLDS_NAMED) {
    const held = schema[key] as Readonly<Record<string, TSchema>> | undefined;
    if (held) change(key, closedNamed(held));
  }
  const { type, properties, additionalProperties } = schema;
  if (type === "object" && properties && additionalProperties === undefined) {
    changes["additionalProperties"] = false;
  }
  const result = hasNone(changes) ? schema : { ...schema, ...changes };
  CLOSED.set(schema, result);
  if (result !== schema) CLOSED.set(result, result);
  return result;
}

/** Types in which no schema lies: most of a schema is such. */
const LEAVES: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean", "null"]);

function closedList(schemas: readonly TSchema[]): readonly TSchema[] {
  const members = schemas.map((one) => closed(one));
  return members.every((member, index) => member === schemas[index]) ? schemas : members;
}

function closedNamed(schemas: Readonly<Record<string, TSchema>>): object {
  const changes: Record<string, TSchema> = {};
  for (const name in schemas) {
    const member = closed(schemas[name]!);
    if (member !== schemas[name]) changes[name] = member;
  }
  return hasNone(changes) ? schemas : { ...schemas, ...changes };
}

function hasNone(changes: object): boolean {
  for (const _ in changes) return false;
  return true;
}
