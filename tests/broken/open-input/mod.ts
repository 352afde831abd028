import { definePlugin, Type } from "#old";

const procedure = ({
  name: "openInput.value",
  tradition: "open-input",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  kind: "calculation" as const,
  cost: 1,
  input: Type.Object({}),
  output: Type.Object({ value: Type.Integer() }),
  run: (): { value: number } => ({ value: 1 }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "open-input",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Test", zhHant: "測試" },
  summary: { en: "Test", zhHant: "測試" },
  traditions: [
    { id: "open-input", title: { en: "Test", zhHant: "測試" }, family: "Test", region: "Nowhere", icon: "icon.svg" },
  ],
  procedures: [procedure],
});
