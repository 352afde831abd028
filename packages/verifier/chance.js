/** The stream of chance, and the hashes that bind a draw. */
import { UNBOUND } from "./tables.js";

const utf8 = new TextEncoder();
export const hex = (bytes) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export async function sha256(text) {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", utf8.encode(text))));
}
export async function hmac(key, text) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const made = await crypto.subtle.importKey("raw", utf8.encode(key), algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, utf8.encode(text)));
}

/** A request in one form, whatever the order of its fields. */
export function requestOf(procedure, input) {
  const kept = Object.entries(input).filter(([name]) => !UNBOUND.includes(name));
  return JSON.stringify([procedure, sorted(Object.fromEntries(kept))]);
}
function sorted(value) {
  if (Array.isArray(value)) return ["[", ...value.map(sorted)];
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return ["{", ...entries.map(([key, member]) => [key, sorted(member)])];
}

/** The stream of chance of a seed. */
export function chanceOf(seed) {
  let left = [];
  let block = 0;
  const word = async () => {
    if (left.length === 0) {
      const view = new DataView((await hmac(seed, String(block++))).buffer);
      left = [0, 8, 16, 24].map((at) => view.getBigUint64(at));
    }
    return left.shift();
  };
  return {
    async below(count) {
      const limit = 2 ** 32 - (2 ** 32 % count);
      for (;;) {
        const value = Number((await word()) >> 32n);
        if (value < limit) return value % count;
      }
    },
    next: async () => Number((await word()) >> 11n) / 2 ** 53,
  };
}
