/**
 * Makes a UUID of version 7 (RFC 9562 §5.7): 48 bits of time, then random, so that ids sort by age.
 *
 * @param nowMs ms since the epoch
 */
export function createId(nowMs: number, random: (bytes: Uint8Array) => Uint8Array): string {
  const bytes = random(new Uint8Array(16));
  const view = new DataView(bytes.buffer, bytes.byteOffset, 16);
  view.setUint32(0, Math.floor(nowMs / 2 ** 16));
  view.setUint16(4, nowMs % 2 ** 16);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = Buffer.from(bytes).toString("hex");
  return [8, 12, 16, 20, 32].map((end, i) => hex.slice([0, 8, 12, 16, 20][i], end)).join("-");
}

/** Highest value of the 12 bits after the version. */
const MAX_SEQUENCE = 0xfff;

/**
 * Creates a source of such ids that never goes back within this process: the 12 bits after the
 * version count within a millisecond (RFC 9562 §6.2, method 1), so that charges of one moment keep their order.
 */
export function createIdSource(
  clock: { now(): number },
  random: (bytes: Uint8Array) => Uint8Array,
): () => string {
  let lastMs = -Infinity;
  let sequence = 0;
  return () => {
    const now = clock.now();
    if (now > lastMs) [lastMs, sequence] = [now, 0];
    else if (++sequence > MAX_SEQUENCE) [lastMs, sequence] = [lastMs + 1, 0];
    const id = createId(lastMs, random);
    return `${id.slice(0, 15)}${sequence.toString(16).padStart(3, "0")}${id.slice(18)}`;
  };
}
