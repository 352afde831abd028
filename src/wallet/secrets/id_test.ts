import { expect, test } from "bun:test";
import { createId } from "./id.ts";

test("createId() reproduces the example of RFC 9562, appendix A.6", () => {
  const random = (bytes: Uint8Array) => {
    bytes.set([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f], 6);
    return bytes;
  };
  expect(createId(0x017f22e279b0, random)).toBe("017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
});
