/** From sign-in to a delivered webhook, in two browsers: a partner's owner and a user. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { BrowserContext, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { give } from "../wallet/support/people.ts";
import { onEveryStore } from "../wallet/support/stores.ts";
import type { Host } from "../wallet/support/stores.ts";
import { describePages, openPerson, unfold } from "./support/browser.ts";
import { openProvider } from "./support/provider.ts";
import type { Provider } from "./support/provider.ts";
import { openSite, WALLET_KEY } from "./support/site.ts";
import type { Site } from "./support/site.ts";

interface Received {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** The partner's own server: a callback for browsers and a receiver of webhooks. */
function openPartnerServer() {
  const received: Received[] = [];
  const codes: URLSearchParams[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const url = new URL(request.url);
      if (url.pathname === "/hooks") {
        received.push({ body: await request.text(), headers: request.headers.toJSON() });
        return new Response(null, { status: 204 });
      }
      if (url.pathname === "/callback") codes.push(url.searchParams);
      return new Response("<title>Back at the partner</title>", {
        headers: { "content-type": "text/html" },
      });
    },
  });
  return {
    received,
    codes,
    origin: `http://127.0.0.1:${server.port}`,
    stop: () => server.stop(true),
  };
}

async function until<T>(read: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let i = 0; i < 150; i++) {
    const found = await read();
    if (found !== undefined) return found;
    await Bun.sleep(100);
  }
  throw new Error("it did not happen within 15 s");
}

