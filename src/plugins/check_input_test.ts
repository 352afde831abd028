import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { findInputIssues } from "./check_input.ts";
import { defineProcedure } from "./define.ts";
import { oneOf } from "./shapes.ts";

const procedure = defineProcedure({
  name: "test.check",
  tradition: "test",
  title: { en: "T", zhHant: "T" },
  summary: { en: "T", zhHant: "T" },
  kind: "calculation",
  cost: 1,
  input: Type.Object({
    count: Type.Integer({ minimum: 1, maximum: 9 }),
    colour: Type.Optional(oneOf(["red", "green"], "Colour")),
    people: Type.Optional(Type.Array(Type.Object({ age: Type.Number() }), { maxItems: 2 })),
  }),
  output: Type.Object({ ok: Type.Boolean() }),
  run: () => ({ ok: true }),
  examples: [{ title: "t", input: { count: 1 }, expect: { ok: true }, source: "definition" }],
  references: [{ title: "t" }],
});

const CASES = [
  { input: { count: 3 }, issues: [] },
  { input: [], issues: [{ path: "", message: "Expected an object, got an array of 0" }] },
  { input: null, issues: [{ path: "", message: "Expected an object, got null" }] },
  {
    input: { count: 12 },
    issues: [{ path: "count", message: "Expected integer in [1, 9], got 12", nearest: 9 }],
  },
  {
    input: { count: "3", color: "red" },
    issues: [
      { path: "color", message: "Unknown field", nearest: "colour" },
      { path: "count", message: 'Expected integer in [1, 9], got "3"' },
    ],
  },
  {
    input: { count: 1, colour: "gren" },
    issues: [
      { path: "colour", message: 'Expected one of "red", "green", got "gren"', nearest: "green" },
    ],
  },
  {
    input: { count: 1, people: [{ agee: 1 }] },
    issues: [
      { path: "people/0/agee", message: "Unknown field", nearest: "age" },
      { path: "people/0/age", message: "Missing: number" },
    ],
  },
  {
    input: JSON.parse('{"count":1,"__proto__":{"x":1}}') as unknown,
    issues: [{ path: "__proto__", message: "Unknown field" }],
  },
];

for (const { input, issues } of CASES) {
  test(`findInputIssues() on ${JSON.stringify(input)} names ${issues.length} problem(s)`, () => {
    const found = [...findInputIssues(procedure.input, input)];
    const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
    expect(found.sort(byPath) as unknown[]).toEqual([...issues].sort(byPath));
  });
}
