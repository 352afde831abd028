import { describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { BALANCE_ONLY, DEDUCT_ONLY } from "./fake_wallet.ts";
import { bodyOf, hostWith, loadFixtures, request } from "./support.ts";

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { headers });

describe("/api/v1/systems", () => {
  test("lists every procedure with its price and its icons", async () => {
    const response = await hostWith(0).host.handle(get("/api/v1/systems"));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    const systems = await bodyOf(response);
    // 13 of the fixtures and the two draws.* of the host.
    expect(systems).toHaveLength(15);
    expect(systems.find(({ id }: { id: string }) => id === "sample.weigh")).toMatchObject({
      name: "A sample",
      tradition: "sampling",
      endpoint: "/api/trpc/sample.weigh",
      cost: 8,
      costPer: "items",
      description: "A sample for tests",
      kind: "calculation",
      input: { type: "object", required: ["items"] },
      iconVariants: {
        white: "/icons/sample.weigh/white.svg",
        black: "/icons/sample.weigh/black.svg",
        transparent: "/icons/sample.weigh/transparent.svg",
      },
      iconPng: { white: "/icons/sample.weigh/white.png" },
    });
  });

  test("is the same list, one by one", async () => {
    const { host } = hostWith(0);
    const systems = await bodyOf(await host.handle(get("/api/v1/systems")));
    for (const system of systems) {
      expect(await bodyOf(await host.handle(get(`/api/v1/systems/${system.id}`)))).toEqual(system);
    }
  });

  test("answers 304 to its own ETag, in either encoding, weak or strong", async () => {
    const { host } = hostWith(0);
    const plain = await host.handle(get("/api/v1/systems"));
    const zipped = await host.handle(get("/api/v1/systems", { "accept-encoding": "br, gzip" }));
    const tags = [plain, zipped].map((one) => one.headers.get("etag")!);
    expect(new Set(tags).size).toBe(2);
    for (const tag of [...tags, `W/${tags[0]}`, `"other", ${tags[1]}`, "*"]) {
      const again = await host.handle(get("/api/v1/systems", { "if-none-match": tag }));
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
    const other = await host.handle(get("/api/v1/systems", { "if-none-match": '"other"' }));
    expect(other.status).toBe(200);
  });

  const UNPACK = { zstd: Bun.zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
  test.each(["zstd", "br", "gzip"] as const)(
    "comes in %s to those who read it",
    async (encoding) => {
      const { host } = hostWith(0);
      for (const path of ["/api/v1/systems", "/openapi.json"]) {
        const plain = await (await host.handle(get(path))).text();
        const packed = await host.handle(get(path, { "accept-encoding": `${encoding}, *;q=0` }));
        expect(packed.headers.get("content-encoding")).toBe(encoding);
        expect(packed.headers.get("vary")).toBe("Accept-Encoding");
        const bytes = new Uint8Array(await packed.arrayBuffer());
        expect(bytes.length).toBeLessThan(plain.length / 3);
        expect(new TextDecoder().decode(UNPACK[encoding](bytes))).toBe(plain);
        const refused = await host.handle(get(path, { "accept-encoding": `${encoding};q=0` }));
        expect(refused.headers.get("content-encoding")).toBeNull();
      }
    },
  );

  test("says who writes the texts", async () => {
    const narrator = { model: "m", write: () => Promise.reject(new Error("not asked")) };
    for (const [host, writer] of [
      [hostWith(0).host, "rules"],
      [hostWith(0, { narrator }).host, "llm"],
    ] as const) {
      const system = await bodyOf(await host.handle(get("/api/v1/systems/sample.letters")));
      expect(system.writer).toBe(writer);
    }
  });

  test("a name that is no UTF-8 is a 404", async () => {
    const response = await hostWith(0).host.handle(get("/api/v1/systems/%E0%A4%A"));
    expect(response.status).toBe(404);
  });

  test("a name that is wrong is a 404 with its neighbours", async () => {
    const response = await hostWith(0).host.handle(get("/api/v1/systems/sample.ad"));
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await bodyOf(response)).toMatchObject({
      type: "about:blank",
      title: "Not found",
      status: 404,
      code: "unknown_system",
      instance: "/api/v1/systems/sample.ad",
      nearest: ["sample.add", expect.any(String), expect.any(String)],
    });
  });
});

describe("/icons", () => {
  async function pixelsOf(path: string) {
    const response = await hostWith(0).host.handle(get(path));
    expect(response.status).toBe(200);
    const type = path.includes(".png") ? "image/png" : "image/svg+xml";
    expect(response.headers.get("content-type")).toBe(type);
    const bytes = Buffer.from(await response.arrayBuffer());
    const svg = path.includes(".png")
      ? `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="128" height="128"><image width="128" height="128" xlink:href="data:image/png;base64,${bytes.toString("base64")}"/></svg>`
      : bytes.toString();
    const { pixels, width } = new Resvg(svg, { fitTo: { mode: "width", value: 128 } }).render();
    const drawn: [number, number, number, number][] = [];
    let clear = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at + 3] === 0) clear += 1;
      else drawn.push([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!]);
    }
    return { drawn, clear: clear / (width * width) };
  }

  for (const type of ["svg", "png"]) {
    test(`white and black are constant colours with the artwork in alpha, as ${type}`, async () => {
      for (const [variant, value] of [
        ["white", 255],
        ["black", 0],
      ] as const) {
        const { drawn, clear } = await pixelsOf(`/icons/sample.add/${variant}.${type}`);
        expect(drawn.length).toBeGreaterThan(500);
        expect(clear).toBeGreaterThan(0.5);
        // Pixels come premultiplied: a constant colour is a constant share of their alpha.
        const off = drawn.filter(([red, green, blue, alpha]) => {
          const want = (value * alpha) / 255;
          return [red, green, blue].some((part) => Math.abs(part - want) > 2);
        });
        expect(off).toEqual([]);
      }
    });

    test(`transparent is a coloured tile with clear corners, as ${type}`, async () => {
      const { drawn, clear } = await pixelsOf(`/icons/sample.add/transparent.${type}`);
      expect(clear).toBeGreaterThan(0.01);
      expect(clear).toBeLessThan(0.2);
      const blue = drawn.filter(
        ([red, green, b, alpha]) => alpha === 255 && b - red > 60 && b > green,
      );
      expect(blue.length).toBeGreaterThan(200);
    });
  }

  test("a PNG comes in the size asked for", async () => {
    const { host } = hostWith(0);
    for (const [search, size] of [
      ["", 128],
      ["?size=16", 16],
      ["?size=512", 512],
    ] as const) {
      const response = await host.handle(get(`/icons/sample.add/black.png${search}`));
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
    }
  });

  test("a size out of range, an unknown system and an unknown variant are problems", async () => {
    const { host } = hostWith(0);
    for (const [path, status] of [
      ["/icons/sample.add/black.png?size=513", 400],
      ["/icons/sample.add/black.png?size=-1", 400],
      ["/icons/sample.add/black.png?size=64&size=65", 400],
      ["/icons/sample.nothing/black.svg", 404],
      ["/icons/sample.add/green.svg", 404],
      ["/icons/sample.add/black.gif", 404],
      ["/icons/sample.add/black.svg.png", 404],
      ["/icons/__proto__/black.svg", 404],
    ] as const) {
      const response = await host.handle(get(path));
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    }
  });

  test("an SVG opened by itself may run nothing", async () => {
    const response = await hostWith(0).host.handle(get("/icons/sample.add/black.svg"));
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

describe("/api/v1/stats/ping", () => {
  test("is 200 for a valid token and 401 for none or a wrong one", async () => {
    const { host } = hostWith(7);
    const path = "/api/v1/stats/ping";
    const ok = await host.handle(request(path));
    expect(ok.status).toBe(200);
    expect(ok.headers.get("cache-control")).toBe("no-store");
    expect(await bodyOf(ok)).toMatchObject({ ok: true, kind: "api-key", balance: 7 });
    const partner = { authorization: `Bearer ${DEDUCT_ONLY}` };
    expect(await bodyOf(await host.handle(get(path, partner)))).toMatchObject({ balance: null });
    for (const headers of [{}, { authorization: "Bearer at_live_no" }, { authorization: "x" }]) {
      const response = await host.handle(get(path, headers as Record<string, string>));
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toContain("Bearer");
      expect((await bodyOf(response)).code).toBe("invalid_token");
    }
    const inQuery = await host.handle(get(`${path}?access_token=${BALANCE_ONLY}`));
    expect(inQuery.status).toBe(401);
  });
});

describe("/healthz and /readyz", () => {
  test("a healthy host is ready", async () => {
    const { host } = hostWith(0);
    expect((await host.handle(get("/healthz"))).status).toBe(200);
    expect(await bodyOf(await host.handle(get("/readyz")))).toMatchObject({
      status: "ready",
      writer: "rules",
      plugins: { served: 2, failed: [] },
      procedures: 13,
    });
  });

  test("a wallet that is away makes it unavailable", async () => {
    const { wallet } = hostWith(0);
    const ready = async () => ({ ok: false, detail: "database away" });
    const { host } = hostWith(0, { wallet: { service: wallet.service, ready } });
    const response = await host.handle(get("/readyz"));
    expect(response.status).toBe(503);
    expect(await bodyOf(response)).toMatchObject({
      status: "unavailable",
      wallet: { ok: false, detail: "database away" },
    });
  });

  test("a plugin that failed is reported, and the rest is served", async () => {
    const failed = [{ id: "torn", reasons: ["torn/mod.ts: does not parse"] }];
    const registry = { ...(await loadFixtures()), failed };
    const { host } = hostWith(100, { registry });
    const response = await host.handle(get("/readyz"));
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toMatchObject({ status: "degraded", plugins: { failed } });
    const systems = await host.handle(get("/api/v1/systems"));
    expect(systems.headers.get("x-plugins-failed")).toBe("torn");
  });
});

describe("every answer", () => {
  test("carries a request id of ours, or the caller's where it is sane", async () => {
    const { host } = hostWith(100);
    const idOf = async (path: string, id?: string) =>
      (await host.handle(get(path, id === undefined ? {} : { "x-request-id": id }))).headers.get(
        "x-request-id",
      );
    for (const path of ["/", "/nowhere", "/api/trpc/sample.free", "/api/v1/systems", "/docs"]) {
      expect(await idOf(path)).toMatch(/^rq-/);
      expect(await idOf(path, "caller-12345")).toBe("caller-12345");
      expect(await idOf(path, "no")).toMatch(/^rq-/);
      expect(await idOf(path, "a b c d e f g h")).toMatch(/^rq-/);
    }
  });

  test("to a path that is not there is a 404, to another method a 405 with Allow", async () => {
    const { host } = hostWith(0);
    const missing = await host.handle(get("/nowhere"));
    expect(missing.status).toBe(404);
    expect(await bodyOf(missing)).toMatchObject({ code: "not_found", instance: "/nowhere" });
    for (const path of ["/api/v1/systems", "/api/v1/systems/sample.add", "/openapi.json", "/"]) {
      const wrong = await host.handle(new Request(`http://localhost${path}`, { method: "DELETE" }));
      expect(wrong.status).toBe(405);
      expect(wrong.headers.get("allow")).toBe("GET, HEAD");
      expect((await bodyOf(wrong)).code).toBe("method_not_allowed");
    }
  });

  test("is served under a host name of any length", async () => {
    const { host } = hostWith(0);
    expect((await host.handle(new Request("http://x/healthz"))).status).toBe(200);
  });

  test("HEAD has the headers of GET and no body", async () => {
    const { host } = hostWith(0);
    const head = await host.handle(
      new Request("http://localhost/api/v1/systems", { method: "HEAD" }),
    );
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
  });
});

describe("the log", () => {
  test("has one line per request, without query, token or input", async () => {
    const lines: string[] = [];
    const keep = (message: string, fields = {}) =>
      void lines.push(JSON.stringify({ message, ...fields }));
    const log = { info: keep, warn: keep, error: keep, flush() {} };
    const { host } = hostWith(100, { log });
    await host.handle(request("/api/trpc/sample.add?input=%7B%22a%22%3A77%7D&secret=hush"));
    await host.handle(request("/secret-path/hush"));
    await host.handle(request("/api/v1/systems/sample.add?secret=hush"));
    expect(lines).toHaveLength(3);
    expect(lines.join("\n")).not.toMatch(/hush|at_live|input=|%22|"a"/);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        message: "request",
        method: "GET",
        route: "/api/trpc/*",
        status: 200,
        procedure: "sample.add",
        points: 15,
        caller: "api-key test",
      },
      { route: "unmatched", status: 404, code: "not_found" },
      { route: "/api/v1/systems/:id", status: 200 },
    ]);
  });
});

