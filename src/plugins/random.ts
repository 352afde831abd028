import { randomBytes } from "node:crypto";
import type { Random } from "./contract.ts";

/** Name of the method, told in every answer of a draw so that anyone can re-derive it. */
export const RANDOM_METHOD = "hmac-sha256-counter";

/** A fresh seed: 128 bits of the operating system's chance, as 32 hexadecimal digits. */
export function freshSeed(): string {
  return randomBytes(16).toString("hex");
}

/**
 * Opens the stream of chance that belongs to a seed.
 *
 * Block i (from 0) is HMAC-SHA256 with the UTF-8 seed as key over the decimal digits of i; its 32
 * bytes are read as four big-endian 64-bit words, in order.
 *
 * @param seed 1-128 characters
 */
export function seededRandom(seed: string): Random {
  let counter = 0;
  let block: Buffer = Buffer.alloc(0);
  /** Of the word that comes next in its block. */
  let offset = 0;

  /** Goes to the next word. @returns where it stands */
  function word(): number {
    if (offset >= block.length) {
      block = new Bun.CryptoHasher("sha256", seed).update(String(counter++)).digest();
      offset = 0;
    }
    offset += 8;
    return offset - 8;
  }

  /** The upper 32 bits of a word. */
  const upper = (at: number) => block.readUInt32BE(at);

  function below(count: number): number {
    if (!Number.isInteger(count) || count < 1 || count > 2 ** 32) {
      throw new RangeError(`Cannot draw below ${count}: must be a whole number in [1, 2^32]`);
    }
    const limit = 2 ** 32 - (2 ** 32 % count);
    for (;;) {
      const value = upper(word());
      if (value < limit) return value % count;
    }
  }

  return {
    seed,
    next() {
      const at = word();
      // The upper 53 bits.
      return (upper(at) * 2 ** 21 + (block.readUInt32BE(at + 4) >>> 11)) / 2 ** 53;
    },
    below,
    shuffle(items) {
      const mixed = [...items];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
      }
      return mixed;
    },
  };
}
