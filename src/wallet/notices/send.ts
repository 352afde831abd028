/** Sends notices by a channel of the operator's (mail, chat); without one they wait on the pages. */
import type { Core } from "../core.ts";

export interface DueNotice {
  readonly id: number;
  readonly userId: number;
  readonly email: string | null;
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Sends one notice; a throw means "not sent" and it is tried again, five times at most. */
export type SendNotice = (notice: DueNotice) => Promise<void>;

const LEASE_SECONDS = 60;
const TRIES = 5;

const DUE = `sent_at IS NULL AND send_at <= wallet_now() AND attempts < $2
  AND (locked_until IS NULL OR locked_until <= wallet_now())`;

/** Claims due notices under a lease, one of each user in turn, and sends them. @returns how many were sent */
export async function sendDueNotices(core: Core, send: SendNotice): Promise<number> {
  const due = await core.database.rows<DueNotice>(
    `UPDATE notifications n SET attempts = n.attempts + 1, locked_until = wallet_now() + make_interval(secs => $1)
     FROM users u WHERE u.id = n.user_id AND n.id IN (
       SELECT d.id FROM notifications d JOIN (
         SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY attempts, send_at, id) AS turn
         FROM notifications WHERE ${DUE}
       ) r ON r.id = d.id
       WHERE ${DUE} ORDER BY r.turn, d.send_at LIMIT 20 FOR UPDATE OF d SKIP LOCKED)
     RETURNING n.id, n.user_id AS "userId", u.email, n.kind, n.body`,
    [LEASE_SECONDS, TRIES],
  );
  const sent = await Promise.all(due.map((notice) => sendOne(core, send, notice)));
  return sent.filter(Boolean).length;
}

async function sendOne(core: Core, send: SendNotice, notice: DueNotice): Promise<boolean> {
  try {
    await send(notice);
  } catch (cause) {
    core.log.warn("a notice was not sent", {
      id: notice.id,
      kind: notice.kind,
      error: String(cause),
    });
    return false;
  }
  await core.database.rows("UPDATE notifications SET sent_at = wallet_now() WHERE id = $1", [
    notice.id,
  ]);
  return true;
}
