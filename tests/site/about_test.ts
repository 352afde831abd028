/** Credits that licences ask for: on the page, in the machine-readable description, in the notices. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { CREDITS } from "../../src/host/credits.ts";
import { openHost, page, wordsOf } from "./support.ts";

const host = openHost();
const textOf = async (request: Request) => (await host.handle(request)).text();

/** What the licences want to be named. */
const NAMED = ["GeoNames", "CC BY 4.0", "國土測繪中心", "OpenStreetMap", "Unicode"];

test("/about credits whose data answers are made of, in both languages", async () => {
  for (const [lang, title] of [
    ["en", "Whose data this stands on"],
    ["zh-TW", "所據資料"],
  ] as const) {
    const html = await textOf(page("/about", { "accept-language": lang }));
    expect(wordsOf(html)).toContain(title);
    for (const name of NAMED) expect(html).toContain(name);
    for (const { href, licenceHref } of CREDITS) {
      expect(html).toContain(`href="${href}"`);
      expect(html).toContain(`href="${licenceHref}"`);
    }
  }
});

test("every page leads to /about", async () => {
  expect(await textOf(page("/systems/bazi.chart"))).toContain('href="/about"');
  expect(await textOf(page("/"))).toContain('href="/about"');
});

test("the description credits them, and so do the notices", async () => {
  const { info } = JSON.parse(await textOf(page("/openapi.json")));
  const notice = await Bun.file(join(import.meta.dir, "../../NOTICE")).text();
  for (const name of NAMED) expect(info.description).toContain(name);
  for (const { href } of CREDITS.slice(0, 2)) expect(notice).toContain(href.replace(/\/$/, ""));
  expect(notice).toContain("OpenStreetMap");
});
