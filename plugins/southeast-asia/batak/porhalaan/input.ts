import { MomentOrNow, Type, type Conventions } from "#sdk";

export const input = Type.Object({ ...MomentOrNow });

export const CONVENTIONS = {
  newYear: {
    default: "may",
    options: {
      may: { source: "J. Winkler, Die Toba-Batak auf Sumatra (1925): from the new moon of May" },
      april: { source: "Lumbantobing on the parhalaan: from the new moon of April" },
    },
  },
} as const satisfies Conventions;
