/** The runner finds what is wrong with a service, and nothing where nothing is. */
import { Glob } from "bun";
import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runFolder, type FileReport } from "../../packages/conformance/src/run.ts";
import type { Kind } from "../../packages/conformance/src/target.ts";
import { auspex } from "../../packages/conformance/src/targets/auspex.ts";
import {
  astrologer,
  astrologyApi,
  freeAstrology,
} from "../../packages/conformance/src/targets/others.ts";
import { openService } from "../vectors/service.ts";

const ROOT = join(import.meta.dir, "../..");
const CASES = join(ROOT, "packages/conformance/cases");
const service = await openService(ROOT);
const work = mkdtempSync(join(tmpdir(), "auspex-conformance-"));
const servers: { stop(): void }[] = [];
afterAll(() => {
  servers.forEach((server) => server.stop());
  rmSync(work, { recursive: true, force: true });
});

function listen(answer: (request: Request) => Promise<Response> | Response): string {
  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: answer });
  servers.push({ stop: () => void server.stop(true) });
  return `http://127.0.0.1:${server.port}`;
}

async function reportOf(kind: Kind, url: string, only: string): Promise<FileReport> {
  const target = await kind.connect(url, "a key");
  const reports: FileReport[] = [];
  for await (const one of runFolder(CASES, await kind.adapters(), target, only)) reports.push(one);
  expect(reports).toHaveLength(1);
  return reports[0]!;
}

/** A double of the service, whose answers a test may spoil by the number of the call. */
function doubleOf(spoil: (answer: unknown, call: number) => unknown): string {
  let calls = 0;
  return listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/v1/systems") return Response.json(SYSTEMS);
    const { json } = (await request.json()) as { json: Record<string, unknown> };
    const data = await service.call(pathname.split("/").at(-1)!, json);
    return Response.json({ result: { data: spoil(data, calls++) } });
  });
}
const SYSTEMS = [{ id: "xiaoLiuRen.calculate" }];

/** Every number and id of an answer changed. */
function wrong(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "string") return `not ${value}`;
  if (Array.isArray(value)) return value.map(wrong);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wrong(one)]));
}

const MATTER = "chinese-xiaoliuren.json";
const PLANTED = [3, 11, 17, 20, 34, 41, 52, 60, 77, 90];

