import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "fractionalDiscount.value",
  tradition: "fractional-discount",
  words,
  kind: "calculation",
  cost: { each: 3, of: "items", discount: 0.2 },
  input: Type.Object({ items: Type.Array(Type.String()) }),
  output: Type.Object({ value: Type.Integer() }),
work: async () => ({ run: () => ({ value: 1 }) }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "fractional-discount",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "fractional-discount", icon: "icon.svg" }],
  procedures: [procedure],
});
