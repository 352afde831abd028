/** Forms ask first what an art needs, name what they list, and the example of a draw draws. */
import { expect, test } from "bun:test";
import { createCatalogue } from "../../src/host/catalogue.ts";
import { partsOf, type Schema } from "../../src/host/site/fields.ts";
import { formOf, openHost, page, registry, send } from "./support.ts";

const host = openHost();
const read = async (path: string) => (await host.handle(page(path))).text();

test.each(
  [...registry.procedures.values()]
    .filter(({ procedure }) => procedure.kind === "draw")
    .map(({ procedure }) => [procedure.name]),
)("the example of %s draws by chance, and another time anew", async (name) => {
  const form = await formOf(await read(`/systems/${name}?fresh=1`));
  const seeds = new Set<string>();
  for (let turn = 0; turn < 2; turn++) {
    form.set("_once", crypto.randomUUID());
    const answer = await (await host.handle(send(`/systems/${name}`, form))).text();
    seeds.add(/id="seed"[^>]*>([^<]+)</.exec(answer)?.[1] ?? "none");
  }
  expect(seeds.has("none")).toBe(false);
  expect(seeds.size).toBe(2);
});

test("sets of temple lots are chosen by their names", async () => {
  const html = await read("/systems/divination.draw");
  const { options } = registry.procedures.get("divination.draw")!.procedure;
  const sets = options!["systems"] as readonly { slug: string; nameNative: string }[];
  expect(sets.length).toBeGreaterThan(10);
  for (const { slug, nameNative } of sets) {
    expect(html).toContain(`<option value="${slug}">${nameNative}`);
  }
});

test("a form begins with at most eight fields, and never with none", async () => {
  const entries = await createCatalogue(registry, false).systems("en");
  const sizes = entries.map(
    (entry) => [entry.id, partsOf(entry.input as Schema, entry).main.length] as const,
  );
  expect(sizes.filter(([, size]) => size < 1 || size > 8)).toEqual([]);
});
