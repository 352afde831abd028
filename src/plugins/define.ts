/** Builders of the contract's values: they complete what a tradition declares and check its types. */
import { Type, type Static, type TObject, type TProperties, type TSchema } from "@sinclair/typebox";
import type { AnyWords } from "../speech/mod.ts";
import type { Chosen, Conventions, Need, Plugin, Procedure } from "./contract.ts";
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
 *   run: (input, give) => ({ yold: give.civil().year + 1166 }),
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

/** The input of a procedure's `run`, for functions that take it apart. */
export type InputOf<S extends TObject, C extends Conventions = Record<never, never>> = Static<S> &
  Chosen<C>;

/** A BCP 47 tag: letters, digits and hyphens. */
const LANGUAGE_TAG = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,5}$";

function addedInputs(procedure: {
  readonly kind: string;
  readonly conventions?: Conventions;
  readonly picture?: unknown;
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
  if (procedure.picture) added["picture"] = Type.Optional(Type.Boolean());
  return added;
}

/** Schemas that have been closed: many fields share one, and it stays one. */
const CLOSED = new WeakMap<object, unknown>();

/** The same schema with every object in it refusing unknown fields; itself where nothing changes. */
function closed<S extends TSchema>(schema: S): S {
  const known = CLOSED.get(schema);
  if (known !== undefined) return known as S;
  const changes: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(schema)) {
    const own = key === "enum" ? member : closedMember(member);
    if (own !== member) changes[key] = own;
  }
  const { type, properties, additionalProperties } = schema;
  if (type === "object" && properties && additionalProperties === undefined) {
    changes["additionalProperties"] = false;
  }
  const result = Object.keys(changes).length > 0 ? { ...schema, ...changes } : schema;
  CLOSED.set(schema, result);
  CLOSED.set(result, result);
  return result;
}

function closedMember(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return closed(value as TSchema);
  const members = value.map(closedMember);
  return members.every((member, index) => member === value[index]) ? value : members;
}
