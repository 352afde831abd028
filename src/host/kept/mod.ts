/**
 * What people keep: answers they paid for, put into words again for nothing, and persons they ask about.
 *
 * @example
 * const keep = createKeeper(wallet.keeping, log);
 * const kept = await keep({ request, caller, charge, reference, body, input, asOf });
 */
export { aboutCall, type AboutCall } from "./about.ts";
export { createAgain, dataOf, type Again, type AgainDeps, type Wanted } from "./again.ts";
export {
  MAX_READINGS,
  readBranding,
  type Branding,
  type SetDocument,
  type WantedDocument,
} from "./document.ts";
export { isStranger, withPeople } from "./fill_call.ts";
export { createKeeper, KEEP_HEADER, KEPT_HEADER, type Keeper, type PaidFor } from "./keeper.ts";
export {
  fillPerson,
  PROFILE,
  readPerson,
  unknownPerson,
  type Person,
  type PersonFault,
} from "./person.ts";
export { readNote, type NotedCall } from "./request.ts";
export { exportKept, keptRoutes, SHARED_PATH, unknownReading } from "./routes.ts";
