import { describe, expect, test } from "bun:test";
import SwaggerParser from "@apidevtools/swagger-parser";
import Ajv2020 from "ajv/dist/2020.js";
import manifest from "../../package.json";
import { bodyOf, hostWith, mutation } from "../http/support.ts";

const { host } = hostWith(0);
const read = async (path: string) =>
  bodyOf(await host.handle(new Request(`http://localhost${path}`)));
const document = await read("/openapi.json");
const systems = await read("/api/v1/systems");

interface Operation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly "x-points"?: unknown;
  readonly responses: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Every operation of the document with its address. */
const operations = Object.entries(
  document.paths as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== "parameters")
    .map(([method, operation]) => ({ path, method, operation })),
);

describe("/openapi.json", () => {
  test("is valid OpenAPI 3.1.0 of the package's version", async () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info.version).toBe((manifest as { version: string }).version);
    await SwaggerParser.validate(structuredClone(document));
  });

  test("has one operation per procedure and method with the catalogue's price", () => {
    for (const system of systems) {
      for (const method of ["get", "post"]) {
        const operation = document.paths[system.endpoint]?.[method];
        const points = operation?.["x-points"];
        expect(typeof points === "number" ? points : points.each).toBe(system.cost);
        expect(operation.security ?? document.security).toEqual(
          system.cost === 0 ? [] : [{ bearer: [] }],
        );
      }
    }
    const calls = operations.filter(({ path }) => /^\/api\/trpc\/[^{]/.test(path));
    expect(calls).toHaveLength(systems.length * 2);
  });

  test("names every operation once and describes every answer", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => !id)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, method, operation } of operations) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const says = response["$ref"] ?? response["description"];
        expect([path, method, status, typeof says]).toEqual([path, method, status, "string"]);
      }
    }
  });

  test("describes the fixed routes too, and not the pages", () => {
    for (const path of [
      "/api/v1/systems",
      "/api/v1/systems/{id}",
      "/api/v1/stats/ping",
      "/icons/{id}/{file}",
      "/healthz",
      "/readyz",
      "/openapi.json",
    ]) {
      expect([path, typeof document.paths[path]?.get]).toEqual([path, "object"]);
    }
    expect(Object.keys(document.paths).filter((path) => /docs|\*/.test(path))).toEqual([]);
  });

  test("has a document of its own for every plugin, whole in itself", async () => {
    const part = await read("/api/v1/openapi/sampler.json");
    await SwaggerParser.validate(structuredClone(part));
    expect(Object.keys(part.paths)).toContain("/api/trpc/sample.add");
    expect(Object.keys(part.paths)).not.toContain("/api/trpc/mix.all");
    const missing = await host.handle(new Request("http://localhost/api/v1/openapi/nothing.json"));
    expect(missing.status).toBe(404);
  });

  test("every reference leads somewhere", () => {
    const broken: string[] = [];
    JSON.stringify(document, (key, value: unknown) => {
      if (key === "$ref" && typeof value === "string") {
        const target = value
          .slice(2)
          .split("/")
          .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], document);
        if (!value.startsWith("#/") || target === undefined) broken.push(value);
      }
      return value;
    });
    expect(broken).toEqual([]);
  });

  /** What is wrong with a value by a schema of the document. */
  function faultsOf(schema: string, value: unknown): readonly string[] {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema({ $id: "document", components: document.components });
    const check = ajv.compile({ $ref: `document#/components/schemas/${schema}` });
    return check(value)
      ? []
      : check.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  test.each(["en", "zh-Hant", "zh-Hans"])("the catalogue in %s is as described", async (lang) => {
    for (const system of await read(`/api/v1/systems?lang=${lang}`)) {
      expect([system.id, ...faultsOf("System", system)]).toEqual([system.id]);
    }
  });

  test.each([
    ["sample.add", { a: 1, b: 2 }],
    ["sample.noon", { date: "2024-02-29" }],
    ["sample.flip", { seed: "a" }],
    ["sample.letters", { name: "Ann", lang: "zh-Hans" }],
    ["mix.all", { a: 1 }],
  ])("an answer of %s is as described", async (name, input) => {
    const { result } = await bodyOf(await hostWith(100).host.handle(mutation(name, input)));
    expect(faultsOf(`${name}.answer`, result.data)).toEqual([]);
  });

  test("an error is as described", async () => {
    const wrong = await bodyOf(await host.handle(mutation("sample.add", { a: -1, c: 1 })));
    expect(faultsOf("TrpcError", wrong)).toEqual([]);
    const nowhere = await bodyOf(await host.handle(new Request("http://localhost/nowhere")));
    expect(faultsOf("Problem", nowhere)).toEqual([]);
  });

  test("an example of every procedure is an input that its schema takes", () => {
    for (const { path, method, operation } of operations) {
      if (!/^\/api\/trpc\/[^{]/.test(path) || method !== "post") continue;
      const body = (operation as unknown as { requestBody: { content: never } }).requestBody;
      expect(JSON.stringify(body)).toContain('"example":{"json":');
    }
  });
});

describe("/docs", () => {
  test("loads nothing from another host", async () => {
    for (const path of ["/docs", "/docs/service", "/docs/viewer", "/docs/viewer.js", "/"]) {
      const response = await host.handle(new Request(`http://localhost${path}`));
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text.match(/(?:src|href|url)\s*[=(:]\s*["']?(?:https?:)?\/\/[^"')\s]+/gi)).toBeNull();
    }
  });

  test("has a viewer that shows the document at /openapi.json as it is", async () => {
    const page = await (await host.handle(new Request("http://localhost/docs/viewer"))).text();
    expect(page).toContain('data-url="/openapi.json"');
    expect(page).toContain('src="/docs/viewer.js"');
  });
});
