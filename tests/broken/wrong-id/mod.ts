import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "wrongId.value",
  tradition: "wrong-id",
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
  id: "another-id",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "wrong-id", icon: "icon.svg" }],
  procedures: [procedure],
});
