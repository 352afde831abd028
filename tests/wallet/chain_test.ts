/** Swaps and plans on a local chain (anvil): case 79 of the test matrix and the rules of payments. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { encodeFunctionData, parseAbi } from "viem";
import type { Address, Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { foundry } from "viem/chains";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { confirmSwaps, createChain } from "../../src/wallet/chain/mod.ts";
import type { Chain } from "../../src/wallet/chain/mod.ts";
import { confirmPlans, expirePlans } from "../../src/wallet/plans/mod.ts";
import { startAnvil } from "./support/anvil.ts";
import type { Anvil } from "./support/anvil.ts";
import { expectSound, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { openFetch, ORIGIN, postJson } from "./support/oauth.ts";
import type { Fetch } from "./support/oauth.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

// keccak256("Transfer(address,address,uint256)"), as ERC-20 has it.
const TRANSFER_TOPIC = "ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
/**
 * The smallest thing that looks like an ERC-20 to a reader of logs, written by hand: whatever is called,
 * it logs Transfer(caller, first argument, second argument) and returns true.
 *   24 35 → mem[0] = amount; 04 35 = to; CALLER; topic; LOG3(0, 32); return 1
 */
const RUNTIME = `602435600052600435337f${TRANSFER_TOPIC}60206000a3600160005260206000f3`;
/** Copies the runtime to memory and returns it. */
const CREATION: Hex = `0x60${(RUNTIME.length / 2).toString(16)}600c60003960${(RUNTIME.length / 2).toString(16)}6000f3${RUNTIME}`;

const ABI = parseAbi(["function transfer(address to, uint256 amount) returns (bool)"]);
const TREASURY: Address = "0x00000000000000000000000000000000000fee12";
const TOKEN = 10n ** 18n;

