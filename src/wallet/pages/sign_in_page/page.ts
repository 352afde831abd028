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
import type { Words } from "../../../ui/mod.ts";
import type { SignInView } from "../contract.ts";

interface SignInTexts {
  readonly title: string;
  readonly lead: string;
  readonly continueWith: (provider: string) => string;
  readonly or: string;
  readonly name: string;
  readonly nameHint: string;
  readonly development: string;
  readonly nothing: string;
  readonly safe: string;
}

const TEXTS: Words<SignInTexts> = {
  en: {
    title: "Sign in",
    lead: "Your points, your partners and your keys in one place.",
    continueWith: (provider) => `Continue with ${provider}`,
    or: "or, on this development host",
    name: "Name",
    nameHint: "Any name will do; “Demo” is the account that was made at first start.",
    development: "Sign in for development",
    nothing: "No sign-in provider is set up on this host.",
    safe: "There is no password here: the provider tells the wallet your name and e-mail address, and nothing else.",
  },
  "zh-Hant": {
    title: "登入",
    lead: "點數、合作夥伴與金鑰，都在同一處管理。",
    continueWith: (provider) => `使用 ${provider} 繼續`,
    or: "或者，在這台開發主機上",
    name: "名稱",
    nameHint: "任何名稱都可以；「Demo」是首次啟動時建立的帳號。",
    development: "以開發身分登入",
    nothing: "這台主機尚未設定登入服務。",
    safe: "這裡沒有密碼：登入服務只會告訴錢包你的名稱與電子郵件，僅此而已。",
  },
};

/** Writes the page. */
export function signInPage(request: Request, view: SignInView): Response {
  const lang = readLang(request);
  const words = TEXTS[lang];
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
