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

/** Values and names of the cards of a field, as they stand on a page, with the one that is picked. */
async function picksOf(html: string, field: string) {
  const values: string[] = [];
  const checked: string[] = [];
  let names = "";
  await new HTMLRewriter()
    .on(`.pick input[name="${field}"]`, {
      element(input) {
        const value = input.getAttribute("value")!;
        values.push(value);
        if (input.hasAttribute("checked")) checked.push(value);
      },
    })
    .on(".pick-name", { text: ({ text }) => void (names += text) })
    .transform(new Response(html))
    .text();
  const picked = checked.length > 1 ? checked.join() : (checked[0] ?? null);
  return { values, picked, names };
}

test("sets of temple lots are picked by their names, a former name among them", async () => {
  const html = await read("/systems/divination.draw");
  const { options } = registry.procedures.get("divination.draw")!.procedure;
  const sets = options!["systems"] as readonly { slug: string; name: string }[];
  expect(sets.length).toBeGreaterThan(10);
  const { values, picked, names } = await picksOf(html, "systemSlug");
  expect([values, picked]).toEqual([sets.map(({ slug }) => slug), null]);
  for (const { name } of sets) expect(names).toContain(name);
  const form = new URLSearchParams({ systemSlug: "guan-yin-100", lotNumber: "101" });
  const again = await (await host.handle(send("/systems/divination.draw", form))).text();
  expect((await picksOf(again, "systemSlug")).picked).toBe("guanyin-100");
});

test("each spread is drawn with as many cards as it lays", async () => {
  for (const [name, of] of [
    ["tarot.draw", "cards"],
    ["runes.cast", "runes"],
  ] as const) {
    const { options } = registry.procedures.get(name)!.procedure;
    const tables = options!["tables"] as Readonly<Record<string, readonly unknown[]>>;
    const spreads = options!["spreads"] as readonly (Record<string, number> & { id: string })[];
    for (const spread of spreads) expect(tables[spread.id]).toHaveLength(spread[of]!);
    const { values } = await picksOf(await read(`/systems/${name}`), "spread");
    expect(values.length).toBe(3);
    for (const value of values) {
      const form = new URLSearchParams({ spread: value, _do: "ask" });
      const html = await (await host.handle(send(`/systems/${name}`, form))).text();
      expect((await picksOf(html, "spread")).picked).toBe(value);
      const drawn = JSON.parse(
        /id="json"[^>]*>(?:<code>)?([^<]+)/.exec(html)![1]!.replaceAll("&quot;", '"'),
      );
      expect(drawn[of]).toHaveLength(tables[value]!.length);
    }
  }
});

test("the usual school is picked, and is left to the art; another one is asked for", async () => {
  const at = "/systems/ziwei.chart?example=0";
  const school = (await createCatalogue(registry, false).systems("en"))
    .find(({ id }) => id === "ziwei.chart")!
    .conventions.find(({ name }) => name === "transformations")!;
  const { values, picked } = await picksOf(await read(at), "transformations");
  const others = school.options.map(({ value }) => value).filter((one) => one !== school.default);
  expect(picked).toBe("");
  expect(values.toSorted()).toEqual(["", ...others].toSorted());
  const form = await formOf(await read(at));
  form.set("transformations", others[0]!);
  const html = await (await host.handle(send("/systems/ziwei.chart", form))).text();
  expect((await picksOf(html, "transformations")).picked).toBe(others[0]!);
});

test("a form begins with at most eight fields, and never with none", async () => {
  const entries = await createCatalogue(registry, false).systems("en");
  const sizes = entries.map(
    (entry) => [entry.id, partsOf(entry.input as Schema, entry).main.length] as const,
  );
  expect(sizes.filter(([, size]) => size < 1 || size > 8)).toEqual([]);
});
