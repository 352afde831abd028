/** Words about payments in tokens. */
import type { Words } from "../../ui/mod.ts";

interface ChainTexts {
  readonly failures: Readonly<Record<string, string>>;
  readonly yours: string;
  readonly proved: (count: number) => string;
  readonly proveFirst: string;
  readonly prove: string;
  readonly payWithWallet: string;
  readonly howMany: string;
  readonly submit: string;
  readonly amount: string;
  readonly tokens: (amount: string) => string;
  readonly treasury: string;
  readonly token: string;
  readonly chain: string;
  readonly qr: string;
  readonly hash: string;
  readonly hashHint: string;
  readonly hashFault: string;
  readonly none: string;
  readonly wait: string;
  readonly refused: string;
  readonly or: string;
}

export const CHAIN: Words<ChainTexts> = {
  en: {
    failures: {
      wrong_amount:
        "The amount was not exactly the price. You can swap the transfer for points instead.",
      wrong_sender:
        "It holds no transfer of the token from one of your proved addresses to the treasury.",
      reverted: "The transaction was reverted by the chain, so nothing was paid.",
      reorganised: "The chain dropped the transaction, so nothing was paid.",
      already_used: "This transaction has been used before.",
      not_found:
        "The chain does not know this transaction. If you have just sent it, try again in a moment.",
      plan_active: "Another plan is active. A new one can begin when it has ended.",
      address_taken: "This address belongs to another account.",
      bad_signature:
        "The signature does not fit this address and message, or it is older than ten minutes. Sign the new message below.",
      unavailable:
        "The chain cannot be reached right now. Nothing is lost: submit the transaction again in a minute.",
    },
    yours: "Your address",
    proved: (count) => (count === 1 ? "1 address is proved." : `${count} addresses are proved.`),
    proveFirst: "Prove once that the address you pay from is yours.",
    prove: "Prove an address",
    payWithWallet: "Pay with browser wallet",
    howMany: "Tokens to send",
    submit: "Submit transaction",
    amount: "Exact amount",
    tokens: (amount) => `${amount} tokens`,
    treasury: "Treasury address",
    token: "Token contract",
    chain: "Chain number",
    qr: "Scan to pay with a wallet on a phone",
    hash: "Transaction hash",
    hashHint: "0x and 64 hexadecimal digits, from your wallet’s history.",
    hashFault: "Give the hash as 0x and 64 hexadecimal digits.",
    none: "No wallet was found in this browser. Use the fields instead.",
    wait: "Waiting for your wallet …",
    refused: "You refused it in your wallet.",
    or: "or, with any other wallet",
  },
  "zh-Hant": {
    failures: {
      wrong_amount: "金額與價格不完全相符。你可以改為把這筆轉帳兌換成點數。",
      wrong_sender: "交易中沒有從你已驗證的地址轉到收款地址的代幣。",
      reverted: "交易在鏈上被還原，因此沒有付款。",
      reorganised: "鏈上捨棄了這筆交易，因此沒有付款。",
      already_used: "這筆交易之前已經使用過。",
      not_found: "鏈上找不到這筆交易。若剛剛才送出，請稍後再試。",
      plan_active: "目前另有使用中的方案，結束後才能開始新的方案。",
      address_taken: "這個地址屬於另一個帳號。",
      bad_signature: "簽章與地址或訊息不符，或已超過十分鐘。請簽署下方的新訊息。",
      unavailable: "目前無法連上區塊鏈。付款不會遺失，請一分鐘後再提交一次。",
    },
    yours: "你的地址",
    proved: (count) => `已驗證 ${count} 個地址。`,
    proveFirst: "請先驗證付款地址是你的，只需一次。",
    prove: "驗證地址",
    payWithWallet: "用瀏覽器錢包付款",
    howMany: "要轉出的代幣數",
    submit: "提交交易",
    amount: "確切金額",
    tokens: (amount) => `${amount} 枚代幣`,
    treasury: "收款地址",
    token: "代幣合約",
    chain: "鏈編號",
    qr: "用手機錢包掃描付款",
    hash: "交易雜湊",
    hashHint: "0x 加上 64 個十六進位字元，可在錢包的紀錄中找到。",
    hashFault: "請輸入 0x 加上 64 個十六進位字元。",
    none: "這個瀏覽器沒有錢包，請改用下方欄位。",
    wait: "等待錢包回應……",
    refused: "你在錢包中拒絕了。",
    or: "或使用其他錢包",
  },
};
