import { afterAll, expect, test } from "bun:test";
import core from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { close, text, whole } from "./whole_document.ts";

afterAll(close);

/** What is used of Redocly; its own types are three megabytes of schemas, which every type check would read. */
interface Redocly {
  createConfig(rules: { readonly extends: readonly string[] }): Promise<object>;
  lintFromString(asked: {
    readonly source: string;
    readonly absoluteRef: string;
    readonly config: object;
  }): Promise<readonly { readonly ruleId: string; readonly message: string }[]>;
}
const REDOCLY: string = "@redocly/openapi-core";
const { createConfig, lintFromString } = (await import(REDOCLY)) as Redocly;

test("Redocly finds nothing by its recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source: text, absoluteRef: "openapi.json", config });
  expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
}, 60_000);

test("Spectral finds nothing by its recommended rules", async () => {
  const spectral = new core.Spectral();
  spectral.setRuleset({ extends: [[oas as never, "recommended"]] });
  const found = await spectral.run(whole);
  expect(found.map(({ code, path }) => `${code}: ${path.join("/")}`)).toEqual([]);
}, 120_000);
