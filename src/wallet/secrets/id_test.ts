import { expect, test } from "bun:test";
import { createId, createIdSource } from "./id.ts";

test("createId() reproduces the example of RFC 9562, appendix A.6", () => {
  const random = (bytes: Uint8Array) => {
    bytes.set([0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
    return bytes;
  };
  expect(createId(0x017f22e279b0, 0xcc3, random)).toBe("017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
});

test("createIdSource() never goes back, within a millisecond or when the clock does", () => {
  let now = 1000;
  const random = (bytes: Uint8Array) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
  const next = createIdSource({ now: () => now }, random);
  const ids = Array.from({ length: 10_000 }, (_, i) => {
    if (i === 5000) now -= 500;
    return next();
  });
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
