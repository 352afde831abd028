/** The guide for programs, in English; what stands between backticks is code. */
import type { Translation } from "../../../../speech/mod.ts";

export const en = {
  title: "Documentation",
  lead: "From a key to the first call, and what every call has in common. Each system has a page of its own with a form to try it.",
  contents: "On this page",
  reference: "Every operation",
  embed: "In your own pages",
  systems: "Systems with their forms",
  sections: {
    first: {
      title: "The first call",
      text: [
        "Sign in, make a key under Wallet, API keys, and keep it in `AUSPEX_KEY`; it is shown once. On a development start the console prints one.",
        "Read a system's page for its inputs: at its end every answer shows the same call for a program. The catalogue at `/api/v1/systems` lists all of them with price, schema, schools and sources.",
      ],
    },
    auth: {
      title: "Authentication",
      text: [
        "Send `Authorization: Bearer` with an API key (`at_live_…`), a partner's access token (`at_oat_…`), or a token of a configured identity provider. Cookies open pages and never the API.",
        "`GET /api/v1/stats/ping` says whether a token is valid. A missing or unknown token is answered 401, a token without the scope it needs 403. Keys are revoked under Wallet, at once on every host.",
        "Partners let users sign in by OAuth 2.0 with PKCE; the scopes are `deduct` and `balance`. The dashboard under `/partner` registers a client.",
      ],
    },
    money: {
      title: "Points and charges",
      text: [
        "Each system has its price in points. `X-Points-Charged` and `X-Points-Balance` come with every answer; a call that fails costs nothing.",
        '`"dryRun": true` in the input, or `X-Dry-Run: true`, answers the price and what you have, and runs nothing. Too few points are answered 402 with the shortfall.',
        "Send an `Idempotency-Key` with every paid call: for 24 hours the same key brings the same bytes and is charged once, also after a lost connection.",
      ],
    },
    kept: {
      title: "Readings and people",
      text: [
        "What you pay for is kept for you, encrypted, and named by `X-Kept-Reading`. `GET /api/v1/readings/{id}` gives the bytes that were charged; `?lang=` or `?picture=true` gives the same answer in other words, for nothing. `X-Keep-Reading: false` keeps nothing.",
        "A person saved under People has an id: send `{ profileId }` in place of a birth, or in `a` and `b` where two are compared. Deleted is gone.",
      ],
    },
    draws: {
      title: "Fair draws",
      text: [
        "An answer by chance carries its seed, method and input in `reading`. `draws.verify` draws again for nothing and says check by check whether the answer is what its seed gives.",
        "So that neither side can steer: make a secret salt, send its SHA-256 to `draws.commit`, note the `serverHash`, then draw with the `commitment` and the salt.",
      ],
    },
    schools: {
      title: "Schools and what is left out",
      text: [
        "Where schools differ, the choice is an input with a default, and `conventions` of the answer says what was used. Name it in `compare` to see what the other schools would change.",
        "An input that may be left out is assumed, and `omitted` says what was assumed, which results every possible value settles, and which stay open.",
        "A place by name in `place` stands for zone, latitude and longitude. Where several places are called so, the call is refused with a list, and costs nothing.",
      ],
    },
    words: {
      title: "Languages, pictures, streams",
      text: [
        '`"lang"` takes a BCP 47 tag. Terms carry an `id` that never changes, and texts that do: programs compare ids.',
        '`"picture": true` adds the chart as SVG. With `Accept: text/event-stream` the text of a reading comes as it is written.',
      ],
    },
    errors: {
      title: "Errors",
      text: [
        "Calls fail in tRPC's shape, everything else as `application/problem+json`. `code` is for programs and stable, `detail` for people, in the language of the request.",
        "400 names every fault of the input in `issues`, with the nearest valid value; 401 no valid token; 402 too few points; 403 the wrong kind of token; 409 the same key is still at work; 422 the tradition declines, for nothing; 429 too many requests, with `Retry-After`; 503 try again.",
      ],
    },
    author: {
      title: "Adding a tradition",
      text: [
        "A tradition is a folder of pure functions. One command writes it, another says whether it is ready, and a start serves it: no registration.",
        "Its inputs become the form on its page, its answer the page that people read, its words the languages it speaks.",
      ],
    },
  },
};

export type GuideWords = Translation<typeof en>;
