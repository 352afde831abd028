/** Webhook secrets must be read back, so they are stored under AES-256-GCM with WALLET_KEY. */
import { createCipheriv, createDecipheriv } from "node:crypto";
import { WalletError } from "../errors.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** There is no key to keep secrets under. */
export class NoWalletKey extends WalletError {
  constructor() {
    super("not_set_up", 503, (say) => say.noWalletKey);
  }
}

/** Encrypts as nonce, ciphertext, tag. @throws {NoWalletKey} */
export function seal(
  key: Uint8Array | null,
  text: string,
  random: (bytes: Uint8Array) => Uint8Array,
): Uint8Array {
  if (key === null) throw new NoWalletKey();
  const nonce = random(new Uint8Array(NONCE_BYTES));
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts; a changed byte or another key throws. @throws {NoWalletKey} */
export function unseal(key: Uint8Array | null, sealed: Uint8Array): string {
  if (key === null) throw new NoWalletKey();
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}
