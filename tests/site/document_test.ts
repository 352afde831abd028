/** Kept readings as PDF: tagged, with their fonts, small, quick, and nobody else's. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CannotTypeset, createTypesetter, type Block } from "../../src/host/typeset/mod.ts";
import { openHouse, type House, type Somebody } from "./signed_in.ts";

setDefaultTimeout(120_000);

let house: House;
let ann: Somebody;
let eve: Somebody;
const folder = mkdtempSync(join(tmpdir(), "auspex-pdf-"));
const ids = new Map<string, string>();

const BIRTH = { birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei" };
const CHARTS = [
  ["astrology.calculate", BIRTH],
  ["vedic.chart", BIRTH],
  ["bazi.chart", { ...BIRTH, gender: "female" }],
  ["ziwei.chart", { ...BIRTH, gender: "female" }],
  ["natal.tian", { ...BIRTH, gender: "female" }],
  ["tarot.draw", { spread: "three", question: "What helps me now?" }],
] as const;

beforeAll(async () => {
  house = await openHouse();
  [ann, eve] = [await house.somebody(9000), await house.somebody()];
  for (const [name, input] of CHARTS) {
    const answer = await house.ask(`/api/trpc/${name}`, {
      method: "POST",
      headers: { authorization: ann.bearer, "content-type": "application/json" },
      body: JSON.stringify({ json: input }),
    });
    expect([name, answer.status]).toEqual([name, 200]);
    ids.set(name, answer.headers.get("x-kept-reading")!);
  }
});
afterAll(async () => {
  await house?.close();
  if (process.env["KEEP_PDF"] === undefined) rmSync(folder, { recursive: true });
  else console.log(folder);
});

const get = (path: string, who: Somebody | null = ann) =>
  house.ask(path, { headers: { accept: "text/html", cookie: who?.cookie ?? "" } });
const api = (query: string, who: Somebody = ann) =>
  house.ask(`/api/v1/readings/document.pdf?${query}`, { headers: { authorization: who.bearer } });

async function run(...command: readonly string[]): Promise<string> {
  const made = Bun.spawn([...command], { stdout: "pipe", stderr: "pipe" });
  const text = await new Response(made.stdout).text();
  return (await made.exited) === 0 ? text : `failed: ${await new Response(made.stderr).text()}`;
}

/** A document by the tools of Poppler, which share nothing with what wrote it. */
async function look(response: Response, name: string) {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const file = join(folder, `${name}.pdf`);
  writeFileSync(file, bytes);
  const [info, fonts, text] = await Promise.all([
    run("pdfinfo", file),
    run("pdffonts", file),
    run("pdftotext", "-layout", file, "-"),
  ]);
  return { bytes, info, text, fonts: fonts.trim().split("\n").slice(2) };
}

const hasPoppler = Bun.which("pdfinfo") !== null;
if (!hasPoppler) {
  if (process.env["CI"]) throw new Error("pdfinfo is missing: install poppler-utils");
  console.warn("Documents are not looked into: pdfinfo (poppler-utils) is not installed");
}

describe.skipIf(!hasPoppler)("a document", () => {
  const each = CHARTS.flatMap(
    ([name]) =>
      [
        [name, "en"],
        [name, "zh-Hant"],
      ] as const,
  );
  test.each(each)(
    "of %s in %s is tagged, small, and set in fonts of its own",
    async (name, lang) => {
      const { bytes, info, fonts, text } = await look(
        await get(`/readings/${ids.get(name)}/document.pdf?lang=${lang}`),
        `${name}.${lang}`,
      );
      expect(bytes.byteLength).toBeLessThan(600_000);
      expect(info).toMatch(/Tagged:\s+yes/);
      expect(info).toMatch(/Title:\s+\S/);
      for (const line of fonts) expect(line).toMatch(/ yes yes yes +\d+ +\d+$/);
      expect(text).toContain(lang === "en" ? "Contents" : "目錄");
      expect(text).not.toContain("\ufffd");
      if (lang === "zh-Hant") {
        expect(fonts.join()).toMatch(/NotoSerifCJKtc|NotoSerifTC|SourceHanSerif/);
        // Letters as Japan writes them are no letters of Taiwan, in pictures either.
        expect(fonts.join()).not.toMatch(/CJKjp|CJKsc/);
      }
    },
  );

  test.each(["en", "zh-Hant"])(
    "of four charts in %s is one, under a partner's name",
    async (lang) => {
      const of = CHARTS.slice(0, 4).map(([name]) => ids.get(name)!);
      const query = new URLSearchParams({ lang, brand: "Casa de la Luna", colour: "#7a1f3d" });
      for (const id of of) query.append("of", id);
      const { bytes, info, text } = await look(
        await get(`/readings/document.pdf?${query}`),
        `four.${lang}`,
      );
      expect(bytes.byteLength).toBeLessThan(600_000);
      expect(info).toMatch(/Tagged:\s+yes/);
      expect(info).toMatch(/Author:\s+Casa de la Luna/);
      expect(text).toContain("Casa de la Luna");
    },
  );

  test("is the same twice, and the same by the API", async () => {
    const id = ids.get("bazi.chart")!;
    const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
    const first = await bytes(await get(`/readings/${id}/document.pdf?lang=en`));
    expect(await bytes(await get(`/readings/${id}/document.pdf?lang=en`))).toEqual(first);
    expect(await bytes(await api(`of=${id}&lang=en`))).toEqual(first);
  });
});

