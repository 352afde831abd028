/** What the desk's routes answer, as schemas of the interface description. */
import { Type } from "@sinclair/typebox";
import type { TSchema } from "@sinclair/typebox";

const Count = Type.Integer({ minimum: 0 });
const Id = Type.Integer({ minimum: 1 });
const Time = Type.String({ format: "date-time" });
const Maybe = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const Strict = { additionalProperties: false } as const;
const Closed = (fields: Record<string, TSchema>) => Type.Object(fields, Strict);

/** Nothing to tell but that it was done. */
export const Done = Closed({ success: Type.Literal(true) });

export const ApiKey = Closed({
  id: Id,
  name: Type.String(),
  hint: Type.String({ description: "First and last characters of the key" }),
  requestsPerMinute: Id,
  createdAt: Time,
  lastUsedAt: Maybe(Time),
  revokedAt: Maybe(Time),
});
export const NewApiKey = Type.Composite(
  [ApiKey, Closed({ apiKey: Type.String({ description: "The key; shown this once" }) })],
  Strict,
);
export const KeyUsage = Closed({
  days: Type.Array(Closed({ day: Type.String({ format: "date" }), calls: Count, points: Count })),
});

export const Partner = Closed({
  partnerId: Id,
  clientId: Type.String(),
  name: Type.String(),
  redirectUris: Type.Array(Type.String()),
  scopes: Type.Array(Type.String()),
  disabled: Type.Boolean(),
  authMethod: Type.Union([Type.Literal("client_secret"), Type.Literal("none")]),
  createdAt: Time,
  secrets: Type.Array(Closed({ id: Id, hint: Type.String(), createdAt: Time })),
});
export const NewPartner = Closed({
  partnerId: Id,
  clientId: Type.String(),
  clientSecret: Maybe(Type.String({ description: "Shown this once; null for a public client" })),
});

export const Endpoint = Closed({
  id: Id,
  url: Type.String(),
  events: Type.Array(Type.String()),
  failingSince: Maybe(Time),
  disabledAt: Maybe(Time),
  disabledReason: Maybe(Type.String()),
  oldSecretUntil: Maybe(Time),
  createdAt: Time,
});
export const NewEndpoint = Type.Composite(
  [Endpoint, Closed({ secret: Type.String({ description: "Signing secret; shown this once" }) })],
  Strict,
);
export const Delivery = Closed({
  id: Id,
  eventId: Type.String({ description: "`webhook-id` of every try" }),
  endpointId: Id,
  type: Type.String(),
  status: Type.Union(["pending", "delivered", "dead", "cancelled"].map((one) => Type.Literal(one))),
  attempts: Count,
  lastStatus: Maybe(Type.Integer()),
  lastError: Maybe(Type.String()),
  lastMs: Maybe(Count),
  nextAt: Maybe(Time),
  createdAt: Time,
});

export const Consent = Closed({
  partnerId: Id,
  name: Type.String(),
  scopes: Type.Array(Type.String()),
  consentedAt: Time,
  live: Type.Integer({ minimum: 0, description: "Token pairs that work now" }),
});
export const Notice = Closed({
  id: Id,
  kind: Type.String({ description: "`token.expiring`, `refresh.lapsing`, `webhook.disabled`" }),
  body: Type.Object({}, { additionalProperties: true }),
  createdAt: Time,
});

const PlanTerms = Closed({ points: Id, calls: Id, requestsPerMinute: Id });
export const Subscription = Closed({
  id: Id,
  plan: Type.String(),
  status: Type.Union(
    ["pending", "active", "expired", "failed", "cancelled"].map((one) => Type.Literal(one)),
  ),
  txHash: Maybe(Type.String()),
  periodStart: Maybe(Time),
  periodEnd: Maybe(Time),
  callLimit: Count,
  callsUsed: Count,
  failure: Maybe(Type.String()),
});
export const Plans = Closed({
  plans: Closed({
    starter: PlanTerms,
    basic: PlanTerms,
    premium: PlanTerms,
    enterprise: PlanTerms,
  }),
  subscriptions: Type.Array(Subscription),
});
export const Swaps = Closed({
  swaps: Type.Array(
    Closed({
      txHash: Type.String(),
      logIndex: Count,
      status: Type.Union(["seen", "confirmed", "rejected"].map((one) => Type.Literal(one))),
      points: Count,
      reason: Maybe(Type.String()),
    }),
  ),
});
export const Addresses = Closed({
  chainId: Id,
  token: Type.String(),
  treasury: Type.String(),
  addresses: Type.Array(Type.String()),
  link: Closed({
    issuedAt: Time,
    message: Type.String({ description: "To be signed by the address (EIP-191)" }),
  }),
});
export const StartedTopUp = Closed({
  topUpId: Type.String(),
  points: Id,
  cents: Id,
  checkoutUrl: Type.String({ description: "Where the card is entered" }),
});
