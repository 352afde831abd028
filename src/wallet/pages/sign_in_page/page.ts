/** The sign-in page: one button per provider, and a name alone on a development host. */
import {
  button,
  hidden,
  html,
  linkButton,
  note,
  postForm,
  readLang,
  singleLayout,
  textField,
  writePage,
} from "../../../ui/mod.ts";
import type { SignInView } from "../../flow_pages.ts";
import { wordsOf } from "../../words/mod.ts";

/** Writes the page. */
export function signInPage(request: Request, view: SignInView): Response {
  const lang = readLang(request);
  const words = wordsOf(lang).signIn;
  const { providers, development, returnTo } = view;
  const query = new URLSearchParams({ return_to: returnTo });
  const links = providers.map(
    ({ id, title }, i) =>
      html`<li>
        ${linkButton(`/sign-in/${encodeURIComponent(id)}?${query}`, words.continueWith(title), {
          wide: true,
          look: i === 0 ? "main" : "quiet",
        })}
      </li>`,
  );
  const form =
    development === null
      ? null
      : postForm("/sign-in/dev", development, [
          hidden("return_to", returnTo),
          textField({
            name: "name",
            label: words.name,
            hint: words.nameHint,
            input: { value: "Demo", required: true, maxlength: 100, autocomplete: "username" },
          }),
          button(words.development, { wide: true, look: links.length > 0 ? "quiet" : "main" }),
        ]);
  const main = html`
    <div class="stack tight center">
      <h1>${words.title}</h1>
      <p>${words.lead}</p>
    </div>
    ${
      links.length > 0
        ? html`<ul class="providers">
            ${links}
          </ul>`
        : null
    }
    ${links.length > 0 && form ? html`<div class="or">${words.or}</div>` : null} ${form}
    ${links.length === 0 && form === null ? note("wait", words.nothing) : null}
    ${links.length > 0 ? html`<p class="small">${words.safe}</p>` : null}
  `;
  const body = singleLayout({ lang, path: `/sign-in?${query}`, brandHref: "/", main });
  return writePage(request, { title: words.title, scripts: false, body });
}
