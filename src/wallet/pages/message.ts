/** A page with one message: what went wrong and where to go on. */
import { html, linkButton, readLang, singleLayout, writePage } from "../../ui/mod.ts";
import type { Words } from "../../ui/mod.ts";
import { NotFound, RateLimited, WalletError } from "../errors.ts";
import { BadRequest } from "../http/mod.ts";
import type { Context } from "../http/mod.ts";
import type { RefusalReason } from "./contract.ts";

export type MessageKind =
  | RefusalReason
  | "unreadable"
  | "too_many"
  | "forbidden"
  | "not_found"
  | "unavailable"
  | "unexpected";

interface Message {
  readonly title: string;
  readonly text: string;
}

const STATUS: Readonly<Record<MessageKind, number>> = {
  client_missing: 400,
  client_unknown: 400,
  redirect_uri_unknown: 400,
  sign_in_failed: 400,
  unreadable: 400,
  forbidden: 403,
  too_many: 429,
  not_found: 404,
  unavailable: 503,
  unexpected: 500,
};

const TEXTS: Words<Readonly<Record<MessageKind, Message>> & { readonly go: string; id: string }> = {
  en: {
    client_missing: {
      title: "This link does not work",
      text: "The address does not say once which application sent you. Go back to the application and try again.",
    },
    client_unknown: {
      title: "This link does not work",
      text: "The application that sent you is not known here. Nothing was shared with it.",
    },
    redirect_uri_unknown: {
      title: "This link does not work",
      text: "The address to return to is not one that the application has registered. Nothing was shared with it.",
    },
    sign_in_failed: {
      title: "The sign-in did not complete",
      text: "It took too long, was cancelled, or was begun in another browser. Please start again.",
    },
    unreadable: {
      title: "Nothing was changed",
      text: "The form could not be read. Please open the page again and send it once more.",
    },
    forbidden: {
      title: "Nothing was changed",
      text: "This form did not come from your own page, or you have signed out since. Please open the page again.",
    },
    too_many: {
      title: "A little slower, please",
      text: "There were too many requests within a minute. Wait a minute and try again.",
    },
    not_found: {
      title: "There is nothing here",
      text: "The page does not exist, or it belongs to another account.",
    },
    unavailable: {
      title: "One moment, please",
      text: "The wallet cannot be reached right now. Your points are safe; try again in a minute.",
    },
    unexpected: {
      title: "Something went wrong here",
      text: "The fault is ours and has been logged. Nothing is known to have moved.",
    },
    go: "Open the wallet",
    id: "Request",
  },
  "zh-Hant": {
    client_missing: {
      title: "這個連結無法使用",
      text: "網址沒有正確指明是哪個應用程式請你過來的。請回到該應用程式再試一次。",
    },
    client_unknown: {
      title: "這個連結無法使用",
      text: "這裡不認得請你過來的應用程式，也沒有把任何資料交給它。",
    },
    redirect_uri_unknown: {
      title: "這個連結無法使用",
      text: "要返回的網址不是該應用程式登記過的，因此沒有把任何資料交給它。",
    },
    sign_in_failed: {
      title: "登入沒有完成",
      text: "可能是時間過久、已取消，或是從另一個瀏覽器開始的。請重新登入。",
    },
    unreadable: {
      title: "沒有變更任何資料",
      text: "無法讀取這份表單。請重新開啟頁面，再送出一次。",
    },
    forbidden: {
      title: "沒有變更任何資料",
      text: "這份表單不是從你自己的頁面送出，或你之後已登出。請重新開啟頁面。",
    },
    too_many: { title: "請稍微放慢", text: "一分鐘內的請求過多，請等一分鐘再試。" },
    not_found: { title: "這裡沒有內容", text: "頁面不存在，或屬於另一個帳號。" },
    unavailable: {
      title: "請稍候",
      text: "目前無法連上錢包。你的點數很安全，請一分鐘後再試。",
    },
    unexpected: { title: "這裡出了問題", text: "是我們的錯誤，已經留下紀錄；點數並無異動。" },
    go: "開啟錢包",
    id: "請求編號",
  },
};

/** Writes the page of one message. */
export function messagePage(request: Request, kind: MessageKind, requestId?: string): Response {
  const lang = readLang(request);
  const words = TEXTS[lang];
  const { title, text } = words[kind];
  const { pathname, search } = new URL(request.url);
  const path = request.method === "GET" ? pathname + search : "/wallet";
  const main = html`<div class="stack center">
    <h1>${title}</h1>
    <p>${text}</p>
    ${requestId ? html`<p class="small">${words.id} <code>${requestId}</code></p>` : null}
    ${linkButton("/wallet", words.go, { look: "quiet" })}
  </div>`;
  return writePage(request, {
    title,
    status: STATUS[kind],
    scripts: false,
    body: singleLayout({ lang, path, brandHref: "/wallet", main }),
  });
}

/** Tells a failure as a page; what it was stands in the log under the same request id. */
export function failPage(cause: unknown, { request, requestId }: Context): Response {
  if (cause instanceof NotFound) return messagePage(request, "not_found");
  if (cause instanceof BadRequest) return messagePage(request, "unreadable");
  if (cause instanceof RateLimited) {
    const page = messagePage(request, "too_many");
    for (const [name, value] of Object.entries(cause.headers)) page.headers.set(name, value);
    return page;
  }
  const away = cause instanceof WalletError && cause.status === 503;
  return messagePage(request, away ? "unavailable" : "unexpected", requestId);
}
