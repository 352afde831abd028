/** Starting: cases 81 and 82, the demo user, the settings, and the check command. */
import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWallet, FolderInUse } from "../../src/wallet/mod.ts";
import { checkLedger } from "../../src/wallet/mod.ts";
import { openStores } from "../../src/wallet/stores.ts";
import { explainSettings, readSettings } from "../../src/wallet/settings.ts";
import { openFetch } from "./support/oauth.ts";
import { makeUser } from "./support/people.ts";
import { migratedSnapshot } from "./support/snapshot.ts";
import { onEveryStore, onServers } from "./support/stores.ts";

const ROOT = join(import.meta.dir, "../..");

const PRODUCTION = {
  NODE_ENV: "production",
  WALLET_URL: "https://wallet.example",
  WALLET_KEY: Buffer.alloc(32, 7).toString("base64"),
};

describe("embedded store", () => {
  // The folder of a host's data; its store is the folder `wallet` inside.
  const data = mkdtempSync(join(tmpdir(), "wallet-"));
  const dataDir = join(data, "wallet");
  afterAll(() => rmSync(data, { recursive: true }));

  function runCheck(DATA_DIR = data) {
    const env = { ...process.env, DATABASE_URL: "", DATA_DIR };
    return Bun.spawnSync([process.execPath, "src/wallet/check.ts"], { cwd: ROOT, env });
  }

  test("makes the demo user once, and keeps what was acknowledged over a restart", async () => {
    const first = await createWallet({ dataDir, workers: false });
    expect(first.demo!.points).toBe(1000);
    expect(first.demo!.apiKey).toStartWith("at_live_");
    const bearer = `Bearer ${first.demo!.apiKey}`;
    const caller = await first.service.authenticate(bearer);
    await first.service.charge({ caller, points: 15, reference: "bazi.chart" });
    await first.close();
    const second = await createWallet({ dataDir, workers: false });
    expect(second.demo).toBeUndefined();
    expect(await second.service.balance(await second.service.authenticate(bearer))).toMatchObject({
      balance: 985,
    });
    await second.close();
  }, 60_000);

  test("82. a second process on the same folder refuses and names the first", async () => {
    const wallet = await createWallet({ dataDir, workers: false });
    const refused = runCheck();
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr.toString()).toContain(`process ${process.pid} has used it since`);
    await expect(createWallet({ dataDir })).rejects.toThrow(FolderInUse);
    expect(await wallet.ready()).toEqual({ ok: true, detail: "wallet on embedded" });
    await wallet.close();
    const sound = runCheck();
    expect([sound.exitCode, sound.stdout.toString()]).toEqual([
      0,
      "1 users, 2 postings, 985 points: sound\n",
    ]);
  }, 60_000);

  test("makes no demo user in production", async () => {
    const wallet = await createWallet({
      dataDir: "memory:",
      snapshot: await migratedSnapshot(),
      env: PRODUCTION,
      workers: false,
    });
    expect(wallet.demo).toBeUndefined();
    await wallet.close();
  }, 60_000);
});

onServers("start", (open) => {
  test("81. six hosts start at once on an empty database and all serve", async () => {
    const schema = `t_six_hosts_${crypto.randomUUID().slice(0, 8)}`;
    const hosts = await Promise.all(
      Array.from({ length: 6 }, () =>
        openStores({
          databaseUrl: process.env.TEST_DATABASE_URL,
          schema,
          env: { DATABASE_POOL: "3" },
        }),
      ),
    );
    for (const { core } of hosts) {
      const rows = await core.database.rows("SELECT number FROM wallet_migrations ORDER BY number");
      expect(rows.length).toBeGreaterThan(0);
      expect(await core.database.rows("SELECT FROM accounts")).toHaveLength(5);
    }
    await hosts[0]!.core.database.script(`DROP SCHEMA "${schema}" CASCADE`);
    for (const { closeStores } of hosts) await closeStores();
  });

  test("refuses a database of a newer version", async () => {
    const host = await open();
    await host.core.database.rows(
      "INSERT INTO wallet_migrations(number, name) VALUES(9999, 'later')",
    );
    const again = openStores({ databaseUrl: process.env.TEST_DATABASE_URL, schema: host.schema });
    await expect(again).rejects.toThrow("the database has migration 9999");
  });

  test("says that the database is away", async () => {
    const start = createWallet({ databaseUrl: "postgres://root@127.0.0.1:1/test" });
    await expect(start).rejects.toThrow("Cannot reach the ledger");
  });
});

onEveryStore("checkLedger()", (open) => {
  test.each([
    [
      "a balance without a posting",
      "UPDATE accounts SET balance = balance + 1 WHERE id = $1",
      "postings sum to 100",
    ],
    [
      "a held amount without a hold",
      "UPDATE accounts SET held = 5 WHERE id = $1",
      "open holds sum to 0",
    ],
  ])("finds %s", async (_, statement, fault) => {
    const { core } = await open();
    const { accountId } = await makeUser(core, 100);
    expect((await checkLedger(core.database)).ok).toBe(true);
    await core.database.rows(statement, [accountId]);
    const report = await checkLedger(core.database);
    expect(report.ok).toBe(false);
    expect(report.faults.join()).toContain(fault);
  });

  test("postings cannot be changed or deleted, balances not overdrawn", async () => {
    const { core } = await open();
    const { accountId } = await makeUser(core, 100);
    for (const statement of [
      "UPDATE postings SET amount = 1",
      "DELETE FROM postings",
      `UPDATE accounts SET balance = -1 WHERE id = ${accountId}`,
      `UPDATE accounts SET held = 101 WHERE id = ${accountId}`,
    ]) {
      await expect(core.database.rows(statement)).rejects.toThrow();
    }
  });
});

