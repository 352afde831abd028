import { afterAll, expect, test } from "bun:test";
import { partOf } from "../../src/host/openapi/part.ts";
import { close, registry, text, whole } from "./whole_document.ts";

afterAll(close);

const KB = 1024;
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

test("the document takes at most 900 KB for a hundred procedures", () => {
  const paths = Object.keys(whole.paths).filter((path) => /^\/api\/trpc\/[^{]/.test(path));
  expect(paths.length).toBeGreaterThan(registry.procedures.size);
  expect(Buffer.byteLength(text) / paths.length).toBeLessThanOrEqual((900 * KB) / 100);
});

test("a procedure adds at most 7 KB: its path, its response, its input, its answer", () => {
  const { schemas, responses } = whole.components;
  const names = [...registry.procedures.keys()];
  const own = names.map((name) =>
    [
      whole.paths[`/api/trpc/${name}`],
      responses[name],
      schemas[`${name}.input`],
      schemas[`${name}.answer`],
    ].reduce<number>((sum, part) => sum + bytesOf(part), 0),
  );
  expect(own.reduce((sum, one) => sum + one, 0) / names.length).toBeLessThanOrEqual(7 * KB);
});

test("a procedure adds at most 7 KB with all that it does not share with others", () => {
  const calls = Object.keys(whole.paths).filter((path) => /^\/api\/trpc\/[^{]/.test(path));
  // What the one half adds to the other, and the other way round.
  const added = [0, 1].map((side) => {
    const rest = new Set(calls.filter((_, index) => index % 2 === side));
    return bytesOf(whole) - bytesOf(partOf(whole, "half", (path) => !rest.has(path)));
  });
  expect((added[0]! + added[1]!) / calls.length).toBeLessThanOrEqual(7 * KB);
});

test("the shapes that answers share are components of their own", () => {
  const shared = Object.keys(whole.components.schemas);
  for (const name of [
    "Answer",
    "Birth",
    "CallOptions",
    "Comparison",
    "ConventionUsed",
    "Moment",
    "Omission",
    "Phrase",
    "PlaceReceipt",
    "Problem",
    "Reading",
    "SignTerm",
    "Term",
    "Testimony",
    "TimeReceipt",
    "TrpcError",
    "Verdict",
    "WrittenReading",
    "WrittenTerm",
  ]) {
    expect([name, shared.includes(name)]).toEqual([name, true]);
  }
});

/** What a reference leads to. */
const named = ($ref = "") => whole.components.schemas[$ref.split("/").at(-1)!];

/** Every property of a schema, with its path; one that narrows a property of what it is composed with is that. */
function* propertiesOf(schema: unknown, path = ""): Iterable<readonly [string, object]> {
  if (typeof schema !== "object" || schema === null) return;
  const { allOf = [] } = schema as { readonly allOf?: readonly { readonly $ref?: string }[] };
  const inherited = Object.assign({}, ...allOf.map(({ $ref }) => named($ref)?.properties));
  for (const [key, member] of Object.entries(schema)) {
    const at = `${path}/${key}`;
    if (key === "properties") {
      for (const [name, one] of Object.entries(member as object)) {
        yield [`${at}/${name}`, { ...inherited[name], ...one }];
      }
    }
    yield* propertiesOf(member, at);
  }
}

test("every property is described, and every operation has an example of what it takes", () => {
  const { schemas } = whole.components;
  const isSaid = (one: { description?: string; $ref?: string; title?: string }): boolean =>
    Boolean(one.description ?? one.title) || (one.$ref !== undefined && isSaid(named(one.$ref)));
  const unsaid = [...propertiesOf(schemas)].filter(([, one]) => !isSaid(one)).map(([path]) => path);
  expect(unsaid).toEqual([]);
});
