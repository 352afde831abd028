/** Makes an event id, `evt_` and 32 hexadecimal digits; a receiver drops repeats by it. */
export function issueEventId(random: (bytes: Uint8Array) => Uint8Array): string {
  return `evt_${Buffer.from(random(new Uint8Array(16))).toString("hex")}`;
}
