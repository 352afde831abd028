/** Starts a purchase: our row first, then Stripe's checkout under the row's id. */
import type Stripe from "stripe";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { Unavailable } from "../errors.ts";
import { badRequest } from "../http/mod.ts";
import { CENTS_PER_POINT, explainCents } from "./price.ts";

export interface StartedTopUp {
  readonly topUpId: string;
  readonly points: number;
  readonly cents: number;
  /** Where the buyer pays. Coming back from there credits nothing. */
  readonly checkoutUrl: string;
}

/**
 * Starts a purchase.
 *
 * @param origin of the wallet host, for the pages to return to
 * @throws {BadRequest} the amount cannot be bought
 * @throws {Unavailable} Stripe does not answer; nothing was charged
 */
export async function startTopUp(
  core: Core,
  stripe: Stripe,
  userId: number,
  cents: number,
  origin: string,
): Promise<StartedTopUp> {
  const fault = explainCents(cents);
  if (fault !== null) throw badRequest("cents", fault);
  const topUpId = nextId(core);
  const points = cents / CENTS_PER_POINT;
  await core.database.rows(
    "INSERT INTO topups(id, user_id, cents, points) VALUES($1, $2, $3, $4)",
    [topUpId, userId, cents, points],
  );
  const session = await createSession(stripe, topUpId, points, origin);
  await core.database.rows("UPDATE topups SET checkout_id = $2 WHERE id = $1", [
    topUpId,
    session.id,
  ]);
  return { topUpId, points, cents, checkoutUrl: session.url ?? "" };
}

/** A purchase as its buyer sees it. */
export interface TopUp {
  readonly id: string;
  readonly cents: number;
  readonly points: number;
  readonly status: "pending" | "paid" | "failed" | "expired" | "refunded" | "disputed";
}

/** A purchase of this user, or null. */
export async function findTopUp(core: Core, userId: number, id: string): Promise<TopUp | null> {
  const [row] = await core.database.rows<TopUp>(
    "SELECT id, cents, points, status FROM topups WHERE user_id = $1 AND id::text = $2",
    [userId, id],
  );
  return row ?? null;
}

async function createSession(
  stripe: Stripe,
  topUpId: string,
  points: number,
  origin: string,
): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe.checkout.sessions.create(
      {
        mode: "payment",
        client_reference_id: topUpId,
        metadata: { topUpId },
        payment_intent_data: { metadata: { topUpId } },
        line_items: [
          {
            quantity: points,
            price_data: {
              currency: "usd",
              unit_amount: CENTS_PER_POINT,
              product_data: { name: "Point" },
            },
          },
        ],
        success_url: `${origin}/wallet/add/${topUpId}`,
        cancel_url: `${origin}/wallet/add?cancelled=1`,
      },
      { idempotencyKey: topUpId },
    );
  } catch (cause) {
    throw new Unavailable(cause);
  }
}
