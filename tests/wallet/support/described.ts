/** Holds every answer that a wallet test sees against the operation that describes its route. */
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { ValidateFunction } from "ajv";

interface Operation {
  readonly operationId?: string;
  readonly hide?: boolean;
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

interface RouteRecord {
  readonly path: string;
  readonly method: string;
  readonly hooks: { readonly detail?: Operation };
}

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
const compiled = new WeakMap<object, ValidateFunction>();

function compile(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const made = ajv.compile(JSON.parse(JSON.stringify(schema)));
  compiled.set(schema, made);
  return made;
}

/**
 * Throws when an answer of a described route has a status or a body that its operation does not describe.
 *
 * Pages and routes that do not exist are left alone.
 */
export async function expectDescribed(
  routes: readonly RouteRecord[],
  request: Request,
  response: Response,
): Promise<void> {
  const { pathname } = new URL(request.url);
  const route = routes.find((one) => one.path === pathname && one.method === request.method);
  const operation = route?.hooks.detail;
  if (!operation || operation.hide) return;
  const described = operation.responses?.[String(response.status)];
  const name = `${request.method} ${pathname} (${operation.operationId})`;
  if (!described) throw new Error(`${name}: status ${response.status} is not described`);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (described.content === undefined || !type.endsWith("json")) return;
  const schema = described.content[type]?.schema;
  if (!schema) throw new Error(`${name}: ${response.status} as ${type} is not described`);
  const check = compile(schema);
  if (check(await response.clone().json())) return;
  const faults = check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`${name}: ${response.status} differs from its schema: ${faults?.join("; ")}`);
}
