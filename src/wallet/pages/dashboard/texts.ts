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

interface WebhookTexts {
  readonly endpoints: string;
  readonly endpointsHint: string;
  readonly none: string;
  readonly add: string;
  readonly url: string;
  readonly urlHint: string;
  readonly events: string;
  readonly eventHints: Readonly<Record<string, string>>;
  readonly eventsFault: string;
  readonly added: string;
  readonly rotated: string;
  readonly secretOnce: string;
  readonly live: string;
  readonly failing: string;
  readonly disabled: string;
  readonly failingSince: string;
  readonly disabledSince: string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly save: string;
  readonly test: string;
  readonly testHint: string;
  readonly secret: string;
  readonly secretHint: string;
  readonly rotate: string;
  readonly rotateNow: string;
  readonly oldUntil: string;
  readonly disable: string;
  readonly disableMeans: string;
  readonly enable: string;
  readonly latest: string;
  readonly all: string;
  readonly noDeliveries: string;
  readonly event: string;
  readonly endpoint: string;
  readonly state: string;
  readonly states: Readonly<Record<string, string>>;
  readonly answer: string;
  readonly latency: string;
  readonly tries: string;
  readonly created: string;
  readonly next: string;
  readonly error: string;
  readonly body: string;
  readonly bodyHint: string;
  readonly eventId: string;
  readonly resend: string;
  readonly any: string;
  readonly filter: string;
  readonly older: string;
  readonly newest: string;
  readonly ms: (ms: string) => string;
  readonly done: Readonly<Record<string, string>>;
}

export const WEBHOOKS: Words<WebhookTexts> = {
  en: {
    endpoints: "Endpoints",
    endpointsHint:
      "Events are posted here and signed as Standard Webhooks has it. Failed deliveries are tried again for three days.",
    none: "No endpoint yet. Without one your service learns of a revocation only when a charge is refused.",
    add: "Add an endpoint",
    url: "Address",
    urlHint: "https:// and public; redirects count as failures.",
    events: "Events",
    eventHints: {
      "token.revoked": "A person, or your service, ended a token",
      "points.deducted": "A charge went through",
    },
    eventsFault: "Choose at least one event.",
    added: "The endpoint is added",
    rotated: "The new signing secret",
    secretOnce:
      "Copy the signing secret now; it is not shown again. Your receiver checks every signature with it.",
    live: "Active",
    failing: "Failing",
    disabled: "Off",
    failingSince: "Failing since",
    disabledSince: "Off since",
    reasons: {
      "by its owner": "by you",
      "the receiver answered 410": "the receiver answered 410 (gone)",
      "five days of failures": "every delivery failed for five days",
    },
    save: "Save",
    test: "Send a test event",
    testHint: "Goes to this endpoint whatever it listens to.",
    secret: "Signing secret",
    secretHint: "After a rotation both secrets sign for 24 hours, so that nothing is missed.",
    rotate: "Rotate the secret",
    rotateNow: "Make a new secret",
    oldUntil: "The old secret signs as well until",
    disable: "Switch off",
    disableMeans: "Nothing is delivered while it is off, and what happens then is not sent later.",
    enable: "Switch on",
    latest: "Latest deliveries",
    all: "All deliveries",
    noDeliveries: "Nothing has been delivered yet. Send a test event to see one.",
    event: "Event",
    endpoint: "Endpoint",
    state: "State",
    states: {
      pending: "Waiting",
      delivered: "Delivered",
      dead: "Given up",
      cancelled: "Cancelled",
    },
    answer: "Answer",
    latency: "Latency",
    tries: "Tries",
    created: "Event of",
    next: "Next try",
    error: "What went wrong",
    body: "Body",
    bodyHint: "Exactly the bytes that are signed and sent.",
    eventId: "Event ID",
    resend: "Send again",
    any: "Any",
    filter: "Show",
    older: "Older",
    newest: "Newest",
    ms: (ms) => `${ms} ms`,
    done: {
      saved: "Saved.",
      tested: "The test event is on its way. Its delivery stands below in a moment.",
      off: "The endpoint is off.",
      on: "The endpoint is on.",
      resent: "It is sent again with the same event ID.",
      still: "This delivery is still being tried.",
    },
  },
  "zh-Hant": {
    endpoints: "接收端點",
    endpointsHint: "事件會送到這裡，並依 Standard Webhooks 簽章。傳送失敗會在三天內重試。",
    none: "尚無接收端點。沒有端點時，服務只能在扣點被拒絕時才得知已被撤銷。",
    add: "新增端點",
    url: "網址",
    urlHint: "須為公開的 https:// 網址；重新導向視為失敗。",
    events: "事件",
    eventHints: {
      "token.revoked": "使用者或你的服務終止了權杖",
      "points.deducted": "一筆扣點成功",
    },
    eventsFault: "請至少選擇一種事件。",
    added: "端點已新增",
    rotated: "新的簽章密鑰",
    secretOnce: "請立即複製簽章密鑰，之後不會再顯示。接收端以它驗證每一個簽章。",
    live: "使用中",
    failing: "失敗中",
    disabled: "已關閉",
    failingSince: "開始失敗於",
    disabledSince: "關閉於",
    reasons: {
      "by its owner": "由你關閉",
      "the receiver answered 410": "接收端回應 410（已不存在）",
      "five days of failures": "連續五天傳送失敗",
    },
    save: "儲存",
    test: "傳送測試事件",
    testHint: "無論訂閱哪些事件，都會送到這個端點。",
    secret: "簽章密鑰",
    secretHint: "更換後 24 小時內，新舊密鑰都會簽章，不會有遺漏。",
    rotate: "更換密鑰",
    rotateNow: "產生新密鑰",
    oldUntil: "舊密鑰同時簽章至",
    disable: "關閉",
    disableMeans: "關閉期間不會傳送，期間發生的事件之後也不會補送。",
    enable: "開啟",
    latest: "最新傳送",
    all: "全部傳送紀錄",
    noDeliveries: "尚無傳送紀錄。可以先傳送一個測試事件。",
    event: "事件",
    endpoint: "端點",
    state: "狀態",
    states: {
      pending: "等待中",
      delivered: "已送達",
      dead: "已放棄",
      cancelled: "已取消",
    },
    answer: "回應",
    latency: "延遲",
    tries: "次數",
    created: "事件時間",
    next: "下次嘗試",
    error: "錯誤",
    body: "內容",
    bodyHint: "實際簽章並送出的位元組。",
    eventId: "事件 ID",
    resend: "重新傳送",
    any: "不限",
    filter: "顯示",
    older: "較舊",
    newest: "最新",
    ms: (ms) => `${ms} 毫秒`,
    done: {
      saved: "已儲存。",
      tested: "測試事件已送出，稍後會出現在下方。",
      off: "端點已關閉。",
      on: "端點已開啟。",
      resent: "已用相同的事件 ID 重新傳送。",
      still: "這筆傳送仍在嘗試中。",
    },
  },
};
