/** Settings of a partner: what it is called, where it returns, its secrets, and its end. */
import { card, copyBox, dateOf, disc, fold, html, item, list, note } from "../../../ui/mod.ts";
import type { Html } from "../../../ui/mod.ts";
import { addSecret, disablePartner, revokeSecret, updatePartner } from "../../oauth/mod.ts";
import type { Partner } from "../../oauth/mod.ts";
import { actionForm, deskPage } from "../frame.ts";
import { goOn, toId } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { DASHBOARD_PATH, partnerHead, partnerOf, pathOf } from "./partner.ts";
import { explainPartner, partnerForm, readPartner } from "./partner_form.ts";
import type { PartnerDraft, PartnerFaults } from "./partner_form.ts";
import { wordsOf } from "../../words/mod.ts";

const PATH = `${DASHBOARD_PATH}/:id/settings`;

/** Creates the handlers of `/partner/<id>/settings`. */
export function createPartnerSettingsPages({ core }: PageDeps): PageHandlers {
  function show(
    visit: Visit,
    partner: Partner,
    options: {
      readonly draft?: PartnerDraft;
      readonly faults?: PartnerFaults;
      readonly secret?: string;
    },
  ): Promise<Response> {
    const { lang, signIn } = visit;
    const words = wordsOf(lang).dashboard;
    const { draft = partner, faults = {}, secret } = options;
    const path = pathOf(partner, "/settings");
    const form = partnerForm(lang, {
      action: path,
      csrf: signIn.csrf,
      draft,
      faults,
      isNew: false,
    });
    const main = html`
      ${partnerHead(visit, partner, "settings")} ${secret ? freshSecret(visit, secret) : null}
      ${card(form, { title: words.tabs.settings })}
      ${card(secrets(visit, partner), { title: words.secrets })}
      ${partner.disabled ? null : card(end(visit, partner))}
    `;
    return deskPage(visit, {
      title: `${partner.name} · ${words.tabs.settings}`,
      at: DASHBOARD_PATH,
      main,
      path,
      done: words.done,
      ...(Object.keys(faults).length > 0 ? { status: 400 } : {}),
    });
  }

  return {
    [PATH]: {
      GET: async (visit) => show(visit, await partnerOf(core, visit), {}),
      async POST(visit, form) {
        const partner = await partnerOf(core, visit);
        const draft = { ...readPartner(form), authMethod: partner.authMethod };
        const faults = explainPartner(visit.lang, draft);
        if (Object.keys(faults).length > 0) return show(visit, partner, { draft, faults });
        await updatePartner(core, partner.partnerId, draft);
        return goOn(pathOf(partner, "/settings"), "saved");
      },
    },
    [`${PATH}/secrets`]: {
      async POST(visit) {
        const { partnerId } = await partnerOf(core, visit);
        const secret = await addSecret(core, partnerId);
        return show(visit, await partnerOf(core, visit), { secret });
      },
    },
    [`${PATH}/secrets/end`]: {
      async POST(visit, form) {
        const partner = await partnerOf(core, visit);
        await revokeSecret(core, partner.partnerId, toId(form.get("secret")));
        return goOn(pathOf(partner, "/settings"), "ended");
      },
    },
    [`${PATH}/disable`]: {
      async POST(visit) {
        const partner = await partnerOf(core, visit);
        await disablePartner(core, partner.partnerId);
        return goOn(pathOf(partner, "/settings"), "disabled");
      },
    },
  };
}

function freshSecret({ lang }: Visit, secret: string): Html {
  const words = wordsOf(lang).dashboard;
  return card(
    [note("wait", words.secretOnce, { live: true }), copyBox(lang, "new-secret", secret)],
    {
      title: words.newSecret,
    },
  );
}

function secrets(visit: Visit, partner: Partner): Html {
  const { lang } = visit;
  const words = wordsOf(lang).dashboard;
  if (partner.authMethod === "none") return html`<p>${words.publicNote}</p>`;
  const path = pathOf(partner, "/settings/secrets");
  const lines = partner.secrets.map(({ id, hint, createdAt }) =>
    item({
      disc: disc("key"),
      title: html`<code>${hint}</code>`,
      text: html`${words.madeAt} ${dateOf(lang, createdAt)}`,
      end: fold(words.endSecret, [
        html`<p class="small">${words.endSecretMeans}</p>`,
        actionForm(visit, `${path}/end`, { secret: id }, words.endSecret, {
          look: "danger",
          small: true,
          describes: words.endSecretOne(hint),
        }),
      ]),
    }),
  );
  return html`<p>${words.secretsHint}</p>
    ${list(lines)}
    <div>
      ${actionForm(visit, path, {}, words.addSecret, { look: "quiet", small: true, icon: "plus" })}
    </div>`;
}

function end(visit: Visit, partner: Partner): Html {
  const words = wordsOf(visit.lang).dashboard;
  return html`${fold(words.disable, [
    html`<p>${words.disableMeans}</p>`,
    html`<div>
      ${actionForm(visit, pathOf(partner, "/settings/disable"), {}, words.disableNow, {
        look: "danger",
      })}
    </div>`,
  ])}`;
}
