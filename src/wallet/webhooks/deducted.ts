/** The optional event `points.deducted`: one try before the answer to the charge leaves, then the loop's. */
import type { Core } from "../core.ts";
import { claimEvent, deliver } from "./delivery.ts";
import { recordEvent } from "./outbox.ts";
import type { Post } from "./post.ts";

const ASK_EVERY_MS = 2000;
/** The loop leaves the event to the one try before the answer for this long. */
const HEAD_START_SECONDS = 5;

/** Whether a partner's endpoint was told of a charge in time. */
export type DeductionNotice = (transactionId: string, replayed: boolean) => Promise<boolean>;

interface ChargeRow {
  readonly partnerId: number;
  readonly tokenId: number;
  readonly userId: number;
  readonly amount: number;
  readonly description: string;
  readonly createdAt: Date;
}

/**
 * Creates the notice; it never throws.
 *
 * @param post a sender with the short limit of this one try (2 s)
 */
export function createDeductionNotice(core: Core, post: Post): DeductionNotice {
  const anyoneListens = createListenerCheck(core);
  return async (transactionId, replayed) => {
    try {
      if (!(await anyoneListens())) return false;
      const eventId = `evt_${transactionId.replaceAll("-", "")}`;
      if (replayed) return await wasDeliveredAtOnce(core, eventId);
      await recordDeduction(core, transactionId, eventId);
      const claimed = await claimEvent(core, eventId);
      const delivered = await Promise.all(claimed.map((delivery) => deliver(core, post, delivery)));
      return delivered.some(Boolean);
    } catch (cause) {
      core.log.warn("a partner was not told of a deduction", { error: String(cause) });
      return false;
    }
  };
}

/** Asks at most every two seconds, so that a charge costs nothing while nobody has subscribed. */
function createListenerCheck({ database, clock }: Core): () => Promise<boolean> {
  let askedAt = -Infinity;
  let listens: Promise<boolean> = Promise.resolve(false);
  return () => {
    if (Math.abs(clock.now() - askedAt) < ASK_EVERY_MS) return listens;
    askedAt = clock.now();
    listens = database
      .rows<{ found: boolean }>(
        "SELECT EXISTS(SELECT FROM webhook_endpoints WHERE 'points.deducted' = ANY(events) AND disabled_at IS NULL) AS found",
      )
      .then(([row]) => row!.found);
    return listens;
  };
}

/** Writes the event once; a charge that is told twice at the same moment makes one. */
async function recordDeduction(core: Core, transactionId: string, eventId: string): Promise<void> {
  const [charge] = await core.database.rows<ChargeRow>(
    `SELECT p.partner_id AS "partnerId", p.token_id AS "tokenId", a.user_id AS "userId", p.amount, p.description,
       p.created_at AS "createdAt"
     FROM postings p JOIN accounts a ON a.id = p.source_id WHERE p.id = $1`,
    [transactionId],
  );
  if (charge === undefined) return;
  const body = {
    event: "points.deducted",
    timestamp: charge.createdAt.toISOString(),
    transactionId,
    tokenId: charge.tokenId,
    userId: charge.userId,
    amount: charge.amount,
    description: charge.description,
  };
  const { database } = core;
  await recordEvent(
    database,
    eventId,
    charge.partnerId,
    "points.deducted",
    body,
    HEAD_START_SECONDS,
  );
}

/** A replay says what the first answer said: whether the one try before it was answered. */
async function wasDeliveredAtOnce({ database }: Core, eventId: string): Promise<boolean> {
  const rows = await database.rows(
    "SELECT FROM webhook_deliveries WHERE event_id = $1 AND status = 'delivered' AND attempts = 1",
    [eventId],
  );
  return rows.length > 0;
}
