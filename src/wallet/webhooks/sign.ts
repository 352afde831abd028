/** Standard Webhooks signatures: HMAC-SHA256 over `id.timestamp.body`, one per live secret. */
import { createHmac } from "node:crypto";

/** What a secret begins with; base64 of 32 bytes follows. */
const PREFIX = "whsec_";

/** Makes a fresh secret. */
export function issueWebhookSecret(random: (bytes: Uint8Array) => Uint8Array): string {
  return PREFIX + Buffer.from(random(new Uint8Array(32))).toString("base64");
}

/**
 * Writes the three headers of a try.
 *
 * @param id the event's id, the same for every try
 * @param timestamp seconds since the epoch of this try
 * @param body the exact bytes that are sent
 * @param secrets every secret that signs now; receivers accept any
 */
export function signWebhook(
  id: string,
  timestamp: number,
  body: string,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
