/** Things as they are stored: compressed, encrypted for one row of one owner. */
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

/** Of zstd: the quickest; a further level saves a twentieth of the room and takes half as long again. */
const LEVEL = 1;
/** What is shorter is stored as it is: to compress it takes longer than it saves. */
const SHORT_BYTES = 256;
/** With these a zstd frame begins, and no text in UTF-8. */
const FRAME = [0x28, 0xb5, 0x2f, 0xfd] as const;

/** Makes the box of a wallet. */
export function createBox({ settings, random }: Pick<Core, "settings" | "random">): Box {
  const { walletKey } = settings;
  return {
    isOpen: walletKey !== null,
    close(text, place) {
      const bytes = Buffer.from(text);
      const packed =
        bytes.length < SHORT_BYTES ? bytes : Bun.zstdCompressSync(bytes, { level: LEVEL });
      return sealBytes(walletKey, packed, place, random);
    },
    open(sealed, place) {
      const packed = unsealBytes(walletKey, sealed, place) as Uint8Array<ArrayBuffer>;
      const isPacked = FRAME.every((byte, at) => packed[at] === byte);
      return (isPacked ? Bun.zstdDecompressSync(packed) : Buffer.from(packed)).toString("utf8");
    },
  };
}
