import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "badCost.value",
  tradition: "bad-cost",
  words,
  kind: "calculation",
  cost: 1.5,
  input: Type.Object({}),
  output: Type.Object({ value: Type.Integer() }),
work: async () => ({ run: () => ({ value: 1 }) }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "bad-cost",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "bad-cost", icon: "icon.svg" }],
  procedures: [procedure],
});
