/** Who an address belongs to, for rates: one household or one server, whatever addresses it can take. */
import { isIP } from "node:net";
import type { Allowance } from "./attempts.ts";
import type { RateHeaders } from "./contract.ts";
import type { Core } from "./core.ts";
import type { Settings } from "./settings.ts";

/**
 * The part of an address that its owner cannot change: an IPv4 address as it is, also inside IPv6; of an IPv6
 * address the first 64 bits, since the rest is anybody's who has the network. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/** The network of an address and, of an IPv6 address, the site of 65,536 networks that one customer may be given. */
function networksOf(address: string): readonly [network: string, site?: string] {
  const mapped = /^(?:::ffff:)(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return [mapped];
  if (isIP(address) !== 6) return [address];
  const [head = "", tail] = address.split("%")[0]!.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
  const [network, site] = [4, 3].map((count) => groups.slice(0, count).join(":"));
  return [`${network}::/64`, `${site}::/48`];
}

/** How many networks' worth a whole site may do. */
const SITE_SHARE = 8;

/** The allowances of an address: its network's and, for IPv6, that of its site. `limit` is the network's. */
export function allowancesAt(name: string, address: string, limit: number): readonly Allowance[] {
  const [network, site] = networksOf(address);
  const own = { name: `${name}:${network}`, limit };
  return site === undefined ? [own] : [own, { name: `${name}:${site}`, limit: limit * SITE_SHARE }];
}

/** What an address may do in a minute without a valid token. */
export function allowancesOf(
  { addressRate }: Pick<Settings, "addressRate">,
  address: string,
): readonly Allowance[] {
  return allowancesAt("address", address, addressRate);
}

/**
 * Counts a request that nobody has to be known for.
 *
 * @param work how many requests it counts as
 * @returns headers of the rate of its network
 * @throws {RateLimited} the allowance of its network or of its site is used up
 */
export async function countAddress(
  { rates, settings }: Pick<Core, "rates" | "settings">,
  address: string,
  work?: number,
): Promise<RateHeaders> {
  const [network, ...site] = allowancesOf(settings, address);
  const headers = await rates.count(network!.name, network!.limit, work);
  for (const { name, limit } of site) await rates.count(name, limit, work);
  return headers;
}
