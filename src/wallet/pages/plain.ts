/** The plainest pages that do the job: no style, no script. */
import type { ConsentView, Pages, SignInView } from "./contract.ts";
import { escapeHtml, PAGE_HEADERS } from "./html.ts";

const SCOPE_WORDS: Readonly<Record<string, string>> = {
  deduct: "Take points from your balance, as often as it likes, until you withdraw this",
  balance: "See how many points you have",
};

/** Creates the pages. */
export function createPlainPages(): Pages {
  return {
    consent: (view) => page(`Connect ${view.partner}`, consentBody(view)),
    signIn: (view) => page("Sign in", signInBody(view)),
    toSignIn: (returnTo) =>
      new Response(null, {
        status: 303,
        headers: {
          Location: `/sign-in?${new URLSearchParams({ return_to: returnTo })}`,
          "Cache-Control": "no-store",
          "Referrer-Policy": "no-referrer",
        },
      }),
    refusal: (reason) => page("This link does not work", paragraph(reason), 400),
    forbidden: (reason) => page("Not allowed", paragraph(reason), 403),
  };
}

function page(title: string, body: string, status = 200): Response {
  const heading = escapeHtml(title);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(html, { status, headers: PAGE_HEADERS });
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function consentBody({ partner, scopes, account, csrf, request, returnTo }: ConsentView): string {
  const boxes = scopes.map((scope) => {
    const words = escapeHtml(SCOPE_WORDS[scope] ?? scope);
    // `deduct` is what the partner came for; only `balance` can be left out.
    const fixed =
      scope === "balance"
        ? `<input type="checkbox" name="scope" value="balance" checked>`
        : `<input type="hidden" name="scope" value="${escapeHtml(scope)}">`;
    return `<li><label>${fixed} ${words}</label></li>`;
  });
  return `<p><strong>${escapeHtml(partner)}</strong> would like to:</p>
<form method="post" action="/api/oauth2/authorize">
<input type="hidden" name="csrf" value="${escapeHtml(csrf)}">
<input type="hidden" name="request" value="${escapeHtml(request)}">
<ul>
${boxes.join("\n")}
</ul>
<button name="decision" value="approve">Allow</button>
<button name="decision" value="deny">Refuse</button>
</form>
<p>You are signed in as ${escapeHtml(account)}.</p>
<form method="post" action="/sign-out">
<input type="hidden" name="csrf" value="${escapeHtml(csrf)}">
<input type="hidden" name="return_to" value="${escapeHtml(returnTo)}">
<button>Use another account</button>
</form>`;
}

function signInBody({ providers, development, returnTo }: SignInView): string {
  const query = new URLSearchParams({ return_to: returnTo });
  const links = providers.map(
    ({ id, title }) =>
      `<li><a href="/sign-in/${escapeHtml(`${encodeURIComponent(id)}?${query}`)}">${escapeHtml(title)}</a></li>`,
  );
  const form = `<form method="post" action="/sign-in/dev">
<input type="hidden" name="return_to" value="${escapeHtml(returnTo)}">
<label>Name <input name="name" value="Demo" required maxlength="100"></label>
<button>Sign in for development</button>
</form>`;
  const nothing = paragraph("No sign-in provider is set up on this host.");
  return [
    links.length > 0 ? `<ul>\n${links.join("\n")}\n</ul>` : "",
    development ? form : "",
    links.length === 0 && !development ? nothing : "",
  ].join("\n");
}
