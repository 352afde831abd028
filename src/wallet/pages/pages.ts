/** The pages that flows ask for: consent, sign-in, and what cannot go on. */
import { consentPage } from "./consent/page.ts";
import type { FlowPages } from "../flow_pages.ts";
import { failPage, messagePage } from "./message.ts";
import { signInPage } from "./sign_in_page/page.ts";

/** Creates the pages. */
export function createPages(): FlowPages {
  return {
    consent: consentPage,
    signIn: signInPage,
    toSignIn: (returnTo) =>
      new Response(null, {
        status: 303,
        headers: {
          Location: `/sign-in?${new URLSearchParams({ return_to: returnTo })}`,
          "Cache-Control": "no-store",
          "Referrer-Policy": "no-referrer",
        },
      }),
    refusal: (request, reason) => messagePage(request, reason),
    forbidden: (request) => messagePage(request, "forbidden"),
    failure: failPage,
  };
}
