/** The wallet on one screen: stores, parts, routes, loops. */
import { setTimeout as sleep } from "node:timers/promises";
import { Elysia } from "elysia";
import { countAddress } from "./client_address.ts";
import { createAuthenticate } from "./authenticate.ts";
import { confirmSwaps, createChain } from "./chain/mod.ts";
import type { Chain } from "./chain/mod.ts";
import type { Caller, RateHeaders, Wallet, WalletService } from "./contract.ts";
import type { Core } from "./core.ts";
import { openStores } from "./stores.ts";
import type { Stores } from "./stores.ts";
import { createDeskRoutes } from "./desk/mod.ts";
import { createDemoHandlers, createDemoUser } from "./demo.ts";
import { createGuard, createRouteMaker } from "./http/mod.ts";
import { createIdentityReader } from "./identity_token.ts";
import { createEmbeds } from "./embedding/mod.ts";
import { createKeeping, expireReadings } from "./keeping/mod.ts";
import { addApiKey, listApiKeys, revokeApiKey } from "./keys/mod.ts";
import {
  createCharges,
  createDeductions,
  createHolds,
  createKeptCalls,
  listTransactions,
  readBalance,
  requireFunds,
  sweep,
} from "./ledger/mod.ts";
import { startLoop } from "./loop.ts";
import type { Loop } from "./loop.ts";
import { createMailer, sendDueNotices, writeExpiryNotices } from "./notices/mod.ts";
import type { WalletOptions } from "./options.ts";
import { createOAuthRoutes } from "./oauth/mod.ts";
import { createPageRoutes, createPages } from "./pages/mod.ts";
import { rollPartnerDays } from "./partner_days/mod.ts";
import { confirmPlans, createPlanHandlers, expirePlans } from "./plans/mod.ts";
import { createLegacyReader, createPointsRoutes } from "./points/mod.ts";
import { collectOwed, createStripeOpener, createTopUpRoutes } from "./top_up/mod.ts";
import { createDeductionNotice, createPost, startDeliveries } from "./webhooks/mod.ts";
import type { Post } from "./webhooks/mod.ts";
import { createReadiness } from "./readiness.ts";
import { createSessions, createSignInRoutes, createSignIns } from "./sign_in/mod.ts";

const SWEEP_EVERY_MS = 5000;
const CHAIN_EVERY_MS = 2000;
const NOTICES_EVERY_MS = 3_600_000;
const PARTNER_DAYS_EVERY_MS = 60_000;
/** How long a closing wallet waits for deliveries; what is cut off is tried again after its lease. */
const CLOSE_MS = 5000;
/** Time of one delivery, and of the one try that a deduction waits for. */
const DELIVERY_MS = 15_000;
const NOTICE_MS = 2000;

/**
 * Opens the stores, migrates them and builds the wallet.
 *
 * @throws {FolderInUse} another process has the embedded store
 * @throws {RangeError} naming every setting that is wrong
 * @throws {Unavailable} the database cannot be reached
 */
export async function createWallet(options: WalletOptions = {}): Promise<Wallet> {
  return buildWallet(await openStores(options), options);
}

/** Builds a wallet over open stores, which it closes in the end. */
export async function buildWallet(
  { core, folder = null, closeStores }: Stores,
  options: WalletOptions = {},
): Promise<Wallet> {
  const { service, deductions, charges } = createService(core);
  const isDemo = core.database.kind === "embedded" && !core.settings.production;
  const demo = isDemo ? await createDemoUser(core) : undefined;

  const originOf = (request: Request) => core.settings.origin ?? new URL(request.url).origin;
  const pages = options.pages ?? createPages();
  const signIns = createSignIns(core, originOf);
  const addRoute = createRouteMaker({ ...options, log: core.log });
  const openChain = createChainOpener(core);
  const openStripe = createStripeOpener(core);
  const more = {
    ...createPlanHandlers({ core, openChain, originOf }),
    ...(isDemo ? createDemoHandlers(core) : {}),
  };
  const { webhookAllowPrivate: allowPrivate } = core.settings;
  const post = core.measuring.tries(createPost({ timeoutMs: DELIVERY_MS, allowPrivate }));
  const quickPost = core.measuring.tries(createPost({ timeoutMs: NOTICE_MS, allowPrivate }));
  const guard = createGuard(core, service, signIns.asCaller);
  const points = createPointsRoutes({
    core,
    service,
    deductions,
    chargeOwner: charges.chargeOwner,
    readLegacy: createLegacyReader(core),
    notify: createDeductionNotice(core, quickPost),
    guard,
    addRoute,
  });
  const routes = new Elysia({ name: "wallet" })
    .use(points)
    .use(createOAuthRoutes({ core, pages, signIns, originOf, addRoute }))
    .use(createSignInRoutes({ core, pages, signIns, originOf, addRoute }))
    .use(createDeskRoutes({ core, service, guard, addRoute, more }))
    .use(createTopUpRoutes({ core, openStripe, guard, originOf, addRoute }))
    .use(
      createPageRoutes({
        core,
        service,
        pages,
        signIns,
        openChain,
        openStripe,
        originOf,
        addRoute,
        library: options.library === true,
      }),
    );

  const loops = options.workers === false ? [] : startLoops(core, post, openChain, options);

  return {
    service,
    keeping: createKeeping(core),
    embeds: createEmbeds(core),
    sessions: createSessions(core, signIns),
    routes,
    ...(demo ? { demo } : {}),
    ready: createReadiness(core.database, folder),
    measures: core.measuring.read,
    async close() {
      const stopped = Promise.all(loops.map((loop) => loop.stop()));
      await Promise.race([stopped, sleep(CLOSE_MS, undefined, { ref: false })]);
      await Promise.all([deductions.idle(), charges.idle()]);
      await closeStores();
    },
  };
}

