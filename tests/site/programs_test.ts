/** The call from a program, on the page of every system: it is well formed, and it answers. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROGRAMS } from "../../src/host/site/programs.ts";
import { KEY, serve } from "../client/served.ts";
import { decoded, openHost, page, registry } from "./support.ts";

const ROOT = join(import.meta.dir, "../..");
const PYTHON_CLIENT = join(ROOT, "packages/client-python");
const python = Bun.which("python3");
if (!python) console.warn("skipped: programs in Python, since there is no python3");

const all = [...registry.procedures.values()].map(({ procedure }) => ({
  id: procedure.name,
  input: procedure.examples[0].input as Readonly<Record<string, unknown>>,
}));
const written = (name: string, origin = "http://localhost") =>
  all.map(({ id, input }) => ({ id, text: PROGRAMS[name]!({ origin, id, input }) }));

describe("every system", () => {
  test.each(["en", "zh-Hant"])(
    "has its call in four languages on its page, in %s",
    async (lang) => {
      const host = openHost();
      for (const { id, input } of all.filter((_, index) => index % 9 === 0)) {
        const shown = await (await host.handle(page(`/systems/${id}?lang=${lang}`))).text();
        expect([id, shown.length < 150 * 1024]).toEqual([id, true]);
        for (const write of Object.values(PROGRAMS)) {
          expect(decoded(shown).replaceAll("&amp;", "&")).toContain(
            write({ origin: "http://localhost", id, input }),
          );
        }
      }
    },
  );

  test("programs in TypeScript and for tRPC are well formed", () => {
    const transpiler = new Bun.Transpiler({ loader: "ts" });
    for (const { text } of [...written("TypeScript"), ...written("tRPC")]) {
      expect(transpiler.transformSync(text).length).toBeGreaterThan(100);
    }
  });

  test.skipIf(!python)("programs in Python name the methods of the client", async () => {
    // Whether the client knows every system is asked where it is generated.
    const client = await Bun.file(join(PYTHON_CLIENT, "auspex_client/_procedures.py")).text();
    const known = written("Python").filter(({ id }) => client.includes(`"${id}"`));
    expect(known.length).toBeGreaterThan(100);
    const check = `import ast, json, sys
from auspex_client import Auspex
client = Auspex("http://localhost", key="k")
for sample in json.load(sys.stdin):
    tree = ast.parse(sample)
    call = next(n for n in ast.walk(tree) if isinstance(n, ast.Call) and ast.unparse(n.func).startswith("auspex."))
    _, group, method = ast.unparse(call.func).split(".")
    ast.literal_eval(call.args[0])
    assert callable(getattr(getattr(client, group), method)), sample
print("fine")`;
    const run = Bun.spawn([python!, "-c", check], {
      env: { ...process.env, PYTHONPATH: PYTHON_CLIENT, PYTHONDONTWRITEBYTECODE: "1" },
      stdin: new Blob([JSON.stringify(known.map(({ text }) => text))]),
      stderr: "pipe",
    });
    expect((await new Response(run.stderr).text()) + (await new Response(run.stdout).text())).toBe(
      "fine\n",
    );
  });
});

describe("a program that is pasted", () => {
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  let served: ReturnType<typeof serve>;
  beforeAll(() => {
    served = serve(10_000);
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  });
  afterAll(async () => {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const input = {
    birthDate: "1990-05-17",
    birthTime: "14:30",
    timezone: "Asia/Taipei",
    longitude: 121.56,
    gender: "female",
    picture: false,
  };

  test.each(Object.keys(PROGRAMS))("answers: %s", async (name) => {
    if (name === "Python" && !python) return;
    const text = PROGRAMS[name]!({ origin: served.url, id: "bazi.chart", input });
    // The packages are those of this repository; they are not published.
    const local = text.replace("@auspex/client", join(ROOT, "packages/client/src/mod.ts"));
    const file = join(
      folder,
      `${name}.${name === "curl" ? "sh" : name === "Python" ? "py" : "ts"}`,
    );
    await Bun.write(file, local);
    const program = name === "curl" ? "sh" : name === "Python" ? python! : process.execPath;
    const run = Bun.spawn([program, file], {
      cwd: folder,
      env: {
        ...process.env,
        AUSPEX_KEY: KEY,
        PYTHONPATH: PYTHON_CLIENT,
        PYTHONDONTWRITEBYTECODE: "1",
      },
      stderr: "pipe",
    });
    const said = await new Response(run.stdout).text();
    expect([await run.exited, await new Response(run.stderr).text()]).toEqual([0, ""]);
    expect(said).toContain("庚午");
  });
});
