/** The official tRPC client, without a transformer, over a real port. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import {
  createTRPCUntypedClient,
  httpBatchLink,
  httpLink,
  TRPCClientError,
  type TRPCLink,
} from "@trpc/client";
import type { AnyRouter } from "@trpc/server";
import { KEY } from "./fake_wallet.ts";
import { hostWith } from "./support.ts";

const { host, wallet } = hostWith(1000);
let listening: ReturnType<typeof host.listen>;
let requests = 0;

beforeAll(() => {
  listening = host.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => listening.stop());

function client(link: typeof httpLink | typeof httpBatchLink) {
  const counting = (input: RequestInfo | URL | string, init?: RequestInit) => {
    requests += 1;
    return fetch(input, init);
  };
  const options = {
    url: `${listening.url}/api/trpc`,
    headers: { authorization: `Bearer ${KEY}` },
    fetch: counting as typeof fetch,
  };
  return createTRPCUntypedClient({ links: [link(options) as TRPCLink<AnyRouter>] });
}

for (const [name, link] of [
  ["httpLink", httpLink],
  ["httpBatchLink", httpBatchLink],
] as const) {
  describe(name, () => {
    test("queries and mutates", async () => {
      const trpc = client(link);
      expect(await trpc.query("sample.add", { a: 1, b: 2 })).toMatchObject({ sum: 3 });
      expect(await trpc.mutation("sample.add", { a: 1, b: 2 })).toMatchObject({ sum: 3 });
      expect(await trpc.mutation("sample.flip")).toMatchObject({
        reading: { procedure: "sample.flip" },
      });
    });

    test("reads an error with every problem", async () => {
      const error = await client(link)
        .query("sample.add", { a: -1, c: 1 })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(TRPCClientError);
      const { shape, data, message } = error as TRPCClientError<AnyRouter>;
      expect(shape?.code).toBe(-32600);
      expect(data).toMatchObject({
        code: "BAD_REQUEST",
        httpStatus: 400,
        path: "sample.add",
        pointsCharged: 0,
        issues: [{ path: "c" }, { path: "a", nearest: 0 }].map((one) =>
          expect.objectContaining(one),
        ),
      });
      expect(message).toContain("a: ");
    });

    test("reads a refusal, a fault and an unknown name", async () => {
      const trpc = client(link);
      const codes = await Promise.all(
        ["sample.stubborn", "sample.crash", "sample.nothing"].map((procedure) =>
          trpc.query(procedure, { a: 11 }).catch((error: TRPCClientError<AnyRouter>) => error.data),
        ),
      );
      expect(codes).toMatchObject([
        { code: "UNPROCESSABLE_CONTENT", reason: "too_large" },
        { code: "INTERNAL_SERVER_ERROR", reason: "plugin_fault" },
        { code: "NOT_FOUND", reason: "unknown_procedure" },
      ]);
    });
  });
}

test("httpBatchLink sends calls of one tick in one request, each with its own end", async () => {
  const trpc = client(httpBatchLink);
  requests = 0;
  const before = wallet.balance();
  const results = await Promise.allSettled([
    trpc.query("sample.add", { a: 5 }),
    trpc.query("sample.add", { a: -5 }),
    trpc.query("sample.free", { a: 7 }),
  ]);
  expect(requests).toBe(1);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(before - wallet.balance()).toBe(15);
});
