/** The `resource` that a client wants a token for, and where a token that is for one is taken (RFC 8707). */

/** Origins for whose resources this server issues tokens. */
export interface Audience {
  /** This server's own. */
  readonly origin: string;
  /** That of the interface, where it is another; null: it is the same. */
  readonly apiOrigin: string | null;
}

/** Where partners deduct; a token may be for some other part alone. */
const DEDUCT_PATH = "/api/v1/points/deduct";

/**
 * Reads a resource: any address of ours, such as that of the MCP server; everything below it belongs to it.
 *
 * @param resource an absolute URI without a fragment (§2); null: none was named
 * @returns its origin and path, null where none was named, false where it is none of ours
 */
export function readResource(
  resource: string | null | undefined,
  { origin, apiOrigin }: Audience,
): string | null | false {
  if (resource === null || resource === undefined) return null;
  if (!URL.canParse(resource) || resource.includes("#")) return false;
  const named = new URL(resource);
  if (named.origin !== origin && named.origin !== apiOrigin) return false;
  return named.origin + named.pathname.replace(/\/+$/, "");
}

/** Whether a resource holds an address, or another resource; what is for nothing in particular holds all. */
export function holds(resource: string | null, address: string): boolean {
  return resource === null || address === resource || address.startsWith(`${resource}/`);
}

/**
 * Whether a token for a resource is taken where it is presented.
 *
 * @param url at which it came; behind a proxy its origin may be another than the one that clients see
 */
export function isTakenAt(
  resource: string | null,
  url: string,
  origins: readonly (string | null)[],
): boolean {
  const { origin, pathname } = new URL(url);
  return [origin, ...origins].some((one) => one !== null && holds(resource, one + pathname));
}

/** Whether a token for a resource deducts; asked once, when it is issued. */
export function isForDeductions(resource: string | null, { origin, apiOrigin }: Audience): boolean {
  return isTakenAt(resource, origin + DEDUCT_PATH, [apiOrigin]);
}
