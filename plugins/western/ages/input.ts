import { MomentOrNow, Type, type Convention } from "#sdk";

export const input = Type.Object({ ...MomentOrNow });

export const CONVENTIONS = {
  school: {
    default: "lahiri",
    options: {
      lahiri: { source: "Indian Calendar Reform Committee (1955)" },
      faganBradley: { source: "C. Fagan and D. Bradley (1950)" },
      galacticCentre0Sagittarius: { source: "R. Hand" },
      iau: { source: "E. Delporte (1930); J. Meeus, Morsels (1997)" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;
