/** Money in through the pages: a card at a double of Stripe, tokens and plans on a local chain. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { BrowserContext, Page } from "playwright-core";
import Stripe from "stripe";
import { expectSound, makeUser, readAccount } from "../wallet/support/people.ts";
import type { TestUser } from "../wallet/support/people.ts";
import { signIn } from "../wallet/support/oauth.ts";
import { onEveryStore } from "../wallet/support/stores.ts";
import type { Host } from "../wallet/support/stores.ts";
import { describePages, giveCookie, openPerson, unfold } from "./support/browser.ts";
import { openSite } from "./support/site.ts";
import type { Site } from "./support/site.ts";
import { openTokenChain } from "./support/token_chain.ts";
import type { TokenChain } from "./support/token_chain.ts";

const SECRET = "whsec_test";
const ACTIVE_WITHIN_MS = 10_000;

describePages("money in", () => {
  onEveryStore("payment pages", (open) => {
    const stripe = new Stripe("sk_test_x");
    let session = new URLSearchParams();
    /** Stripe's double: makes a session, shows a page to pay, and sends the signed event when paid. */
    const checkout: Bun.Server<undefined> = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      async fetch(request): Promise<Response> {
        const { pathname } = new URL(request.url);
        if (pathname === "/v1/checkout/sessions") {
          session = new URLSearchParams(await request.text());
          return Response.json({ id: "cs_1", url: `${checkout.url.origin}/pay` });
        }
        const html = { headers: { "content-type": "text/html" } };
        if (pathname === "/pay") {
          const back = session.get("success_url")!;
          return new Response(`<title>Pay</title><a href="${back}">Pay now</a>`, html);
        }
        return new Response(null, { status: 404 });
      },
    });
    let chain: TokenChain;
    let host: Host;
    let site: Site;
    let user: TestUser;
    let person: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      chain = await openTokenChain();
      host = await open({
        env: {
          ...chain.env,
          RATE_ADDRESS: "0",
          STRIPE_SECRET_KEY: "sk_test_x",
          STRIPE_WEBHOOK_SECRET: SECRET,
          STRIPE_API_BASE: checkout.url.origin,
        },
      });
      site = await openSite(host, { workers: true });
      user = await makeUser(host.core, 0);
      person = await openPerson();
      await giveCookie(person, site.origin, await signIn(host.core, user));
      await chain.giveWallet(person);
      page = await person.newPage();
    });
    afterAll(async () => {
      await site?.stop();
      await person?.close();
      await chain?.stop();
      checkout.stop(true);
    });

    const balance = async () => (await readAccount(host.core, user.accountId)).balance;

    async function sendPaid(): Promise<void> {
      const event = {
        id: `evt_${crypto.randomUUID()}`,
        object: "event",
        type: "checkout.session.completed",
        data: {
          object: {
            id: "cs_1",
            client_reference_id: session.get("client_reference_id"),
            payment_status: "paid",
            currency: "usd",
            amount_total: 1500,
            payment_intent: "pi_1",
          },
        },
      };
      const payload = JSON.stringify(event);
      const signature = await stripe.webhooks.generateTestHeaderStringAsync({
        payload,
        secret: SECRET,
      });
      await fetch(`${site.origin}/api/v1/stripe/events`, {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        body: payload,
      });
    }

    test("a card top-up waits on its page until Stripe confirms it, then says so by itself", async () => {
      await page.goto(`${site.origin}/wallet/add`);
      await page.getByRole("radio", { name: "Other" }).check();
      await page.getByLabel("Points", { exact: true }).fill("99");
      await page.getByRole("button", { name: "Go to payment" }).click();
      expect(await page.locator(".fault").innerText()).toContain("from 100");
      await page.getByLabel("Points", { exact: true }).fill("150");
      await page.getByRole("button", { name: "Go to payment" }).click();
      await page.getByRole("link", { name: "Pay now" }).click();
      expect(await page.locator("h1").innerText()).toBe("Waiting for the payment");
      expect(await balance()).toBe(0);
      await sendPaid();
      await page.getByRole("heading", { name: "Paid. Thank you!" }).waitFor();
      expect(await page.locator(".pill").innerText()).toContain("150");
      expect(await balance()).toBe(150);
    }, 60_000);

    test("an address is proved with the browser's wallet", async () => {
      await page.goto(`${site.origin}/wallet/addresses`);
      await page.getByRole("button", { name: "Connect wallet and sign" }).click();
      expect(await page.getByRole("status").innerText()).toContain("The address is proved");
      await unfold(page, "Sign with another tool");
      await page.getByLabel("Address").fill(`0x${"12".repeat(20)}`);
      await page.getByLabel("Signature").fill("0x12");
      await page.getByRole("button", { name: "Prove address" }).click();
      expect(await page.getByRole("alert").innerText()).toContain("does not fit");
    }, 60_000);

    test("tokens sent with the browser's wallet become points", async () => {
      await page.goto(`${site.origin}/wallet/add`);
      await page.getByLabel("Tokens to send").fill("25");
      await page.getByRole("button", { name: "Pay with browser wallet" }).click();
      expect(await page.getByRole("status").innerText()).toContain("The transfer was found");
      await chain.mine(2);
      for (let i = 0; i < 100 && (await balance()) === 150; i++) await Bun.sleep(100);
      expect(await balance()).toBe(175);
      await page.reload();
      expect(await page.locator("main").innerText()).toContain("Credited");
    }, 60_000);

    test("a plan is active within 10 s of confirmation, and the page says so by itself", async () => {
      await page.goto(`${site.origin}/wallet/plans`);
      await page.getByRole("link", { name: "Choose Starter" }).click();
      expect(await page.locator("main").innerText()).toContain("10,000 tokens");
      await page.getByLabel("Transaction hash").fill("0x12");
      await page.getByRole("button", { name: "Submit transaction" }).click();
      expect(await page.locator(".fault").innerText()).toContain("64 hexadecimal digits");
      await page.getByRole("button", { name: "Pay with browser wallet" }).click();
      await page.getByRole("heading", { name: "Confirming your payment" }).waitFor();
      expect(await balance()).toBe(175);
      await chain.mine(2);
      const since = performance.now();
      await page.getByRole("heading", { name: "Your plan is active" }).waitFor();
      const waited = performance.now() - since;
      console.log(`the plan was active ${Math.round(waited)} ms after confirmation`);
      expect(waited).toBeLessThan(ACTIVE_WITHIN_MS);
      expect(await balance()).toBe(10_175);
      await page.goto(`${site.origin}/wallet/plans`);
      expect(await page.getByRole("img", { name: "Calls used: 0 / 1,000" }).count()).toBe(1);
      await expectSound(host.core);
      expect(site.faults).toEqual([]);
    }, 60_000);
  });
});
