import { OLD_MONTH, writeOldDate } from "./names.ts";
import type { OldDay } from "./old_calendar.ts";
import type { OldDateView } from "./shapes.ts";

/** An old date as answers show it. */
export function viewOldDay(date: OldDay): OldDateView {
  return { ...date, monthName: OLD_MONTH.ids[date.month - 1]!, native: writeOldDate(date) };
}
