import { readFileSync } from "node:fs";
import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "forbiddenImport.value",
  tradition: "forbidden-import",
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
  id: "forbidden-import",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "forbidden-import", icon: "icon.svg" }],
  procedures: [procedure],
});
export const read = readFileSync;
