/** Draws over HTTP: an honest one verifies, and what was changed is named. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, test } from "bun:test";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { createRegistry, discover, seededRandom } from "../../src/plugins/mod.ts";
import { createFakeWallet } from "../http/fake_wallet.ts";
import { bodyOf, mutation, query } from "../http/support.ts";

const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
const DRAWS = [...registry.procedures.values()]
  .map(({ procedure }) => procedure)
  .filter(({ kind }) => kind === "draw");

const SECRET = "a secret of the tests, long enough for all";
const SALT = "correct horse battery staple";
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function hostOf(drawsSecret: string | undefined = SECRET) {
  const wallet = createFakeWallet(10_000);
  const deps = { registry, wallet, narrator: null, clock: Date, log: SILENT };
  return { host: createHost({ ...deps, config: { drawsSecret } }), wallet };
}

const { host, wallet } = hostOf();

async function call(name: string, input: unknown, at = host) {
  const response = await at.handle(mutation(name, { json: input }));
  const body = await bodyOf(response);
  return { status: response.status, data: body.result?.data, error: body.error };
}

async function verify(answer: unknown, noted: Record<string, unknown> = {}) {
  const { status, data } = await call("draws.verify", { answer, ...noted });
  expect(status).toBe(200);
  return data;
}

interface Checked {
  readonly checks: readonly { readonly check: { readonly id: string }; readonly ok: boolean }[];
}

const checked = ({ checks }: Checked) => checks.map(({ check }) => check.id);
const failed = ({ checks }: Checked) => checks.filter(({ ok }) => !ok).map(({ check }) => check.id);

/** An input that leaves the result to chance. */
const CHANCE: Readonly<Record<string, Record<string, unknown>>> = {
  "tarot.draw": { spread: "celticCross" },
  "runes.cast": { spread: "three" },
  "divination.draw": { systemSlug: "guanyin-100" },
  "liuyao.calculate": {},
  "yijing.cast": { method: "yarrow" },
  "lingQi.cast": {},
  "taiXuan.cast": { watch: "morning" },
  "yutjeom.cast": {},
  "jiaoBei.cast": { rule: "three", throws: 9 },
  "lenormand.draw": { spread: "nine" },
  "lenormand.grandTableau": { person: 29 },
  "playingCards.draw": { deck: "32", spread: "pastPresentFuture" },
  "kipper.draw": { spread: "full" },
  "etteilla.draw": { spread: "twelve" },
  "sibilla.draw": { spread: "cross" },
};

