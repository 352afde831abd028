import { MomentOrNow, Type, type Conventions } from "#sdk";

export const input = Type.Object({ ...MomentOrNow });

export const CONVENTIONS = {
  table: {
    default: "gods",
    options: {
      gods: { source: "Skeat, Malay Magic (1900), p. 545: Ketika Lima of Maswara and the others" },
      prophets: { source: "Skeat, Malay Magic (1900), appendix: the Five Moments (saʿat)" },
    },
  },
} as const satisfies Conventions;
