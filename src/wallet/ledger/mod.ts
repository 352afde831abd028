/** Points and how they move: charges, holds, credits, kept answers, history and the proof of it all. */
export { isAmount, MAX_AMOUNT } from "./amount.ts";
export { createDeductions } from "./deduct.ts";
export type { Deduction, Deductions, DeductOutcome } from "./deduct.ts";
export { createCharges } from "./charge.ts";
export { createHolds } from "./hold.ts";
export { createKeptCalls } from "./kept_call.ts";
export { credit } from "./credit.ts";
export type { Credit } from "./credit.ts";
export { OWN_DESCRIPTIONS, ownKey, ownPostingOf } from "./own_posting.ts";
export type { OwnPosting } from "./own_posting.ts";
export {
  noteFunds,
  readBalance,
  refuseFunds,
  requireDeductScope,
  requireFunds,
} from "./balance.ts";
export type { Funds } from "./balance.ts";
export { listTransactions } from "./transactions.ts";
export type { TransactionFilter } from "./transactions.ts";
export { checkLedger } from "./check.ts";
export type { LedgerReport } from "./check.ts";
export { sweep } from "./sweeper.ts";
