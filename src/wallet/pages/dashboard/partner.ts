/** What the pages of one partner share: finding it, its head with tabs, and its figures. */
import { fillDays, html, note, pageHead, tabs, tag } from "../../../ui/mod.ts";
import type { DayFigure, Html } from "../../../ui/mod.ts";
import type { Core } from "../../core.ts";
import { oneRow } from "../../db/mod.ts";
import { NotFound } from "../../errors.ts";
import { listPartners } from "../../oauth/mod.ts";
import type { Partner } from "../../oauth/mod.ts";
import { readPartnerDays } from "../../partner_days/mod.ts";
import { idIn } from "../visit.ts";
import type { Visit } from "../visit.ts";
import { wordsOf } from "../../words/mod.ts";

export const DASHBOARD_PATH = "/partner";
export const DAYS = 30;

export type Tab = "overview" | "webhooks" | "deliveries" | "settings";

/** The partner that a path names, if it is the visitor's. @throws {NotFound} */
export async function partnerOf(core: Core, visit: Visit): Promise<Partner> {
  const id = idIn(visit, 1);
  const own = await listPartners(core, visit.signIn.userId);
  const partner = own.find(({ partnerId }) => partnerId === id);
  if (partner === undefined) throw new NotFound("partner");
  return partner;
}

/** Path of a partner's pages. */
export function pathOf({ partnerId }: Pick<Partner, "partnerId">, rest = ""): string {
  return `${DASHBOARD_PATH}/${partnerId}${rest}`;
}

/** Name, state and tabs. */
export function partnerHead({ lang }: Visit, partner: Partner, current: Tab): Html {
  const words = wordsOf(lang).dashboard;
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

/** What a partner has taken, and from how many people it may take now. */
export async function readFigures(core: Core, partnerId: number): Promise<PartnerFigures> {
  const { database, clock } = core;
  const [{ users }, rows] = await Promise.all([
    oneRow<{ users: number }>(
      database,
      `SELECT count(DISTINCT g.id) AS users FROM oauth_grants g JOIN oauth_tokens t ON t.grant_id = g.id
       WHERE g.partner_id = $1 AND t.revoked_at IS NULL AND t.refresh_expires_at > wallet_now()`,
      [partnerId],
    ),
    readPartnerDays(database, [partnerId], DAYS),
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

/** Points that each of some partners has taken in the last 30 days. */
export async function readTotals(
  { database }: Core,
  partners: readonly Partner[],
): Promise<ReadonlyMap<number, number>> {
  const totals = new Map<number, number>();
  if (partners.length === 0) return totals;
  const ids = partners.map(({ partnerId }) => partnerId);
  for (const { partnerId, points } of await readPartnerDays(database, ids, DAYS)) {
    totals.set(partnerId, (totals.get(partnerId) ?? 0) + points);
  }
  return totals;
}
