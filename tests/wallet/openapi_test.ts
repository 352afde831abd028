/** Every route of the wallet is described with every status it can return. */
import { expect, test } from "bun:test";
import SwaggerParser from "@apidevtools/swagger-parser";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { onEveryStore } from "./support/stores.ts";

interface Operation {
  readonly operationId?: string;
  readonly hide?: boolean;
  readonly security?: readonly unknown[];
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
}

interface RouteRecord {
  readonly path: string;
  readonly method: string;
  readonly hooks: { readonly detail?: Operation };
}

/** Pages for people and the forms they send, not for programs that read the document. */
const UNDESCRIBED =
  /^(\w+ \/(sign-in|sign-out|wallet|partner|assets)\b|POST \/api\/oauth2\/authorize$)/;

onEveryStore("operations", (open) => {
  async function readRoutes(): Promise<readonly RouteRecord[]> {
    const wallet = await buildWallet(await open(), { workers: false });
    const routes = wallet.routes.routes as unknown as readonly RouteRecord[];
    return routes.filter((route) => route.method !== "ALL");
  }

  test("describe every route but those for people", async () => {
    const routes = await readRoutes();
    const hidden = routes.filter((route) => route.hooks.detail?.hide);
    const named = hidden.map(({ method, path }) => `${method} ${path}`);
    expect(named.filter((one) => !UNDESCRIBED.test(one))).toEqual([]);
    expect(routes.filter((route) => route.hooks.detail === undefined)).toEqual([]);
  });

  test("form a valid OpenAPI 3.1 document with unique operation ids", async () => {
    const paths: Record<string, Record<string, Operation>> = {};
    for (const { path, method, hooks } of await readRoutes()) {
      if (hooks.detail && !hooks.detail.hide)
        (paths[path] ??= {})[method.toLowerCase()] = hooks.detail;
    }
    const document = {
      openapi: "3.1.0",
      info: { title: "wallet", version: "1" },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
      paths,
    };
    await SwaggerParser.validate(JSON.parse(JSON.stringify(document)));
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(
      operations.length,
    );
    for (const { operationId, responses = {}, security = [] } of operations) {
      for (const { description } of Object.values(responses)) expect(description).toBeTruthy();
      const statuses = Object.keys(responses);
      const needed = security.length > 0 ? ["401", "429", "503"] : [];
      expect({
        operationId,
        missing: needed.filter((status) => !statuses.includes(status)),
      }).toEqual({
        operationId,
        missing: [],
      });
    }
  });
});
