import type { Words } from "../../../ui/mod.ts";

interface DashboardTexts {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly register: string;
  readonly disabled: string;
  readonly live: string;
  readonly points: readonly [string, string];
  readonly pointsIn30: (points: string) => string;
  // registration and settings
  readonly registerLead: string;
  readonly name: string;
  readonly nameHint: string;
  readonly nameFault: string;
  readonly uris: string;
  readonly urisHint: string;
  readonly urisFault: string;
  readonly uriFault: (uri: string, reason: string) => string;
  readonly scopes: string;
  readonly scopesFault: string;
  readonly scopeNames: Readonly<Record<string, string>>;
  readonly scopeHints: Readonly<Record<string, string>>;
  readonly kind: string;
  readonly server: string;
  readonly serverHint: string;
  readonly publicApp: string;
  readonly publicHint: string;
  readonly registered: (name: string) => string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly secretOnce: string;
  readonly noSecret: string;
  readonly goOn: string;
  // tabs
  readonly tabs: Readonly<Record<"overview" | "webhooks" | "deliveries" | "settings", string>>;
  // overview
  readonly users: string;
  readonly charges: string;
  readonly taken: string;
  readonly in30: string;
  readonly byDay: string;
  readonly connect: string;
  readonly connectHint: string;
  readonly docs: string;
  // settings
  readonly save: string;
  readonly secrets: string;
  readonly secretsHint: string;
  readonly addSecret: string;
  readonly newSecret: string;
  readonly endSecret: string;
  readonly endSecretOne: (hint: string) => string;
  readonly endSecretMeans: string;
  readonly madeAt: string;
  readonly publicNote: string;
  readonly disable: string;
  readonly disableMeans: string;
  readonly disableNow: string;
  readonly disabledNote: string;
  readonly done: Readonly<Record<string, string>>;
}

