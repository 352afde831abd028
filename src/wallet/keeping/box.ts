/** Things as they are stored: compressed, encrypted for one row of one owner. */
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Core } from "../core.ts";
import { sealBytes, unsealBytes } from "../secrets/mod.ts";

/** Puts texts into bytes for one place of the store, and takes them out again. */
export interface Box {
  readonly isOpen: boolean;
  /** @param place names table, owner and row. @throws {NoWalletKey} */
  close(text: string, place: string): Uint8Array;
  /** @throws {Error} for bytes of another place or under another key */
  open(sealed: Uint8Array, place: string): string;
}

/** Makes the box of a wallet. */
export function createBox({ settings, random }: Pick<Core, "settings" | "random">): Box {
  const { walletKey } = settings;
  return {
    isOpen: walletKey !== null,
    close: (text, place) =>
      sealBytes(walletKey, zstdCompressSync(Buffer.from(text)), place, random),
    open: (sealed, place) =>
      Buffer.from(zstdDecompressSync(unsealBytes(walletKey, sealed, place))).toString("utf8"),
  };
}
