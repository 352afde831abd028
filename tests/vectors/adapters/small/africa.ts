import { within, type SmallEntry } from "./entry.ts";

type Fields = Readonly<Record<string, unknown>>;

const legName = (leg: Fields | undefined) => within(leg ?? {}, "leg")?.["text"];

export const AFRICA: readonly SmallEntry[] = [
  {
    procedure: "ifa.odu",
    calls: "ifa.cast",
    input: ({ rightLeg, leftLeg }) => ({
      marks: [...`${String(rightLeg)}${String(leftLeg)}`].map(Number),
    }),
    view: (answer) => {
      const [right, left] = [within(answer, "right"), within(answer, "left")];
      const odu = within(answer, "odu");
      return {
        right: legName(right),
        left: legName(left),
        name: odu?.["text"],
        isMeji: answer["isMeji"],
        rightOrder: right?.["order"],
        leftOrder: left?.["order"],
      };
    },
  },
  {
    procedure: "sikidy.columns",
    calls: "sikidy.cast",
    input: ({ c1to4 }) => ({ mothers: c1to4 }),
    view: (answer) => {
      const columns = answer["columns"] as readonly Fields[];
      const checks = within(answer, "checks");
      return {
        ...Object.fromEntries(columns.map(({ number, figure }) => [`c${String(number)}`, figure])),
        c12SeedCountEven: checks?.["creatorIsPrince"],
        someColumnRepeats: checks?.["someFigureRepeats"],
      };
    },
  },
];
