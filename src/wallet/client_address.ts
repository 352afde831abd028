/** Who an address belongs to, for rates: one household or one server, whatever addresses it can take. */
import { isIP } from "node:net";
import type { Allowance } from "./attempts.ts";
import type { Settings } from "./settings.ts";

/**
 * The part of an address that its owner cannot change: an IPv4 address as it is, also inside IPv6; of an IPv6
 * address the first 64 bits, since the rest is anybody's who has the network. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^(?:::ffff:)(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("%")[0]!.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/** What an address may do in a minute without a valid token. */
export function allowanceOf(
  { addressRate }: Pick<Settings, "addressRate">,
  address: string,
): Allowance {
  return { name: `address:${networkOf(address)}`, limit: addressRate };
}
