import { Type } from "#sdk";

const name = Type.String({ minLength: 1, maxLength: 12 });

export const input = Type.Object({ surname: name, given: name });

export const CONVENTIONS = {
  strokes: {
    default: "old",
    options: {
      old: {
        source: "Kumasaki Ken'ō (1929): old forms, radicals in full, numerals by their value",
      },
      new: { source: "readers who count the name as it is written today; KANJIDIC" },
    },
  },
} as const;
