import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "unknownUse.value",
  tradition: "unknown-use",
  words,
  kind: "blend",
  cost: 1,
  uses: ["nobody.declares"],
  input: Type.Object({}),
  output: Type.Object({ value: Type.Integer() }),
work: async () => ({ run: () => ({ value: 1 }) }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "unknown-use",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "unknown-use", icon: "icon.svg" }],
  procedures: [procedure],
});
