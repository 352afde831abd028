import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { findInputIssues } from "./check_input.ts";
import { defineProcedure } from "./define.ts";
import { explainIssues } from "./explain.ts";
import { oneOf } from "./shapes.ts";

const inputs = {
  count: { label: "Count", about: "How many" },
  colour: { label: "Colour", about: "Colour of the ball" },
};
const procedure = defineProcedure({
  name: "test.check",
  tradition: "test",
  words: {
    languages: () => ["en"],
    load: async () => ({ title: "T", summary: "T", inputs }),
  },
  kind: "calculation",
  cost: 1,
  input: Type.Object({
    count: Type.Integer({ minimum: 1, maximum: 9 }),
    colour: Type.Optional(oneOf(["red", "green"])),
    people: Type.Optional(Type.Array(Type.Object({ age: Type.Number() }), { maxItems: 2 })),
  }),
  output: Type.Object({ ok: Type.Boolean({ description: "Whether it went well" }) }),
  work: async () => ({ run: () => ({ ok: true }) }),
  examples: [{ title: "t", input: { count: 1 }, expect: { ok: true }, source: "definition" }],
  references: [{ title: "t" }],
});

/** An input, and what is wrong with it by its path: the code, the sentence, the nearest value. */
const CASES: readonly {
  readonly input: unknown;
  readonly issues: Readonly<Record<string, readonly [code: string, en: string, nearest?: unknown]>>;
}[] = [
  { input: { count: 3 }, issues: {} },
  { input: [], issues: { "": ["expected", "Expected an object, got a list of 0"] } },
  { input: null, issues: { "": ["expected", "Expected an object, got null"] } },
  {
    input: { count: 12 },
    issues: {
      count: [
        "expected",
        "Expected a whole number from 1 to 9 (How many), got 12; the nearest is 9",
        9,
      ],
    },
  },
  {
    input: { count: "3", color: "red" },
    issues: {
      color: ["unknown-field", 'Unknown field; did you mean "colour"?', "colour"],
      count: ["expected", 'Expected a whole number from 1 to 9 (How many), got "3"'],
    },
  },
  {
    input: { count: 1, colour: "gren" },
    issues: {
      colour: [
        "expected",
        'Expected one of "red", "green" (Colour of the ball), got "gren"; the nearest is "green"',
        "green",
      ],
    },
  },
  {
    input: { count: 1, people: [{ agee: 1 }] },
    issues: {
      "people/0/agee": ["unknown-field", 'Unknown field; did you mean "age"?', "age"],
      "people/0/age": ["missing", "Missing: a number"],
    },
  },
  {
    input: JSON.parse('{"count":1,"__proto__":{"x":1}}') as unknown,
    issues: { ["__proto__"]: ["unknown-field", "Unknown field"] },
  },
];

for (const { input, issues } of CASES) {
  const wrong = Object.entries(issues);
  test(`findInputIssues() on ${JSON.stringify(input)} names ${wrong.length} problem(s)`, async () => {
    const explained = await explainIssues(findInputIssues(procedure.input, input), "en", procedure);
    const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
    const expected = wrong.map(([path, [code, message, nearest]]) => ({
      path,
      code,
      message,
      ...(nearest === undefined ? {} : { nearest }),
    }));
    expect([...explained].sort(byPath) as unknown[]).toEqual(expected.sort(byPath));
  });
}

test("explainIssues() speaks the language asked for, and English where there is none", async () => {
  const issues = findInputIssues(procedure.input, { count: 12 });
  const [zh] = await explainIssues(issues, "zh-TW");
  expect(zh!.message).toBe("須為 1 至 9 的整數，所給為 12；最接近者為 9");
  const [simplified] = await explainIssues(issues, "zh-CN");
  expect(simplified!.message).toBe("须为 1 至 9 的整数，所给为 12；最接近者为 9");
  const [fr] = await explainIssues(issues, "fr");
  expect(fr!.message).toStartWith("Expected a whole number");
});