describe("draws.verify", () => {
  for (const { name } of DRAWS) {
    for (const lang of ["en", "zh-Hant"]) {
      test(`verifies ${name} in ${lang}, and charges nothing`, async () => {
        const input = { ...CHANCE[name], lang };
        const { status, data } = await call(name, input);
        expect(status).toBe(200);
        const before = wallet.balance();
        const found = await verify(data);
        expect(failed(found)).toEqual([]);
        expect(found).toMatchObject({ verified: true, procedure: name, differenceCount: 0 });
        expect(wallet.balance()).toBe(before);
      });
    }
  }

  test("reads the whole body, its data, or either as text", async () => {
    const { data } = await call("tarot.draw", { spread: "three", seed: "as pasted" });
    for (const pasted of [data, { result: { data } }, JSON.stringify(data)]) {
      expect((await verify(pasted)).verified).toBe(true);
    }
    expect((await verify(JSON.stringify({ result: { data } }))).verified).toBe(true);
  });

  test("needs no token", async () => {
    const { data } = await call("coinFlip.flip", {});
    const bare = new Request("http://localhost/api/trpc/draws.verify", {
      method: "POST",
      body: JSON.stringify({ json: { answer: data } }),
      headers: { "content-type": "application/json" },
    });
    const response = await host.handle(bare);
    expect(response.status).toBe(200);
    expect(response.headers.get("x-points-charged")).toBe("0");
  });

  test("names the card that was exchanged", async () => {
    const { data } = await call("tarot.draw", { spread: "three", seed: "exchange" });
    const changed = structuredClone(data);
    changed.cards[1].index = (changed.cards[1].index + 1) % 78;
    const found = await verify(changed);
    expect(found.verified).toBe(false);
    expect(failed(found)).toEqual(["answer"]);
    expect(found.differences).toEqual([{ path: "/cards/1/index", given: changed.cards[1].index }]);
  });

  test("names a changed seed by the id that no longer follows", async () => {
    const { data } = await call("tarot.draw", { spread: "three", seed: "first" });
    const changed = { ...data, reading: { ...data.reading, seed: "second" } };
    expect(failed(await verify(changed))).toEqual(["id", "answer"]);
    const noted = await verify(changed, { seed: "first" });
    expect(failed(noted)).toEqual(["seed", "answer"]);
    expect(noted.differences[0].path).toBe("/reading/seed");
  });

  test("names another version", async () => {
    const { data } = await call("runes.cast", { spread: "single" });
    const changed = { ...data, reading: { ...data.reading, version: "0.9.0" } };
    const found = await verify(changed);
    expect(failed(found)).toEqual(["version"]);
    expect(found.version.given).toBe("0.9.0");
  });

  test("names a changed input", async () => {
    const { data } = await call("tarot.draw", { spread: "three", question: "Shall I go?" });
    const found = await verify(data, { input: { spread: "three", question: "Shall I stay?" } });
    expect(failed(found)).toEqual(["input", "id", "answer"]);
    expect(found.differences.map(({ path }: { path: string }) => path)).toContain("/question");
  });

  test("tells no text of the reading", async () => {
    const { data } = await call("tarot.draw", { spread: "three", seed: "quiet" });
    const changed = structuredClone(data);
    changed.interpretation.text = "Something else";
    const found = await verify(changed);
    expect(found.differences).toEqual([{ path: "/interpretation/text", given: "Something else" }]);
  });

  describe("finding 7: says nothing that was not in what it was given", () => {
    /** Every text and number of a value, at any depth. */
    function leavesOf(value: unknown): readonly unknown[] {
      if (typeof value !== "object" || value === null) return [value];
      return Object.values(value).flatMap(leavesOf);
    }

    const skeleton = (procedure: string, seed: string, input: object, more: object = {}) => ({
      reading: {
        id: "rd_0000000000000000000000",
        procedure,
        version: "1.0.0",
        seed,
        draw: { input },
      },
      ...more,
    });

    for (const { name } of DRAWS) {
      test(`of a skeleton of ${name} with a chosen seed`, async () => {
        const input = { ...CHANCE[name], seed: "chosen" };
        const { data } = await call(name, input);
        const { seed: _seed, ...asked } = input;
        const found = await verify(skeleton(name, "chosen", asked));
        expect(found.verified).toBe(false);
        expect(found).toMatchObject({ differences: [], differenceCount: 0 });
        // Two drawn values that differ give answers that differ in nothing but the seed itself.
        const other = await verify(skeleton(name, "another", asked));
        expect({ ...other, seed: "chosen", reading: 0 }).toEqual({ ...found, reading: 0 });
        const drawn = leavesOf(data).filter((one) => typeof one === "string" && one.length > 12);
        const { notice: _notice, ...rest } = found;
        const said = new Set(leavesOf(rest));
        expect(drawn.filter((one) => said.has(one) && one !== name)).toEqual([]);
      });
    }

    test("and answers the same whether a guess of one value is right or wrong", async () => {
      const { data } = await call("tarot.draw", { spread: "three", seed: "guess" });
      const right = data.cards[0].index;
      const ask = (index: number) =>
        verify(skeleton("tarot.draw", "guess", { spread: "three" }, { cards: [{ index }] }));
      const [hit, miss] = [await ask(right), await ask((right + 1) % 78)];
      expect({ ...hit, reading: 0 }).toEqual({ ...miss, reading: 0 });
    });

    test("names no member that the answer lacks", async () => {
      const { data } = await call("tarot.draw", { spread: "three", seed: "lacking" });
      const { cards, ...rest } = structuredClone(data);
      const found = await verify(rest);
      expect(found.verified).toBe(false);
      expect(JSON.stringify(found)).not.toContain("/cards");
      const [{ index: _index, ...first }, ...others] = cards;
      const lacking = await verify({ ...rest, cards: [first, ...others] });
      expect(lacking.differences).toEqual([{ path: "/cards/0", given: null }]);
    });
  });

  test("says what it cannot work with", async () => {
    const nothing = await call("draws.verify", { answer: {} });
    expect(nothing.status).toBe(400);
    expect(nothing.error.data.issues.map(({ path }: { path: string }) => path)).toEqual([
      "answer/reading/id",
      "answer/reading/procedure",
      "answer/reading/version",
      "answer/reading/seed",
    ]);
    const text = await call("draws.verify", { answer: "no JSON" });
    expect(text.error.data.issues).toEqual([
      { path: "answer", code: "not-json", message: "Expected JSON" },
    ]);
    const reading = { id: "rd_1", procedure: "tarot.drow", version: "1.0.0", seed: "x" };
    const strange = await call("draws.verify", { answer: { reading } });
    expect(strange.error.data.issues[0]).toMatchObject({
      path: "answer/reading/procedure",
      nearest: "tarot.draw",
    });
    const older = await call("draws.verify", {
      answer: { reading: { ...reading, procedure: "tarot.draw" } },
    });
    expect(older.error.data.issues[0].path).toBe("input");
  });

  test("says nothing of a salt where nothing was committed", async () => {
    const { data } = await call("coinFlip.flip", {});
    expect(failed(await verify(data, { salt: SALT }))).toEqual(["commitment"]);
  });
});

