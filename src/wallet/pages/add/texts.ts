import type { Words } from "../../../ui/mod.ts";

interface AddTexts {
  readonly title: string;
  readonly lead: string;
  readonly card: string;
  readonly cardHint: string;
  readonly howMany: string;
  readonly points: string;
  readonly other: string;
  readonly otherLabel: string;
  readonly otherHint: string;
  readonly otherFault: string;
  readonly pay: string;
  readonly cardAway: string;
  readonly cardOff: string;
  readonly cancelled: string;
  readonly chain: string;
  readonly chainHint: string;
  readonly chainOff: string;
  readonly stepSend: string;
  readonly stepSubmit: string;
  readonly submitHint: string;
  readonly swaps: string;
  readonly states: Readonly<Record<string, string>>;
  readonly done: Readonly<Record<string, string>>;
  readonly wait: string;
  readonly waitText: string;
  readonly paid: string;
  readonly paidText: (points: string) => string;
  readonly failed: string;
  readonly failedText: string;
  readonly reversed: string;
  readonly reversedText: string;
  readonly again: string;
  readonly toOverview: string;
}

export const ADD: Words<AddTexts> = {
  en: {
    title: "Add points",
    lead: "By card, or one token for one point. Points do not lapse.",
    card: "By card",
    cardHint: "Ten US cents a point. You pay on Stripe’s page; card numbers never come here.",
    howMany: "How many points?",
    points: "points",
    other: "Other",
    otherLabel: "Points",
    otherHint: "At least 100.",
    otherFault: "Give a whole number from 100 to 9,999,999.",
    pay: "Go to payment",
    cardAway:
      "The payment service does not answer right now. Nothing was charged; try again in a minute.",
    cardOff: "Card payments are not set up on this host.",
    cancelled: "The payment was cancelled. Nothing was charged.",
    chain: "With tokens",
    chainHint: "One token becomes one point; a fraction is kept until it makes a whole one.",
    chainOff: "No chain is set up on this host.",
    stepSend: "Send tokens to the treasury",
    stepSubmit: "Tell us the transaction",
    submitHint: "Points arrive once the transfer lies a few blocks deep.",
    swaps: "Your transfers",
    states: { seen: "Confirming", confirmed: "Credited", rejected: "Not credited" },
    done: { seen: "The transfer was found. Its points arrive after confirmation." },
    wait: "Waiting for the payment",
    waitText:
      "Stripe has not confirmed it yet. This page looks again by itself; you may also leave it.",
    paid: "Paid. Thank you!",
    paidText: (points) => `${points} points are in your balance.`,
    failed: "The payment did not go through",
    failedText: "Nothing was charged. You can try again with another card.",
    reversed: "The payment was taken back",
    reversedText: "It was refunded or disputed, and its points have been taken back.",
    again: "Try again",
    toOverview: "To the overview",
  },
  "zh-Hant": {
    title: "儲值點數",
    lead: "可用信用卡，或以一枚代幣兌換一點。點數不會過期。",
    card: "信用卡",
    cardHint: "每點 10 美分。付款在 Stripe 的頁面進行，卡號不會經過這裡。",
    howMany: "要儲值多少點？",
    points: "點",
    other: "其他數量",
    otherLabel: "點數",
    otherHint: "至少 100 點。",
    otherFault: "請輸入 100 到 9,999,999 的整數。",
    pay: "前往付款",
    cardAway: "付款服務目前沒有回應。尚未扣款，請一分鐘後再試。",
    cardOff: "這台主機尚未設定信用卡付款。",
    cancelled: "付款已取消，沒有扣款。",
    chain: "代幣",
    chainHint: "一枚代幣兌換一點；不足一點的部分會保留，湊滿後再入帳。",
    chainOff: "這台主機尚未設定區塊鏈。",
    stepSend: "將代幣轉到收款地址",
    stepSubmit: "提交交易",
    submitHint: "轉帳經過數個區塊確認後，點數就會入帳。",
    swaps: "你的轉帳",
    states: { seen: "確認中", confirmed: "已入帳", rejected: "未入帳" },
    done: { seen: "已找到這筆轉帳，確認後點數就會入帳。" },
    wait: "等待付款結果",
    waitText: "Stripe 尚未確認。本頁會自動更新，你也可以先離開。",
    paid: "付款完成，謝謝！",
    paidText: (points) => `${points} 點已加入你的餘額。`,
    failed: "付款沒有成功",
    failedText: "沒有扣款。你可以換一張卡再試。",
    reversed: "付款已退回",
    reversedText: "這筆付款已退款或發生爭議，對應的點數也已收回。",
    again: "再試一次",
    toOverview: "回到總覽",
  },
};
