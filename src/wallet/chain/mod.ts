/** Payments in the point token on an EVM chain: addresses proved, transfers found, swaps credited. */
export { createChain, fromHex, toHex } from "./reader.ts";
export type { Chain, Transfer, TransferFinding } from "./reader.ts";
export { linkAddress, linkMessage, listAddresses } from "./address.ts";
export { confirmSwaps, listSwaps, submitSwap } from "./swap.ts";
export type { Swap } from "./swap.ts";
