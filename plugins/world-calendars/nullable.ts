import { Type } from "#old";

/** A whole number or null. */
export function integerOrNull(description: string) {
  return Type.Union([Type.Integer(), Type.Null()], { description });
}

/** A text or null. */
export function stringOrNull(description: string) {
  return Type.Union([Type.String(), Type.Null()], { description });
}

/** A truth value or null. */
export function booleanOrNull(description: string) {
  return Type.Union([Type.Boolean(), Type.Null()], { description });
}
