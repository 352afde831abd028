/**
 * The wallet: points, API keys, partners, and everything that moves money.
 *
 * ```ts
 * import { createWallet } from "./src/wallet/mod.ts";
 *
 * const wallet = await createWallet({ dataDir: "memory:" });
 * const caller = await wallet.service.authenticate(`Bearer ${wallet.demo?.apiKey}`);
 * const charge = await wallet.service.charge({ caller, points: 15, reference: "bazi.chart" });
 * console.log(charge.newBalance); // 985
 * await wallet.close();
 * ```
 */
export * from "./contract.ts";
export { createWallet } from "./create_wallet.ts";
export { checkLedger } from "./ledger/mod.ts";
export type { LedgerReport } from "./ledger/mod.ts";
export { FolderInUse, isUnavailable, storeFolder } from "./db/mod.ts";
export type { Clock } from "./clock.ts";
export type { Log } from "./log.ts";
export type { WalletOptions } from "./options.ts";
export { explainSettings } from "./settings.ts";