async function commit(procedure: string, input: unknown, salt = SALT, at = host) {
  const { status, data, error } = await call(
    "draws.commit",
    { procedure, input, saltHash: sha256(salt) },
    at,
  );
  if (status !== 200) throw new Error(JSON.stringify(error));
  return data;
}

describe("a committed draw", () => {
  test("has the seed that both sides made, and shows it", async () => {
    const made = await commit("tarot.draw", { spread: "three" });
    const { commitment, serverHash } = made;
    const { data } = await call("tarot.draw", { spread: "three", commitment, salt: SALT });
    const shown = data.reading.draw.commitment;
    expect(shown).toMatchObject({ commitment, serverHash, salt: SALT });
    expect(sha256(shown.serverSeed)).toBe(serverHash);
    const { createHmac } = await import("node:crypto");
    const seed = createHmac("sha256", shown.serverSeed).update(SALT).digest("hex");
    expect(data.reading.seed).toBe(seed);
    const first = seededRandom(seed).shuffle(Array.from({ length: 78 }, (_, i) => i));
    expect(first).toHaveLength(78);
    const found = await verify(data, { salt: SALT, serverHash, input: { spread: "three" } });
    expect(found.verified).toBe(true);
    expect(checked(found)).toEqual([
      "version",
      "input",
      "seed",
      "salt",
      "serverHash",
      "commitment",
      "id",
      "answer",
    ]);
  });

  test("shows nothing of the server seed before", async () => {
    const made = await commit("coinFlip.flip", {});
    expect(Object.keys(made).sort()).toEqual([
      "commitment",
      "committedAt",
      "input",
      "lang",
      "notice",
      "procedure",
      "reading",
      "serverHash",
    ]);
    const again = await commit("coinFlip.flip", {});
    expect(again.serverHash).not.toBe(made.serverHash);
    const dry = await call("coinFlip.flip", {
      commitment: made.commitment,
      salt: SALT,
      dryRun: true,
    });
    expect(JSON.stringify(dry.data)).not.toContain("serverSeed");
  });

  test("gives one draw, in either language, and is not charged twice for the same words", async () => {
    const { commitment } = await commit("tarot.draw", { spread: "three" });
    const input = { spread: "three", commitment, salt: SALT };
    const first = await call("tarot.draw", input);
    const balance = wallet.balance();
    const second = await call("tarot.draw", input);
    expect(second.data).toEqual(first.data);
    expect(wallet.balance()).toBe(balance);
    const other = await call("tarot.draw", { ...input, lang: "zh-Hant" });
    const ids = (data: any) => data.cards.map(({ id, reversed }: any) => [id, reversed]);
    expect(ids(other.data)).toEqual(ids(first.data));
    expect(wallet.balance()).toBe(balance - 2);
  });

  for (const { what, input, path } of [
    { what: "another salt", input: { spread: "three", salt: `${SALT}!` }, path: "salt" },
    { what: "another spread", input: { spread: "single", salt: SALT }, path: "commitment" },
    {
      what: "another question",
      input: { spread: "three", salt: SALT, question: "And now?" },
      path: "commitment",
    },
    { what: "a seed beside it", input: { spread: "three", salt: SALT, seed: "x" }, path: "seed" },
    { what: "no salt", input: { spread: "three" }, path: "salt" },
    { what: "a short salt", input: { spread: "three", salt: "short" }, path: "salt" },
  ]) {
    test(`is refused with ${what}, charges nothing and shows nothing`, async () => {
      const { commitment } = await commit("tarot.draw", { spread: "three" });
      const balance = wallet.balance();
      const { status, error } = await call("tarot.draw", { ...input, commitment });
      expect(status).toBe(400);
      expect(error.data.issues.map((one: { path: string }) => one.path)).toEqual([path]);
      expect(JSON.stringify(error)).not.toContain("serverSeed");
      expect(wallet.balance()).toBe(balance);
    });
  }

  test("is refused for another procedure, and with a commitment that was touched", async () => {
    const { commitment } = await commit("coinFlip.flip", {});
    const other = await call("runes.cast", { spread: "single", commitment, salt: SALT });
    expect(other.error.data.issues[0].path).toBe("commitment");
    const touched = (commitment[0] === "A" ? "B" : "A") + commitment.slice(1);
    const forged = await call("coinFlip.flip", { commitment: touched, salt: SALT });
    expect(forged.error.data.issues[0].message).toContain("draws.commit of this service");
  });

  test("is served by any host with the same secret and by no other", async () => {
    const { commitment } = await commit("coinFlip.flip", {});
    const input = { commitment, salt: SALT };
    const [here, there, elsewhere] = [
      await call("coinFlip.flip", input),
      await call("coinFlip.flip", input, hostOf().host),
      await call("coinFlip.flip", input, hostOf("another secret, as long as the first one").host),
    ];
    expect(there.data.reading.seed).toBe(here.data.reading.seed);
    expect(elsewhere.status).toBe(400);
  });

  test("names what was changed afterwards", async () => {
    const { commitment, serverHash } = await commit("tarot.draw", { spread: "three" });
    const { data } = await call("tarot.draw", { spread: "three", commitment, salt: SALT });
    const withRecord = (change: Record<string, unknown>) => {
      const copy = structuredClone(data);
      Object.assign(copy.reading.draw.commitment, change);
      return copy;
    };
    const seedless = structuredClone(data);
    seedless.reading.seed = "another";
    expect(failed(await verify(seedless))).toEqual(["seed", "id", "answer"]);
    expect(failed(await verify(withRecord({ salt: "another salt altogether" })))).toEqual([
      "seed",
      "salt",
    ]);
    expect(failed(await verify(data, { salt: "another salt altogether" }))).toEqual(["salt"]);
    expect(failed(await verify(withRecord({ serverSeed: "0".repeat(64) })))).toEqual([
      "seed",
      "serverHash",
    ]);
    expect(failed(await verify(data, { serverHash: "0".repeat(64) }))).toEqual(["serverHash"]);
    const other = await commit("tarot.draw", { spread: "single" });
    expect(failed(await verify(withRecord({ commitment: other.commitment })))).toEqual([
      "commitment",
    ]);
    expect((await verify(data, { salt: SALT, serverHash })).verified).toBe(true);
  });

  test("is fair: 2,000 commitments give heads as often as tails", async () => {
    let heads = 0;
    for (let i = 0; i < 2_000; i++) {
      const salt = `salt number ${i} of the test`;
      const { commitment } = await commit("coinFlip.flip", {}, salt);
      const { data } = await call("coinFlip.flip", { commitment, salt });
      if (data.sequence[0].id === "heads") heads += 1;
    }
    // 3.9 standard deviations of 22.4.
    expect(Math.abs(heads - 1_000)).toBeLessThan(88);
  }, 60_000);
});

