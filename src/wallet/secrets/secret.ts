/** Secrets as `prefix` + 43 base62 characters (256 random bits) + 6 base62 characters of their CRC-32. */
import { hash, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";

/** What each kind of secret begins with, so that it is recognised without a database. */
export const SECRET_PREFIXES = {
  apiKey: "at_live_",
  clientId: "at_client_",
  clientSecret: "at_secret_",
  code: "at_code_",
  access: "at_oat_",
  refresh: "at_ort_",
  publishable: "at_pub_",
} as const;

export type SecretKind = keyof typeof SECRET_PREFIXES;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 43;
const CHECK_LENGTH = 6;
const BODY = new RegExp(`^[0-9A-Za-z]{${RANDOM_LENGTH + CHECK_LENGTH}}$`);

/** Makes a fresh secret of 256 bits from `random`. */
export function issueSecret(kind: SecretKind, random: (bytes: Uint8Array) => Uint8Array): string {
  const bytes = random(new Uint8Array(32));
  const digits = toBase62(BigInt(`0x${Buffer.from(bytes).toString("hex")}`), RANDOM_LENGTH);
  return SECRET_PREFIXES[kind] + digits + checksum(digits);
}

/**
 * Recognises a secret by prefix, alphabet, length and checksum, without a database.
 *
 * @returns its kind, or null for anything malformed
 */
export function readSecret(text: string): SecretKind | null {
  for (const [kind, prefix] of Object.entries(SECRET_PREFIXES)) {
    if (!text.startsWith(prefix)) continue;
    const body = text.slice(prefix.length);
    if (!BODY.test(body)) return null;
    const digits = body.slice(0, RANDOM_LENGTH);
    return checksum(digits) === body.slice(RANDOM_LENGTH) ? (kind as SecretKind) : null;
  }
  return null;
}

/** SHA-256 of the whole secret: 256 random bits need no salt and no slow hash. */
export function hashSecret(secret: string): Uint8Array {
  return hash("sha256", secret, "buffer");
}

/** What may be shown of a secret: prefix, first four and last four characters, `at_live_AbC1…9xYz`. */
export function shortenSecret(secret: string): string {
  const prefix = secret.slice(0, secret.lastIndexOf("_") + 1);
  return `${secret.slice(0, prefix.length + 4)}…${secret.slice(-4)}`;
}

/** Compares in constant time; different lengths are simply different. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function checksum(digits: string): string {
  let text = "";
  for (let rest = crc32(digits); text.length < CHECK_LENGTH; rest = Math.floor(rest / 62)) {
    text = ALPHABET[rest % 62] + text;
  }
  return text;
}

function toBase62(value: bigint, length: number): string {
  let digits = "";
  for (let rest = value; digits.length < length; rest /= 62n) {
    digits = ALPHABET[Number(rest % 62n)] + digits;
  }
  return digits;
}
