/** What each operation of the desk does, in a sentence or two beside its summary. */
export const ABOUT = {
  createApiKey: "The answer holds the key; only its hash is kept.",
  updateWebhook: "What is left out stays as it is.",
  listConsents: "Which partner may deduct points or read the balance, and since when.",
  listSwaps: "Transfers of tokens that were submitted, with the points that they gave.",
  refillDemo:
    "Only on a development start on the embedded store; a host in production does not serve it.",
  disablePartner: "Nobody can authorize it or spend through it any more.",
  addPartnerSecret:
    "Both are accepted until the older one is revoked, so that a secret can be changed without a pause.",
  linkAddress: "By a signature over the text that the list of addresses gives.",
  revokeConsent: "The partner can use no point of yours from the next request on.",
  listNotices: "Expiring tokens and other things that the owner should know.",
  readKeyUsage: "How many calls one key has paid for, and how many points they took, by UTC day.",
  rotateWebhookSecret:
    "Deliveries carry two signatures until the old secret ends, so that receivers need no pause.",
  listApiKeys: "What each is called and what it may do; never the keys themselves.",
  listPlans: "What each plan gives a month and costs, and what the bearer has subscribed to.",
  revokePartnerSecret: "Requests with it are refused from the next one on.",
  listWebhookDeliveries: "Each with its attempts and what the receiver answered, newest first.",
  startTopUp:
    "Answers where to pay; points come once the card processor says that the payment went through.",
  revokeApiKey: "The next call with it is refused with 401.",
  registerPartner: "Gives a client id and a secret for the authorization-code flow.",
  resendWebhook: "The same event is queued once more.",
  listWebhooks: "Their addresses and event filters; never their secrets.",
  listAddresses: "Addresses that transfers of the bearer may come from.",
  subscribe:
    "The transaction that paid for it is looked up on the chain; the plan starts once it is confirmed.",
  listPartners: "The partner integrations that the bearer has registered.",
  testWebhook:
    "The receiver sees an event like any other; the list of deliveries shows what it answered.",
  submitSwap: "The transfer is looked up on the chain and credited once it is confirmed.",
  createWebhook: "Events are signed with the secret; private addresses are refused.",
} as const;
