/** What partners take by day, and up to when it is summed. */
import { boolean, date, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { instant, whole } from "./columns.ts";

export const partnerDays = pgTable(
  "partner_days",
  {
    partnerId: whole("partner_id").notNull(),
    day: date("day").notNull(),
    charges: whole("charges").notNull(),
    points: whole("points").notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day] })],
);

export const partnerDaysUntil = pgTable("partner_days_until", {
  one: boolean("one").primaryKey().default(true),
  until: instant("until").notNull(),
});
