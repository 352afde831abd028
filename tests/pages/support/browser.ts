/** Chromium for tests of pages: one browser per run, a fresh context per person. */
import { afterAll, describe } from "bun:test";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const hasChromium = existsSync(CHROMIUM);

if (!hasChromium && process.env.REQUIRE_CHROMIUM) {
  throw new Error(`Cannot drive the pages: there is no Chromium at ${CHROMIUM}`);
}
if (!hasChromium) {
  console.warn(`SKIPPED: pages are not driven, there is no Chromium at ${CHROMIUM}`);
}

/** A suite that drives a browser; skipped loudly where there is none. */
export function describePages(title: string, suite: () => void): void {
  if (hasChromium) describe(title, suite);
  else describe.skip(`${title} (needs Chromium at ${CHROMIUM})`, suite);
}

let browser: Promise<Browser> | undefined;

/** Opens a context: a person with cookies of their own. */
export async function openPerson(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  browser ??= chromium.launch({
    executablePath: CHROMIUM,
    // Containers have no user namespaces for the sandbox; only pages of this test are opened.
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const context = await (
    await browser
  ).newContext({
    viewport: { width: 390, height: 844 },
    locale: "en-GB",
    ...options,
  });
  context.setDefaultTimeout(15_000);
  return context;
}

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** Puts a `name=value` cookie of the wallet into a context. */
export async function giveCookie(
  context: BrowserContext,
  origin: string,
  cookie: string,
): Promise<void> {
  const at = cookie.indexOf("=");
  const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)];
  const url = origin.replace("http:", "https:");
  await context.addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: "Lax" }]);
}

/** Opens the fold with this summary, as a finger or the Enter key would. */
export async function unfold(page: Page, summary: string): Promise<void> {
  await page.locator("summary", { hasText: summary }).first().click();
}
