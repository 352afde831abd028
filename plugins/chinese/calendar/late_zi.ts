import type { Convention } from "#old";

/** To which lunar day 23:00-24:00 counts. */
export const LATE_ZI = {
  title: { en: "23:00-24:00", zhHant: "夜子時" },
  default: "nextDay",
  options: {
    nextDay: {
      title: { en: "Belongs to the next day", zhHant: "作次日" },
      source: "majority practice: the day begins with the zi hour",
    },
    sameDay: {
      title: { en: "Belongs to the same day", zhHant: "作當日" },
      source: "schools of early and late zi",
    },
  },
} as const satisfies Convention;
