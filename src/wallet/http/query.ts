import { BadRequest } from "./bad_request.ts";
import type { Issue } from "./bad_request.ts";

/**
 * Reads named query parameters from the raw URL; others are ignored.
 *
 * @throws {BadRequest} a named parameter comes twice
 */
export function readQuery<Name extends string>(
  request: Request,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const query = new URL(request.url).searchParams;
  const found: Partial<Record<Name, string>> = {};
  const issues: Issue[] = [];
  for (const name of names) {
    const values = query.getAll(name);
    if (values.length > 1) issues.push({ path: name, say: (say) => say.repeated });
    if (values[0] !== undefined) found[name] = values[0];
  }
  if (issues.length > 0) throw new BadRequest(issues);
  return found;
}
