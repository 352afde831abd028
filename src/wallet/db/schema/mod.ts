/**
 * The tables as drizzle sees them. The migrations decide; a test holds every table here against the
 * migrated database, column by column.
 */
export * from "./embedding.ts";
export * from "./keeping.ts";
export * from "./money.ts";
export * from "./partner_days.ts";
export * from "./partners.ts";
export * from "./payments.ts";
export * from "./webhooks.ts";
