import type { Words } from "../../../ui/mod.ts";

interface PlanTexts {
  readonly title: string;
  readonly plan: string;
  readonly lead: string;
  readonly off: string;
  readonly tokensAMonth: string;
  readonly points: (points: string) => string;
  readonly calls: (calls: string) => string;
  readonly rate: (rate: string) => string;
  readonly choose: string;
  readonly chooseOne: (plan: string) => string;
  readonly active: string;
  readonly current: string;
  readonly used: string;
  readonly usedOf: (used: string, limit: string) => string;
  readonly beyond: string;
  readonly until: string;
  readonly history: string;
  readonly states: Readonly<Record<string, string>>;
  readonly payTitle: (plan: string) => string;
  readonly payLead: (points: string, calls: string) => string;
  readonly stepPay: string;
  readonly exact: string;
  readonly stepSubmit: string;
  readonly submitHint: string;
  readonly waitTitle: string;
  readonly waitText: (blocks: number) => string;
  readonly activeTitle: string;
  readonly activeText: (points: string, date: string) => string;
  readonly failedTitle: string;
  readonly again: string;
  readonly toPlans: string;
  readonly transaction: string;
}

export const PLANS_TEXTS: Words<PlanTexts> = {
  en: {
    title: "Plans",
    plan: "Plan",
    lead: "A month of calls at a higher rate. The points of a plan are credited at once and do not lapse.",
    off: "No chain is set up on this host, so plans cannot be paid here.",
    tokensAMonth: "tokens for one month",
    points: (points) => `${points} points, credited at once`,
    calls: (calls) => `${calls} calls at the plan’s rate`,
    rate: (rate) => `${rate} requests a minute`,
    choose: "Choose",
    chooseOne: (plan) => `Choose ${plan}`,
    active: "Active",
    current: "Your plan",
    used: "Calls used",
    usedOf: (used, limit) => `${used} of ${limit} calls used`,
    beyond: "Beyond that, calls go on from your balance at the usual rate.",
    until: "Runs until",
    history: "Your payments",
    states: {
      pending: "Confirming",
      active: "Active",
      expired: "Ended",
      failed: "Failed",
      cancelled: "Replaced",
    },
    payTitle: (plan) => `Pay for ${plan}`,
    payLead: (points, calls) => `${points} points and ${calls} calls for one calendar month.`,
    stepPay: "Send the exact amount",
    exact: "The amount must be exact, in one transfer, from a proved address.",
    stepSubmit: "Submit the transaction",
    submitHint:
      "The plan begins once the transfer lies a few blocks deep, usually within a minute.",
    waitTitle: "Confirming your payment",
    waitText: (blocks) =>
      `The plan begins when the transfer is ${blocks} blocks deep. This page looks again by itself; you may also leave it.`,
    activeTitle: "Your plan is active",
    activeText: (points, date) => `${points} points were credited. The plan runs until ${date}.`,
    failedTitle: "The payment does not count",
    again: "Submit another transaction",
    toPlans: "To the plans",
    transaction: "Transaction",
  },
  "zh-Hant": {
    title: "方案",
    plan: "方案",
    lead: "一個月的呼叫額度，並享有較高速率。方案的點數立即入帳，不會過期。",
    off: "這台主機尚未設定區塊鏈，因此無法支付方案。",
    tokensAMonth: "枚代幣，一個月",
    points: (points) => `${points} 點，立即入帳`,
    calls: (calls) => `${calls} 次呼叫享方案速率`,
    rate: (rate) => `每分鐘 ${rate} 次請求`,
    choose: "選擇",
    chooseOne: (plan) => `選擇 ${plan}`,
    active: "使用中",
    current: "你的方案",
    used: "已用呼叫次數",
    usedOf: (used, limit) => `已用 ${used} / ${limit} 次呼叫`,
    beyond: "超出之後，呼叫會以一般速率繼續從餘額扣點。",
    until: "有效至",
    history: "你的付款",
    states: {
      pending: "確認中",
      active: "使用中",
      expired: "已結束",
      failed: "失敗",
      cancelled: "已被取代",
    },
    payTitle: (plan) => `支付 ${plan} 方案`,
    payLead: (points, calls) => `一個曆月，${points} 點與 ${calls} 次呼叫。`,
    stepPay: "轉出確切金額",
    exact: "金額必須完全相符，一次轉出，並來自已驗證的地址。",
    stepSubmit: "提交交易",
    submitHint: "轉帳經過數個區塊確認後方案即開始，通常在一分鐘內。",
    waitTitle: "正在確認付款",
    waitText: (blocks) =>
      `轉帳達到 ${blocks} 個區塊深度後方案即開始。本頁會自動更新，你也可以先離開。`,
    activeTitle: "方案已啟用",
    activeText: (points, date) => `已入帳 ${points} 點。方案有效至 ${date}。`,
    failedTitle: "這筆付款無法計入",
    again: "提交另一筆交易",
    toPlans: "回到方案",
    transaction: "交易",
  },
};