test("nothing of a document is read as markup", async () => {
  const answer = await house.ask("/api/trpc/tarot.draw", {
    method: "POST",
    headers: { authorization: ann.bearer, "content-type": "application/json" },
    body: JSON.stringify({
      json: { spread: "three", question: '#panic("x") $1/0$ *a* `b` <c> @d "e" \\ #{ [ ] //' },
    }),
  });
  const id = answer.headers.get("x-kept-reading")!;
  const response = await get(
    `/readings/${id}/document.pdf?brand=${encodeURIComponent('#panic("y")')}`,
  );
  expect(response.status).toBe(200);
});

describe("no document opens", () => {
  const path = (name: string) => `/readings/${ids.get(name)}/document.pdf`;
  test("for another user, for nobody, or by a guess", async () => {
    expect((await get(path("bazi.chart"), eve)).status).toBe(404);
    expect((await get(path("bazi.chart"), null)).status).toBe(303);
    expect((await get(`/readings/${crypto.randomUUID()}/document.pdf`)).status).toBe(404);
    expect((await api(`of=${ids.get("bazi.chart")}`, eve)).status).toBe(404);
    expect((await get(`/readings/document.pdf?of=${ids.get("bazi.chart")}`, eve)).status).toBe(404);
  });
  test("with a reading of another among one's own", async () => {
    const mine = await house.ask("/api/trpc/tarot.draw", {
      method: "POST",
      headers: { authorization: eve.bearer, "content-type": "application/json" },
      body: JSON.stringify({ json: { spread: "three" } }),
    });
    const of = `${mine.headers.get("x-kept-reading")},${ids.get("bazi.chart")}`;
    expect((await api(`of=${of}`, eve)).status).toBe(404);
  });
  test("by a link that was withdrawn", async () => {
    const change = (shared: boolean) =>
      house.ask(`/api/v1/readings/${ids.get("bazi.chart")}`, {
        method: "PATCH",
        headers: { authorization: ann.bearer, "content-type": "application/json" },
        body: JSON.stringify({ shared }),
      });
    const { shareUrl } = (await (await change(true)).json()) as { shareUrl: string };
    const shared = `${new URL(shareUrl).pathname}/document.pdf`;
    expect((await get(shared, null)).status).toBe(200);
    await change(false);
    expect((await get(shared, null)).status).toBe(404);
  });
  test("with parameters that cannot be read", async () => {
    const of = `of=${ids.get("bazi.chart")}`;
    for (const wrong of [
      "",
      `${of}&colour=red`,
      `${of}&brand=${"x".repeat(61)}`,
      `${of}&lang=xx`,
    ]) {
      expect((await api(wrong)).status).toBe(400);
    }
  });
});

test("without the compiler or a font the host says what is missing, and serves all else", async () => {
  const gone = { isInstalled: false, set: () => Promise.reject(new Error("unused")), close() {} };
  const blank = {
    ...gone,
    isInstalled: true,
    set: () => Promise.reject(new CannotTypeset("chinese")),
  };
  for (const [typesetter, told] of [
    [gone, "typst-ts-node-compiler"],
    [blank, "fonts-noto-cjk"],
  ] as const) {
    const other = await openHouse({}, { typesetter });
    const bob = await other.somebody();
    const answer = await other.ask("/api/trpc/tarot.draw", {
      method: "POST",
      headers: { authorization: bob.bearer, "content-type": "application/json" },
      body: JSON.stringify({ json: { spread: "three" } }),
    });
    const id = answer.headers.get("x-kept-reading");
    const of = `/api/v1/readings/document.pdf?of=${id}`;
    const response = await other.ask(of, { headers: { authorization: bob.bearer } });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "documents_not_set_up" });
    const again = await other.ask(of, { headers: { authorization: bob.bearer } });
    expect((await again.json()).detail).toContain(told);
    const page = await other.ask(`/readings/${id}`, { headers: { cookie: bob.cookie } });
    expect(page.status).toBe(200);
    await other.close();
  }
});

test("a compiler that fails says so, and the next document is set all the same", async () => {
  const typesetter = createTypesetter([]);
  const document = {
    title: "One",
    lines: [],
    brand: "Auspex",
    colour: "#3b3a6d",
    lang: "en",
    date: "2026-11-23",
    words: { contents: "Contents", page: "{page}", lacking: "Letters are left out." },
    notice: "",
    parts: [{ title: "One", lines: [], blocks: [{ t: "h", level: 1, c: ["One"] }] as Block[] }],
  };
  const broken = { ...document, colour: "no colour" };
  await expect(typesetter.set(broken)).rejects.toThrow("Cannot set the document");
  expect((await typesetter.set(document)).byteLength).toBeGreaterThan(1000);
  // The last private-use letter is in no font: it goes, the rest stays.
  const odd: Block[] = [{ t: "p", c: ["odd \u{10fffd} letter"] }];
  const parts = [{ title: "One", lines: [], blocks: [...document.parts[0]!.blocks, ...odd] }];
  const pdf = await typesetter.set({ ...document, parts });
  writeFileSync(join(folder, "odd.pdf"), pdf);
  if (hasPoppler) {
    const text = await run("pdftotext", join(folder, "odd.pdf"), "-");
    expect(text).toContain("odd letter");
    expect(text).toContain("Letters are left out.");
  }
  typesetter.close();
});
