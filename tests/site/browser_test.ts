/** The site as people meet it: found, opened, filled in, asked and read, with scripts and without. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { BrowserContextOptions } from "playwright-core";
import type { Listening } from "../../src/host/mod.ts";
import { createFakeWallet, KEY } from "../http/fake_wallet.ts";
import { findFaults } from "../pages/support/axe.ts";
import { describePages, openPerson, unfold } from "../pages/support/browser.ts";
import { openHost } from "./support.ts";

const MAX_BYTES = 150_000;

const LOOKED_AT = [
  "bazi.chart",
  "astrology.calculate",
  "tarot.draw",
  "divination.draw",
  "numerology.calculate",
  "almanac.daily",
  "blend.western",
  "compatibility.bazi",
];

describePages("the site", () => {
  let free: Listening;
  let origin: string;

  beforeAll(() => {
    free = openHost().listen({ host: "127.0.0.1", port: 0 });
    origin = free.url.replace(/\/$/, "");
  });
  afterAll(async () => {
    await free?.stop();
  });

  test("with scripts: finds as one types, opens, fills in, asks and reads", async () => {
    const person = await openPerson();
    const page = await person.newPage();
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(error.message));
    page.on("console", (message) => message.type() === "error" && broken.push(message.text()));
    await page.goto(origin);
    await page.getByRole("searchbox").fill("four pillars chart");
    await page.getByRole("status").filter({ hasText: "found" }).waitFor();
    expect(page.url()).toContain("q=four+pillars+chart");
    await page.getByRole("link", { name: "Four pillars chart", exact: true }).click();
    await page.getByLabel("Date of birth").fill("1990-06-15");
    await page.getByLabel("Time of birth").fill("14:30");
    await page.getByRole("combobox", { name: "Place" }).fill("Taipei");
    await page.getByRole("button", { name: "Ask" }).click();
    await page.getByRole("heading", { name: "The answer" }).waitFor();
    expect(page.url()).not.toContain("#live");
    expect(await page.locator(".reading p").count()).toBeGreaterThan(3);
    const picture = page.locator(".picture img");
    expect(
      await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(50);
    expect(await page.locator(":focus").textContent()).toBe("The answer");
    await unfold(page, "The whole answer as JSON");
    expect(JSON.parse((await page.locator("#json").textContent())!)).toHaveProperty("pillars");
    await unfold(page, "Change and ask again");
    await page.getByRole("combobox", { name: "Place" }).fill("Springfield");
    await page.getByRole("combobox", { name: "Place" }).press("Enter");
    await page.getByText("Several places are called so.").waitFor();
    expect(await page.locator(":focus").getAttribute("name")).toBe("place");
    // A refused form is answered 400, which the browser notes.
    expect(broken.filter((one) => !one.includes("400"))).toEqual([]);
    await person.close();
  }, 30_000);

  test("without scripts: the same by plain forms and links, in Chinese", async () => {
    const person = await openPerson({ javaScriptEnabled: false, locale: "zh-TW" });
    const page = await person.newPage();
    await page.goto(origin);
    await page.locator("#q").fill("塔羅");
    await page.getByRole("button", { name: "尋找" }).click();
    await page.getByRole("link", { name: "塔羅", exact: true }).click();
    await page.getByRole("radio", { name: "三張牌" }).check();
    await page.getByRole("button", { name: "起問" }).click();
    expect(await page.getByRole("heading", { name: "解答" }).count()).toBe(1);
    await page.getByRole("button", { name: "查驗此次抽取" }).click();
    expect(await page.locator(".answer").textContent()).toMatch(/已查驗\s*是/);
    await page.getByRole("link", { name: "English" }).first().click();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await person.close();
  }, 30_000);

  test("cards are picked by keyboard, and a filter finds one among many", async () => {
    const person = await openPerson();
    const page = await person.newPage();
    await page.goto(`${origin}/systems/tarot.draw`);
    const spread = page.getByRole("radiogroup", { name: "Spread" });
    await spread.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    expect(await spread.getByRole("radio", { name: "Three cards" }).isChecked()).toBe(true);
    await page.goto(`${origin}/systems/divination.draw`);
    await page.getByRole("button", { name: "Ask" }).click();
    await page.locator('[role="radiogroup"][aria-invalid="true"]').waitFor();
    expect(await page.locator(":focus").getAttribute("name")).toBe("systemSlug");
    await page.getByRole("searchbox", { name: "Find one by its name" }).fill("月老");
    expect(await page.locator(".pick:visible input[name=systemSlug]").count()).toBe(1);
    await page.locator(".pick:visible", { hasText: "Yuelao" }).click();
    await page.getByRole("button", { name: "Ask" }).click();
    await page.getByRole("heading", { name: "The answer" }).waitFor();
    expect(await page.locator(".answer").innerText()).toContain("Yuelao");
    await person.close();
  }, 30_000);

  test("keeps a visitor's key in the tab, and asks with it", async () => {
    const wallet = createFakeWallet(100);
    const paid = openHost({ wallet }).listen({ host: "127.0.0.1", port: 0 });
    const at = paid.url.replace(/\/$/, "");
    const person = await openPerson();
    const page = await person.newPage();
    await page.goto(`${at}/systems/tarot.draw?example=0`);
    await page.getByLabel("Your API key").fill(KEY);
    await page.getByRole("button", { name: "Ask" }).click();
    await page.getByText("Charged: 2 points").waitFor();
    await page.goto(`${at}/systems/bazi.chart?example=0`);
    expect(await page.getByLabel("Your API key").inputValue()).toBe(KEY);
    await page.getByRole("button", { name: "Price only" }).click();
    await page.getByText("This call would cost 15 points").waitFor();
    expect(wallet.balance()).toBe(98);
    await person.close();
    await paid.stop();
  }, 30_000);

  test.each([
    ["on a phone, light", { colorScheme: "light", viewport: { width: 360, height: 740 } }],
    [
      "on a desk, dark, in Chinese",
      { colorScheme: "dark", viewport: { width: 1280, height: 900 }, locale: "zh-TW" },
    ],
  ] satisfies [string, BrowserContextOptions][])(
    "has nothing for axe to find and fits its width %s",
    async (_, options) => {
      const person = await openPerson(options);
      const page = await person.newPage();
      const wrong: string[] = [];
      async function look(name: string): Promise<void> {
        await page.evaluate("document.querySelectorAll('details').forEach((d) => (d.open = true))");
        for (const fault of await findFaults(page)) wrong.push(`${name}: ${fault}`);
        const over = await page.evaluate(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth",
        );
        if (over !== 0) wrong.push(`${name}: ${over} px too wide`);
      }
      for (const path of [
        "/",
        "/today",
        "/docs",
        "/docs/service",
        "/docs/bazi.chart",
        "/?q=moon",
        "/?q=nothing-of-this-kind",
        "/systems/nowhere",
      ]) {
        await page.goto(origin + path);
        await look(path);
      }
      for (const id of LOOKED_AT) {
        await page.goto(`${origin}/systems/${id}?example=0`);
        if (id === "bazi.chart" || id === "compatibility.bazi") await look(id);
        await page.locator('button[value="ask"]').click();
        await page.locator(".answer").waitFor();
        await look(`${id}, answered`);
      }
      await person.close();
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  test("is under 150 KB with everything it loads", async () => {
    const person = await openPerson({ viewport: { width: 1280, height: 900 } });
    const wrong: string[] = [];
    let most = 0;
    for (const path of [
      "/",
      "/?q=chart",
      "/docs",
      "/docs/service",
      "/docs/vedic.chart",
      "/systems/bazi.chart",
      "/systems/vedic.chart?example=0",
    ]) {
      const page = await person.newPage();
      const session = await person.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      let bytes = 0;
      session.on("Network.loadingFinished", (event) => void (bytes += event.encodedDataLength));
      await page.goto(origin + path, { waitUntil: "networkidle" });
      most = Math.max(most, bytes);
      if (bytes === 0 || bytes > MAX_BYTES) wrong.push(`${path}: ${bytes} bytes`);
      await page.close();
    }
    await person.close();
    console.log(`largest page: ${most} bytes (at most ${MAX_BYTES})`);
    expect(wrong).toEqual([]);
  }, 60_000);
});
