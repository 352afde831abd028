/** Columns as this store reads and writes them; see `client.ts` for what the drivers agree on. */
import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** bigint as a number: ids, points and counts stay below 2^53. */
export const whole = (name: string) => bigint(name, { mode: "number" });

/** timestamptz as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** bytea as bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});
