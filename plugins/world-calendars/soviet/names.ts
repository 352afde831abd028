import type { Text } from "#old";

/** Weekdays of the seven-day week, index 0 is Sunday. */
export const WEEKDAYS: readonly Text[] = [
  { en: "Sunday", zhHant: "星期日" },
  { en: "Monday", zhHant: "星期一" },
  { en: "Tuesday", zhHant: "星期二" },
  { en: "Wednesday", zhHant: "星期三" },
  { en: "Thursday", zhHant: "星期四" },
  { en: "Friday", zhHant: "星期五" },
  { en: "Saturday", zhHant: "星期六" },
];
