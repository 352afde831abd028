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
