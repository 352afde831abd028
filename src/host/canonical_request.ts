import type { AnyProcedure } from "../plugins/mod.ts";

/** What makes two requests the same: the procedure and its input, whatever the order of its fields. */
export function canonicalRequest(procedure: AnyProcedure, input: unknown): string {
  return JSON.stringify([procedure.name, sorted(input)]);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return ["[", ...value.map(sorted)];
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return ["{", ...entries.map(([key, member]) => [key, sorted(member)])];
}
