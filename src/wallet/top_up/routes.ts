import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type Stripe from "stripe";
import { allowancesOf } from "../client_address.ts";
import type { Core } from "../core.ts";
import { WalletError } from "../errors.ts";
import {
  BadRequest,
  badRequest,
  createBodyReader,
  failure,
  json,
  readRaw,
  RETRY_AFTER,
  success,
} from "../http/mod.ts";
import type { Context, Guard, RouteMaker } from "../http/mod.ts";
import { answers, describe } from "../desk/mod.ts";
import { startTopUp } from "./checkout.ts";
import { applyEvent } from "./events.ts";

export interface TopUpDeps {
  readonly core: Core;
  /** Stripe's client, or null where card payments are not set up. */
  readonly openStripe: StripeOpener;
  readonly guard: Guard;
  readonly originOf: (request: Request) => string;
  readonly addRoute: RouteMaker;
}

/** Opens Stripe's client when it is first needed. */
export type StripeOpener = () => Promise<Stripe | null>;

const NewTopUp = Type.Object({ cents: Type.Integer() });

/** Called by Stripe alone; the signature is the proof. */
const STRIPE_EVENTS = {
  tags: ["wallet"],
  operationId: "receiveStripeEvent",
  summary: "Receive an event of the card processor",
  description: "Called by the card processor alone; the signature of the body is checked.",
  parameters: [
    { in: "header", name: "stripe-signature", required: true, schema: { type: "string" } },
  ],
  requestBody: {
    required: true,
    content: { "application/json": { schema: { type: "object" } } },
  },
  responses: {
    200: success("Taken note of; `applied` is false for an event told before or of no concern", {
      received: { type: "boolean", const: true },
      applied: { type: "boolean" },
    }),
    400: failure("`invalid_request`: wrong signature; nothing is stored"),
    405: failure("`method_not_allowed`"),
    408: failure("`request_timeout`: the body did not come within 10 s"),
    413: failure("`payload_too_large`"),
    415: failure("`unsupported_media_type`"),
    429: failure("`rate_limited`: too many events with a wrong signature", RETRY_AFTER),
    503: failure("`unavailable` or `not_set_up`", RETRY_AFTER),
  },
};

/** Creates the routes of card purchases; without Stripe's settings they answer 503 and say so. */
export function createTopUpRoutes({
  core,
  openStripe,
  guard,
  originOf,
  addRoute,
}: TopUpDeps): Elysia {
  const app = new Elysia({ name: "wallet-top-up" });
  const settings = core.settings.stripe;
  const readNewTopUp = createBodyReader(NewTopUp);

  async function requireStripe(): Promise<Stripe> {
    const stripe = await openStripe();
    if (stripe === null) throw notSetUp();
    return stripe;
  }

  async function start(context: Context): Promise<Response> {
    const { caller, headers } = await guard(context);
    if (caller.kind === "partner") throw new WalletError("owner_only", 403, (say) => say.ownerBuys);
    const { cents } = await readNewTopUp(context.request);
    const origin = originOf(context.request);
    const started = await startTopUp(core, await requireStripe(), caller.userId, cents, origin);
    return json(started, 200, headers);
  }

  async function receive({ request, address }: Context): Promise<Response> {
    if (settings === null) throw notSetUp();
    const stripe = await requireStripe();
    // Stripe's own events are as many as they are; what is not signed counts against its address.
    const event = await core.attempts.attempt(
      allowancesOf(core.settings, address),
      async () => {
        const { bytes } = await readRaw(request, ["application/json"]);
        return readEvent(stripe, bytes, request, settings.webhookSecret);
      },
      { failsBy: (cause) => cause instanceof BadRequest },
    );
    return json({ received: true, applied: await applyEvent(core, event) });
  }

  addRoute(app, "/api/v1/topups", {
    POST: {
      operation: describe("startTopUp", "Buy points by card", {
        body: NewTopUp,
        answer: answers.StartedTopUp,
      }),
      handle: start,
    },
  });
  addRoute(app, "/api/v1/stripe/events", { POST: { operation: STRIPE_EVENTS, handle: receive } });
  return app;
}

/** Verifies by the asynchronous form: the synchronous one throws on this runtime. */
async function readEvent(
  stripe: Stripe,
  bytes: Uint8Array,
  request: Request,
  secret: string,
): Promise<Stripe.Event> {
  const signature = request.headers.get("stripe-signature") ?? "";
  try {
    return await stripe.webhooks.constructEventAsync(Buffer.from(bytes), signature, secret);
  } catch {
    throw badRequest("", (say) => say.signature);
  }
}

/** Creates the opener; Stripe's client is large, so it is loaded when it is first needed. */
export function createStripeOpener({ settings }: Core): StripeOpener {
  let client: Promise<Stripe> | undefined;
  return async () => {
    if (settings.stripe === null) return null;
    return (client ??= createStripe(settings.stripe.secretKey, settings.stripe.apiBase));
  };
}

/** @param apiBase another server that speaks Stripe's API (tests); null for Stripe */
async function createStripe(secretKey: string, apiBase: string | null): Promise<Stripe> {
  const { default: Stripe } = await import("stripe");
  if (apiBase === null) return new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 10_000 });
  const { protocol, hostname, port } = new URL(apiBase);
  return new Stripe(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port,
    maxNetworkRetries: 0,
    timeout: 5000,
  });
}

function notSetUp(): WalletError {
  return new WalletError("not_set_up", 503, (say) => say.noCards);
}
