/** The answers people paid for and the persons they ask about, encrypted under WALLET_KEY. */
export { createKeeping } from "./keeping.ts";
export { expireReadings } from "./readings.ts";