describe("finding 9: production", () => {
  const without = (...names: readonly (keyof typeof PRODUCTION)[]) => {
    const env: Record<string, string> = { ...PRODUCTION };
    for (const name of names) delete env[name];
    return env;
  };

  test("starts with WALLET_URL and WALLET_KEY", () => {
    expect(readSettings(PRODUCTION).origin).toBe("https://wallet.example");
    expect(explainSettings(PRODUCTION)).toEqual([]);
  });

  test.each(["WALLET_URL", "WALLET_KEY"] as const)("refuses to start without %s", async (name) => {
    expect(() => readSettings(without(name))).toThrow(name);
    await expect(createWallet({ dataDir: "memory:", env: without(name) })).rejects.toThrow(name);
  });

  test("names all that is missing and all that is wrong at once", () => {
    const env = { ...without("WALLET_URL", "WALLET_KEY"), RATE_TOKEN: "many" };
    const names = explainSettings(env).map((fault) => fault.split(" ")[0]);
    expect(names.sort()).toEqual(["RATE_TOKEN", "WALLET_KEY", "WALLET_URL"]);
  });

  test("a blank behind a value changes nothing: it is production all the same", () => {
    const env = { NODE_ENV: "production\r", RATE_ADDRESS: " " };
    const names = explainSettings(env).map((fault) => fault.split(" ")[0]);
    expect(names.sort()).toEqual(["WALLET_KEY", "WALLET_URL"]);
    expect(readSettings({ ...PRODUCTION, RATE_ADDRESS: " " }).addressRate).toBe(600);
  });

  test.each(["1e3", "0x10", "-1", "1.0", "600 "])(
    "a rate of %j is what it says or refused",
    (rate) => {
      const faults = explainSettings({ ...PRODUCTION, RATE_ADDRESS: rate });
      expect(faults).toHaveLength(rate.trim() === "600" ? 0 : 1);
    },
  );

  test("WALLET_URL is https, or a host of this machine", () => {
    const faultsOf = (origin: string) => explainSettings({ ...PRODUCTION, WALLET_URL: origin });
    expect(faultsOf("http://wallet.example")).toEqual([expect.stringContaining("https://")]);
    expect(faultsOf("http://127.0.0.1:3000")).toEqual([]);
  });

  test("needs neither on a host that serves no wallet, and nothing in development", () => {
    const env = without("WALLET_URL", "WALLET_KEY");
    expect(explainSettings(env, { serves: false })).toEqual([]);
    expect(explainSettings({ ...env, NODE_ENV: "development" })).toEqual([]);
  });

  test("the program exits 1 and names the draws' secret with them, and a wrong port", async () => {
    const { PATH = "", HOME = "" } = process.env;
    const child = Bun.spawnSync([process.execPath, "src/host/main.ts"], {
      cwd: ROOT,
      env: {
        PATH,
        HOME,
        NODE_ENV: "production",
        PORT: "many",
        DATA_DIR: mkdtempSync(join(tmpdir(), "none-")),
      },
    });
    expect(child.exitCode).toBe(1);
    const said = child.stderr.toString();
    for (const name of ["PORT", "DRAWS_SECRET", "WALLET_URL", "WALLET_KEY"]) {
      expect(said).toContain(`  ${name}`);
    }
    expect(child.stdout.toString()).not.toContain("listening");
  }, 60_000);
});

onEveryStore("finding 9: the issuer", (open) => {
  const at = async (env: Record<string, string>) =>
    (await openFetch(await open({ env })))("/.well-known/oauth-authorization-server", {
      headers: { host: "evil.example" },
    });

  test("is kept by caches only where the operator has set it", async () => {
    const set = await at({ WALLET_URL: "https://wallet.example" });
    expect(set.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(await set.json()).toMatchObject({ issuer: "https://wallet.example" });
    expect((await at({})).headers.get("cache-control")).toBe("no-store");
  });
});

describe("readSettings()", () => {
  test("names every variable that is wrong", () => {
    const env = {
      WALLET_URL: "https://wallet.example/",
      DATABASE_POOL: "two",
      REFRESH_GRACE_SECONDS: "31",
      IDENTITY_ISSUER: "https://id.example",
      SIGN_IN_PROVIDERS: "x",
      WALLET_KEY: "short",
      WEBHOOK_ALLOW_PRIVATE: "1",
      NODE_ENV: "production",
    };
    let message = "";
    try {
      readSettings(env);
    } catch (cause) {
      message = String(cause);
    }
    for (const name of [
      "WALLET_URL",
      "DATABASE_POOL",
      "REFRESH_GRACE_SECONDS",
      "IDENTITY_JWKS_URL",
      "SIGN_IN_X_ISSUER",
      "WALLET_KEY",
      "WEBHOOK_ALLOW_PRIVATE",
    ]) {
      expect(message).toContain(name);
    }
  });
});
