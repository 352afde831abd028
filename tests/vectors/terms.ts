import type { Call } from "./adapter.ts";

/**
 * A call whose answers hold the id of each term in its place, so that they compare with the names of a file:
 * `{ id: "sun", text: "Sun" }` becomes `"sun"`.
 */
export function withIds(call: Call): Call {
  return async (name, input) => idsIn(await call(name, input));
}

/** The same of any part of an answer. */
export function idsIn<T>(value: T): T;
export function idsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => idsIn(one));
  if (typeof value !== "object" || value === null) return value;
  if ("id" in value && "text" in value) return value.id;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, idsIn(one)]));
}
