/** Tables of migration 0003: what partners subscribed to, what happened, every delivery of it. */
import { integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { bytes, instant, whole } from "./columns.ts";

export const webhookEndpoints = pgTable("webhook_endpoints", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  partnerId: whole("partner_id").notNull(),
  url: text("url").notNull(),
  events: text("events").array().notNull(),
  secretEnc: bytes("secret_enc").notNull(),
  oldSecretEnc: bytes("old_secret_enc"),
  oldSecretUntil: instant("old_secret_until"),
  failingSince: instant("failing_since"),
  disabledAt: instant("disabled_at"),
  disabledReason: text("disabled_reason"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const webhookEvents = pgTable("webhook_events", {
  id: text("id").primaryKey(),
  partnerId: whole("partner_id").notNull(),
  type: text("type").notNull(),
  body: text("body").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const webhookDeliveries = pgTable("webhook_deliveries", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  eventId: text("event_id").notNull(),
  endpointId: whole("endpoint_id").notNull(),
  status: text("status", { enum: ["pending", "delivered", "dead", "cancelled"] })
    .notNull()
    .default("pending"),
  attempts: smallint("attempts").notNull().default(0),
  nextAt: instant("next_at").notNull().defaultNow(),
  lockedUntil: instant("locked_until"),
  lastStatus: integer("last_status"),
  lastError: text("last_error"),
  lastMs: integer("last_ms"),
  deliveredAt: instant("delivered_at"),
});
