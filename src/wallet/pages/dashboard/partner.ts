/** What the pages of one partner share: finding it, its head with tabs, and its figures. */
import { fillDays, html, note, pageHead, tabs, tag } from "../../../ui/mod.ts";
import type { DayFigure, Html } from "../../../ui/mod.ts";
import type { Core } from "../../core.ts";
import { oneRow } from "../../db/client.ts";
import { NotFound } from "../../errors.ts";
import { listPartners } from "../../oauth/mod.ts";
import type { Partner } from "../../oauth/mod.ts";
import { idIn } from "../visit.ts";
import type { Visit } from "../visit.ts";
import { DASHBOARD } from "./texts.ts";

export const DASHBOARD_PATH = "/partner";
export const DAYS = 30;

export type Tab = "overview" | "webhooks" | "deliveries" | "settings";

/** The partner that a path names, if it is the visitor's. @throws {NotFound} */
export async function partnerOf(core: Core, visit: Visit): Promise<Partner> {
  const id = idIn(visit, 1);
  const own = await listPartners(core, visit.signIn.userId);
  const partner = own.find(({ partnerId }) => partnerId === id);
  if (partner === undefined) throw new NotFound("partner of yours");
  return partner;
}

/** Path of a partner's pages. */
export function pathOf({ partnerId }: Pick<Partner, "partnerId">, rest = ""): string {
  return `${DASHBOARD_PATH}/${partnerId}${rest}`;
}

/** Name, state and tabs. */
export function partnerHead({ lang }: Visit, partner: Partner, current: Tab): Html {
  const words = DASHBOARD[lang];
  const tab = (id: Tab, rest: string) => {
    return { href: pathOf(partner, rest), label: words.tabs[id], current: id === current };
  };
  return html`${pageHead({
    title: partner.name,
    back: { href: DASHBOARD_PATH, label: words.title },
    actions: partner.disabled ? tag("bad", words.disabled) : tag("good", words.live),
  })}
  ${partner.disabled ? note("bad", words.disabledNote) : null}
  ${tabs(partner.name, [
    tab("overview", ""),
    tab("webhooks", "/webhooks"),
    tab("deliveries", "/deliveries"),
    tab("settings", "/settings"),
  ])}`;
}

export interface PartnerFigures {
  /** People with a live token. */
  readonly users: number;
  /** In the last 30 days. */
  readonly charges: number;
  readonly points: number;
  readonly days: readonly DayFigure[];
}

/** What a partner has taken: through the accounts that let it in, each by its index of time. */
export async function readFigures(core: Core, partnerId: number): Promise<PartnerFigures> {
  const { database, clock } = core;
  const [{ users }, rows] = await Promise.all([
    oneRow<{ users: number }>(
      database,
      `SELECT count(*) AS users FROM oauth_grants g WHERE g.partner_id = $1 AND EXISTS (
         SELECT FROM oauth_tokens t WHERE t.grant_id = g.id AND t.revoked_at IS NULL
           AND t.refresh_expires_at > wallet_now())`,
      [partnerId],
    ),
    database.rows<{ day: string; points: number; charges: number }>(
      `SELECT to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, sum(p.amount)::bigint AS points,
         count(*) AS charges
       FROM oauth_grants g JOIN accounts a ON a.user_id = g.user_id
       JOIN postings p ON p.source_id = a.id AND p.partner_id = g.partner_id
         AND p.created_at > wallet_now() - make_interval(days => $2)
       WHERE g.partner_id = $1 GROUP BY 1`,
      [partnerId, DAYS],
    ),
  ]);
  const known = rows.map(({ day, points }) => ({ day, value: points }));
  const sum = (name: "points" | "charges") => rows.reduce((total, row) => total + row[name], 0);
  return {
    users,
    charges: sum("charges"),
    points: sum("points"),
    days: fillDays(known, DAYS, clock.now()),
  };
}

/** Points that each partner of an owner has taken in the last 30 days. */
export async function readTotals(
  { database }: Core,
  ownerId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await database.rows<{ partnerId: number; points: number }>(
    `SELECT c.id AS "partnerId", sum(p.amount)::bigint AS points
     FROM oauth_clients c JOIN oauth_grants g ON g.partner_id = c.id JOIN accounts a ON a.user_id = g.user_id
     JOIN postings p ON p.source_id = a.id AND p.partner_id = c.id
       AND p.created_at > wallet_now() - make_interval(days => $2)
     WHERE c.owner_id = $1 GROUP BY c.id`,
    [ownerId, DAYS],
  );
  return new Map(rows.map(({ partnerId, points }) => [partnerId, points]));
}
