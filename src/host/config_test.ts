import { describe, expect, test } from "bun:test";
import { ConfigError, readConfig } from "./config.ts";

const ROOT = import.meta.dir;

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env, ROOT);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe("readConfig()", () => {
  test("needs no variable at all", () => {
    expect(readConfig({}, "/project")).toMatchObject({
      production: false,
      strict: true,
      host: "127.0.0.1",
      port: 3000,
      pluginFolders: ["/project/plugins"],
      pluginPackages: [],
      dataDir: "/project/.data",
      databaseUrl: undefined,
      roles: { api: true, wallet: true },
      narrator: null,
      cacheBytes: 32 * 1024 * 1024,
    });
  });

  test("lists every fault at once", () => {
    const env = {
      PORT: "80000",
      NODE_ENV: "prod",
      DATABASE_URL: "mysql://user:hush@host/db",
      DATABASE_SCHEMA: "Public; DROP",
      REDIS_URL: "localhost:6379",
      ROLES: "api,cook",
      PLUGINS_DIR: "/nowhere/at/all",
      OPENAI_MODEL: "m",
      OPENAI_CONCURRENCY: "0",
    };
    const faults = faultsOf(env);
    const names = faults.map((fault) => fault.split(":")[0]);
    expect(names.sort()).toEqual(Object.keys(env).sort());
    expect(faults.join("\n")).not.toContain("hush");
  });

  test("treats an empty variable as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " " }, ROOT).port).toBe(3000);
  });

  test("serves what loads in production, unless told otherwise", () => {
    expect(readConfig({ NODE_ENV: "production" }, ROOT).strict).toBe(false);
    const strict = readConfig({ NODE_ENV: "production", STRICT_PLUGINS: "1" }, ROOT);
    expect(strict.strict).toBe(true);
    expect(readConfig({ STRICT_PLUGINS: "0" }, ROOT).strict).toBe(false);
  });

  test("takes the packages that PLUGINS names, by commas or spaces", () => {
    const { pluginPackages } = readConfig({ PLUGINS: "auspex-plugin-a, auspex-plugin-b" }, "/");
    expect(pluginPackages).toEqual(["auspex-plugin-a", "auspex-plugin-b"]);
  });

  test("adds the folders of TRUSTED_PLUGINS_DIR after our own", () => {
    const { pluginFolders } = readConfig(
      { TRUSTED_PLUGINS_DIR: `${ROOT}:${ROOT}/routes` },
      "/project",
    );
    expect(pluginFolders).toEqual(["/project/plugins", ROOT, `${ROOT}/routes`]);
  });

  test("lets roles be split only over a shared database", () => {
    expect(faultsOf({ ROLES: "api" })).toEqual([
      "ROLES: hosts that share the work need DATABASE_URL; the embedded store is for one",
    ]);
    const split = readConfig({ ROLES: "wallet", DATABASE_URL: "postgres://localhost/db" }, ROOT);
    expect(split.roles).toEqual({ api: false, wallet: true });
  });

  test("writes by a model only where one is named", () => {
    expect(readConfig({ OPENAI_API_KEY: "k" }, ROOT).narrator).toBeNull();
    const env = { OPENAI_MODEL: "m", OPENAI_BASE_URL: "http://127.0.0.1:1/v1" };
    expect(readConfig(env, ROOT).narrator).toEqual({
      model: "m",
      apiKey: "none",
      baseUrl: "http://127.0.0.1:1/v1",
      timeoutMs: 30_000,
      concurrency: 8,
    });
  });
});
