import { type SmallEntry } from "./entry.ts";

type Any = any;

export const MODERN: readonly SmallEntry[] = [
  {
    procedure: "biorhythm.at",
    calls: "biorhythm.calculate",
    tolerance: 0.00006,
    input: ({ birth, date }) => ({ birthDate: birth, from: date, to: date }),
    view: (answer) => {
      const [first] = answer["dayList"] as Any[];
      return {
        days: answer["days"],
        ...Object.fromEntries(first.cycles.map(({ cycle, value }: Any) => [cycle.id, value])),
      };
    },
  },
];
