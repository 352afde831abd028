/** The reference for programs: every operation has its place, in every language of the site, in small pages. */
import { describe, expect, test } from "bun:test";
import { createCatalogue } from "../../src/host/catalogue.ts";
import { rowsOf } from "../../src/host/site/reference/schema_rows.ts";
import { openHost, page, registry, wordsOf } from "./support.ts";

const MAX_BYTES = 150_000;
const host = openHost();

async function read(path: string): Promise<string> {
  const response = await host.handle(page(path));
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

const entries = await createCatalogue(registry, false).systems("en");

describe("the index", () => {
  test("names every procedure with its price and leads to its page", async () => {
    const html = await read("/docs");
    for (const { id, name, cost } of entries) {
      const [, item = ""] = html.split(`href="/docs/${id}"`);
      const words = wordsOf(item.split("</li>")[0]!);
      expect(words).toContain(name.replaceAll("&", "&amp;").replaceAll("'", "&#39;"));
      if (cost > 0) expect(words).toMatch(new RegExp(`\\b${cost} points?`));
    }
  });

  test("names every fixed route that the document describes, and says in Chinese what it does", async () => {
    const document = await (await host.handle(page("/openapi.json"))).json();
    const { paths } = document as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const fixed = Object.entries(paths).filter(([path]) => !path.startsWith("/api/trpc/"));
    const ids = fixed.flatMap(([, methods]) =>
      Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(ids.length).toBeGreaterThan(4);
    const index = await read("/docs");
    const chinese = wordsOf(await read("/docs/service?lang=zh-Hant"));
    for (const id of ids) expect(index).toContain(`href="/docs/service#${id}"`);
    expect(chinese).toContain("列出所有系統與價格");
    expect(chinese).not.toContain("Lists every system");
  }, 60_000);
});

test("every procedure has a page of at most 150 KB with its inputs, its schools and its answer", async () => {
  const wrong: string[] = [];
  for (const { id, input, conventions, refusals } of entries) {
    const html = await read(`/docs/${id}`);
    if (html.length > MAX_BYTES) wrong.push(`${id}: ${html.length} bytes`);
    const names = Object.keys((input as { properties?: object }).properties ?? {});
    for (const name of [
      ...names,
      ...conventions.map((one) => one.name),
      ...Object.keys(refusals),
    ]) {
      if (!html.includes(`>${name}</code>`)) wrong.push(`${id}: no ${name}`);
    }
    if (!html.includes(`href="/systems/${id}"`)) wrong.push(`${id}: nothing to try`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

test.each(["zh-Hant", "zh-Hans", "ja"])("is written in %s", async (lang) => {
  const html = await read(`/docs/bazi.chart?lang=${lang}`);
  expect(html).toContain(`<html lang="${lang}"`);
  const english = /Field|Meaning|required|Refusals|What lies deeper/;
  expect(wordsOf(html.replaceAll(/<(p|span)[^>]*lang="en"[^>]*>[\s\S]*?<\/\1>/g, ""))).not.toMatch(
    english,
  );
});

test("an unknown procedure is not there", async () => {
  expect((await host.handle(page("/docs/nothing.here"))).status).toBe(404);
});

test("a table goes into lists and choices with null, and names terms", () => {
  const term = { properties: { id: { enum: ["a", "b"] }, text: { type: "string" } } };
  const card = { type: "object", required: ["place"], properties: { place: term } };
  const rows = rowsOf({
    required: ["cards"],
    properties: {
      cards: { type: "array", items: card },
      extra: { anyOf: [card, { type: "null" }] },
    },
  });
  expect(rows.map(({ path, type, required, values }) => [path, type, required, values])).toEqual([
    ["cards", "object[]", true, []],
    ["cards[].place", "term", true, ["a", "b"]],
    ["extra", "object | null", false, []],
    ["extra.place", "term", true, ["a", "b"]],
  ]);
});
