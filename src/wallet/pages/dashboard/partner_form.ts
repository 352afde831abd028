/** The form of a partner: name, redirect URIs, scopes, and for a new one its kind. */
import { button, choice, choices, html, postForm, textArea, textField } from "../../../ui/mod.ts";
import type { Html, Lang } from "../../../ui/mod.ts";
import { explainName } from "../../short_text.ts";
import { faultOfRedirectUri, SCOPES } from "../../oauth/mod.ts";
import { wordsOf } from "../../words/mod.ts";

const MAX_URIS = 10;

/** What stands in the form. */
export interface PartnerDraft {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
  readonly authMethod: "client_secret" | "none";
}

export type PartnerFaults = Partial<Record<"name" | "redirectUris" | "scopes", string>>;

export const BLANK_PARTNER: PartnerDraft = {
  name: "",
  redirectUris: [],
  scopes: SCOPES,
  authMethod: "client_secret",
};

/** Reads the form. */
export function readPartner(form: URLSearchParams): PartnerDraft {
  const lines = (form.get("redirect_uris") ?? "").split(/\r\n|\r|\n/).map((line) => line.trim());
  const asked = form.getAll("scope");
  return {
    name: (form.get("name") ?? "").trim(),
    redirectUris: lines.filter((line) => line !== ""),
    scopes: SCOPES.filter((scope) => asked.includes(scope)),
    authMethod: form.get("kind") === "public" ? "none" : "client_secret",
  };
}

/** Everything that is wrong with a draft, by field; empty when it can be kept. */
export function explainPartner(lang: Lang, draft: PartnerDraft): PartnerFaults {
  const words = wordsOf(lang).dashboard;
  const count = draft.redirectUris.length;
  const wrong = draft.redirectUris.flatMap((uri) => {
    const fault = faultOfRedirectUri(uri);
    if (fault === null) return [];
    return [words.uriFault(uri.slice(0, 100), wordsOf(lang).faults.redirectUri[fault])];
  });
  const uris = count < 1 || count > MAX_URIS ? words.urisFault : wrong.join(" · ");
  return {
    ...(explainName(draft.name) === null ? {} : { name: words.nameFault }),
    ...(uris === "" ? {} : { redirectUris: uris }),
    ...(draft.scopes.length > 0 ? {} : { scopes: words.scopesFault }),
  };
}

/** Writes the form; a new partner also chooses its kind. */
export function partnerForm(
  lang: Lang,
  options: {
    readonly action: string;
    readonly csrf: string;
    readonly draft: PartnerDraft;
    readonly faults: PartnerFaults;
    readonly isNew: boolean;
  },
): Html {
  const { action, csrf, draft, faults, isNew } = options;
  const words = wordsOf(lang).dashboard;
  const scopes = SCOPES.map((scope) =>
    choice({
      type: "checkbox",
      name: "scope",
      value: scope,
      label: html`<code>${words.scopeNames[scope]}</code>`,
      hint: words.scopeHints[scope],
      checked: draft.scopes.includes(scope),
    }),
  );
  const kind = (value: "server" | "public", label: string, hint: string) =>
    choice({
      type: "radio",
      name: "kind",
      value,
      label,
      hint,
      checked: (value === "public") === (draft.authMethod === "none"),
      boxed: true,
    });
  return postForm(action, csrf, [
    textField({
      name: "name",
      label: words.name,
      hint: words.nameHint,
      fault: faults.name ?? null,
      input: { value: draft.name, required: true, maxlength: 100, autocomplete: "off" },
    }),
    textArea({
      name: "redirect_uris",
      label: words.uris,
      hint: words.urisHint,
      fault: faults.redirectUris ?? null,
      value: draft.redirectUris.join("\n"),
      input: { class: "mono", rows: 3, required: true, spellcheck: "false", autocapitalize: "off" },
    }),
    choices(words.scopes, scopes, faults.scopes ?? null),
    isNew
      ? choices(
          words.kind,
          html`<div class="stack tight">
            ${kind("server", words.server, words.serverHint)}
            ${kind("public", words.publicApp, words.publicHint)}
          </div>`,
        )
      : null,
    html`<div>${button(isNew ? words.register : words.save)}</div>`,
  ]);
}
