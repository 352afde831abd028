/** Builders of the contract's values: they complete what a tradition declares and check its types. */
import { Type, type Static, type TObject, type TProperties, type TSchema } from "@sinclair/typebox";
import type { Procedure as NewProcedure } from "../contract.ts";
import type { Chosen, Conventions, Need, Procedure } from "./contract.ts";
import { adapt } from "./adapt.ts";
import { oneOf } from "./shapes.ts";

/**
 * Completes a procedure: closes its schemas and adds the inputs that follow from its declaration
 * (`lang` always, `seed` of a draw, one input per convention with `compare`, `picture`).
 *
 * @example
 * export const day = defineProcedure({
 *   name: "discordian.day",
 *   input: Type.Object({ ...Moment }),
 *   output: Type.Object({ yold: Type.Integer() }),
 *   run: (input, give) => ({ yold: give.civil().year + 1166 }),
 *   // …
 * });
 */
export function defineProcedure<
  I extends TObject,
  O extends TObject,
  const N extends Need = never,
  const C extends Conventions = Record<never, never>,
>(procedure: Procedure<I, O, N, C>): NewProcedure<I, O, N, {}, any> {
  const added = addedInputs(procedure);
  const input = closed(Type.Object({ ...procedure.input.properties, ...added }));
  return adapt({
    ...procedure,
    input: input as unknown as I,
    output: closed(procedure.output) as O,
  });
}

/** The input of a procedure's `run`, for functions that take it apart. */
export type InputOf<S extends TObject, C extends Conventions = Record<never, never>> = Static<S> &
  Chosen<C>;

function addedInputs(procedure: {
  readonly kind: string;
  readonly conventions?: Conventions;
  readonly picture?: unknown;
}): TProperties {
  const conventions = procedure.conventions ?? {};
  const names = Object.keys(conventions);
  const added: TProperties = {
    lang: Type.Optional(
      Type.String({ pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,5}$", maxLength: 35 }),
    ),
  };
  for (const name of names) {
    const convention = conventions[name]!;
    const values = Object.keys(convention.options) as [string, ...string[]];
    const fallback = typeof convention.default === "string" ? convention.default : undefined;
    const rule = fallback
      ? `default ${fallback}`
      : `default: ${convention.defaultRule?.en ?? "by rule"}`;
    added[name] = Type.Optional(oneOf(values, `${convention.title.en}; ${rule}`));
  }
  if (names.length > 0) {
    added["compare"] = Type.Optional(
      Type.Array(oneOf(names as [string, ...string[]], "A convention"), {
        maxItems: names.length,
        uniqueItems: true,
        description:
          "Conventions whose other schools are computed too; the answer lists what differs",
      }),
    );
  }
  if (procedure.kind === "draw") {
    added["seed"] = Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 128,
        description: "Reproduces a draw; random when left out",
      }),
    );
  }
  if (procedure.picture) {
    added["picture"] = Type.Optional(
      Type.Boolean({ description: "Whether the answer carries the chart as SVG; default false" }),
    );
  }
  return added;
}

/** The same schema with every object in it refusing unknown fields. */
function closed<S extends TSchema>(schema: S): S {
  const copy: Record<PropertyKey, unknown> = {};
  for (const key of Reflect.ownKeys(schema)) copy[key] = closedMember(Reflect.get(schema, key));
  if (
    schema["type"] === "object" &&
    schema["properties"] &&
    copy["additionalProperties"] === undefined
  ) {
    copy["additionalProperties"] = false;
  }
  return copy as S;
}

function closedMember(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedMember);
  if (typeof value !== "object" || value === null) return value;
  return closed(value as TSchema);
}
