import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "missingIcon.value",
  tradition: "missing-icon",
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
  id: "missing-icon",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "missing-icon", icon: "icon.svg" }],
  procedures: [procedure],
});
