/** Asking, paying, reloading, sharing, printing and leaving, as somebody does it in a browser. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Listening } from "../../src/host/mod.ts";
import { findFaults } from "../pages/support/axe.ts";
import { describePages, giveCookie, openPerson, unfold } from "../pages/support/browser.ts";
import { openHouse, type House, type Somebody } from "./signed_in.ts";

describePages("what people keep, in a browser", () => {
  let house: House;
  let serving: Listening;
  let origin: string;
  let ann: Somebody;

  beforeAll(async () => {
    house = await openHouse();
    ann = await house.somebody(3000);
    serving = house.host.listen({ host: "127.0.0.1", port: 0 });
    origin = serving.url.replace("127.0.0.1", "localhost").replace(/\/$/, "");
  });
  afterAll(async () => {
    await serving?.stop();
    await house?.close();
  });

  async function signedIn(options: BrowserContextOptions = {}) {
    const person = await openPerson(options);
    await giveCookie(person, origin, ann.cookie);
    return person;
  }

  /** For whoever wants to look at the pages: a folder in SHOTS. */
  async function shoot(page: Page, name: string): Promise<void> {
    const folder = process.env["SHOTS"];
    if (folder === undefined) return;
    const file = name.replaceAll(/[^\w.-]+/g, "_").replace(/[0-9a-f-]{36}/, "ID");
    await page.screenshot({ path: `${folder}/${file}.png`, fullPage: true });
  }

  /** Fills the form of four pillars in and asks. */
  async function askForPillars(page: Page): Promise<void> {
    await page.goto(`${origin}/systems/bazi.chart`);
    await page.locator("#f-birthDate").fill("1990-06-15");
    await page.locator("#f-birthTime").fill("14:30");
    await page.locator("#f-place").fill("Taipei");
    await page.locator('button[value="ask"]').click();
    await page.waitForURL(/\/readings\/[0-9a-f-]{36}(?:#|$)/);
  }

  test.each([
    ["with scripts at 390 px", { viewport: { width: 390, height: 844 } }],
    [
      "without scripts at 1440 px",
      { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } },
    ],
  ] satisfies [string, BrowserContextOptions][])(
    "%s: asked, paid, read again, shared, opened by a stranger, withdrawn, deleted",
    async (_, options) => {
      const person = await signedIn(options);
      const page = await person.newPage();
      await page.goto(`${origin}/systems/bazi.chart`);
      expect(await page.locator("main").innerText()).toContain("You have ");
      await askForPillars(page);
      const text = await page.locator(".reading").innerText();
      await page.reload();
      expect(await page.locator(".reading").innerText()).toBe(text);
      // The text or the chart within a screen and a half.
      const top = (await page.locator(".reading").boundingBox())!.y;
      expect(top).toBeLessThan(1.5 * options.viewport.height);
      await page.getByLabel("Name of this reading").fill("Ann's pillars");
      await page.getByRole("button", { name: "Rename" }).click();
      expect(await page.locator("h1").innerText()).toBe("Ann's pillars");
      await page.getByRole("button", { name: "Make a link" }).click();
      await page.waitForURL(/done=shared/);
      const link = await page.locator("#link").innerText();
      // The same as a document, for its owner and for whoever has the link.
      for (const at of [page.url().replace(/[?#].*/, ""), link]) {
        const pdf = await page.request.get(`${at}/document.pdf`);
        expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
        expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
      }
      expect(await page.getByRole("link", { name: "PDF" }).getAttribute("href")).toMatch(
        /^\/readings\/[0-9a-f-]{36}\/document\.pdf$/,
      );
      const stranger = await openPerson(options);
      const theirs = await stranger.newPage();
      await theirs.goto(link);
      expect(await theirs.locator(".reading").innerText()).toBe(text);
      expect(await theirs.locator("main").innerText()).not.toMatch(/Delete|Withdraw|Your readings/);
      await theirs.goto(page.url());
      expect(theirs.url()).toContain("/sign-in");
      await page.getByRole("button", { name: "Withdraw the link" }).click();
      await page.waitForURL(/done=withdrawn/);
      expect((await theirs.goto(link))!.status()).toBe(404);
      const address = page.url().replace(/[?#].*/, "");
      await page.getByRole("link", { name: "Your readings" }).click();
      await page.getByRole("link", { name: "Ann's pillars" }).click();
      await unfold(page, "Delete");
      await page.getByRole("button", { name: "Delete this reading" }).click();
      await page.waitForURL(/\/readings\?done=deleted/);
      expect((await page.goto(address))!.status()).toBe(404);
      await stranger.close();
      await person.close();
    },
    60_000,
  );

  test("whoever is not signed in, or has too few points, comes back to the filled form", async () => {
    const person = await openPerson();
    const page = await person.newPage();
    await page.goto(`${origin}/systems/bazi.chart`);
    await page.locator("#f-birthDate").fill("1990-06-15");
    await page.getByRole("button", { name: "Sign in to ask" }).click();
    await page.waitForURL(/\/sign-in\?return_to=/);
    const poor = await house.somebody(3);
    await giveCookie(person, origin, poor.cookie);
    await page.goto(origin + new URL(page.url()).searchParams.get("return_to")!);
    expect(page.url()).not.toContain("1990");
    expect(await page.locator("#f-birthDate").inputValue()).toBe("1990-06-15");
    await page.locator('button[value="ask"]').click();
    await page.getByText("There are not enough points").waitFor();
    await page.locator(".note-bad").getByRole("link", { name: "Get points" }).click();
    await page.waitForURL(/\/wallet\/add/);
    // Paid for elsewhere and back: the way is remembered.
    await page.goto(`${origin}/wallet/add`);
    await page.getByRole("link", { name: "Back to your form" }).click();
    expect(await page.locator("#f-birthDate").inputValue()).toBe("1990-06-15");
    await person.close();
  }, 60_000);

  test("a saved person is chosen in a form, two are compared, and deleted is gone", async () => {
    const person = await signedIn();
    const page = await person.newPage();
    await page.goto(`${origin}/people`);
    for (const [name, date] of [
      ["Min", "1990-06-15"],
      ["Kai", "1988-02-01"],
    ] as const) {
      await page.goto(`${origin}/people`);
      if (name === "Kai") await unfold(page, "Add somebody");
      await page.locator("#name").fill(name);
      await page.locator("#birthDate").fill(date);
      await page.locator("#f-place").fill("Taipei");
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Save" }).click();
      await page.waitForURL(/done=added/);
    }
    await page.goto(`${origin}/systems/bazi.chart`);
    await page.getByLabel("Somebody you saved").selectOption({ label: "Min" });
    await page.locator('button[value="ask"]').click();
    await page.waitForURL(/\/readings\//);
    await page.goto(`${origin}/people`);
    await page.getByLabel("Compare by").selectOption("compatibility.zodiac");
    await page.getByRole("button", { name: "Go on" }).click();
    await page.waitForURL(/compatibility\.zodiac/);
    await page.locator('button[value="ask"]').click();
    await page.waitForURL(/\/readings\//);
    await page.goto(`${origin}/people`);
    await page.getByRole("link", { name: "Kai" }).click();
    const address = page.url();
    await unfold(page, "Delete this person");
    await page.getByRole("button", { name: "Delete this person" }).click();
    await page.waitForURL(/done=deleted/);
    expect((await page.goto(address))!.status()).toBe(404);
    await person.close();
  }, 60_000);

  test("prints the reading and nothing to press", async () => {
    const person = await signedIn({ viewport: { width: 1280, height: 900 } });
    const page = await person.newPage();
    await askForPillars(page);
    await page.emulateMedia({ media: "print" });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.locator(".head").isVisible()).toBe(false);
    expect(await page.getByRole("button").count()).toBe(0);
    const boxes = await page.locator(".answer > *:visible").evaluateAll((parts) =>
      parts.map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)] as const;
      }),
    );
    const overprinted = boxes.filter(([top], at) => at > 0 && top < boxes[at - 1]![1]);
    expect(boxes.length).toBeGreaterThan(3);
    expect(overprinted).toEqual([]);
    await person.close();
  }, 30_000);

  test.each([
    ["on a phone, light", { colorScheme: "light", viewport: { width: 390, height: 844 } }],
    [
      "on a desk, dark, in Chinese",
      { colorScheme: "dark", locale: "zh-TW", viewport: { width: 1440, height: 900 } },
    ],
    [
      "on a phone, dark, in Chinese",
      { colorScheme: "dark", locale: "zh-TW", viewport: { width: 390, height: 844 } },
    ],
    [
      "on a desk, light, in Japanese",
      { colorScheme: "light", locale: "ja-JP", viewport: { width: 1440, height: 900 } },
    ],
  ] satisfies [string, BrowserContextOptions][])(
    "has nothing for axe to find and fits its width %s",
    async (name, options) => {
      const person = await signedIn(options);
      const page = await person.newPage();
      await askForPillars(page);
      const reading = new URL(page.url()).pathname;
      await page.goto(`${origin}/calendars`);
      await page.locator('input[value="terms"]').check();
      await page.locator('main form [type="submit"], main form button:not([type])').last().click();
      await page.waitForURL(/done=added/);
      await page.goto(`${origin}/embed`);
      await page.locator("#name").fill("Mine");
      await page.locator("#origins").fill("https://example.org");
      await page.locator('main form [type="submit"], main form button:not([type])').last().click();
      await page.waitForURL(/done=added/);
      const people = await (
        await house.ask("/api/v1/people", { headers: { authorization: ann.bearer } })
      ).json();
      const wrong: string[] = [];
      for (const path of [
        reading,
        "/readings",
        "/people",
        `/people/${people.people[0].id}`,
        "/systems/compatibility.bazi",
        "/",
        "/wallet",
        "/wallet/account?done=unsure",
        "/calendars",
        "/embed",
        "/today",
        "/guide",
      ]) {
        await page.goto(origin + path);
        await shoot(page, `${name} ${path}`);
        await page.evaluate(
          "document.querySelectorAll('details:not(.menu)').forEach((d) => (d.open = true))",
        );
        for (const fault of await findFaults(page)) wrong.push(`${path}: ${fault}`);
        const over = await page.evaluate(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth",
        );
        if (over !== 0) wrong.push(`${path}: ${over} px too wide`);
      }
      await person.close();
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