onEveryStore("chain payments", (open) => {
  let anvil: Anvil;
  let contract: Address;
  let host: Host;
  let fetch: Fetch;
  let chain: Chain;
  let user: TestUser;
  let sender: ReturnType<typeof privateKeyToAccount>;

  beforeAll(async () => {
    anvil = await startAnvil();
    const deployer = await makeSender();
    const hash = await anvil.sender.sendTransaction({ account: deployer, data: CREATION });
    contract = (await anvil.reader.waitForTransactionReceipt({ hash })).contractAddress!;
    const env = {
      CHAIN_RPC_URL: anvil.rpcUrl,
      CHAIN_ID: String(foundry.id),
      CHAIN_TOKEN: contract,
      CHAIN_TREASURY: TREASURY,
    };
    host = await open({ env });
    fetch = await openFetch(host);
    chain = await createChain(host.core.settings.chain!);
  });
  afterAll(() => anvil.stop());

  async function makeSender() {
    const key: Hex = `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex")}`;
    const account = privateKeyToAccount(key);
    await anvil.tester.setBalance({ address: account.address, value: 10n ** 20n });
    return account;
  }

  const bearer = () => ({ authorization: `Bearer ${user.apiKey}` });
  const post = (path: string, body: object) => postJson(fetch, path, body, bearer());

  async function link(): Promise<Response> {
    const { link } = (await (await fetch("/api/v1/addresses", { headers: bearer() })).json()) as {
      link: { issuedAt: string; message: string };
    };
    const signature = await sender.signMessage({ message: link.message });
    return post("/api/v1/addresses", {
      address: sender.address,
      issuedAt: link.issuedAt,
      signature,
    });
  }

  async function start(): Promise<void> {
    user = await makeUser(host.core, 0);
    sender = await makeSender();
    expect((await link()).status).toBe(200);
  }

  async function pay(
    amount: bigint,
    changes: { to?: Address; token?: Address; gas?: bigint } = {},
  ): Promise<Hex> {
    const data = encodeFunctionData({
      abi: ABI,
      functionName: "transfer",
      args: [changes.to ?? TREASURY, amount],
    });
    const to = changes.token ?? contract;
    const hash = await anvil.sender.sendTransaction({
      account: sender,
      to,
      data,
      gas: changes.gas,
    });
    await anvil.reader.waitForTransactionReceipt({ hash });
    return hash;
  }

  const mine = (blocks: number) => anvil.tester.mine({ blocks });
  const balance = async () => (await readAccount(host.core, user.accountId)).balance;
  const swap = (txHash: Hex) => post("/api/v1/swaps", { txHash });

  test("a swap is credited once it is three blocks deep, and once only", async () => {
    await start();
    const hash = await pay(25n * TOKEN);
    expect(await (await swap(hash)).json()).toMatchObject({ swaps: [{ status: "seen" }] });
    await confirmSwaps(host.core, chain);
    expect(await balance()).toBe(0);
    await mine(2);
    await Promise.all([confirmSwaps(host.core, chain), confirmSwaps(host.core, chain)]);
    expect(await balance()).toBe(25);
    expect(await (await swap(hash)).json()).toMatchObject({
      swaps: [{ status: "confirmed", points: 25 }],
    });
    await confirmSwaps(host.core, chain);
    expect(await balance()).toBe(25);
    await expectSound(host.core);
  });

  test("fractions are kept as dust and credited when they make a point", async () => {
    await start();
    for (const [units, expected] of [
      [(TOKEN * 5n) / 2n, 2],
      [TOKEN / 4n, 2],
      [TOKEN / 4n, 3],
      [TOKEN - 1n, 3],
      [1n, 4],
    ] as const) {
      await swap(await pay(units));
      await mine(2);
      await confirmSwaps(host.core, chain);
      expect(await balance()).toBe(expected);
    }
    await expectSound(host.core);
  });

  test("a reorganisation takes an unconfirmed payment away", async () => {
    await start();
    const snapshot = await anvil.tester.snapshot();
    const hash = await pay(10n * TOKEN);
    await swap(hash);
    await anvil.tester.revert({ id: snapshot });
    await mine(5);
    await confirmSwaps(host.core, chain);
    expect(await balance()).toBe(0);
  });

  test("only our token, to our treasury, from a proved address, counts", async () => {
    await start();
    const deployed = await anvil.sender.sendTransaction({ account: sender, data: CREATION });
    const other = (await anvil.reader.waitForTransactionReceipt({ hash: deployed }))
      .contractAddress!;
    const cases: [Hex, string][] = [
      [await pay(TOKEN, { token: other }), "wrong_sender"],
      [await pay(TOKEN, { to: sender.address }), "wrong_sender"],
      [await pay(TOKEN, { gas: 22_600n }), "reverted"],
    ];
    const proved = sender;
    sender = await makeSender();
    cases.push([await pay(TOKEN), "wrong_sender"]);
    sender = proved;
    for (const [hash, code] of cases) {
      const response = await swap(hash);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        422,
        code,
      ]);
    }
    expect((await swap(`0x${"ab".repeat(32)}`)).status).toBe(404);
    expect((await post("/api/v1/swaps", { txHash: "0x12" })).status).toBe(400);
  });

  test("nobody claims another user's payment", async () => {
    await start();
    const hash = await pay(TOKEN);
    await swap(hash);
    const owner = sender;
    await start();
    expect((await swap(hash)).status).toBe(422);
    sender = owner;
    expect(await (await link()).json()).toMatchObject({ code: "address_taken" });
  });

  test("an address is linked only by its own fresh signature over this account", async () => {
    await start();
    const stranger = await makeSender();
    const issuedAt = new Date().toISOString();
    const { linkMessage } = await import("../../src/wallet/chain/mod.ts");
    const message = (userId: number, at = issuedAt) => linkMessage(ORIGIN, userId, foundry.id, at);
    const old = new Date(Date.now() - 11 * 60_000).toISOString();
    const cases = [
      { issuedAt, signature: await sender.signMessage({ message: message(user.userId) }) },
      { issuedAt, signature: await stranger.signMessage({ message: message(user.userId + 1) }) },
      {
        issuedAt: old,
        signature: await stranger.signMessage({ message: message(user.userId, old) }),
      },
      { issuedAt: "soon", signature: "0x" },
    ];
    for (const proof of cases) {
      expect(
        (await post("/api/v1/addresses", { address: stranger.address, ...proof })).status,
      ).toBe(400);
    }
  });

  async function subscribeAndConfirm(
    plan: string,
    units: bigint,
  ): Promise<Record<string, unknown>> {
    const txHash = await pay(units);
    const response = await post("/api/v1/plans", { plan, txHash });
    expect(await response.json()).toMatchObject({ status: "pending", plan });
    await confirmPlans(host.core, chain);
    await mine(2);
    await Promise.all([confirmPlans(host.core, chain), confirmPlans(host.core, chain)]);
    return latest();
  }

  async function latest(): Promise<Record<string, unknown>> {
    const response = await fetch("/api/v1/plans", { headers: bearer() });
    const { subscriptions } = (await response.json()) as {
      subscriptions: Record<string, unknown>[];
    };
    return subscriptions[0]!;
  }

  test("79. a plan paid with one point too few fails with wrong_amount; the transfer can be swapped instead", async () => {
    await start();
    const failed = await subscribeAndConfirm("starter", 9_999n * TOKEN);
    expect(failed).toMatchObject({ status: "failed", failure: "wrong_amount" });
    expect(await balance()).toBe(0);
    await swap(failed.txHash as Hex);
    await confirmSwaps(host.core, chain);
    expect(await balance()).toBe(9_999);
  });

  test("79. a plan paid exactly is active after confirmation, for one calendar month, its points credited once", async () => {
    await start();
    const active = await subscribeAndConfirm("starter", 10_000n * TOKEN);
    expect(active).toMatchObject({
      status: "active",
      callLimit: 1000,
      callsUsed: 0,
      failure: null,
    });
    expect(await balance()).toBe(10_000);
    const [from, to] = [new Date(String(active.periodStart)), new Date(String(active.periodEnd))];
    expect((to.getUTCMonth() - from.getUTCMonth() + 12) % 12).toBe(1);
    expect((await swap(active.txHash as Hex)).status).toBe(422);
    const again = await post("/api/v1/plans", { plan: "starter", txHash: active.txHash });
    expect(again.status).toBe(409);
    await moveClock(host.core.database, 32 * 86_400_000);
    await expirePlans(host.core.database);
    expect(await latest()).toMatchObject({ status: "expired" });
    const reuse = await post("/api/v1/plans", { plan: "starter", txHash: active.txHash });
    expect([reuse.status, ((await reuse.json()) as { code: string }).code]).toEqual([
      422,
      "already_used",
    ]);
    await moveClock(host.core.database, 0);
    expect(await balance()).toBe(10_000);
    await expectSound(host.core);
  });

  test("79. a plan paid from an unproved address or by a reverted transaction fails and says why", async () => {
    await start();
    const reverted = await pay(10_000n * TOKEN, { gas: 22_600n });
    await post("/api/v1/plans", { plan: "starter", txHash: reverted });
    await confirmPlans(host.core, chain);
    expect(await latest()).toMatchObject({ status: "failed", failure: "reverted" });
    sender = await makeSender();
    expect(await subscribeAndConfirm("starter", 10_000n * TOKEN)).toMatchObject({
      failure: "wrong_sender",
    });
    await post("/api/v1/plans", { plan: "basic", txHash: `0x${"cd".repeat(32)}` });
    await moveClock(host.core.database, 61 * 60_000);
    await confirmPlans(host.core, chain);
    await moveClock(host.core.database, 0);
    expect(await latest()).toMatchObject({ status: "failed", failure: "not_found" });
  });

  test("a plan raises the rate until its calls are used up, counted with each charge", async () => {
    await start();
    await subscribeAndConfirm("starter", 10_000n * TOKEN);
    const { service } = await buildWallet(host, { workers: false });
    const caller = await service.authenticate(`Bearer ${user.apiKey}`);
    expect(caller).toMatchObject({
      requestsPerMinute: 1200,
      plan: { id: "starter", callsLeft: 1000 },
    });
    await service.charge({ caller, points: 5, reference: "bazi.chart" });
    const next = await service.authenticate(`Bearer ${user.apiKey}`);
    expect(next.plan).toEqual({ id: "starter", callsLeft: 999 });
    expect((await service.rateLimit(next))["X-Plan"]).toBe("starter; calls-left=999");
    await host.core.database.rows(
      "UPDATE subscriptions SET calls_used = 1000 WHERE user_id = $1 AND status = 'active'",
      [user.userId],
    );
    const spent = await service.authenticate(`Bearer ${user.apiKey}`);
    expect(spent.requestsPerMinute).toBe(600);
    expect((await service.rateLimit(spent))["X-Plan"]).toBe(
      "starter; calls-left=0; exhausted, rate of no plan",
    );
    const charge = await service.charge({ caller: spent, points: 5, reference: "bazi.chart" });
    expect(charge.newBalance).toBe(9_990);
  });

  test("without a chain the routes say so", async () => {
    await start();
    const core = { ...host.core, settings: { ...host.core.settings, chain: null } };
    const bare = await openFetch({ ...host, core });
    const response = await postJson(
      bare,
      "/api/v1/swaps",
      { txHash: `0x${"ab".repeat(32)}` },
      bearer(),
    );
    expect(await response.json()).toMatchObject({ status: 503, code: "not_set_up" });
  });
});
