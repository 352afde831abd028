import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "wrongSdk.value",
  tradition: "wrong-sdk",
  words,
  kind: "calculation",
  cost: 1,
  input: Type.Object({}),
  output: Type.Object({ value: Type.Integer() }),
work: async () => ({ run: () => ({ value: 1 }) }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "wrong-sdk",
  sdk: 2 as 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "wrong-sdk", icon: "icon.svg" }],
  procedures: [procedure],
});
