/** A wallet with something on every page, made by the wallet's own functions where it has them. */
import { createCharges } from "../../../src/wallet/ledger/mod.ts";
import { createEndpoint, sendTest } from "../../../src/wallet/webhooks/mod.ts";
import { connect, deduct, makePartner, openFetch, signIn } from "../../wallet/support/oauth.ts";
import { makeUser } from "../../wallet/support/people.ts";
import type { TestUser } from "../../wallet/support/people.ts";
import type { Host } from "../../wallet/support/stores.ts";
import { CALLBACK } from "../../wallet/support/oauth.ts";

export interface Furnished {
  readonly user: TestUser;
  /** `Cookie` header of the user, who also owns the partner. */
  readonly cookie: string;
  /** Every page of the desks and the flows, by a short name. */
  readonly paths: Readonly<Record<string, string>>;
}

/** Furnishes a host; `settings` must hold a wallet key, a chain and Stripe. */
export async function furnish(host: Host, charges = 40): Promise<Furnished> {
  const { core } = host;
  const user = await makeUser(core, 20_000);
  const partner = await makePartner(core, { ownerId: user.userId, name: "<script>Lotus</script>" });
  const fetch = await openFetch(host);
  const pair = await connect(fetch, core, partner, user);
  for (let i = 0; i < charges / 2; i++) await deduct(fetch, pair.access_token, { amount: 1 + i });
  const { charge } = createCharges(core);
  for (let i = 0; i < charges / 2; i++) {
    await charge({ caller: user.caller, points: 5, reference: "bazi.chart" });
  }
  const endpoint = await createEndpoint(core, partner.partnerId, {
    url: "https://hooks.partner.example/events",
    events: ["token.revoked", "points.deducted"],
  });
  await sendTest(core, partner.partnerId, endpoint.id);
  const { database, settings } = core;
  const [delivery] = await database.rows<{ id: number }>(
    `UPDATE webhook_deliveries SET status = 'dead', attempts = 10, last_status = 500, last_error = 'HTTP 500',
       last_ms = 120 WHERE endpoint_id = $1 RETURNING id`,
    [endpoint.id],
  );
  const [plan] = await database.rows<{ id: number }>(
    `INSERT INTO subscriptions(user_id, plan, status, chain_id, tx_hash, period_start, period_end, call_limit, calls_used)
     VALUES($1, 'starter', 'active', $2, $3, now(), now() + interval '20 days', 1000, 420) RETURNING id`,
    [user.userId, settings.chain!.chainId, Buffer.alloc(32, user.userId)],
  );
  const [pending] = await database.rows<{ id: number }>(
    `INSERT INTO subscriptions(user_id, plan, status, chain_id, tx_hash, call_limit)
     VALUES($1, 'basic', 'pending', $2, $3, 10000) RETURNING id`,
    [user.userId, settings.chain!.chainId, Buffer.alloc(32, 100 + user.userId)],
  );
  await database.rows(
    `INSERT INTO notifications(user_id, kind, dedupe, body)
     VALUES($1, 'token.expiring', 'n' || $4, $2), ($1, 'webhook.disabled', 'w' || $4, $3)`,
    [
      user.userId,
      { partner: "<b>Lotus</b>", expiresAt: "2027-01-01T00:00:00Z" },
      { url: "https://hooks.partner.example/events", reason: "five days of failures" },
      String(user.userId),
    ],
  );
  const topUpId = crypto.randomUUID();
  await database.rows("INSERT INTO topups(id, user_id, cents, points) VALUES($1, $2, 1000, 100)", [
    topUpId,
    user.userId,
  ]);
  const query = new URLSearchParams({
    client_id: partner.clientId,
    redirect_uri: CALLBACK,
    scope: "deduct balance",
    state: "s",
  });
  const own = `/partner/${partner.partnerId}`;
  return {
    user,
    cookie: await signIn(core, user),
    paths: {
      consent: `/api/oauth2/authorize?${query}`,
      overview: "/wallet",
      transactions: "/wallet/transactions?kind=spent",
      add: "/wallet/add",
      purchase: `/wallet/add/${topUpId}`,
      plans: "/wallet/plans",
      plan: "/wallet/plans/premium",
      payment: `/wallet/plans/payments/${plan!.id}`,
      pending: `/wallet/plans/payments/${pending!.id}`,
      addresses: "/wallet/addresses",
      partners: "/wallet/partners",
      keys: "/wallet/keys",
      key: `/wallet/keys/${user.apiKeyId}`,
      notices: "/wallet/notices",
      account: "/wallet/account",
      dashboard: "/partner",
      register: "/partner/new",
      partner: own,
      settings: `${own}/settings`,
      webhooks: `${own}/webhooks`,
      webhook: `${own}/webhooks/${endpoint.id}`,
      deliveries: `${own}/deliveries`,
      delivery: `${own}/deliveries/${delivery!.id}`,
    },
  };
}

/** Settings under which every part of the pages is set up; nothing listens behind them. */
export const FURNISHED_ENV = {
  RATE_ADDRESS: "0",
  RATE_TOKEN: "0",
  WALLET_KEY: Buffer.alloc(32, 7).toString("base64"),
  WEBHOOK_ALLOW_PRIVATE: "1",
  SIGN_IN_PROVIDERS: "google,github",
  SIGN_IN_GOOGLE_CLIENT_ID: "google-client",
  SIGN_IN_GITHUB_CLIENT_ID: "github-client",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STRIPE_API_BASE: "http://127.0.0.1:9",
  CHAIN_RPC_URL: "http://127.0.0.1:9",
  CHAIN_ID: "31337",
  CHAIN_TOKEN: `0x${"ab".repeat(20)}`,
  CHAIN_TREASURY: `0x${"cd".repeat(20)}`,
} as const;
