/** What must be read back is stored under AES-256-GCM with WALLET_KEY: webhook secrets, and what people keep. */
import { createCipheriv, createDecipheriv } from "node:crypto";
import { WalletError } from "../errors.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Random = (bytes: Uint8Array) => Uint8Array;

/** There is no key to keep secrets under. */
export class NoWalletKey extends WalletError {
  constructor() {
    super("not_set_up", 503, (say) => say.noWalletKey);
  }
}

/** Encrypts as nonce, ciphertext, tag. @throws {NoWalletKey} */
export function seal(key: Uint8Array | null, text: string, random: Random): Uint8Array {
  return sealBytes(key, Buffer.from(text), "", random);
}

/** Decrypts; a changed byte or another key throws. @throws {NoWalletKey} */
export function unseal(key: Uint8Array | null, sealed: Uint8Array): string {
  return Buffer.from(unsealBytes(key, sealed, "")).toString("utf8");
}

/**
 * Encrypts bytes for one place alone.
 *
 * @param place what they belong to, such as a table, a user and a row: moved to another, they cannot be opened
 * @throws {NoWalletKey}
 */
export function sealBytes(
  key: Uint8Array | null,
  bytes: Uint8Array,
  place: string,
  random: Random,
): Uint8Array {
  if (key === null) throw new NoWalletKey();
  const nonce = random(new Uint8Array(NONCE_BYTES));
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts; a changed byte, another key or another place throws. @throws {NoWalletKey} */
export function unsealBytes(key: Uint8Array | null, sealed: Uint8Array, place: string): Uint8Array {
  if (key === null) throw new NoWalletKey();
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-TAG_BYTES));
  const opened = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]);
}
