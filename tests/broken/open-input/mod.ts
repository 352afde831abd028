import { definePlugin, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = ({
  name: "openInput.value",
  tradition: "open-input",
  words,
  kind: "calculation" as const,
  cost: 1,
  input: Type.Object({}),
  output: Type.Object({ value: Type.Integer() }),
  work: async () => ({ run: () => ({ value: 1 }) }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "open-input",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "open-input", icon: "icon.svg" }],
  procedures: [procedure],
});
