import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "cyclic.value",
  tradition: "cyclic",
  words,
  kind: "blend",
  cost: 1,
  uses: ["cyclic.value"],
  input: Type.Object({}),
  output: Type.Object({ value: Type.Integer() }),
work: async () => ({ run: () => ({ value: 1 }) }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "cyclic",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "cyclic", icon: "icon.svg" }],
  procedures: [procedure],
});
