import type { Words } from "../../../ui/mod.ts";

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
