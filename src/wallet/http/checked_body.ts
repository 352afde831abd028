import type { Static, TObject } from "@sinclair/typebox";
import { TypeCompiler, type TypeCheck } from "@sinclair/typebox/compiler";
import { ValueErrorType } from "@sinclair/typebox/errors";
import type { ValueError } from "@sinclair/typebox/errors";
import type { SayIssue } from "../errors.ts";
import { BadRequest } from "./bad_request.ts";
import type { Issue } from "./bad_request.ts";
import { readJsonObject } from "./body.ts";

/**
 * Creates a reader of JSON bodies of one shape; it coerces nothing.
 *
 * @returns a function that throws {@link BadRequest} naming every fault, each field once
 */
export function createBodyReader<T extends TObject>(
  schema: T,
): (request: Request) => Promise<Static<T>> {
  let check: TypeCheck<T> | undefined;
  return async (request) => {
    const body = await readJsonObject(request);
    // Most shapes are not sent for hours; a start does not wait for their checks.
    check ??= TypeCompiler.Compile(schema);
    if (check.Check(body)) return body;
    const issues = new Map<string, Issue>();
    for (const error of check.Errors(body)) {
      const path = error.path.slice(1).replaceAll("/", ".");
      // A field that is missing has not its type either: what came first says it.
      if (!issues.has(path)) issues.set(path, { path, say: toIssue(error) });
    }
    throw new BadRequest([...issues.values()]);
  };
}

function toIssue({ type, schema }: ValueError): SayIssue {
  switch (type) {
    case ValueErrorType.ObjectRequiredProperty:
      return (say) => say.required;
    case ValueErrorType.ObjectAdditionalProperties:
      return (say) => say.unknownField;
    case ValueErrorType.String:
      return (say) => say.string;
    case ValueErrorType.StringMinLength:
      return (say) => (schema.minLength === 1 ? say.empty : say.shortest(schema.minLength));
    case ValueErrorType.StringMaxLength:
      return (say) => say.longest(schema.maxLength);
    case ValueErrorType.StringPattern:
      return (say) => say.form;
    case ValueErrorType.Boolean:
      return (say) => say.boolean;
    case ValueErrorType.Integer:
      return (say) => say.whole;
    case ValueErrorType.IntegerMinimum:
      return (say) => say.atLeast(schema.minimum);
    case ValueErrorType.IntegerMaximum:
      return (say) => say.atMost(schema.maximum);
    case ValueErrorType.Array:
      return (say) => say.list;
    case ValueErrorType.ArrayMinItems:
    case ValueErrorType.ArrayMaxItems:
      return (say) =>
        schema.maxItems === undefined
          ? say.empty
          : say.items(schema.minItems ?? 0, schema.maxItems);
    case ValueErrorType.Union:
      return (say) => say.oneOf(valuesOf(schema.anyOf));
    default:
      return (say) => say.wrong;
  }
}

/** `a, b, c` of a union of literals. */
function valuesOf(options: readonly { readonly const?: unknown }[]): string {
  return options.map((option) => String(option.const)).join(", ");
}
