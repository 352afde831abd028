/** Which addresses a webhook may reach: global unicast and nothing else. */
import { BlockList, isIP } from "node:net";
import type { ErrorWords } from "../words/mod.ts";

/** IANA special-purpose IPv4 blocks (RFC 6890 registry), multicast and reserved space. */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Inside 2000::/3: IETF assignments with Teredo, documentation, 6to4. Everything outside is refused anyway. */
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const refusedV4 = new BlockList();
for (const [network, bits] of SPECIAL_V4) refusedV4.addSubnet(network, bits, "ipv4");
const refusedV6 = new BlockList();
for (const [network, bits] of SPECIAL_V6) refusedV6.addSubnet(network, bits, "ipv6");
const globalV6 = new BlockList();
globalV6.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an address is global unicast: not loopback, private, link-local, carrier-grade, multicast,
 * unspecified, documentation, IPv4 inside IPv6, NAT64 or unique local.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refusedV4.check(address, "ipv4");
  if (family !== 6 || address.includes("%")) return false;
  return globalV6.check(address, "ipv6") && !refusedV6.check(address, "ipv6");
}

/** Ports of services that are no web servers, refused so that nobody scans through us. */
const REFUSED_PORTS = new Set([
  "21",
  "22",
  "23",
  "25",
  "53",
  "110",
  "111",
  "135",
  "139",
  "143",
  "161",
  "389",
  "445",
  "465",
  "514",
  "587",
  "636",
  "873",
  "993",
  "995",
  "1433",
  "1521",
  "2049",
  "2375",
  "2376",
  "2379",
  "3306",
  "3389",
  "5432",
  "5672",
  "5984",
  "5985",
  "6379",
  "6443",
  "8086",
  "9042",
  "9092",
  "9200",
  "9300",
  "11211",
  "27017",
]);

/** What may be wrong with an endpoint's URL. */
export type EndpointUrlFault = keyof ErrorWords["issues"]["endpointUrl"];

/**
 * Finds why a URL may not be an endpoint, as far as its text tells; null when it may.
 *
 * @param allowPrivate development: http and any host
 */
export function faultOfEndpointUrl(text: string, allowPrivate: boolean): EndpointUrlFault | null {
  if (text.length > 2000 || !URL.canParse(text)) return "notUrl";
  const url = new URL(text);
  if (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:")) return "scheme";
  if (url.username !== "" || url.password !== "" || text.includes("@")) return "userinfo";
  if (url.hash !== "" || text.includes("#")) return "fragment";
  if (allowPrivate) return null;
  if (REFUSED_PORTS.has(url.port)) return "port";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) return "privateAddress";
  return /(^|\.)(localhost|local|internal)\.?$/i.test(host) ? "localName" : null;
}
