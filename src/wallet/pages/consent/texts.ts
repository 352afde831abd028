import type { Words } from "../../../ui/mod.ts";

interface ConsentTexts {
  readonly title: (partner: string) => string;
  readonly wants: string;
  readonly scopes: Readonly<Record<string, { readonly name: string; readonly means: string }>>;
  readonly optional: string;
  readonly signedInAs: (account: string) => string;
  readonly switchAccount: string;
  readonly allow: string;
  readonly refuse: string;
  readonly returns: string;
  readonly takeBack: string;
}

export const CONSENT: Words<ConsentTexts> = {
  en: {
    title: (partner) => `Let ${partner} use your points?`,
    wants: "It would like to:",
    scopes: {
      deduct: {
        name: "Take points from your balance",
        means: "As often as it likes and without asking again, until you withdraw this",
      },
      balance: {
        name: "See how many points you have",
        means: "You may leave this out",
      },
    },
    optional: "optional",
    signedInAs: (account) => `You are signed in as ${account}`,
    switchAccount: "Switch",
    allow: "Allow",
    refuse: "Refuse",
    returns: "Either way you go back to",
    takeBack: "You can withdraw this at any time in your wallet, under Connected partners.",
  },
  "zh-Hant": {
    title: (partner) => `允許「${partner}」使用你的點數？`,
    wants: "它希望能夠：",
    scopes: {
      deduct: {
        name: "從你的餘額扣除點數",
        means: "在你撤銷之前，可多次扣點而不再詢問",
      },
      balance: { name: "查看你有多少點數", means: "可以不允許這一項" },
    },
    optional: "選填",
    signedInAs: (account) => `目前登入的帳號：${account}`,
    switchAccount: "切換",
    allow: "允許",
    refuse: "拒絕",
    returns: "無論如何，你都會回到",
    takeBack: "你隨時可以在錢包的「已連結的合作夥伴」中撤銷。",
  },
};
