/** Payments in the point token on an EVM chain: addresses proved, transfers found, swaps credited. */
export { FORGET_MINUTES, laterThan, MAX_WAITING, tooManyWaiting, workThrough } from "./queue.ts";
export type { Look, QueueTable } from "./queue.ts";
export { createChain, fromHex, readTxHash, toHex } from "./reader.ts";
export type { Chain, Transfer, TransferFinding } from "./reader.ts";
export { linkAddress, linkMessage, listAddresses } from "./address.ts";
export { confirmSwaps, listSwaps, submitSwap } from "./swap.ts";
export type { Swap } from "./swap.ts";