describe("draws.commit", () => {
  test("names every fault of what it is to bind", async () => {
    const bad = await call("draws.commit", {
      procedure: "tarot.draw",
      input: { spread: "thre" },
      saltHash: sha256(SALT),
    });
    expect(bad.status).toBe(400);
    expect(bad.error.data.issues[0]).toMatchObject({ path: "input/spread", nearest: "three" });
    const seeded = await call("draws.commit", {
      procedure: "tarot.draw",
      input: { spread: "three", seed: "mine" },
      saltHash: sha256(SALT),
    });
    expect(seeded.error.data.issues[0].path).toBe("input/seed");
    const unfit = await call("draws.commit", {
      procedure: "numerology.calculate",
      saltHash: "short",
    });
    expect(unfit.error.data.issues.map(({ path }: { path: string }) => path)).toEqual(["saltHash"]);
    const strange = await call("draws.commit", {
      procedure: "numerology.calculate",
      saltHash: sha256(SALT),
    });
    expect(strange.error.data.issues[0].path).toBe("procedure");
  });
});

describe("the catalogue", () => {
  test("lists both for nothing and describes what a draw takes", async () => {
    const read = async (path: string) =>
      bodyOf(await host.handle(new Request(`http://localhost${path}`)));
    for (const name of ["draws.commit", "draws.verify"]) {
      expect(await read(`/api/v1/systems/${name}`)).toMatchObject({ cost: 0, tradition: "draws" });
    }
    const { paths, components } = await read("/openapi.json");
    expect(paths["/api/trpc/draws.verify"].post["x-points"]).toBe(0);
    expect(paths["/api/trpc/draws.verify"].post.security).toEqual([]);
    const propertiesOf = (name: string): readonly string[] => {
      const { properties = {}, allOf = [] } = components.schemas[name];
      const parts = allOf.map(({ $ref }: { $ref: string }) => $ref.split("/").at(-1)!);
      return [...Object.keys(properties), ...parts.flatMap(propertiesOf)];
    };
    expect(propertiesOf("tarot.draw.input")).toContain("commitment");
    expect(propertiesOf("tarot.draw.input")).toContain("salt");
    expect(propertiesOf("numerology.calculate.input")).not.toContain("commitment");
  }, 30_000);

  test("is asked by GET as well", async () => {
    const { data } = await call("coinFlip.flip", { seed: "by GET" });
    const response = await host.handle(query("draws.verify", { answer: data }));
    expect((await bodyOf(response)).result.data.verified).toBe(true);
  });
});
