/** Calls and what is paid for them. */
export { createPaidCaller, isPlain, type PaidCaller } from "./call.ts";
export { repeatFree, type Called } from "./called.ts";
