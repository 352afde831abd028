/** A signed-in browser: a random cookie, stored hashed; its forms carry a value that only it can know. */
import { createHash } from "node:crypto";
import type { Caller } from "../contract.ts";
import type { Core } from "../core.ts";
import { isFromHere } from "../http/mod.ts";
import { sameBytes } from "../secrets/mod.ts";
import { describeAgent } from "./agent.ts";

/** The `__Host-` prefix ties the cookie to this host, to https and to the path "/". */
const COOKIE = "__Host-wallet";
const MAX_DAYS = 30;
/** Days without use after which a sign-in ends. */
export const IDLE_DAYS = 7;
const VALUE = /^[A-Za-z0-9_-]{43}$/;

export interface SignIn {
  readonly userId: number;
  readonly accountId: number;
  readonly displayName: string;
  /** For the hidden field of forms. */
  readonly csrf: string;
  /** Names this sign-in among the user's sessions. */
  readonly sessionId: string;
}

export interface SignIns {
  /**
   * Signs a user in afresh.
   *
   * @param request of the browser, which is noted so that its owner knows it again
   * @returns the `Set-Cookie` header
   */
  start(userId: number, request?: Request): Promise<string>;
  /** Who is signed in; null without a live cookie (30 days at most, 7 days without use). */
  read(request: Request): Promise<SignIn | null>;
  /** Ends the sign-in of this request. @returns the `Set-Cookie` header that clears it */
  end(request: Request): Promise<string>;
  /**
   * Whether a form was sent by the user's own page: the field `csrf`, and no sign of another origin.
   */
  isOwnForm(request: Request, form: URLSearchParams, signIn: Pick<SignIn, "csrf">): boolean;
  /** Whether a request carries the cookie of a sign-in, be it live or not. */
  isClaimed(request: Request): boolean;
  /** The owner as a caller of the API; a change asked for by another site's page is nobody's. */
  asCaller(request: Request): Promise<Caller | null>;
}

/** Creates the sign-ins of one origin. */
export function createSignIns(core: Core, originOf: (request: Request) => string): SignIns {
  const { database, random, settings } = core;

  async function read(request: Request): Promise<SignIn | null> {
    const value = readCookie(request);
    if (value === null) return null;
    const [row] = await database.rows<{
      userId: number;
      accountId: number;
      name: string | null;
      stale: boolean;
    }>(
      `SELECT s.user_id AS "userId", a.id AS "accountId", coalesce(u.display_name, u.email) AS name,
         s.seen_at < wallet_now() - interval '1 minute' AS stale
       FROM sign_ins s JOIN users u ON u.id = s.user_id JOIN accounts a ON a.user_id = u.id
       WHERE s.hash = $1 AND s.expires_at > wallet_now() AND s.seen_at > wallet_now() - make_interval(days => $2)`,
      [hash(value), IDLE_DAYS],
    );
    if (row === undefined) return null;
    if (row.stale) {
      await database.rows("UPDATE sign_ins SET seen_at = wallet_now() WHERE hash = $1", [
        hash(value),
      ]);
    }
    const { userId, accountId, name } = row;
    return {
      userId,
      accountId,
      displayName: name ?? `user ${userId}`,
      csrf: csrfOf(value),
      sessionId: Buffer.from(hash(value)).toString("hex"),
    };
  }

  return {
    read,

    async start(userId, request) {
      const value = Buffer.from(random(new Uint8Array(32))).toString("base64url");
      await database.rows(
        `INSERT INTO sign_ins(hash, user_id, csrf, agent, created_at, seen_at, expires_at)
         VALUES($1, $2, $3, $5, wallet_now(), wallet_now(), wallet_now() + make_interval(days => $4))`,
        [
          hash(value),
          userId,
          hash(csrfOf(value)),
          MAX_DAYS,
          describeAgent(request?.headers.get("user-agent") ?? null),
        ],
      );
      return writeCookie(value, MAX_DAYS * 86_400);
    },

    async end(request) {
      const value = readCookie(request);
      if (value !== null)
        await database.rows("DELETE FROM sign_ins WHERE hash = $1", [hash(value)]);
      return writeCookie("", 0);
    },

    isOwnForm(request, form, { csrf }) {
      if (!isFromHere(request, originOf(request), true)) return false;
      const sent = form.getAll("csrf");
      return sent.length === 1 && sameBytes(Buffer.from(sent[0]!), Buffer.from(csrf));
    },

    isClaimed: (request) => readCookie(request) !== null,

    async asCaller(request) {
      if (request.method !== "GET" && !isFromHere(request, originOf(request), false)) return null;
      const signIn = await read(request);
      if (signIn === null) return null;
      return {
        kind: "sign-in",
        userId: signIn.userId,
        accountId: signIn.accountId,
        scopes: ["deduct", "balance"],
        requestsPerMinute: settings.tokenRate,
        label: `user ${signIn.userId}`,
      };
    },
  };
}

function readCookie(request: Request): string | null {
  const pairs = (request.headers.get("cookie") ?? "").split(/; */);
  const values = pairs.filter((pair) => pair.startsWith(`${COOKIE}=`));
  const value = values.length === 1 ? values[0]!.slice(COOKIE.length + 1) : "";
  return VALUE.test(value) ? value : null;
}

function writeCookie(value: string, maxAge: number): string {
  return `${COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
}

/** Known only to who knows the cookie, so it need not be stored to be shown. */
function csrfOf(value: string): string {
  return createHash("sha256").update(`csrf:${value}`).digest("base64url");
}

function hash(value: string): Uint8Array {
  return createHash("sha256").update(value).digest();
}
