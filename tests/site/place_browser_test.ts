/** The field of a place as people use it where scripts run: typed, completed, chosen by keyboard and by touch. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Listening } from "../../src/host/mod.ts";
import { findFaults } from "../pages/support/axe.ts";
import { describePages, openPerson } from "../pages/support/browser.ts";
import { openHost } from "./support.ts";

describePages("the field of a place", () => {
  let host: Listening;
  let origin: string;

  beforeAll(() => {
    host = openHost().listen({ host: "127.0.0.1", port: 0 });
    origin = host.url.replace(/\/$/, "");
  });
  afterAll(async () => {
    await host?.stop();
  });

  test("completes while one types, and is chosen from by the keyboard", async () => {
    const person = await openPerson();
    const page = await person.newPage();
    await page.goto(`${origin}/systems/bazi.chart`);
    await page.getByLabel("Date of birth").fill("1990-06-15");
    await page.getByLabel("Time of birth").fill("14:30");
    const field = page.getByRole("combobox", { name: "Place" });
    await field.pressSequentially("springfie", { delay: 20 });
    const list = page.getByRole("listbox", { name: "Place" });
    await list.getByRole("option").first().waitFor();
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    await page.getByText(/Places found: 8\./).waitFor({ state: "attached" });
    expect(await findFaults(page)).toEqual([]);
    const wanted = list.getByRole("option", { name: "Springfield, Illinois, United States" });
    for (let press = 0; press < 8; press++) {
      await field.press("ArrowDown");
      if ((await wanted.getAttribute("aria-selected")) === "true") break;
    }
    expect(await field.getAttribute("aria-activedescendant")).toBe(await wanted.getAttribute("id"));
    await field.press("Enter");
    expect(await field.inputValue()).toBe("Springfield, Illinois, United States");
    expect(await field.getAttribute("aria-expanded")).toBe("false");
    await field.press("Enter");
    await page.getByRole("heading", { name: "The answer" }).waitFor();
    const answer = JSON.parse((await page.locator("#json").textContent())!);
    expect(answer.reading.places[0]).toMatchObject({
      id: "gn:4250542",
      given: "gn:4250542",
      timezone: "America/Chicago",
    });
    await person.close();
  }, 30_000);

  test("closes by Escape, and says when no place is called so", async () => {
    const person = await openPerson();
    const page = await person.newPage();
    await page.goto(`${origin}/systems/astrology.calculate`);
    const field = page.getByRole("combobox", { name: "Place" });
    await field.pressSequentially("taip", { delay: 20 });
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    await field.press("Escape");
    expect(await page.getByRole("listbox").getByRole("option").count()).toBe(0);
    expect(await field.inputValue()).toBe("taip");
    await field.fill("qqqqzzzzxxxx");
    await page.getByRole("status").filter({ hasText: "No place is called so." }).waitFor();
    await person.close();
  }, 30_000);

  test("asks for no list that Escape was pressed before", async () => {
    const person = await openPerson();
    const page = await person.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const opened = new Date("2026-01-01T00:00:00Z");
    await page.clock.install({ time: opened });
    await page.goto(`${origin}/systems/astrology.calculate`);
    // From here on time stands still but for what is wound forward: a slow machine must not type slowly.
    await page.clock.pauseAt(opened.getTime() + 60_000);
    const field = page.getByRole("combobox", { name: "Place" });
    await field.fill("taipe");
    await field.press("Escape");
    await page.clock.fastForward(1_000);
    await field.fill("taipei");
    await page.clock.fastForward(1_000);
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    expect(asked.filter((url) => url.includes("places.search")).length).toBe(1);
    await person.close();
  }, 30_000);

  test("on a phone, in Chinese: by touch, within the width, and again after a refusal", async () => {
    const person = await openPerson({
      locale: "zh-TW",
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await person.newPage();
    await page.goto(`${origin}/systems/bazi.chart`);
    await page.getByLabel("出生日期").fill("1990-06-15");
    await page.getByLabel("出生時間").first().fill("14:30");
    const field = page.getByRole("combobox", { name: "地點" });
    await field.fill("斯普林");
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const heights = await page
      .getByRole("listbox")
      .getByRole("option")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await field.press("Escape");
    await field.fill("Springfield");
    await page.getByRole("button", { name: "起問" }).tap();
    const legend = page.getByRole("group", { name: "是哪一處？" });
    await legend.waitFor();
    expect(await page.locator(":focus").getAttribute("name")).toBe("place");
    expect(await findFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await legend.getByRole("radio").nth(2).check();
    await page.getByRole("button", { name: "起問" }).tap();
    await page.getByRole("heading", { name: "解答" }).waitFor();
    // The completed field works in what has come later, too.
    await page.getByText("修改後再問").first().tap();
    await page.getByRole("combobox", { name: "地點" }).fill("臺中");
    await page.getByRole("listbox").getByRole("option").first().tap();
    expect(await page.getByRole("combobox", { name: "地點" }).inputValue()).toContain("台灣");
    await person.close();
  }, 30_000);
});
