type Random = (bytes: Uint8Array) => Uint8Array;

/** Highest value of the 12 bits after the version. */
const MAX_SEQUENCE = 0xfff;
const VERSION = 0x7000;
const VARIANT = 0x80;

/**
 * Makes a UUID of version 7 (RFC 9562 §5.7): 48 bits of time, 12 bits of choice, 62 random bits.
 *
 * @param nowMs ms since the epoch
 * @param sequence in [0, 4095]
 */
export function createId(nowMs: number, sequence: number, random: Random): string {
  const bytes = random(new Uint8Array(8));
  bytes[0] = VARIANT | (bytes[0]! & 0x3f);
  const time = Math.floor(nowMs).toString(16).padStart(12, "0");
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, 8).toString("hex");
  const middle = (VERSION | sequence).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-${middle}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

/**
 * Creates a source of such ids that never goes back within this process: the 12 bits after the
 * version count within a millisecond (RFC 9562 §6.2, method 1), so that charges of one moment keep their order.
 */
export function createIdSource(clock: { now(): number }, random: Random): () => string {
  let lastMs = -Infinity;
  let sequence = 0;
  return () => {
    const now = clock.now();
    if (now > lastMs) [lastMs, sequence] = [now, 0];
    else if (++sequence > MAX_SEQUENCE) [lastMs, sequence] = [lastMs + 1, 0];
    return createId(lastMs, sequence, random);
  };
}