/** What runs beside requests, on every host that works; each turn is safe on many hosts at once. */
function startLoops(
  core: Core,
  post: Post,
  openChain: () => Promise<Chain | null>,
  { sendNotice }: WalletOptions,
): readonly Loop[] {
  const { database, log, settings } = core;
  const send = sendNotice ?? (settings.mail ? createMailer(settings.mail, settings.origin) : null);
  return [
    startLoop("hold sweeper", SWEEP_EVERY_MS, log, () => sweep(database)),
    startLoop("expiry notices", NOTICES_EVERY_MS, log, () => writeExpiryNotices(database)),
    startLoop("kept readings", NOTICES_EVERY_MS, log, () => expireReadings(database)),
    startLoop("partner days", PARTNER_DAYS_EVERY_MS, log, () => rollPartnerDays(database)),
    ...(settings.stripe
      ? [startLoop("card debts", SWEEP_EVERY_MS, log, () => collectOwed(core))]
      : []),
    startLoop("plan expiry", SWEEP_EVERY_MS, log, () => expirePlans(database)),
    startDeliveries(core, post),
    // Each by itself: a node that fails at the one must not keep the other waiting.
    ...(settings.chain
      ? [
          startLoop("plan payments", CHAIN_EVERY_MS, log, async () =>
            confirmPlans(core, (await openChain())!),
          ),
          startLoop("swaps", CHAIN_EVERY_MS, log, async () =>
            confirmSwaps(core, (await openChain())!),
          ),
        ]
      : []),
    ...(send
      ? [startLoop("notice sender", SWEEP_EVERY_MS, log, () => sendDueNotices(core, send))]
      : []),
  ];
}

/** Opens the chain when it is first needed; null where none is set up. */
function createChainOpener({ settings }: Core): () => Promise<Chain | null> {
  let opened: Promise<Chain> | undefined;
  return async () => (settings.chain === null ? null : (opened ??= createChain(settings.chain)));
}

function createService(core: Core) {
  const { database, rates, settings } = core;
  const charges = createCharges(core);
  const service: WalletService = {
    authenticate: createAuthenticate(core, createIdentityReader(core)),
    rateLimit: (who, work) =>
      "address" in who ? countAddress(core, who.address, work) : countCaller(rates, who, work),
    balance: (caller) => readBalance(database, caller),
    requireFunds: (caller, points) => requireFunds(core, caller, points),
    charge: charges.charge,
    ...createHolds(core),
    ...createKeptCalls(core),
    transactions: (caller, page) => listTransactions(database, caller, page),
    createApiKey: (userId, options) => addApiKey(core, userId, options),
    listApiKeys: (userId) => listApiKeys(database, userId),
    revokeApiKey: (userId, id) => revokeApiKey(database, userId, id),
  };
  return { service, charges, deductions: createDeductions(core) };
}

/** Counts a caller and tells how much of a plan is left; past its quota the rate is that of no plan. */
async function countCaller(
  rates: Core["rates"],
  caller: Caller,
  work?: number,
): Promise<RateHeaders> {
  const headers = await rates.count(`caller:${nameRate(caller)}`, caller.requestsPerMinute, work);
  if (caller.plan === undefined) return headers;
  const { id, callsLeft } = caller.plan;
  const state =
    callsLeft > 0 ? `calls-left=${callsLeft}` : "calls-left=0; exhausted, rate of no plan";
  return { ...headers, "X-Plan": `${id}; ${state}` };
}

/** One counter per key, per token pair, or per user. */
function nameRate(caller: Caller): string {
  if (caller.apiKeyId !== undefined) return `key:${caller.apiKeyId}`;
  if (caller.tokenId !== undefined) return `token:${caller.tokenId}`;
  return `user:${caller.userId}`;
}
