import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["zh-Hant"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "noEnglish.value",
  tradition: "no-english",
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
  id: "no-english",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "no-english", icon: "icon.svg" }],
  procedures: [procedure],
});
