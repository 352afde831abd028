import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "fine.value",
  tradition: "later-duplicate",
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
  id: "later-duplicate",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "later-duplicate", icon: "icon.svg" }],
  procedures: [procedure],
});
