/** Blends through the host and a wallet, with members that throw, hang or break their word. */
import { describe, expect, test } from "bun:test";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { Refusal, type AnyWork, type Registry } from "../../src/plugins/mod.ts";
import { createFakeWallet } from "../http/fake_wallet.ts";
import { bodyOf, mutation } from "../http/support.ts";
import { BIRTH, registry } from "./support.ts";

type Run = AnyWork["run"];

/** The plugins with the `run` of some procedures replaced. */
function withRuns(runs: Readonly<Record<string, Run>>): Registry {
  const procedures = new Map(registry.procedures);
  for (const [name, run] of Object.entries(runs)) {
    const one = procedures.get(name)!;
    const work = async () => ({ ...(await one.procedure.work()), run });
    procedures.set(name, { ...one, procedure: { ...one.procedure, work } });
  }
  return { ...registry, procedures };
}

function hostWith(runs: Readonly<Record<string, Run>>, points: number) {
  const wallet = createFakeWallet(points);
  const config = { runLimitMs: 150 };
  const host = createHost({
    registry: withRuns(runs),
    wallet,
    narrator: null,
    clock: Date,
    log: SILENT,
    config,
  });
  return { host, wallet };
}

const boom: Run = () => {
  throw new Error("boom, inner secret");
};

const refuse: Run = () => {
  throw new Refusal("never-declared", { why: "inner secret" });
};

describe("a member through the host", () => {
  const ways: readonly (readonly [string, Run])[] = [
    ["throws", boom],
    ["never settles", () => new Promise(() => {})],
    ["answers something else", () => ({ nothing: true })],
    ["refuses with a code it never declared", refuse],
  ];
  for (const [what, run] of ways) {
    test(`that ${what} is told, and its share of the held points is not captured`, async () => {
      const { host, wallet } = hostWith({ "weton.calculate": run }, 1_000);
      const response = await host.handle(mutation("natal.tian", BIRTH));
      expect(response.status).toBe(200);
      const price = Math.floor((888 * 21) / 22);
      expect(response.headers.get("x-points-charged")).toBe(String(price));
      const text = await response.text();
      expect(text).not.toContain("inner secret");
      const { data } = JSON.parse(text).result;
      expect(data.counts.delivered).toBe(21);
      const failed = data.systems.find(
        (one: { system: string }) => one.system === "weton.calculate",
      );
      expect(failed.failure).toEqual({ code: "plugin_fault", text: "The system failed" });
      expect(data.creditsUsed).toBe(price);
      expect([wallet.balance(), wallet.held()]).toEqual([1_000 - price, 0]);
      expect(wallet.postings).toEqual([{ points: price, reference: "natal.tian" }]);
    });
  }

  test("where all of them throw the points come back", async () => {
    const { host, wallet } = hostWith({ "raml.cast": boom, "ramal.cast": boom }, 10);
    const response = await host.handle(mutation("blend.islamic", { seed: "s" }));
    expect(response.status).toBe(422);
    expect((await bodyOf(response)).error.data.reason).toBe("nothing-delivered");
    expect([wallet.balance(), wallet.held(), wallet.postings]).toEqual([10, 0, []]);
  });
});

test("a blend needs its whole price before any work, whatever it will deliver", async () => {
  const { host, wallet } = hostWith({}, 887);
  const response = await host.handle(mutation("natal.tian", BIRTH));
  expect(response.status).toBe(402);
  expect((await bodyOf(response)).error.data).toMatchObject({ price: 888, balance: 887 });
  expect(wallet.calls["capture"]).toBeUndefined();
});

test("with no wallet every blend is served free and says so", async () => {
  const host = createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT });
  for (const { procedure, plugin } of registry.procedures.values()) {
    if (plugin.id !== "blends") continue;
    const response = await host.handle(mutation(procedure.name, procedure.examples[0]!.input));
    expect([procedure.name, response.status]).toEqual([procedure.name, 200]);
    const { data } = (await bodyOf(response)).result;
    expect([data.creditsUsed, data.reading.pointsCharged]).toEqual([0, 0]);
  }
});

test("other requests are answered while a birth is blended", async () => {
  const { host } = hostWith({}, 10_000);
  // The work of a procedure is read when it is first asked for.
  await host.handle(mutation("discordian.day", { date: "2024-02-27" }));
  const order: string[] = [];
  const blend = host.handle(mutation("natal.tian", BIRTH)) as Promise<Response>;
  const small = (async () => {
    await new Promise((resume) => setImmediate(resume));
    await host.handle(mutation("discordian.day", { date: "2024-02-28" }));
    order.push("small");
  })();
  await Promise.all([blend.then(() => order.push("blend")), small]);
  expect(order).toEqual(["small", "blend"]);
});
