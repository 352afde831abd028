import { definePlugin, defineProcedure, Type } from "#old";

const procedure = defineProcedure({
  name: "wrongSdk.value",
  tradition: "wrong-sdk",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  kind: "calculation",
  cost: 1,
  input: Type.Object({}),
  output: Type.Object({ value: Type.Integer() }),
  run: () => ({ value: 1 }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "wrong-sdk",
  sdk: 2 as 1,
  version: "1.0.0",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  traditions: [
    { id: "wrong-sdk", title: { en: "Test", zhHant: "測試" }, family: "Test", region: "Nowhere", icon: "icon.svg" },
  ],
  procedures: [procedure],
});
