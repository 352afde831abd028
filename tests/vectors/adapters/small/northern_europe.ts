import type { SmallEntry } from "./entry.ts";

const two = (value: unknown) => String(value).padStart(2, "0");

export const NORTHERN_EUROPE: readonly SmallEntry[] = [
  {
    procedure: "celticTree.sign",
    // Any common year: the calendar reads month and day alone.
    input: ({ month, day }) => ({ birthDate: `2023-${two(month)}-${two(day)}` }),
    view: (answer) => ({
      tree: (answer["tree"] as { readonly text: string } | null)?.text ?? null,
    }),
  },
];
