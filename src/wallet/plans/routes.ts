import { Type } from "@sinclair/typebox";
import type { Chain } from "../chain/mod.ts";
import {
  linkAddress,
  linkMessage,
  listAddresses,
  listSwaps,
  readTxHash,
  submitSwap,
} from "../chain/mod.ts";
import type { Core } from "../core.ts";
import { answers, describe } from "../desk/mod.ts";
import type { DeskHandlers } from "../desk/mod.ts";
import { Unavailable, WalletError } from "../errors.ts";
import { createBodyReader } from "../http/mod.ts";
import { listSubscriptions, subscribe } from "./subscription.ts";
import { PLANS } from "./plan.ts";

const TxHash = Type.String({ pattern: "^(0x)?[0-9a-fA-F]{64}$" });
const NewSwap = Type.Object({ txHash: TxHash });
const NewSubscription = Type.Object({
  plan: Type.Union([
    Type.Literal("starter"),
    Type.Literal("basic"),
    Type.Literal("premium"),
    Type.Literal("enterprise"),
  ]),
  txHash: TxHash,
});
const Proof = Type.Object({
  address: Type.String(),
  issuedAt: Type.String({ maxLength: 40 }),
  signature: Type.String({ maxLength: 200 }),
});

export interface ChainDeps {
  readonly core: Core;
  /** The chain, or null where none is set up. */
  readonly openChain: () => Promise<Chain | null>;
  readonly originOf: (request: Request) => string;
}

/** Creates the handlers of plans, swaps and addresses. */
export function createPlanHandlers({ core, openChain, originOf }: ChainDeps): DeskHandlers {
  const readSwap = createBodyReader(NewSwap);
  const readSubscription = createBodyReader(NewSubscription);
  const readProof = createBodyReader(Proof);

  async function requireChain(): Promise<Chain> {
    const chain = await openChain();
    if (chain !== null) return chain;
    throw new WalletError("not_set_up", 503, (say) => say.noChain);
  }

  return {
    "/api/v1/plans": {
      GET: {
        operation: describe("listPlans", "List the plans and your subscriptions", {
          answer: answers.Plans,
        }),
        answer: async ({ userId }) => ({
          plans: PLANS,
          subscriptions: await listSubscriptions(core, userId),
        }),
      },
      POST: {
        operation: describe("subscribe", "Submit the payment of a plan", {
          body: NewSubscription,
          answer: answers.Subscription,
          failures: {
            409: "`plan_active`: another plan runs; `too_many_pending`: five payments of yours wait",
            422: "`already_used`: the transaction has paid before",
          },
        }),
        async answer({ userId }, request) {
          const { plan, txHash } = await readSubscription(request);
          const { settings } = await requireChain();
          return subscribe(core, settings.chainId, userId, plan, readTxHash(txHash)!);
        },
      },
    },
    "/api/v1/swaps": {
      GET: {
        operation: describe("listSwaps", "List your token swaps", { answer: answers.Swaps }),
        answer: async ({ userId }) => ({ swaps: await listSwaps(core, userId) }),
      },
      POST: {
        operation: describe("submitSwap", "Submit a transfer of tokens to be credited as points", {
          body: NewSwap,
          answer: answers.Swaps,
          failures: {
            409: "`too_many_pending`: five payments of yours wait",
            422: "Why the transaction cannot be credited",
          },
        }),
        async answer({ userId }, request) {
          const { txHash } = await readSwap(request);
          const chain = await requireChain();
          return { swaps: await reach(submitSwap(core, chain, userId, readTxHash(txHash)!)) };
        },
      },
    },
    "/api/v1/addresses": {
      GET: {
        operation: describe(
          "listAddresses",
          "List your addresses, the treasury, and the text to sign for a new one",
          { answer: answers.Addresses },
        ),
        async answer({ userId }, request) {
          const { settings } = await requireChain();
          const issuedAt = new Date(core.clock.now()).toISOString();
          const { chainId, token, treasury } = settings;
          const message = linkMessage(originOf(request), userId, chainId, issuedAt);
          return {
            chainId,
            token,
            treasury,
            addresses: await listAddresses(core, chainId, userId),
            link: { issuedAt, message },
          };
        },
      },
      POST: {
        operation: describe("linkAddress", "Prove that an address is yours", {
          body: Proof,
          answer: answers.Done,
          failures: { 409: "`address_taken`: another user has proved it" },
        }),
        async answer({ userId }, request) {
          const proof = await readProof(request);
          await linkAddress(core, await requireChain(), originOf(request), userId, proof);
          return { success: true };
        },
      },
    },
  };
}

/** A node that does not answer is a reason to try again. */
async function reach<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof WalletError) throw cause;
    throw new Unavailable(cause);
  }
}
