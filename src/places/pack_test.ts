import { expect, test } from "bun:test";
import { formatPack, formatSteps, parsePack, readPack, readSteps } from "./pack.ts";

test("readSteps() reads what formatSteps() wrote", () => {
  const values = [14_804_116, 14_804_116, 9_000_000, 9_000_063, 0, 1, 127, 128, 16_384, 2 ** 31, 5];
  expect([...readSteps(formatSteps(values), values.length)]).toEqual(values);
});

test("parsePack() reads what formatPack() wrote, wherever the bytes begin", () => {
  const { header, columns } = readPack();
  const { columns: _, ...rest } = header;
  const few = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column.slice(0, 7)]),
  ) as typeof columns;
  const bytes = Bun.zstdDecompressSync(formatPack(rest, few));
  const moved = new Uint8Array(bytes.length + 1);
  moved.set(bytes, 1);
  for (const copy of [bytes, moved.subarray(1)]) {
    const read = parsePack(copy);
    expect(read.columns).toEqual(few);
    expect(read.header.divisions).toEqual(header.divisions);
  }
});

test("parsePack() refuses another format", () => {
  const text = new TextEncoder().encode(JSON.stringify({ format: 2, columns: [] }));
  const bytes = new Uint8Array(4 + text.length);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  expect(() => parsePack(bytes)).toThrow("Cannot read places: format is 2, not 1");
});

test("the committed index is within its bounds", () => {
  const { header } = readPack();
  expect(header.places).toBeGreaterThanOrEqual(199_000);
  const file = Bun.file(new URL("./data/places.bin.zst", import.meta.url));
  expect(file.size).toBeLessThan(9_000_000);
});
