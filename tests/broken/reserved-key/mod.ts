import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "reservedKey.value",
  tradition: "reserved-key",
  words,
  kind: "calculation",
  cost: 1,
  input: Type.Object({}),
  output: Type.Object({ notice: Type.Integer() }),
work: async () => ({ run: () => ({ notice: 1 }) }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "reserved-key",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "reserved-key", icon: "icon.svg" }],
  procedures: [procedure],
});