describePages("a partner's life", () => {
  onEveryStore("partner flow", (open) => {
    const partner = openPartnerServer();
    let provider: Provider;
    let host: Host;
    let site: Site;
    let owner: BrowserContext;
    let user: BrowserContext;

    beforeAll(async () => {
      provider = await openProvider();
      host = await open({
        env: { ...provider.env, RATE_ADDRESS: "0", WALLET_KEY, WEBHOOK_ALLOW_PRIVATE: "1" },
      });
      site = await openSite(host, { workers: true });
      owner = await openPerson({ viewport: { width: 1280, height: 900 } });
      user = await openPerson();
    });
    afterAll(async () => {
      await site?.stop();
      partner.stop();
      await provider?.stop();
      await owner?.close();
      await user?.close();
    });

    async function signIn(page: Page, path: string, sub: string, name: string): Promise<void> {
      provider.is({ sub, name });
      await page.goto(site.origin + path);
      await page.getByRole("link", { name: "Continue with Local ID" }).click();
    }

    test("goes from registration over consent, charge and revocation to the delivery", async () => {
      const desk = await owner.newPage();
      await signIn(desk, "/partner", "olga", "Olga Owner");
      expect(new URL(desk.url()).pathname).toBe("/partner");

      // The owner registers a partner whose name would be markup if it were not escaped.
      await desk.getByRole("link", { name: "Register a partner" }).click();
      await desk.getByLabel("Name").fill("<script>alert(1)</script>");
      await desk.getByLabel("Redirect URIs").fill("http://example.com/callback");
      await desk.getByRole("button", { name: "Register a partner" }).click();
      expect(await desk.locator(".fault").innerText()).toContain("http://example.com/callback");
      await desk.getByLabel("Redirect URIs").fill(`${partner.origin}/callback`);
      await desk.getByRole("button", { name: "Register a partner" }).click();
      expect(await desk.locator("h1").innerText()).toBe("<script>alert(1)</script> is registered");
      const clientId = await desk.locator("#client-id").innerText();
      const clientSecret = await desk.locator("#client-secret").innerText();
      expect([clientId, clientSecret].map((text) => text.slice(0, 10))).toEqual([
        "at_client_",
        "at_secret_",
      ]);

      // … and a webhook endpoint, and sends itself a test event.
      await desk.getByRole("link", { name: "Go to the dashboard" }).click();
      await desk.getByRole("link", { name: "Webhooks" }).click();
      await desk.getByLabel("Address").fill(`${partner.origin}/hooks`);
      await desk.getByRole("button", { name: "Add an endpoint" }).click();
      const webhook = new Webhook(await desk.locator("#new-secret").innerText());
      await desk.getByRole("button", { name: "Send a test event" }).click();
      const probe = await until(() => partner.received[0]);
      expect(webhook.verify(probe.body, probe.headers)).toMatchObject({ event: "test" });

      // The user comes from the partner, signs in, and allows it.
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: `${partner.origin}/callback`,
        scope: "deduct balance",
        state: "näïve & <b>",
      });
      const page = await user.newPage();
      await signIn(page, `/api/oauth2/authorize?${query}`, "ute", "Ute User");
      expect(await page.locator("h1").innerText()).toBe(
        "Let <script>alert(1)</script> use your points?",
      );
      expect(await page.locator("main").innerText()).toContain("You are signed in as Ute User");
      await page.getByRole("button", { name: "Allow" }).click();
      await page.waitForURL(`${partner.origin}/**`);
      expect(partner.codes[0]!.get("state")).toBe("näïve & <b>");

      // The partner exchanges its code and charges.
      const [{ id: userId }] = (await host.core.database.rows<{ id: number }>(
        "SELECT user_id AS id FROM identities WHERE subject = 'ute'",
      )) as [{ id: number }];
      await give(host.core, userId, 100);
      const post = (path: string, body: object, token?: string) =>
        fetch(site.origin + path, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify(body),
        });
      const issued = await post("/api/oauth2/token", {
        grant_type: "authorization_code",
        code: partner.codes[0]!.get("code"),
        redirect_uri: `${partner.origin}/callback`,
        client_id: clientId,
        client_secret: clientSecret,
      });
      const { access_token: token } = (await issued.json()) as { access_token: string };
      const charge = { amount: 30, description: "<i>A reading</i> — 早安", idempotencyKey: "k1" };
      expect((await post("/api/v1/points/deduct", charge, token)).status).toBe(200);

      // The user sees the balance fall and who did it, and takes the consent back.
      await page.goto(`${site.origin}/wallet`);
      expect(await page.locator(".balance-figure").innerText()).toContain("70");
      expect(await page.locator("main").innerText()).toContain("<i>A reading</i> — 早安");
      await page.getByRole("link", { name: "Partners", exact: true }).click();
      expect(await page.locator("main").innerText()).toContain("30 points");
      await unfold(page, "End access of");
      await page.getByRole("button", { name: "End access of" }).click();
      expect(await page.getByRole("status").innerText()).toContain("Access is ended");
      expect(
        (await post("/api/v1/points/deduct", { ...charge, idempotencyKey: "k2" }, token)).status,
      ).toBe(401);

      // The partner is told, and its owner sees the delivery and sends it again.
      const told = await until(() =>
        partner.received.find(({ body }) => body.includes("token.revoked")),
      );
      expect(webhook.verify(told.body, told.headers)).toMatchObject({
        event: "token.revoked",
        userId,
        scope: "deduct balance",
        revokedBy: "user",
      });
      await until(async () => {
        await desk.goto(`${new URL(desk.url()).origin}${deliveriesPath(desk)}?state=delivered`);
        return (await desk.getByRole("link", { name: "token.revoked" }).count()) > 0 || undefined;
      });
      expect(await desk.locator("table").innerText()).toMatch(/204 · [\d,]+ ms/);
      await desk.getByRole("link", { name: "token.revoked" }).click();
      expect(await desk.locator("pre").innerText()).toBe(told.body);
      await desk.getByRole("button", { name: "Send again" }).click();
      expect(await desk.getByRole("status").innerText()).toContain("sent again");
      const again = await until(() => {
        const same = partner.received.filter(
          ({ headers }) => headers["webhook-id"] === told.headers["webhook-id"],
        );
        return same.length === 2 ? same[1] : undefined;
      });
      expect(again.body).toBe(told.body);

      // The partner's figures.
      await desk.goto(desk.url().replace(/\/deliveries.*$/, ""));
      expect(await desk.locator(".figures").innerText()).toMatch(/Points taken\s+30/);
      expect(site.faults).toEqual([]);
    }, 90_000);

    test("another account is taken by way of sign-in, back to the same question", async () => {
      const page = await user.newPage();
      const [client] = await host.core.database.rows<{ client_id: string }>(
        "SELECT client_id FROM oauth_clients",
      );
      const query = new URLSearchParams({
        client_id: client!.client_id,
        redirect_uri: `${partner.origin}/callback`,
        scope: "balance",
        state: "a+b c",
      });
      const path = `/api/oauth2/authorize?${query}`;
      await page.goto(site.origin + path);
      expect(await page.locator("main").innerText()).toContain("You are signed in as Ute User");
      await page.getByRole("button", { name: "Switch" }).click();
      provider.is({ sub: "vera", name: "Vera" });
      await page.getByRole("link", { name: "Continue with Local ID" }).click();
      expect(page.url()).toBe(site.origin + path);
      expect(await page.locator("main").innerText()).toContain("You are signed in as Vera");
      await page.getByRole("checkbox").uncheck();
      await page.getByRole("button", { name: "Allow" }).click();
      await page.waitForURL(`${partner.origin}/**`);
      expect(partner.codes.at(-1)!.get("error")).toBe("access_denied");
      expect(partner.codes.at(-1)!.get("state")).toBe("a+b c");
    }, 30_000);

    test("a refusal gives the partner access_denied and nothing else", async () => {
      const page = await user.newPage();
      const clients = await host.core.database.rows<{ client_id: string }>(
        "SELECT client_id FROM oauth_clients",
      );
      const query = new URLSearchParams({
        client_id: clients[0]!.client_id,
        redirect_uri: `${partner.origin}/callback`,
        scope: "deduct",
        state: "s",
      });
      await page.goto(`${site.origin}/api/oauth2/authorize?${query}`);
      await page.getByRole("button", { name: "Refuse" }).click();
      await page.waitForURL(`${partner.origin}/**`);
      expect(partner.codes.at(-1)!.get("error")).toBe("access_denied");
      expect(partner.codes.at(-1)!.get("code")).toBeNull();
    }, 30_000);
  });
});

function deliveriesPath(page: Page): string {
  return /^\/partner\/\d+/.exec(new URL(page.url()).pathname)![0] + "/deliveries";
}
