/** How a hold ends where its call has failed. */
import type { Hold, WalletService } from "../../wallet/contract.ts";
import { describeError, type Log } from "../log.ts";

/** The text has left and its reader, too: the hold ends as it was prepaid. */
export async function keepCharge(log: Log, wallet: WalletService, hold: Hold): Promise<void> {
  try {
    await wallet.capture(hold, hold.points);
  } catch (error) {
    log.warn("prepaid hold not ended, it will be given back", {
      hold: hold.id,
      ...describeError(error),
    });
  }
}

/** A hold that cannot be released now expires by itself; the first error is what the caller hears. */
export async function release(log: Log, wallet: WalletService, hold: Hold): Promise<void> {
  try {
    await wallet.release(hold);
  } catch (error) {
    log.warn("hold not released, it will expire", { hold: hold.id, ...describeError(error) });
  }
}
