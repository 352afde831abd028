/** Random secrets with a prefix and a checksum, and how they are stored. */
export {
  hashSecret,
  issueSecret,
  readSecret,
  sameBytes,
  shortenSecret,
  SECRET_PREFIXES,
} from "./secret.ts";
export type { SecretKind } from "./secret.ts";
export { createId, createIdSource } from "./id.ts";
export { NoWalletKey, seal, sealBytes, unseal, unsealBytes } from "./vault.ts";
