/** Webhooks: events written with their cause, delivered by a loop. */
export { recordEvent, recordRevocations } from "./outbox.ts";
export type { Revocation, RevokedPair } from "./outbox.ts";
export { issueEventId } from "./event_id.ts";
