import { Moment, oneOf, Type } from "#sdk";
import { COLOURS } from "./rules.ts";

export const input = Type.Object({ ...Moment, group: Type.Optional(oneOf(COLOURS)) });

export const CONVENTIONS = {
  secondColour: {
    default: "pink",
    options: {
      pink: { source: "Most accounts of the continuous week" },
      orange: { source: "Some accounts; others say peach" },
      blue: {
        source: "A printed wall calendar of 1930, which also orders the colours differently",
      },
    },
  },
} as const;
