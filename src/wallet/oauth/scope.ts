/** The two scopes, always written in one order. */

/** Every scope, in the order in which sets of them are written. */
export const SCOPES = ["deduct", "balance"] as const;

export type Scope = (typeof SCOPES)[number];

/**
 * Reads a space-separated scope parameter (RFC 6749 §3.3); repeats count once.
 *
 * @returns the scopes in canonical order, or null when it is empty or names an unknown scope
 */
export function readScopes(text: string): readonly Scope[] | null {
  const names = text.split(" ").filter(Boolean);
  if (names.length === 0 || names.some((name) => !isScope(name))) return null;
  return SCOPES.filter((scope) => names.includes(scope));
}

/** Whether every scope of `asked` is in `allowed`. */
export function isWithin(asked: readonly string[], allowed: readonly string[]): boolean {
  return asked.every((scope) => allowed.includes(scope));
}

function isScope(name: string): name is Scope {
  return (SCOPES as readonly string[]).includes(name);
}
