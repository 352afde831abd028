import { expect, test } from "bun:test";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { registry } from "../plugins/registry.ts";
import { bodyOf } from "./support.ts";

const open = (config = {}) =>
  createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT, config });
const get = async (path: string, host = open()) =>
  await host.handle(new Request(`http://localhost${path}`));

test("/llms.txt names every system once, with its price, and only addresses that answer", async () => {
  const host = open();
  const response = await get("/llms.txt", host);
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  const text = await response.text();
  expect(text).toStartWith("# Auspex\n\n> ");
  for (const id of registry.procedures.keys()) expect(text.split(`: \`${id}\`,`)).toHaveLength(2);
  const links = [...text.matchAll(/\]\(http:\/\/localhost([^)]+)\)/g)].map(([, path]) => path!);
  const sampled = links.filter((path, index) => path !== "/mcp" && (index < 4 || index % 20 === 0));
  for (const path of sampled) expect([path, (await get(path, host)).status]).toEqual([path, 200]);
}, 60_000);

test("the catalogue of interfaces is a linkset whose links lead somewhere", async () => {
  const host = open();
  const response = await get("/.well-known/api-catalog", host);
  expect(response.headers.get("content-type")).toStartWith("application/linkset+json; profile=");
  expect(response.headers.get("link")).toContain('rel="api-catalog"');
  const [own] = (await bodyOf(response)).linkset;
  expect(own.item).toHaveLength(registry.plugins.length + 1);
  for (const { href } of [...own["service-desc"], ...own["service-doc"], own.item[0]]) {
    const { pathname } = new URL(href);
    expect([pathname, (await get(pathname, host)).status]).toEqual([pathname, 200]);
  }
}, 60_000);

test("security.txt names a contact and an end, and is not served without a contact", async () => {
  expect((await get("/.well-known/security.txt")).status).toBe(404);
  const host = open({ securityContact: "mailto:security@example.org" });
  const text = await (await get("/.well-known/security.txt", host)).text();
  expect(text).toContain("Contact: mailto:security@example.org\n");
  const until = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!);
  expect(until).toBeGreaterThan(Date.now());
  expect(until).toBeLessThan(Date.now() + 365 * 86_400_000);
});
