/** Webhooks: events written with their cause, delivered by a loop. */
export { recordEvent, recordRevocations } from "./outbox.ts";
export type { Revocation, RevokedPair } from "./outbox.ts";
export { createDeductionNotice } from "./deducted.ts";
export type { DeductionNotice } from "./deducted.ts";
export {
  createEndpoint,
  EndpointRefused,
  EVENT_TYPES,
  listEndpoints,
  ownsPartner,
  rotateSecret,
  updateEndpoint,
} from "./endpoint.ts";
export type { Endpoint, EndpointFault } from "./endpoint.ts";
export { findDelivery, listDeliveries, resend, sendTest } from "./history.ts";
export type { Delivery, DeliveryFilter } from "./history.ts";
export { createPost } from "./post.ts";
export type { Lookup, Post, PostResult } from "./post.ts";
export { deliverDue, startDeliveries } from "./worker.ts";
export { NoWalletKey } from "../secrets/mod.ts";
