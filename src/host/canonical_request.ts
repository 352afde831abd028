import type { AnyProcedure } from "../plugins/mod.ts";

/**
 * What makes two requests the same: the procedure and its input, whatever the order of its fields. The picture is a
 * matter of form: an answer is kept with it.
 */
export function canonicalRequest(procedure: AnyProcedure, input: unknown): string {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  const { picture: _form, ...asked } = (isObject ? input : {}) as Readonly<Record<string, unknown>>;
  return JSON.stringify([procedure.name, sorted(isObject ? asked : input)]);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return ["[", ...value.map(sorted)];
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return ["{", ...entries.map(([key, member]) => [key, sorted(member)])];
}
