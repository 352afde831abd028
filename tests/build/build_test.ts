/** A built program is the service: the same catalogue, answers, pictures and pages as from source. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { chmodSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { layMigratedFolder } from "../wallet/support/snapshot.ts";
import { FIXTURES } from "../http/support.ts";
import { ROOT, SOURCE, startProgram, temporary, type Program } from "./program.ts";

const BIRTH = {
  birthDate: "1990-05-17",
  birthTime: "14:30",
  timezone: "Asia/Taipei",
  latitude: 25.04,
  longitude: 121.56,
};
const WOMAN = { ...BIRTH, gender: "female" };

/** One of each way in which an answer needs what lies beside the program: words, packs, tables, places, scripts. */
const CALLS: readonly (readonly [name: string, input: object, accept?: string])[] = [
  ["bazi.chart", { ...WOMAN, picture: true }],
  ["bazi.chart", { ...WOMAN, lang: "zh-Hans" }],
  ["vedic.chart", { ...BIRTH, lang: "zh-Hant" }],
  ["hellenistic.calculate", BIRTH],
  ["divination.draw", { systemSlug: "guanyin", lotNumber: 7, lang: "zh-Hant", seed: "a-lot" }],
  ["almanac.daily", { date: "2026-02-17", timezone: "Asia/Taipei", lang: "zh-Hant" }],
  ["places.search", { text: "台北" }],
  ["natal.tian", WOMAN],
  ["discordian.day", { date: "2024-02-29" }, "text/markdown"],
  ["hellenistic.calculate", BIRTH, "image/png"],
];
const PAGES = [
  "/api/v1/systems",
  "/api/v1/systems?lang=zh-Hant",
  "/api/v1/systems/bazi.chart",
  "/",
  "/systems/bazi.chart",
  "/guide",
  "/docs",
  "/verify",
  "/accuracy",
  "/about",
  "/wallet/keys",
];

/** What differs between two starts of one program. */
function settle(text: string, { url, key }: Program): string {
  return text
    .replaceAll(url, "URL")
    .replaceAll(key, "KEY")
    .replaceAll(/"(id|requestId)":"r[dq][_-][^"]*"/g, '"$1":"…"')
    .replaceAll(/(name="(?:csrf|_once)" value=|nonce=)"[^"]*"/g, "$1");
}

/** Run in processes of their own. */
const HOSTILE = join(import.meta.dir, "../apart/fixtures");

const dist = join(temporary(), "dist");
const file = join(dist, "../auspex");
const programs: { built: Program; alone: Program; source: Program } = {} as never;

/** What lies in a folder, with the times at which it was written. */
function listing(folder: string): readonly string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .sort()
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
}

let before: readonly string[];

/** The compiler of documents is an optional package. */
const documents = existsSync(join(ROOT, "node_modules/@myriaddreamin")) ? ["--documents"] : [];

/** As a user who owns nothing, where the test may choose. */
const nobody =
  process.getuid?.() === 0 && Bun.which("setpriv")
    ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    : [];

beforeAll(async () => {
  const build = Bun.spawn(
    [process.execPath, join(ROOT, "scripts/build.ts"), "--out", dist, "--file", file, ...documents],
    { stdout: "ignore", stderr: "pipe" },
  );
  expect([await build.exited, await new Response(build.stderr).text()]).toEqual([0, ""]);
  chmodSync(join(dist, ".."), 0o755);
  before = listing(dist);
  const env = { TRUSTED_PLUGINS_DIR: FIXTURES, PLUGINS_DIR: HOSTILE, STRICT_PLUGINS: "0" };
  const command = [...nobody, process.execPath, join(dist, "auspex.js")];
  const own = async (folder: string) => chmodSync(folder, 0o777);
  programs.built = await startProgram(command, env, own);
  programs.alone = await startProgram([...nobody, file], env, own);
  programs.source = await startProgram(SOURCE, env, layMigratedFolder);
}, 240_000);

afterAll(async () => {
  await programs.built?.stop();
  await programs.alone?.stop();
  await programs.source?.stop();
  rmSync(join(dist, ".."), { recursive: true, force: true });
});

