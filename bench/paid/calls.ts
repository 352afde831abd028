/** Paid calls whose inputs all differ, so that no answer is known beforehand. */
import { pick, type RequestMaker } from "../deduct/load.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const ZONES = ["Asia/Taipei", "Asia/Shanghai", "Europe/Berlin", "America/New_York"];
const FIRST_BIRTH_MS = Date.UTC(1930, 0, 1);
const BIRTH_DAYS = 90 * 365;
/** Of a day: none of them was ever skipped in these zones. */
const [FIRST_MINUTE, MINUTES] = [5 * 60, 17 * 60];
const BIRTHS = BIRTH_DAYS * MINUTES;
/** Has no factor in common with their number, so that all of them are met before one comes again. */
const STRIDE = 7_919_003;
const FIRST_DAY_MS = Date.UTC(1200, 0, 1);

let births = Math.floor(Math.random() * BIRTHS);
let days = 0;

/** Inputs of each procedure, another one every time. */
const INPUTS = {
  "bazi.chart": () => {
    births = (births + STRIDE) % BIRTHS;
    const minute = FIRST_MINUTE + (births % MINUTES);
    const dayMs = FIRST_BIRTH_MS + Math.floor(births / MINUTES) * DAY_MS;
    const birth = new Date(dayMs + minute * MINUTE_MS).toISOString();
    return {
      birthDate: birth.slice(0, 10),
      birthTime: birth.slice(11, 16),
      timezone: ZONES[births % ZONES.length],
      gender: births % 2 === 0 ? "male" : "female",
    };
  },
  "discordian.day": () => ({
    date: new Date(FIRST_DAY_MS + (days++ % 2_000_000) * DAY_MS).toISOString().slice(0, 10),
  }),
} as const;

export type Measured = keyof typeof INPUTS;

/** @param keys one of them by chance pays for each call; none: nobody pays */
export function paidCalls(procedure: Measured, keys: readonly string[]): () => RequestMaker {
  return () => () => {
    const input = encodeURIComponent(JSON.stringify(INPUTS[procedure]()));
    const pays = keys.length > 0 ? `Authorization: Bearer ${pick(keys)}\r\n` : "";
    return `GET /api/trpc/${procedure}?input=${input} HTTP/1.1\r\nHost: 127.0.0.1\r\n${pays}\r\n`;
  };
}
