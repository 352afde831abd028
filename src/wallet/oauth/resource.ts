/** The `resource` that a client says it wants a token for (RFC 8707). */

/** Origins for whose resources this server issues tokens. */
export interface Audience {
  /** This server's own. */
  readonly origin: string;
  /** That of the interface, where it is another; null: it is the same. */
  readonly apiOrigin: string | null;
}

/**
 * Whether tokens are issued for a resource: any address of ours, such as that of the MCP server. They are opaque and
 * known to this wallet alone, so nobody else could take them.
 *
 * @param resource an absolute URI without a fragment (§2); null: none was named
 */
export function isOurs(
  resource: string | null | undefined,
  { origin, apiOrigin }: Audience,
): boolean {
  if (resource === null || resource === undefined) return true;
  if (!URL.canParse(resource) || resource.includes("#")) return false;
  const named = new URL(resource).origin;
  return named === origin || named === apiOrigin;
}
