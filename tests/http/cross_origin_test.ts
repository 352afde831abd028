import { describe, expect, test } from "bun:test";
import { hostWith } from "./support.ts";

const ORIGIN = "https://partner.example";

function ask(path: string, method: string, headers?: string): Request {
  return new Request(`http://localhost${path}`, {
    method: "OPTIONS",
    headers: {
      origin: ORIGIN,
      "access-control-request-method": method,
      ...(headers && { "access-control-request-headers": headers }),
    },
  });
}

describe("pages of other origins", () => {
  const { host } = hostWith(0);

  test("may ask whether they may call, and then call", async () => {
    const asked = await host.handle(
      ask("/api/trpc/sample.weigh", "POST", "authorization,content-type,idempotency-key"),
    );
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe("*");
    expect(asked.headers.get("access-control-allow-methods")).toBe("GET, HEAD, POST");
    expect(asked.headers.get("access-control-allow-headers")).toBe(
      "authorization,content-type,idempotency-key",
    );
    expect(asked.headers.get("access-control-allow-credentials")).toBeNull();
    expect(asked.headers.get("x-request-id")).toBeTruthy();
  });

  test.each(["/api/v1/systems", "/api/trpc/sample.weigh", "/api/v1/nothing", "/openapi.json"])(
    "may read %s, whatever its status",
    async (path) => {
      const response = await host.handle(
        new Request(`http://localhost${path}`, { headers: { origin: ORIGIN } }),
      );
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("access-control-expose-headers")).toBe("*");
    },
  );

  test.each(["/api/v1/systems", "/openapi.json", "/icons/sample.weigh/white.svg"])(
    "%s says so to caches as well",
    async (path) => {
      const response = await host.handle(new Request(`http://localhost${path}`));
      expect(response.status).toBe(200);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    },
  );

  test("learn nothing of the pages, which a cookie opens", async () => {
    const response = await host.handle(
      new Request("http://localhost/", { headers: { origin: ORIGIN } }),
    );
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(
      (await host.handle(ask("/settings", "POST"))).headers.get("access-control-allow-methods"),
    ).toBeNull();
  });

  test("a plain OPTIONS is no question of a browser", async () => {
    const plain = new Request("http://localhost/api/v1/systems", { method: "OPTIONS" });
    expect((await host.handle(plain)).status).toBe(405);
  });
});
