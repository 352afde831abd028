/** The whole walk of a visitor: ask, pay, reload, share, print, PDF, sign out, open the shared link. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Listening } from "../../src/host/mod.ts";
import { findFaults } from "../pages/support/axe.ts";
import { describePages, giveCookie, openPerson } from "../pages/support/browser.ts";
import { openHouse, type House } from "./signed_in.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

describePages("the walk of a visitor", () => {
  let house: House;
  let serving: Listening;
  let origin: string;

  beforeAll(async () => {
    house = await openHouse();
    serving = house.host.listen({ host: "127.0.0.1", port: 0 });
    origin = serving.url.replace("127.0.0.1", "localhost").replace(/\/$/, "");
  });
  afterAll(async () => {
    await serving?.stop();
    await house?.close();
  });

  test.each([
    ["on a phone, with scripts", PHONE, true],
    ["on a phone, without scripts", PHONE, false],
    ["on a desk, with scripts", DESK, true],
    ["on a desk, without scripts", DESK, false],
  ] as const)(
    "%s",
    async (_, viewport, javaScriptEnabled) => {
      const ann = await house.somebody(100);
      const person = await openPerson({ viewport, javaScriptEnabled });
      await giveCookie(person, origin, ann.cookie);
      const page = await person.newPage();

      // Asked and paid, once: loaded again, it is the same reading and costs nothing.
      await page.goto(`${origin}/systems/bazi.chart`);
      await page.locator("#f-birthDate").fill("1990-06-15");
      await page.locator("#f-birthTime").fill("14:30");
      await page.locator("#f-place").fill("Taipei");
      await page.locator('button[value="ask"]').click();
      await page.waitForURL(/\/readings\/[0-9a-f-]{36}(?:#|$)/);
      const address = page.url().replace(/[?#].*/, "");
      const text = await page.locator(".reading").innerText();
      await page.reload();
      expect(await page.locator(".reading").innerText()).toBe(text);
      expect(await page.locator(".head-end").innerText()).toContain("85");
      await page.goBack();
      await page.goForward();
      expect(await page.locator(".reading").innerText()).toBe(text);

      await page.getByRole("button", { name: "Make a link" }).click();
      await page.waitForURL(/done=shared/);
      const link = await page.locator("#link").innerText();

      // On paper the reading stands without what is pressed.
      await page.emulateMedia({ media: "print" });
      expect(await page.locator(".reading").isVisible()).toBe(true);
      expect(await page.locator(".head").isVisible()).toBe(false);
      expect(await page.getByRole("button").count()).toBe(0);
      await page.emulateMedia({ media: "screen" });
      const pdf = await page.request.get(`${address}/document.pdf`);
      expect(pdf.headers()["content-type"]).toBe("application/pdf");

      // Signed out, what is hers is closed; the link opens.
      await page.goto(`${origin}/wallet`);
      await page.locator("summary[aria-label='Account and more']").click();
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.waitForURL((url) => !url.pathname.startsWith("/wallet"));
      await page.goto(address);
      expect(page.url()).toContain("/sign-in");
      expect((await page.request.get(`${address}/document.pdf`)).url()).toContain("/sign-in");
      await page.goto(link);
      expect(await page.locator(".reading").innerText()).toBe(text);
      expect(await page.locator("main").innerText()).not.toMatch(/Delete|Withdraw|Rename/);
      if (javaScriptEnabled) expect(await findFaults(page)).toEqual([]);
      await person.close();
    },
    60_000,
  );
});
