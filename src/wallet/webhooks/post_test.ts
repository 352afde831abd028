import { afterAll, describe, expect, test } from "bun:test";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { createPost } from "./post.ts";
import type { Lookup } from "./post.ts";

const sockets = new Set<Socket>();
let calls = 0;

/** A receiver that speaks raw bytes, so that it can misbehave. */
async function listen(behave: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    calls++;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => behave(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const answer = (text: string) => (socket: Socket) => void socket.end(text);
const post = createPost({ timeoutMs: 300, allowPrivate: true });
const send = (url: string) => post(url, "{}", { "content-type": "application/json" });

describe("createPost() in development", () => {
  test("succeeds on 2xx", async () => {
    const url = await listen(answer("HTTP/1.1 204 No Content\r\n\r\n"));
    expect(await send(url)).toEqual({
      ok: true,
      status: 204,
      error: null,
      ms: expect.any(Number),
      retryAfter: null,
    });
  });

  test("fails on 3xx and never follows", async () => {
    let followed = false;
    const target = await listen(() => (followed = true));
    const url = await listen(
      answer(`HTTP/1.1 302 Found\r\nLocation: ${target}\r\nContent-Length: 0\r\n\r\n`),
    );
    expect(await send(url)).toMatchObject({ ok: false, status: 302 });
    expect(followed).toBe(false);
  });

  test("reads Retry-After and keeps a kilobyte of the answer", async () => {
    const body = "x".repeat(5000);
    const head = `HTTP/1.1 503 Busy\r\nRetry-After: 120\r\nContent-Length: ${body.length}\r\n\r\n`;
    const result = await send(await listen(answer(head + body)));
    expect(result).toMatchObject({ ok: false, status: 503, retryAfter: 120 });
    expect(result.error!.length).toBeLessThanOrEqual(1024);
  });

  test("gives up on a receiver that hangs, drips or sends too much", async () => {
    const hang = await send(await listen(() => {}));
    expect(hang.error).toContain("no complete answer within 300 ms");
    const drip = await listen((socket) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n");
      const timer = setInterval(() => socket.write("x"), 20);
      socket.on("close", () => clearInterval(timer));
    });
    const dripped = await send(drip);
    expect(dripped.ok).toBe(false);
    expect(dripped.ms).toBeLessThan(1000);
    const flood = "x".repeat(70_000);
    const url = await listen(
      answer(`HTTP/1.1 200 OK\r\nContent-Length: ${flood.length}\r\n\r\n${flood}`),
    );
    expect((await send(url)).error).toContain("larger than 64 KiB");
  });

  test("fails when nobody listens", async () => {
    expect(await send("http://127.0.0.1:1/")).toMatchObject({ ok: false, status: null });
  });
});

describe("createPost() for the public", () => {
  const at =
    (...addresses: string[]): Lookup =>
    (_, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
  const sendTo = (url: string, lookup: Lookup) =>
    createPost({ timeoutMs: 300, allowPrivate: false, lookup })(url, "{}", {});

  test.each([
    ["a private address", ["10.0.0.1"]],
    ["loopback", ["127.0.0.1"]],
    ["loopback in IPv6", ["::1"]],
    ["a public and a private address", ["8.8.8.8", "127.0.0.1"]],
    ["IPv4 inside IPv6", ["::ffff:127.0.0.1"]],
  ])("never dials a name that resolves to %s", async (_, addresses) => {
    const before = calls;
    const result = await sendTo("https://hook.example/", at(...(addresses as string[])));
    expect(result.error).toContain("resolves to a private address");
    expect(calls).toBe(before);
  });

  test("judges the name again at every try", async () => {
    let tries = 0;
    const rebinding: Lookup = (_, done) => {
      tries++;
      done(null, [{ address: tries === 1 ? "192.0.2.1" : "127.0.0.1", family: 4 }]);
    };
    const guarded = createPost({ timeoutMs: 300, allowPrivate: false, lookup: rebinding });
    for (let i = 0; i < 2; i++) {
      expect((await guarded("https://hook.example/", "{}", {})).error).toContain("private address");
    }
    expect(tries).toBe(2);
  });

  test.each([
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://2130706433/",
    "http://hook.example/",
  ])("never dials %s", async (url) => {
    const result = await sendTo(url, () => {
      throw new Error("must not be asked");
    });
    expect(result).toMatchObject({ ok: false, status: null });
  });
});
