/** Tables of migrations 0017 and 0019: the answers people paid for, persons they ask about, calendars they subscribe to. */
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant, whole } from "./columns.ts";

export const readings = pgTable("readings", {
  id: uuid("id").primaryKey(),
  userId: whole("user_id").notNull(),
  readingId: text("reading_id").notNull(),
  procedure: text("procedure").notNull(),
  points: whole("points").notNull(),
  sealed: bytes("sealed").notNull(),
  title: bytes("title"),
  shareHash: bytes("share_hash"),
  share: bytes("share"),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at"),
  about: bytes("about"),
});

export const people = pgTable("people", {
  id: uuid("id").primaryKey(),
  userId: whole("user_id").notNull(),
  sealed: bytes("sealed").notNull(),
  consentedAt: instant("consented_at").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const calendarFeeds = pgTable("calendar_feeds", {
  id: uuid("id").primaryKey(),
  userId: whole("user_id").notNull(),
  sealed: bytes("sealed").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});