export const DASHBOARD: Words<DashboardTexts> = {
  en: {
    title: "Partner dashboard",
    lead: "Services of yours that charge the points of people who allow it.",
    none: "You have registered no partner yet.",
    register: "Register a partner",
    disabled: "Disabled",
    live: "Active",
    points: ["point", "points"],
    pointsIn30: (points) => `${points} in 30 days`,
    registerLead:
      "People see the name when they are asked; their browser returns to one of the redirect URIs.",
    name: "Name",
    nameHint: "As people know your service.",
    nameFault: "Give a name of 1 to 100 characters.",
    uris: "Redirect URIs",
    urisHint:
      "One a line, ten at most, compared letter by letter. https://, or http://127.0.0.1 with a port for development.",
    urisFault: "Give 1 to 10 redirect URIs.",
    uriFault: (uri, reason) => `${uri}: ${reason}`,
    scopes: "Scopes",
    scopesFault: "Choose at least one scope.",
    scopeNames: { deduct: "deduct", balance: "balance" },
    scopeHints: {
      deduct: "Take points from a person’s balance",
      balance: "See how many points a person has",
    },
    kind: "Kind of client",
    server: "A server",
    serverHint: "It can keep a secret. The usual choice.",
    publicApp: "An app without a server",
    publicHint: "No secret; every sign-in must use PKCE.",
    registered: (name) => `${name} is registered`,
    clientId: "Client ID",
    clientSecret: "Client secret",
    secretOnce:
      "Copy the secret now: it is stored only as a fingerprint and cannot be shown again.",
    noSecret: "This client has no secret; it proves itself with PKCE.",
    goOn: "Go to the dashboard",
    tabs: {
      overview: "Overview",
      webhooks: "Webhooks",
      deliveries: "Deliveries",
      settings: "Settings",
    },
    users: "People connected",
    charges: "Charges",
    taken: "Points taken",
    in30: "in 30 days",
    byDay: "Points taken by day",
    connect: "Connect a person",
    connectHint: "Send the browser here; replace the state by a fresh random value each time.",
    docs: "Documentation",
    save: "Save",
    secrets: "Client secrets",
    secretsHint:
      "To rotate: add a secret, change over to it, then end the old one. All that stand here work.",
    addSecret: "Add a secret",
    newSecret: "Your new client secret",
    endSecret: "End",
    endSecretOne: (hint) => `End the secret ${hint}`,
    endSecretMeans: "It stops working at once.",
    madeAt: "Created",
    publicNote: "A client without a server has no secrets.",
    disable: "Disable this partner",
    disableMeans:
      "All its tokens end at once, people can no longer connect, and it cannot be enabled again.",
    disableNow: "Disable now",
    disabledNote: "This partner is disabled. Its tokens have ended and nobody can connect to it.",
    done: {
      saved: "Saved.",
      ended: "The secret is ended.",
      disabled: "The partner is disabled.",
    },
  },
  "zh-Hant": {
    title: "合作夥伴後台",
    lead: "你經營的服務；在使用者允許之後，可以從他們的點數扣款。",
    none: "你還沒有登記任何合作夥伴。",
    register: "登記合作夥伴",
    disabled: "已停用",
    live: "使用中",
    points: ["點", "點"],
    pointsIn30: (points) => `30 天內 ${points}`,
    registerLead: "徵求同意時，使用者會看到名稱；之後瀏覽器會回到其中一個重新導向網址。",
    name: "名稱",
    nameHint: "使用者所認得的服務名稱。",
    nameFault: "請輸入 1 到 100 個字元的名稱。",
    uris: "重新導向網址",
    urisHint: "每行一個，最多十個，逐字比對。須為 https://，開發時可用 http://127.0.0.1 加連接埠。",
    urisFault: "請輸入 1 到 10 個重新導向網址。",
    uriFault: (uri, reason) => `${uri}：${reason}`,
    scopes: "權限範圍",
    scopesFault: "請至少選擇一項權限。",
    scopeNames: { deduct: "deduct", balance: "balance" },
    scopeHints: { deduct: "從使用者的餘額扣點", balance: "查看使用者有多少點數" },
    kind: "用戶端類型",
    server: "有伺服器",
    serverHint: "能夠保管密鑰，一般選這項。",
    publicApp: "沒有伺服器的應用程式",
    publicHint: "沒有密鑰，每次登入都必須使用 PKCE。",
    registered: (name) => `「${name}」已登記`,
    clientId: "用戶端 ID",
    clientSecret: "用戶端密鑰",
    secretOnce: "請立即複製密鑰：系統只保存它的指紋，之後無法再次顯示。",
    noSecret: "這個用戶端沒有密鑰，以 PKCE 證明身分。",
    goOn: "前往後台",
    tabs: {
      overview: "總覽",
      webhooks: "Webhook",
      deliveries: "傳送紀錄",
      settings: "設定",
    },
    users: "已連結人數",
    charges: "扣點次數",
    taken: "扣點總數",
    in30: "30 天內",
    byDay: "每日扣點",
    connect: "連結使用者",
    connectHint: "將瀏覽器導向這個網址；每次都要把 state 換成新的隨機值。",
    docs: "文件",
    save: "儲存",
    secrets: "用戶端密鑰",
    secretsHint: "更換方式：新增一把密鑰、改用它，再終止舊的。列在這裡的都有效。",
    addSecret: "新增密鑰",
    newSecret: "你的新用戶端密鑰",
    endSecret: "終止",
    endSecretOne: (hint) => `終止密鑰 ${hint}`,
    endSecretMeans: "它會立即失效。",
    madeAt: "建立時間",
    publicNote: "沒有伺服器的用戶端沒有密鑰。",
    disable: "停用這個合作夥伴",
    disableMeans: "所有權杖立即失效，使用者無法再連結，而且無法重新啟用。",
    disableNow: "立即停用",
    disabledNote: "這個合作夥伴已停用，權杖已失效，也無法再被連結。",
    done: { saved: "已儲存。", ended: "密鑰已終止。", disabled: "合作夥伴已停用。" },
  },
};