describe("over a port", () => {
  test("a stopping host finishes what is under way and takes nothing new", async () => {
    const { host, wallet } = hostWith(100);
    const listening = host.listen({ host: "127.0.0.1", port: 0 });
    const url = `${listening.url}/api/trpc/sample.slow?input=${encodeURIComponent('{"waitMs":300}')}`;
    const running = fetch(url, { headers: request("/").headers });
    while (wallet.calls["requireFunds"] === undefined) await Bun.sleep(5);
    const stopping = listening.stop();
    expect((await running).status).toBe(200);
    await stopping;
    await expect(fetch(`${listening.url}/healthz`)).rejects.toThrow();
    expect(wallet.balance()).toBe(97);
  });

  test("a caller who leaves is not charged", async () => {
    const { host, wallet } = hostWith(100);
    const listening = host.listen({ host: "127.0.0.1", port: 0 });
    const leaving = new AbortController();
    const input = encodeURIComponent('{"a":1,"waitMs":200}');
    const url = `${listening.url}/api/trpc/mix.all?input=${input}`;
    const call = fetch(url, { headers: request("/").headers, signal: leaving.signal });
    while (wallet.held() === 0) await Bun.sleep(5);
    leaving.abort();
    await expect(call).rejects.toThrow();
    while (wallet.held() > 0) await Bun.sleep(5);
    expect(wallet.balance()).toBe(100);
    expect(wallet.calls["capture"]).toBeUndefined();
    await listening.stop();
  });

  test("a header or an address beyond measure is refused before any handler", async () => {
    const { host } = hostWith(0);
    const listening = host.listen({ host: "127.0.0.1", port: 0 });
    const long = await fetch(`${listening.url}/healthz?${"x".repeat(20_000)}`);
    expect([414, 431]).toContain(long.status);
    await listening.stop();
  });
});
