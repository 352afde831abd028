/** The desk of partners: the list, registration, and the overview of one. */
import {
  card,
  copyBox,
  countOf,
  dayBars,
  disc,
  empty,
  formatNumber,
  html,
  item,
  linkButton,
  list,
  note,
  pageHead,
  tag,
} from "../../../ui/mod.ts";
import type { Html } from "../../../ui/mod.ts";
import { listPartners, registerPartner } from "../../oauth/mod.ts";
import type { Partner, RegisteredPartner } from "../../oauth/mod.ts";
import { deskPage } from "../frame.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import {
  DASHBOARD_PATH,
  partnerHead,
  partnerOf,
  pathOf,
  readFigures,
  readTotals,
} from "./partner.ts";
import type { PartnerFigures } from "./partner.ts";
import { BLANK_PARTNER, explainPartner, partnerForm, readPartner } from "./partner_form.ts";
import type { PartnerDraft, PartnerFaults } from "./partner_form.ts";
import { wordsOf } from "../../words/mod.ts";

const NEW_PATH = `${DASHBOARD_PATH}/new`;

/** Creates the handlers of `/partner`, `/partner/new` and `/partner/<id>`. */
export function createDashboardPages({ core, originOf }: PageDeps): PageHandlers {
  function showNew(visit: Visit, draft: PartnerDraft, faults: PartnerFaults): Promise<Response> {
    const { lang, signIn } = visit;
    const words = wordsOf(lang).dashboard;
    const form = partnerForm(lang, {
      action: NEW_PATH,
      csrf: signIn.csrf,
      draft,
      faults,
      isNew: true,
    });
    const main = html`
      ${pageHead({
        title: words.register,
        lead: words.registerLead,
        back: { href: DASHBOARD_PATH, label: words.title },
      })}
      ${card(form)}
    `;
    return deskPage(visit, {
      title: words.register,
      at: DASHBOARD_PATH,
      main,
      path: NEW_PATH,
      ...(Object.keys(faults).length > 0 ? { status: 400 } : {}),
    });
  }

  return {
    [DASHBOARD_PATH]: {
      async GET(visit) {
        const { lang, signIn } = visit;
        const words = wordsOf(lang).dashboard;
        const partners = await listPartners(core, signIn.userId);
        const totals = await readTotals(core, partners);
        const register = linkButton(NEW_PATH, words.register, { icon: "plus" });
        const main = html`
          ${pageHead({
            title: words.title,
            lead: words.lead,
            actions: partners.length > 0 ? register : null,
          })}
          ${card(
            partners.length === 0
              ? empty("code", words.none, register)
              : list(partners.map((one) => line(visit, one, totals.get(one.partnerId) ?? 0))),
          )}
        `;
        return deskPage(visit, { title: words.title, at: DASHBOARD_PATH, main });
      },
    },
    [NEW_PATH]: {
      GET: (visit) => showNew(visit, BLANK_PARTNER, {}),
      async POST(visit, form) {
        const draft = readPartner(form);
        const faults = explainPartner(visit.lang, draft);
        if (Object.keys(faults).length > 0) return showNew(visit, draft, faults);
        const made = await registerPartner(core, { ownerId: visit.signIn.userId, ...draft });
        const title = wordsOf(visit.lang).dashboard.registered(draft.name);
        return deskPage(visit, {
          title,
          at: DASHBOARD_PATH,
          main: registered(visit, title, made),
          path: DASHBOARD_PATH,
        });
      },
    },
    [`${DASHBOARD_PATH}/:id`]: {
      async GET(visit) {
        const partner = await partnerOf(core, visit);
        const figures = await readFigures(core, partner.partnerId);
        const main = overview(visit, partner, figures, originOf(visit.request));
        return deskPage(visit, { title: partner.name, at: DASHBOARD_PATH, main });
      },
    },
  };
}

function line({ lang }: Visit, partner: Partner, points: number): Html {
  const words = wordsOf(lang).dashboard;
  return item({
    disc: disc({ name: partner.name }, partner.disabled ? "quiet" : "gilt"),
    title: partner.name,
    href: pathOf(partner),
    text: words.pointsIn30(countOf(lang, points, ...words.points)),
    end: partner.disabled ? tag("bad", words.disabled) : tag("good", words.live),
  });
}

function registered({ lang }: Visit, title: string, made: RegisteredPartner): Html {
  const words = wordsOf(lang).dashboard;
  const { clientId, clientSecret } = made;
  const secret =
    clientSecret === null
      ? note("plain", words.noSecret)
      : html`${note("wait", words.secretOnce, { live: true })}
          <div class="stack tight">
            <h2>${words.clientSecret}</h2>
            ${copyBox(lang, "client-secret", clientSecret)}
          </div>`;
  return html`${pageHead({ title })}
  ${card([
    html`<div class="stack tight">
      <h2>${words.clientId}</h2>
      ${copyBox(lang, "client-id", clientId)}
    </div>`,
    secret,
    html`<div>${linkButton(pathOf(made), words.goOn, { look: "quiet" })}</div>`,
  ])}`;
}

function overview(visit: Visit, partner: Partner, figures: PartnerFigures, origin: string): Html {
  const { lang } = visit;
  const words = wordsOf(lang).dashboard;
  const query = new URLSearchParams({
    client_id: partner.clientId,
    redirect_uri: partner.redirectUris[0] ?? "",
    scope: partner.scopes.join(" "),
    state: "RANDOM",
  });
  const address = `${origin}/api/oauth2/authorize?${query}`;
  const figure = (label: string, value: number, small: string | null) =>
    html`<div class="card figure">
      <h2>${label}</h2>
      <strong>${formatNumber(lang, value)}</strong>
      ${small ? html`<span class="muted small">${small}</span>` : null}
    </div>`;
  return html`${partnerHead(visit, partner, "overview")}
    <div class="figures">
      ${figure(words.taken, figures.points, words.in30)}
      ${figure(words.charges, figures.charges, words.in30)}
      ${figure(words.users, figures.users, null)}
    </div>
    ${card(dayBars(lang, { title: words.byDay, unit: words.points, days: figures.days }), {
      title: words.byDay,
    })}
    ${card(copyBox(lang, "client-id", partner.clientId), { title: words.clientId })}
    ${card([html`<p>${words.connectHint}</p>`, copyBox(lang, "authorize", address)], {
      title: words.connect,
      action: html`<a href="/docs">${words.docs}</a>`,
    })}`;
}
