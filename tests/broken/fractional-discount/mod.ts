import { definePlugin, defineProcedure, Type } from "#old";

const procedure = defineProcedure({
  name: "fractionalDiscount.value",
  tradition: "fractional-discount",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  kind: "calculation",
  cost: { each: 3, of: "items", discount: 0.2 },
  input: Type.Object({ items: Type.Array(Type.String()) }),
  output: Type.Object({ value: Type.Integer() }),
  run: () => ({ value: 1 }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "fractional-discount",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  traditions: [
    { id: "fractional-discount", title: { en: "Test", zhHant: "測試" }, family: "Test", region: "Nowhere", icon: "icon.svg" },
  ],
  procedures: [procedure],
});
