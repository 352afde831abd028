/** Procedures that hold nothing but an input, for tests of what happens before a procedure runs. */
import { Type } from "@sinclair/typebox";
import { defineProcedure } from "../define.ts";
import { Birth } from "../shapes.ts";

/** What every one of them has. */
export const common = {
  tradition: "test",
  words: { languages: () => ["en"], load: async () => ({ title: "T", summary: "T" }) },
  kind: "calculation",
  cost: 1,
  output: Type.Object({ ok: Type.Boolean({ description: "Whether it went well" }) }),
  work: async () => ({ run: () => ({ ok: true }) }),
  examples: [{ title: "t", input: {}, expect: { ok: true }, source: "definition" }],
  references: [{ title: "t" }],
} as const;
export const birth = defineProcedure({
  ...common,
  name: "test.birth",
  reads: "birth",
  input: Type.Object(Birth),
});
export const pair = defineProcedure({
  ...common,
  name: "test.pair",
  reads: "births",
  input: Type.Object({ a: Type.Object(Birth), b: Type.Object(Birth) }),
});
