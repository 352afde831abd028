import { MomentOrNow, Type, type Conventions } from "#sdk";
import { OwnDate } from "../../core/month.ts";

export const input = Type.Object({ ...MomentOrNow, tibetan: Type.Optional(OwnDate) });

export const CONVENTIONS = {
  school: {
    default: "phugpa",
    options: {
      phugpa: { source: "Phugpa, as printed in Lhasa and Dharamsala (White Beryl, 1687)" },
      tsurphu: { source: "Tsurphu, kept by Karma Kagyu monasteries (epoch of 1732, Janson A.2)" },
      bhutan: { source: "Bhutan, reform of Lhawang Lodro (epoch of 1754, Janson A.4)" },
    },
  },
} as const satisfies Conventions;
