/** API keys: made, listed, revoked, and their usage by day. */
export { addApiKey, createApiKey, listApiKeys, readUsage, revokeApiKey } from "./api_key.ts";
export type { DayUsage } from "./api_key.ts";
