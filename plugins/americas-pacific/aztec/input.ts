import { MomentOrNow, Type } from "#sdk";

export const input = Type.Object({ ...MomentOrNow });

export const CONVENTIONS = {
  nightLords: {
    default: "restart",
    options: {
      restart: {
        source:
          "tonalpohualli.ch, on the nine lords; after the Codex Borbonicus and the Tonalamatl Aubin",
      },
      continuous: {
        source: "T. A. Joyce, Mexican Archaeology (1914), p. 63; the Maya series of G1-G9",
      },
    },
  },
} as const;
