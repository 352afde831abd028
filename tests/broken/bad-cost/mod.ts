import { definePlugin, defineProcedure, Type } from "#old";

const procedure = defineProcedure({
  name: "badCost.value",
  tradition: "bad-cost",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  kind: "calculation",
  cost: 1.5,
  input: Type.Object({}),
  output: Type.Object({ value: Type.Integer() }),
  run: () => ({ value: 1 }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "bad-cost",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  traditions: [
    { id: "bad-cost", title: { en: "Test", zhHant: "測試" }, family: "Test", region: "Nowhere", icon: "icon.svg" },
  ],
  procedures: [procedure],
});
