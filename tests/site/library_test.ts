/** The library at /: what stands on its shelves, and how one finds it. */
import { describe, expect, test } from "bun:test";
import { openHost, page, registry, wordsOf } from "./support.ts";

const host = openHost();

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await host.handle(page(path, headers));
  expect(response.status).toBe(200);
  return response.text();
}

const idsOn = (html: string) =>
  [...html.matchAll(/<h3><a href="\/systems\/([^"]+)"/g)].map((one) => one[1]!);

describe("GET /", () => {
  test("shows every system of every tradition once, with its price", async () => {
    const html = await read("/");
    const ids = idsOn(html);
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of registry.procedures.keys()) expect(ids).toContain(name);
    for (const { traditions } of registry.plugins) {
      for (const { id } of traditions) {
        const isUsed = [...registry.procedures.values()].some((one) => one.tradition.id === id);
        if (isUsed) expect(html).toContain(`id="${id}"`);
      }
    }
    expect(wordsOf(html)).toContain(`${ids.length} arts of`);
  });

  test("says who it is to search engines, and in either language", async () => {
    const html = await read("/");
    expect(html).toContain('<meta property="og:title" content="Auspex');
    expect(html).toContain('<meta property="og:description"');
    expect(html).toContain('<html lang="en">');
    const chinese = await read("/", { "accept-language": "zh-TW" });
    expect(chinese).toContain('<html lang="zh-Hant">');
    expect(wordsOf(chinese)).toContain("八字命盤");
    const chosen = await host.handle(page("/?lang=zh-Hant"));
    expect(chosen.headers.get("set-cookie")).toContain("lang=zh-Hant");
  });

  test("is kept by browsers until it changes, and sets no cookie that nobody asked for", async () => {
    const first = await host.handle(page("/"));
    expect(first.headers.get("set-cookie")).toBeNull();
    expect(first.headers.get("vary")).toContain("Accept-Language");
    const etag = first.headers.get("etag")!;
    const again = await host.handle(page("/", { "if-none-match": etag }));
    expect(again.status).toBe(304);
    const other = await host.handle(
      page("/", { "if-none-match": etag, "accept-language": "zh-TW" }),
    );
    expect(other.status).toBe(200);
  });

  test("runs nothing but its own files and is framed by nobody", async () => {
    const { headers } = await host.handle(page("/"));
    const policy = headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(await read("/")).not.toMatch(/ style="|<script>|onclick=/);
  });

  test.each([
    ["a word of the name", "q=tarot", "tarot.draw"],
    ["Chinese", `q=${encodeURIComponent("八字命盤")}`, "bazi.chart"],
    ["an id", "q=bazi.chart", "bazi.chart"],
    ["several words in any order", "q=chart+pillars", "bazi.chart"],
    ["capitals", "q=TAROT", "tarot.draw"],
    ["kind and words", "q=tarot&kind=draw", "tarot.draw"],
    ["a tradition", "tradition=tarot", "tarot.draw"],
    ["a price", "q=four+pillars&cost=middle", "bazi.chart"],
  ])("finds by %s", async (_, query, id) => {
    const ids = idsOn(await read(`/?${query}`));
    expect(ids).toContain(id);
    expect(ids.length).toBeLessThan(registry.procedures.size / 2);
  });

  test("puts what is called so before what speaks of it", async () => {
    expect(idsOn(await read("/?q=tarot"))[0]).toBe("tarot.draw");
  });

  test("says what a mistyped word probably meant", async () => {
    const html = await read("/?q=tarrot");
    expect(idsOn(html)).toEqual([]);
    expect(html).toContain('href="/?q=tarot"');
  });

  test("keeps to what is asked for: kinds and prices", async () => {
    for (const id of idsOn(await read("/?kind=blend"))) {
      expect(registry.procedures.get(id)!.procedure.kind).toBe("blend");
    }
    for (const id of idsOn(await read("/?cost=high"))) {
      const { cost } = registry.procedures.get(id)!.procedure;
      expect(typeof cost === "number" && cost >= 20).toBe(true);
    }
  });

  test("says so where nothing fits, and repeats what was typed as text", async () => {
    const html = await read(`/?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(idsOn(html)).toEqual([]);
    expect(wordsOf(html)).toContain("Nothing on the shelves matches");
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;");
  });
});

describe("what stands around it", () => {
  test("a page that is not there is a page for readers and a problem for programs", async () => {
    const missing = await host.handle(page("/systems/tarot.drow"));
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-type")).toContain("text/html");
    expect(await missing.text()).toContain('href="/systems/tarot.draw"');
    expect((await host.handle(page("/systems/%E0%A4%A"))).status).toBe(404);
    const program = await host.handle(new Request("http://localhost/systems/tarot.drow"));
    expect(program.status).toBe(404);
    expect(program.headers.get("content-type")).toContain("application/problem+json");
    const api = await host.handle(page("/api/v1/systems/tarot.drow"));
    expect(api.headers.get("content-type")).toContain("application/problem+json");
  });

  test("robots, favicon and the files of the pages are served", async () => {
    expect(await (await host.handle(page("/robots.txt"))).text()).toContain("Disallow: /api/");
    const icon = await host.handle(page("/favicon.ico"));
    expect(icon.status).toBe(302);
    expect((await host.handle(page(icon.headers.get("location")!))).status).toBe(200);
    const files = [...(await read("/")).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(3);
    for (const [, path] of files) expect((await host.handle(page(path!))).status).toBe(200);
  });
});
