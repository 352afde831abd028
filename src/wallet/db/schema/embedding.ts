/** Tables of migration 0020: keys that stand in pages of other origins. */
import { date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, whole } from "./columns.ts";

export const publishableKeys = pgTable("publishable_keys", {
  id: uuid("id").primaryKey(),
  userId: whole("user_id").notNull(),
  key: text("key").notNull(),
  name: text("name").notNull(),
  origins: text("origins").array().notNull(),
  dailyPoints: whole("daily_points").notNull(),
  spentOn: date("spent_on", { mode: "string" }).notNull().default("2000-01-01"),
  spent: whole("spent").notNull().default(0),
  createdAt: instant("created_at").notNull().defaultNow(),
});
