/** A chain on this machine with a point token, and a browser wallet that lives in a page. */
import type { BrowserContext } from "playwright-core";
import type { Address, Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { foundry } from "viem/chains";
import { startAnvil } from "../../wallet/support/anvil.ts";

// keccak256("Transfer(address,address,uint256)"), as ERC-20 has it.
const TRANSFER_TOPIC = "ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
/** Whatever is called, it logs Transfer(caller, first argument, second argument) and returns true. */
const RUNTIME = `602435600052600435337f${TRANSFER_TOPIC}60206000a3600160005260206000f3`;
const SIZE = (RUNTIME.length / 2).toString(16);
/** Copies the runtime to memory and returns it. */
const CREATION: Hex = `0x60${SIZE}600c60003960${SIZE}6000f3${RUNTIME}`;
const TREASURY: Address = "0x00000000000000000000000000000000000fee12";

export interface TokenChain {
  /** Settings of a wallet on this chain. */
  readonly env: Readonly<Record<string, string>>;
  /** Adds blocks on top. */
  mine(blocks: number): Promise<void>;
  /** Puts a browser wallet with a funded account into every page of a context. @returns its address */
  giveWallet(context: BrowserContext): Promise<Address>;
  stop(): Promise<void>;
}

/** Starts anvil and deploys the token. */
export async function openTokenChain(): Promise<TokenChain> {
  const { rpcUrl, reader, sender, tester, stop } = await startAnvil();

  async function fund() {
    const account = privateKeyToAccount(generatePrivateKey());
    await tester.setBalance({ address: account.address, value: 10n ** 20n });
    return account;
  }
  const hash = await sender.sendTransaction({ account: await fund(), data: CREATION });
  const token = (await reader.waitForTransactionReceipt({ hash })).contractAddress!;

  return {
    env: {
      CHAIN_RPC_URL: rpcUrl,
      CHAIN_ID: String(foundry.id),
      CHAIN_TOKEN: token,
      CHAIN_TREASURY: TREASURY,
    },
    mine: (blocks) => tester.mine({ blocks }),
    async giveWallet(context) {
      const account = await fund();
      await context.exposeFunction("walletRequest", async (method: string, params: unknown[]) => {
        if (method === "eth_requestAccounts") return [account.address];
        if (method === "wallet_switchEthereumChain") return null;
        if (method === "personal_sign") {
          return account.signMessage({ message: { raw: params[0] as Hex } });
        }
        if (method === "eth_sendTransaction") {
          const { to, data } = params[0] as { to: Address; data: Hex };
          const sent = await sender.sendTransaction({ account, to, data });
          await reader.waitForTransactionReceipt({ hash: sent });
          return sent;
        }
        throw new Error(`this wallet does not know ${method}`);
      });
      await context.addInitScript(() => {
        const page = window as unknown as {
          walletRequest(method: string, params: unknown[]): Promise<unknown>;
          ethereum: unknown;
        };
        page.ethereum = {
          request: ({ method, params }: { method: string; params?: unknown[] }) =>
            page.walletRequest(method, params ?? []),
        };
      });
      return account.address;
    },
    stop,
  };
}
