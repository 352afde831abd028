import { definePlugin, defineProcedure, Type } from "#old";

const procedure = defineProcedure({
  name: "unknownUse.value",
  tradition: "unknown-use",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  kind: "blend",
  cost: 1,
  uses: ["nobody.declares"],
  input: Type.Object({}),
  output: Type.Object({ value: Type.Integer() }),
  run: () => ({ value: 1 }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "unknown-use",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  traditions: [
    { id: "unknown-use", title: { en: "Test", zhHant: "測試" }, family: "Test", region: "Nowhere", icon: "icon.svg" },
  ],
  procedures: [procedure],
});
