import { definePlugin, defineProcedure, Type } from "#old";

const procedure = defineProcedure({
  name: "reservedKey.value",
  tradition: "reserved-key",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  kind: "calculation",
  cost: 1,
  input: Type.Object({}),
  output: Type.Object({ notice: Type.Integer() }),
  run: () => ({ notice: 1 }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "reserved-key",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  traditions: [
    { id: "reserved-key", title: { en: "Test", zhHant: "測試" }, family: "Test", region: "Nowhere", icon: "icon.svg" },
  ],
  procedures: [procedure],
});