describe.each([
  ["a built program", "built"],
  ["a program that is one file", "alone"],
] as const)("%s", (_, kind) => {
  test.each(PAGES)(
    "serves %s as from source",
    async (path) => {
      const [built, source] = await Promise.all(
        [programs[kind], programs.source].map(async (program) => {
          const response = await program.get(path);
          return { status: response.status, text: settle(await response.text(), program) };
        }),
      );
      expect(source!.status).toBeLessThan(400);
      expect(built).toEqual(source!);
    },
    60_000,
  );

  test("describes itself as from source", async () => {
    const [built, source] = await Promise.all(
      [programs[kind], programs.source].map(async (program) => {
        const text = await (await program.get("/openapi.json")).text();
        // Answers of draws are drawn anew at each start.
        return JSON.parse(settle(text, program), (name, value) =>
          name === "example" || name === "examples" ? undefined : value,
        );
      }),
    );
    expect(Object.keys(source.paths).length).toBeGreaterThan(100);
    expect(built).toEqual(source);
  }, 60_000);

  test.each(CALLS)(
    "answers %s %j as from source",
    async (name, input, accept = "*/*") => {
      // The purse of a demo start is small.
      await Promise.all([programs[kind], programs.source].map(refill));
      const [built, source] = await Promise.all(
        [programs[kind], programs.source].map(async (program) => {
          const response = await program.call(name, input, { accept });
          const bytes = new Uint8Array(await response.arrayBuffer());
          const isText = !response.headers.get("content-type")!.startsWith("image/png");
          return {
            status: response.status,
            type: response.headers.get("content-type"),
            answer: isText ? settle(new TextDecoder().decode(bytes), program) : bytes.toBase64(),
          };
        }),
      );
      expect([source!.status, source!.answer]).toEqual([200, source!.answer]);
      expect(built).toEqual(source!);
    },
    60_000,
  );

  test("serves a folder from outside, and says nothing was refused but what is refused from source", async () => {
    const sum = await programs[kind].call("sample.add", { a: 1, b: 2 });
    expect((await sum.json()).result.data.sum).toBe(3);
    const apart = await programs[kind].call("hostile.fine", { a: 4 });
    expect((await apart.json()).result.data.sum).toBe(5);
    const failed = async ({ url }: Program) =>
      (await (await fetch(`${url}/readyz`)).json()).plugins;
    expect(await failed(programs[kind])).toEqual(await failed(programs.source));
  });

  test("draws an icon by the native addon", async () => {
    const [entry] = await (
      await programs[kind].get("/api/v1/systems?fields=iconVariants&limit=1")
    ).json();
    const path = new URL(
      entry.iconVariants.transparent.png ?? Object.values(entry.iconVariants.transparent)[0],
      programs[kind].url,
    );
    const icon = await fetch(`${programs[kind].url}${path.pathname}${path.search}`);
    expect(icon.status).toBe(200);
  });

  test.skipIf(documents.length === 0)(
    "sets a document as from source",
    async () => {
      const [built, source] = await Promise.all(
        [programs[kind], programs.source].map(async (program) => {
          await refill(program);
          const call = await program.call("bazi.chart", WOMAN);
          await call.text();
          const id = call.headers.get("x-kept-reading");
          const made = await program.get(`/api/v1/readings/document.pdf?of=${id}&lang=en`);
          const bytes = new Uint8Array(await made.arrayBuffer());
          return {
            status: made.status,
            type: made.headers.get("content-type"),
            start: new TextDecoder().decode(bytes.subarray(0, 5)),
            // Its id and its hour are its own.
            kilobytes: Math.round(bytes.length / 4096),
          };
        }),
      );
      expect(source).toMatchObject({ status: 200, type: "application/pdf", start: "%PDF-" });
      expect(source!.kilobytes).toBeGreaterThan(5);
      if (kind === "built") expect(built).toEqual(source!);
      // The addon of documents does not load from one file, which says so.
      else expect(built).toMatchObject({ status: 503, type: "application/problem+json" });
    },
    60_000,
  );

  test("has its own documents for models", async () => {
    const say = async ({ url, key }: Program) => {
      const response = await fetch(`${url}/mcp`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
        },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "search_docs", arguments: { query: "idempotency key" } },
        }),
      });
      return response.text();
    };
    const built = await say(programs[kind]);
    expect(built).toContain("Idempotency-Key");
    expect(built).toBe(await say(programs.source));
  });

  test("wrote nothing where it lies", () => {
    expect(listing(dist)).toEqual(before);
  });

  test("proves its ledger by its own command", async () => {
    const { child, dataDir } = programs[kind];
    child.kill("SIGTERM");
    await child.exited;
    const program = kind === "built" ? [process.execPath, join(dist, "auspex.js")] : [file];
    const check = Bun.spawn([...nobody, ...program, "wallet:check"], {
      env: { PATH: process.env["PATH"] ?? "", HOME: dataDir, DATA_DIR: dataDir },
      stdout: "pipe",
    });
    expect(await new Response(check.stdout).text()).toContain(": sound");
    expect(await check.exited).toBe(0);
  }, 60_000);
});

async function refill({ url, key }: Program): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  expect((await fetch(`${url}/api/v1/demo/refill`, { method: "POST", headers })).status).toBe(200);
}
