/** What holds on every page: no fault that axe finds, no frame, own forms only, small, and no script needed. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { hasServers, onEveryStore } from "../wallet/support/stores.ts";
import type { Host } from "../wallet/support/stores.ts";
import { findFaults } from "./support/axe.ts";
import { describePages, giveCookie, openPerson, unfold } from "./support/browser.ts";
import { furnish, FURNISHED_ENV } from "./support/furnish.ts";
import type { Furnished } from "./support/furnish.ts";
import { openSite } from "./support/site.ts";
import type { Site } from "./support/site.ts";

const MAX_BYTES = 150_000;

describePages("every page", () => {
  onEveryStore("every page", (open, kind) => {
    // What a browser draws does not depend on the store; the slow looks are taken on the last one.
    const isRepeated = kind === "embedded" && hasServers;
    let host: Host;
    let site: Site;
    let home: Furnished;

    beforeAll(async () => {
      host = await open({ env: FURNISHED_ENV });
      site = await openSite(host);
      home = await furnish(host);
    });
    afterAll(async () => {
      await site?.stop();
    });

    async function signedIn(options: BrowserContextOptions = {}): Promise<BrowserContext> {
      const person = await openPerson(options);
      await giveCookie(person, site.origin, home.cookie);
      return person;
    }

    test.each([
      ["on a phone, light", { colorScheme: "light", viewport: { width: 390, height: 844 } }],
      ["on a desk, dark", { colorScheme: "dark", viewport: { width: 1280, height: 900 } }],
      [
        "on a phone, dark, in Chinese",
        { colorScheme: "dark", viewport: { width: 360, height: 740 }, locale: "zh-TW" },
      ],
    ] satisfies [string, BrowserContextOptions][])(
      "has nothing for axe to find and fits its width %s",
      async (_, options) => {
        if (isRepeated) return;
        const person = await signedIn(options);
        const stranger = await openPerson(options);
        const [page, outside] = [await person.newPage(), await stranger.newPage()];
        const wrong: string[] = [];
        async function look(at: Page, name: string, path: string): Promise<void> {
          const response = await at.goto(site.origin + path);
          if (response?.status() !== 200) wrong.push(`${name}: ${response?.status()}`);
          // Folds are opened, so that what they hold is looked at as well.
          await at.evaluate("document.querySelectorAll('details').forEach((d) => (d.open = true))");
          for (const fault of await findFaults(at)) wrong.push(`${name}: ${fault}`);
          await at.evaluate(
            "document.querySelectorAll('details').forEach((d) => (d.open = false))",
          );
          const over = await at.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth",
          );
          if (over !== 0) wrong.push(`${name}: ${over} px too wide`);
        }
        for (const [name, path] of Object.entries(home.paths)) await look(page, name, path);
        await look(outside, "sign-in", "/sign-in");
        await person.close();
        await stranger.close();
        expect(wrong).toEqual([]);
      },
      120_000,
    );

    test("is under 150 KB with everything it loads, all from its own host", async () => {
      if (isRepeated) return;
      const person = await signedIn();
      const page = await person.newPage();
      const session = await person.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      const wrong: string[] = [];
      let [most, bytes, at] = [0, 0, ""];
      session.on("Network.loadingFinished", (event) => void (bytes += event.encodedDataLength));
      page.on("request", (request) => {
        if (!request.url().startsWith(site.origin)) wrong.push(`${at}: ${request.url()}`);
      });
      for (const [name, path] of Object.entries(home.paths)) {
        [bytes, at] = [0, name];
        await page.goto(site.origin + path, { waitUntil: "load" });
        most = Math.max(most, bytes);
        if (bytes === 0 || bytes > MAX_BYTES) wrong.push(`${name}: ${bytes} bytes`);
      }
      await person.close();
      console.log(`largest page: ${most} bytes (at most ${MAX_BYTES})`);
      expect(wrong).toEqual([]);
    }, 60_000);

    test("refuses every one of its forms without, or with another's, csrf value", async () => {
      const wrong: string[] = [];
      let forms = 0;
      for (const [name, path] of Object.entries(home.paths)) {
        const html = await (
          await fetch(site.origin + path, { headers: { cookie: home.cookie } })
        ).text();
        for (const form of html.match(/<form\b[\s\S]*?<\/form>/g) ?? []) {
          if (!/method="post"/.test(form)) continue;
          forms++;
          if (!/name="csrf" value="[\w-]{43}"/.test(form))
            wrong.push(`${name}: a form has no csrf`);
          const action = /action="([^"]+)"/.exec(form)![1]!;
          for (const csrf of ["", "csrf=x", `csrf=${"A".repeat(43)}`]) {
            const response = await fetch(site.origin + action, {
              method: "POST",
              headers: {
                cookie: home.cookie,
                "content-type": "application/x-www-form-urlencoded",
              },
              body: csrf,
              redirect: "manual",
            });
            if (response.status !== 403) wrong.push(`${name} ${action}: ${response.status}`);
          }
        }
      }
      expect(forms).toBeGreaterThan(40);
      expect(wrong).toEqual([]);
    }, 60_000);

    test("is sent with headers that keep it, and shows text as text", async () => {
      for (const [name, path] of Object.entries(home.paths)) {
        const response = await fetch(site.origin + path, { headers: { cookie: home.cookie } });
        const html = await response.text();
        expect(html).not.toMatch(/<script>|<b>Lotus|style="/);
        const { headers } = response;
        expect(headers.get("cache-control")).toBe("no-store");
        expect(headers.get("referrer-policy")).toBe("no-referrer");
        expect(headers.get("x-frame-options")).toBe("DENY");
        const policy = headers.get("content-security-policy")!;
        expect(policy).toStartWith(
          "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'",
        );
        expect(policy).not.toContain("unsafe");
        if (name === "consent") expect([policy, html].join()).not.toMatch(/script-src|<script/);
      }
    });

    test("is not shown in a frame", async () => {
      const framer = Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        fetch: () =>
          new Response(
            `<title>x</title><iframe src="${site.origin}${home.paths.consent!.replaceAll("&", "&amp;")}"></iframe>`,
            { headers: { "content-type": "text/html" } },
          ),
      });
      const person = await signedIn();
      const page = await person.newPage();
      await page.goto(framer.url.href);
      const frame = page.frames()[1]!;
      await frame.waitForLoadState();
      expect(await frame.locator("form").count()).toBe(0);
      expect(frame.url()).toStartWith("chrome-error:");
      await person.close();
      framer.stop(true);
    }, 30_000);

    test("leads to sign-in and back when nobody is signed in", async () => {
      for (const path of Object.values(home.paths)) {
        const response = await fetch(site.origin + path, { redirect: "manual" });
        expect(response.status).toBe(303);
        const to = new URL(response.headers.get("location")!, site.origin);
        expect([to.pathname, to.searchParams.get("return_to")]).toEqual(["/sign-in", path]);
      }
    });

    test("belongs to its owner: another account finds nothing", async () => {
      const other = await furnish(host, 2);
      const own = /\d/;
      for (const [name, path] of Object.entries(home.paths)) {
        if (!own.test(path) || ["consent"].includes(name)) continue;
        const response = await fetch(site.origin + path, { headers: { cookie: other.cookie } });
        expect([name, response.status]).toEqual([name, 404]);
      }
    });

    describe("without scripts", () => {
      let person: BrowserContext;
      let page: Page;
      beforeAll(async () => {
        person = await signedIn({ javaScriptEnabled: false });
        page = await person.newPage();
      });
      afterAll(() => person.close());

      test("a key is made, shown once, used, and revoked", async () => {
        await page.goto(`${site.origin}/wallet/keys`);
        await page.getByLabel("Name").fill("Night <job>");
        await page.getByLabel("Requests a minute").fill("0");
        await page.getByRole("button", { name: "Create a key" }).click();
        expect(await page.locator(".fault").innerText()).toContain("from 1 to");
        await page.getByLabel("Requests a minute").fill("60");
        await page.getByRole("button", { name: "Create a key" }).click();
        const key = await page.locator("#new-key").innerText();
        const use = () =>
          fetch(`${site.origin}/api/v1/points/balance`, {
            headers: { authorization: `Bearer ${key}` },
          });
        expect((await use()).status).toBe(200);
        await page.goto(`${site.origin}/wallet/keys`);
        expect(await page.content()).not.toContain(key);
        await page.getByRole("link", { name: "Night <job>" }).click();
        await unfold(page, "Revoke this key");
        await page.getByRole("button", { name: "Revoke now" }).click();
        expect(await page.getByRole("status").innerText()).toContain("revoked");
        expect((await use()).status).toBe(401);
      }, 30_000);

      test("transactions are filtered and downloaded", async () => {
        await page.goto(`${site.origin}/wallet/transactions`);
        await unfold(page, "Filter");
        await page.getByLabel("Kind").selectOption({ label: "Added" });
        await page.getByRole("button", { name: "Apply" }).click();
        expect(await page.locator("tbody tr").count()).toBe(1);
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: "Download CSV" }).click(),
        ]);
        const csv = await Bun.file(await download.path()).text();
        expect(csv.split("\r\n")).toHaveLength(3);
        expect(csv).toContain(",grant,20000,20000,");
      }, 30_000);

      test("a secret is added and the old one ended, settings are changed", async () => {
        await page.goto(site.origin + home.paths.settings!);
        await page.getByLabel("Redirect URIs").fill("https://a.example/cb\nhttps://b.example/cb");
        await page.getByRole("button", { name: "Save" }).click();
        expect(await page.getByLabel("Redirect URIs").inputValue()).toBe(
          "https://a.example/cb\nhttps://b.example/cb",
        );
        await page.getByRole("button", { name: "Add a secret" }).click();
        expect(await page.locator("#new-secret").innerText()).toStartWith("at_secret_");
        await page.locator("summary", { hasText: /^End$/ }).first().click();
        await page
          .getByRole("button", { name: /End the secret/ })
          .first()
          .click();
        expect(await page.getByRole("status").innerText()).toContain("ended");
        await page.getByLabel("Redirect URIs").fill("https://partner.example/callback");
        await page.getByRole("button", { name: "Save" }).click();
      }, 30_000);

      test("an endpoint is changed, rotated, switched off and on", async () => {
        await page.goto(site.origin + home.paths.webhook!);
        await page.getByRole("checkbox", { name: /points\.deducted/ }).uncheck();
        await page.getByRole("button", { name: "Save" }).click();
        expect(await page.getByRole("checkbox", { name: /points\.deducted/ }).isChecked()).toBe(
          false,
        );
        await unfold(page, "Rotate the secret");
        await page.getByRole("button", { name: "Make a new secret" }).click();
        expect(await page.locator("#new-secret").innerText()).toStartWith("whsec_");
        expect(await page.locator("main").innerText()).toContain("signs as well until");
        await page.goto(site.origin + home.paths.webhook!);
        await unfold(page, "Switch off");
        await page.getByRole("button", { name: "Switch off" }).click();
        expect(await page.locator("h1 + .row").innerText()).toBe("Off");
        await page.getByRole("button", { name: "Switch on" }).click();
        expect(await page.locator("h1 + .row").innerText()).toBe("Active");
      }, 30_000);

      test("language changes by a link and stays", async () => {
        await page.goto(`${site.origin}/wallet`);
        await page.getByRole("link", { name: "繁體中文" }).click();
        expect(await page.locator("html").getAttribute("lang")).toBe("zh-Hant");
        await page.goto(`${site.origin}/wallet/keys`);
        expect(await page.locator("h1").innerText()).toBe("API 金鑰");
        await page.getByRole("link", { name: "English" }).click();
        expect(await page.locator("h1").innerText()).toBe("API keys");
      }, 30_000);

      test("other sessions are ended and the own one by signing out", async () => {
        const elsewhere = await furnishSession();
        await page.goto(`${site.origin}/wallet/account`);
        await page.getByRole("button", { name: "End all others" }).click();
        expect((await ask(elsewhere)).status).toBe(303);
        expect((await ask(home.cookie)).status).toBe(200);
        const own = await furnishSession();
        await person.clearCookies();
        await giveCookie(person, site.origin, own);
        await page.goto(`${site.origin}/wallet/account`);
        await page.locator(".head summary").click();
        await page.getByRole("button", { name: "Sign out" }).click();
        expect(new URL(page.url()).pathname).toBe("/sign-in");
        expect((await ask(own)).status).toBe(303);
      }, 30_000);

      const ask = (cookie: string) =>
        fetch(`${site.origin}/wallet`, { headers: { cookie }, redirect: "manual" });
      async function furnishSession(): Promise<string> {
        const { signIn } = await import("../wallet/support/oauth.ts");
        return signIn(host.core, home.user);
      }
    });

    test("times stand in the reader's zone where scripts run, else in UTC", async () => {
      const [told, plain] = await Promise.all([
        signedIn({ timezoneId: "Asia/Taipei" }),
        signedIn({ timezoneId: "Asia/Taipei", javaScriptEnabled: false }),
      ]);
      const [page, still] = [await told.newPage(), await plain.newPage()];
      for (const one of [page, still]) await one.goto(`${site.origin}/wallet/transactions`);
      const at = page.locator("tbody time").first();
      const utc = await still.locator("tbody time").first().innerText();
      expect(utc).toMatch(/^\d+ \w+ \d{4}, \d\d:\d\d UTC$/);
      expect(await at.getAttribute("title")).toBe(utc);
      expect(await at.innerText()).toEndWith("GMT+8");
      const shown = Date.parse((await at.innerText()).replace(",", "").replace("GMT+8", "+08:00"));
      expect(shown).toBe(Date.parse(utc.replace(",", "")));
      await told.close();
      await plain.close();
    }, 30_000);

    test("a form with a fault says so in its title and puts the reader on the field", async () => {
      const person = await signedIn();
      const page = await person.newPage();
      await page.goto(`${site.origin}/wallet/keys`);
      await page.getByLabel("Name").fill("x");
      await page.getByLabel("Requests a minute").fill("no");
      await page.getByRole("button", { name: "Create a key" }).click();
      expect(await page.title()).toBe("Please check: API keys");
      expect(await page.evaluate("document.activeElement.name")).toBe("rate");
      expect(await page.getByLabel("Requests a minute").getAttribute("aria-invalid")).toBe("true");
      await person.close();
    }, 30_000);

    test("a button that is pressed twice does its work once, a menu closes by Escape", async () => {
      const person = await signedIn();
      const page = await person.newPage();
      await page.goto(`${site.origin}/wallet/keys`);
      await page.getByLabel("Name").fill("Pressed twice");
      await page.getByRole("button", { name: "Create a key" }).dblclick();
      await page.locator("#new-key").waitFor();
      await page.goto(`${site.origin}/wallet/keys`);
      expect(await page.getByRole("link", { name: "Pressed twice" }).count()).toBe(1);
      await page.locator(".head summary").click();
      expect(await page.getByRole("button", { name: "Sign out" }).isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      expect(await page.getByRole("button", { name: "Sign out" }).isVisible()).toBe(false);
      await person.close();
    }, 30_000);

    test("the keyboard alone creates a key, from the skip link on", async () => {
      const person = await signedIn();
      const page = await person.newPage();
      await page.goto(`${site.origin}/wallet/keys`);
      await page.keyboard.press("Tab");
      expect(await page.evaluate("document.activeElement.className")).toBe("skip");
      await page.keyboard.press("Enter");
      for (let i = 0; i < 20; i++) {
        await page.keyboard.press("Tab");
        if ((await page.evaluate("document.activeElement.name")) === "name") break;
      }
      await page.keyboard.type("By keyboard");
      await page.keyboard.press("Enter");
      expect(await page.locator("#new-key").innerText()).toStartWith("at_live_");
      await person.close();
    }, 30_000);

    if (kind === "embedded") {
      test("development sign-in works in a browser", async () => {
        const person = await openPerson();
        const page = await person.newPage();
        await page.goto(`${site.origin}/sign-in`);
        await page.getByLabel("Name").fill("Eve");
        await page.getByRole("button", { name: "Sign in for development" }).click();
        expect(await page.locator("h1").innerText()).toBe("Hello, Eve");
        await person.close();
      }, 30_000);
    }

    test("none of this made the wallet fail", () => {
      expect(site.faults).toEqual([]);
    });
  });
});
