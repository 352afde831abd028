/** Reads the chain: whether a transaction moved our token to our treasury, and how deep it lies. */
import type { Address, Hex, PublicClient } from "viem";
import type { ChainSettings } from "../settings.ts";

/** A transfer of our token to our treasury. */
export interface Transfer {
  readonly logIndex: number;
  /** Lower case, as 20 bytes. */
  readonly from: Uint8Array;
  /** In the token's smallest unit. */
  readonly units: bigint;
}

/** What a transaction turned out to be. */
export type TransferFinding =
  | { readonly state: "unknown" }
  | { readonly state: "reverted" }
  | {
      readonly state: "mined";
      readonly blockHash: Uint8Array;
      /** Blocks on top of it and its own: 1 is the newest. */
      readonly depth: number;
      readonly transfers: readonly Transfer[];
    };

export interface Chain {
  readonly settings: ChainSettings;
  /** Smallest units of one token, which is one point. */
  readonly unitsPerPoint: bigint;
  /** Looks a transaction up. @throws when the node does not answer */
  find(txHash: Uint8Array): Promise<TransferFinding>;
  /** Whether `signature` is the address's over `message`. */
  verify(address: Uint8Array, message: string, signature: string): Promise<boolean>;
}

const TIMEOUT_MS = 5000;

/** Opens a reader; viem is large, so it is loaded only where a chain is set up. */
export async function createChain(settings: ChainSettings): Promise<Chain> {
  const { createPublicClient, http, isAddressEqual, parseAbi, parseEventLogs, verifyMessage } =
    await import("viem");
  const abi = parseAbi(["event Transfer(address indexed from, address indexed to, uint256 value)"]);
  const client: PublicClient = createPublicClient({
    transport: http(settings.rpcUrl, { timeout: TIMEOUT_MS, retryCount: 1 }),
  });

  async function readReceipt(hash: Hex) {
    try {
      return await client.getTransactionReceipt({ hash });
    } catch (cause) {
      if ((cause as Error).name === "TransactionReceiptNotFoundError") return null;
      throw cause;
    }
  }

  return {
    settings,
    unitsPerPoint: 10n ** BigInt(settings.decimals),

    async find(txHash) {
      const receipt = await readReceipt(toHex(txHash));
      if (receipt === null) return { state: "unknown" };
      if (receipt.status !== "success") return { state: "reverted" };
      const head = await client.getBlockNumber({ cacheTime: 0 });
      const logs = parseEventLogs({ abi, eventName: "Transfer", logs: receipt.logs });
      const ours = logs.filter(
        (log) =>
          isAddressEqual(log.address, settings.token as Address) &&
          isAddressEqual(log.args.to, settings.treasury as Address) &&
          log.args.value > 0n,
      );
      return {
        state: "mined",
        blockHash: fromHex(receipt.blockHash),
        depth: Number(head - receipt.blockNumber) + 1,
        transfers: ours.map((log) => ({
          logIndex: log.logIndex,
          from: fromHex(log.args.from),
          units: log.args.value,
        })),
      };
    },

    async verify(address, message, signature) {
      if (!/^0x[0-9a-fA-F]{130}$/.test(signature)) return false;
      try {
        return await verifyMessage({
          address: toHex(address),
          message,
          signature: signature as Hex,
        });
      } catch {
        return false;
      }
    },
  };
}

/** Writes bytes as `0x…`. */
export function toHex(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes).toString("hex")}`;
}

/** Reads `0x…` of any case as bytes. */
export function fromHex(text: string): Uint8Array {
  return Buffer.from(text.slice(2), "hex");
}

/** Reads a transaction hash of any case, with `0x` or, as some explorers show it, without; null for anything else. */
export function readTxHash(text: string): Uint8Array | null {
  const digits = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1];
  return digits === undefined ? null : Buffer.from(digits, "hex");
}
