import { describe, expect, test } from "bun:test";
import { hashSecret, issueSecret, readSecret, shortenSecret } from "./secret.ts";

const fill = (value: number) => (bytes: Uint8Array) => bytes.fill(value);
const random = (bytes: Uint8Array) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);

describe("issueSecret()", () => {
  test("writes prefix, 43 base62 characters and 6 of the checksum", () => {
    expect(issueSecret("apiKey", random)).toMatch(/^at_live_[0-9A-Za-z]{49}$/);
    expect(issueSecret("access", random)).toMatch(/^at_oat_[0-9A-Za-z]{49}$/);
    expect(issueSecret("refresh", random)).toMatch(/^at_ort_[0-9A-Za-z]{49}$/);
  });

  // 2^256 - 1 in base 62 with digits 0-9A-Za-z, and CRC-32 (zlib) of "0" * 43, both computed with Python.
  test("writes the smallest and the largest value as Python does", () => {
    expect(issueSecret("apiKey", fill(0))).toBe(`at_live_${"0".repeat(43)}2CZclj`);
    expect(issueSecret("apiKey", fill(255)).slice(8, 51)).toBe(
      "yhjskwdA6OZ1AL1YmHWZWm8LLG7HjnuCA2j5rOw8Xp1",
    );
  });
});

describe("readSecret()", () => {
  const key = issueSecret("apiKey", random);

  test("recognises each kind", () => {
    for (const kind of [
      "apiKey",
      "clientId",
      "clientSecret",
      "code",
      "access",
      "refresh",
    ] as const) {
      expect(readSecret(issueSecret(kind, random))).toBe(kind);
    }
  });

  test("finds any one character changed", () => {
    for (let i = 0; i < key.length; i++) {
      const other = key[i] === "x" ? "y" : "x";
      expect(readSecret(key.slice(0, i) + other + key.slice(i + 1))).toBeNull();
    }
  });

  test.each([
    ["nothing", ""],
    ["a prefix alone", "at_live_"],
    ["one character more", `${key}0`],
    ["one character less", key.slice(0, -1)],
    ["a trailing line feed", `${key}\n`],
    ["another prefix", `sk_live_${key.slice(8)}`],
  ])("refuses %s", (_, text) => {
    expect(readSecret(text)).toBeNull();
  });
});

test("shortenSecret() shows prefix, four and four characters", () => {
  expect(shortenSecret("at_live_AbC1000009xYz")).toBe("at_live_AbC1…9xYz");
});

test("hashSecret() is SHA-256 of the whole text (FIPS 180-4 example: abc)", () => {
  expect(Buffer.from(hashSecret("abc")).toString("hex")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});
