/** Messages to users: written once by whichever host comes first, sent by one of them. */
export { writeExpiryNotices } from "./expiry.ts";
export { listNotices } from "./list.ts";
export type { Notice } from "./list.ts";
export { createMailer } from "./mail.ts";
export { sayNotice } from "./say.ts";
export { sendDueNotices } from "./send.ts";
export type { SendNotice } from "./send.ts";