describe("a double of this service", () => {
  test("is found right where nothing was planted", async () => {
    const report = await reportOf(
      auspex,
      doubleOf((answer) => answer),
      MATTER,
    );
    expect([report.passed > 90, report.failed.length, report.skipped.size]).toEqual([true, 0, 0]);
  });

  test("shows ten planted errors, each by its case, and no other", async () => {
    const spoiled = (answer: unknown, call: number) =>
      PLANTED.includes(call) ? wrong(answer) : answer;
    const report = await reportOf(auspex, doubleOf(spoiled), MATTER);
    expect(report.failed.map((line) => Number(/^#(\d+)/.exec(line)![1]))).toEqual(PLANTED);
    expect(report.failed[0]).toMatch(/expected .+, got .+/);
  });

  test("that does not serve a procedure is skipped with its name", async () => {
    const none = listen(() => Response.json([]));
    const report = await reportOf(auspex, none, MATTER);
    expect([report.passed, report.failed.length]).toEqual([0, 0]);
    expect([...report.skipped.keys()][0]).toStartWith("not served yet: ");
  });

  test("that fails is told as failing, with what it said", async () => {
    const broken = listen(({ url }) =>
      url.endsWith("/systems")
        ? Response.json(SYSTEMS)
        : Response.json({ error: { message: "the table is missing" } }, { status: 500 }),
    );
    const report = await reportOf(auspex, broken, MATTER);
    expect(report.passed).toBe(0);
    expect(report.failed.every((line) => line.includes("the table is missing"))).toBe(true);
    expect(report.failed.length).toBeGreaterThan(90);
  });
});

interface Sky {
  readonly utc: string;
  readonly bodies: Readonly<Record<string, { readonly lon: number } | null>>;
}
const { cases: skies } = (await Bun.file(join(CASES, "ephemeris.json")).json()) as { cases: Sky[] };

/** The longitudes of an instant as the file has them, or with an arcminute too much. */
function longitudesAt(utc: string, tooMuch: number): [string, number][] {
  const sky = skies.find((one) => one.utc === utc)!;
  return Object.entries(sky.bodies).flatMap(([name, body]) =>
    body ? [[name, (body.lon + tooMuch) % 360] as [string, number]] : [],
  );
}
const two = (value: number) => String(value).padStart(2, "0");
const utcOf = (...[year, month, day, hour, minute, second]: readonly number[]) =>
  `${year}-${two(month!)}-${two(day!)}T${two(hour!)}:${two(minute!)}:${two(second!)}Z`;

/** How each of the others asks and answers, as its description says. */
const DOUBLES: readonly (readonly [Kind, (body: any, headers: Headers, off: number) => unknown])[] =
  [
    [
      astrologer,
      ({ subject: s }, headers, off) => {
        expect([headers.get("x-rapidapi-key"), s.timezone]).toEqual(["a key", "UTC"]);
        const utc = utcOf(s.year, s.month, s.day, s.hour, s.minute, s.second);
        const points = longitudesAt(utc, off).map(([name, lon]) => [
          name.toLowerCase(),
          { name, abs_pos: lon, position: lon % 30 },
        ]);
        return {
          status: "OK",
          subject: { name: "case", julian_day: 0, ...Object.fromEntries(points) },
        };
      },
    ],
    [
      freeAstrology,
      (body, headers, off) => {
        expect([headers.get("x-api-key"), body.config.ayanamsha]).toEqual(["a key", "tropical"]);
        const { year, month, date, hours, minutes, seconds } = body;
        const list = longitudesAt(utcOf(year, month, date, hours, minutes, seconds), off);
        return {
          statusCode: 200,
          output: list.map(([en, fullDegree]) => ({
            planet: { en },
            fullDegree,
            isRetro: "False",
          })),
        };
      },
    ],
    [
      astrologyApi,
      (body, headers, off) => {
        expect([headers.get("authorization"), body.tzone]).toEqual([`Basic ${btoa("a key")}`, 0]);
        const list = longitudesAt(
          utcOf(body.year, body.month, body.day, body.hour, body.min, 0),
          off,
        );
        return list.map(([name, fullDegree]) => ({ name, fullDegree, isRetro: "false" }));
      },
    ],
  ];

describe("a double of another service", () => {
  for (const [kind, answer] of DOUBLES) {
    test(`${kind.name}: is asked as its description says, and one planted error is found`, async () => {
      let calls = 0;
      const url = listen(async (request) => {
        const off = calls++ === 2 ? 1 / 60 : 0;
        return Response.json(answer(await request.json(), request.headers, off));
      });
      const report = await reportOf(kind, url, "ephemeris.json");
      expect(report.failed).toHaveLength(1);
      expect(report.failed[0]).toMatch(/60\.0″ off/);
      expect(report.passed).toBeGreaterThan(5);
      expect(report.worst.get("Sun, arcseconds")).toBeLessThan(1e-6);
      for (const reason of report.skipped.keys()) {
        expect(reason).toMatch(/^(outside 1900 to 2100|takes whole minutes)$/);
      }
    });
  }
});

test("the command prints what the runner counts, and writes it down", async () => {
  const url = doubleOf((answer, call) => (call === 5 ? wrong(answer) : answer));
  const child = Bun.spawn(
    [
      ...[process.execPath, "packages/conformance/src/cli.ts", "run", "--against", url],
      ...["--only", MATTER, "--json", join(work, "report.json")],
    ],
    { cwd: ROOT, stdout: "pipe", stderr: "pipe" },
  );
  const printed = await new Response(child.stdout).text();
  expect(await child.exited).toBe(1);
  expect(printed).toContain("all files: 94 passed, 1 failed, 0 skipped");
  const { totals } = (await Bun.file(join(work, "report.json")).json()) as { totals: object };
  expect(totals).toEqual({ passed: 94, failed: 1, skipped: 0 });
});

test("the command says how it is used, and prints no token", async () => {
  const child = Bun.spawn(
    [
      process.execPath,
      "packages/conformance/src/cli.ts",
      "run",
      "--adapter",
      "none",
      "--token",
      "s3cret",
    ],
    { cwd: ROOT, stdout: "pipe", stderr: "pipe" },
  );
  const said = await new Response(child.stderr).text();
  expect([await child.exited, said.includes("Usage:"), said.includes("s3cret")]).toEqual([
    2,
    true,
    false,
  ]);
});

/** Keys under which the cases of books are kept elsewhere with words of theirs. */
const WORDS_OF_BOOKS = /"(quote|textNote|title|person|note)":/;
/** Longer texts are sentences; names of places, questions and conditions are shorter. */
const MAX_CHARS = 70;

test("cases out of books name book and chapter, and hold no sentence of a book", async () => {
  const files = [...new Glob("*.json").scanSync({ cwd: CASES })];
  let books = 0;
  for (const file of files) {
    const { cases } = (await Bun.file(join(CASES, file)).json()) as {
      readonly cases: readonly Readonly<Record<string, unknown>>[];
    };
    if (!cases.some((one) => typeof one["book"] === "string" && "chapter" in one)) continue;
    books++;
    for (const { book, chapter, ...one } of cases) {
      expect([file, typeof book, typeof chapter]).toEqual([file, "string", "string"]);
      const text = JSON.stringify(one);
      expect([file, WORDS_OF_BOOKS.test(text)]).toEqual([file, false]);
      const long = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].filter(
        ([, it]) => it!.length > MAX_CHARS,
      );
      expect([file, long.map(([all]) => all)]).toEqual([file, []]);
    }
  }
  expect(books).toBeGreaterThanOrEqual(11);
});
