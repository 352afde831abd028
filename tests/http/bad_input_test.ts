/** Bad input: one 4xx that names every problem, and no point moves. */
import { describe, expect, test } from "bun:test";
import { bodyOf, hostWith, mutation, query, request } from "./support.ts";

interface Case {
  readonly what: string;
  readonly make: () => Request;
  readonly status: number;
  readonly reason: string;
  /** Paths of the issues, sorted; a 400 without them has the one issue of the whole request. */
  readonly issues?: readonly string[];
}

const get = (name: string, search: string) => request(`/api/trpc/${name}?${search}`);
const post = (body: BodyInit | null, type: string | undefined = "application/json") =>
  request("/api/trpc/sample.add", {
    method: "POST",
    body,
    headers: type === undefined ? {} : { "content-type": type },
  });
const padded = (bytes: number) => `{"a":1,"b":2${" ".repeat(bytes - 13)}}`;

const CASES: readonly Case[] = [
  {
    what: "no input where fields are required",
    make: () => query("sample.add"),
    status: 400,
    reason: "invalid_input",
    issues: ["a"],
  },
  {
    what: "wrong types, range and an unknown field together",
    make: () => query("sample.add", { a: "1", b: 1001, c: 1 }),
    status: 400,
    reason: "invalid_input",
    issues: ["a", "b", "c"],
  },
  ...(["[]", '"x"', "5", "null", "true"] as const).map((text) => ({
    what: `the input ${text}`,
    make: () => get("sample.add", `input=${encodeURIComponent(text)}`),
    status: 400,
    reason: "invalid_input",
    issues: [""],
  })),
  {
    what: "an array under json",
    make: () => mutation("sample.add", { json: [1] }),
    status: 400,
    reason: "invalid_input",
    issues: [""],
  },
  {
    what: "a fraction, an infinite number and a null",
    make: () => get("sample.add", `input=${encodeURIComponent('{"a":1.5,"b":1e999}')}`),
    status: 400,
    reason: "invalid_input",
    issues: ["a", "b"],
  },
  {
    what: "__proto__ as a field",
    make: () => post('{"a":1,"__proto__":{"b":5}}'),
    status: 400,
    reason: "invalid_input",
    issues: ["__proto__"],
  },
  {
    what: "constructor and prototype as fields",
    make: () => post('{"a":1,"constructor":1,"prototype":1}'),
    status: 400,
    reason: "invalid_input",
    issues: ["constructor", "prototype"],
  },
  {
    what: "a date that does not exist",
    make: () => query("sample.noon", { date: "2023-02-29" }),
    status: 400,
    reason: "invalid_input",
    issues: ["date"],
  },
  {
    what: "a local time that a clock change skipped",
    make: () =>
      query("sample.noon", { date: "2024-03-31", time: "02:30", timezone: "Europe/Berlin" }),
    status: 400,
    reason: "invalid_input",
    issues: ["time"],
  },
  {
    what: "a zone that does not exist",
    make: () => query("sample.noon", { date: "2024-03-31", timezone: "Europe/Berlim" }),
    status: 400,
    reason: "invalid_input",
    issues: ["timezone"],
  },
  {
    what: "an impossible date and an unknown zone together",
    make: () => query("sample.noon", { date: "2023-02-29", timezone: "Nowhere/Land" }),
    status: 400,
    reason: "invalid_input",
    issues: ["date", "timezone"],
  },
  {
    what: "a broken JSON text in the query",
    make: () => get("sample.add", "input=%7B"),
    status: 400,
    reason: "invalid_json",
  },
  { what: "a broken JSON body", make: () => post('{"a":1'), status: 400, reason: "invalid_json" },
  {
    what: "a body nested too deeply",
    make: () => post("[".repeat(60_000)),
    status: 400,
    reason: "invalid_json",
  },
  {
    what: "a repeated input",
    make: () => get("sample.add", "input=%7B%22a%22%3A1%7D&input=%7B%22a%22%3A2%7D"),
    status: 400,
    reason: "repeated_parameter",
  },
  {
    what: "a repeated batch",
    make: () => get("sample.add", "batch=1&batch=1&input=%7B%7D"),
    status: 400,
    reason: "repeated_parameter",
  },
  {
    what: "a query that is no UTF-8",
    make: () => get("sample.add", "input=%7B%22a%22%3A%22%ff%22%7D"),
    status: 400,
    reason: "invalid_encoding",
  },
  {
    what: "a broken percent escape",
    make: () => get("sample.add", "input=%7B%2"),
    status: 400,
    reason: "invalid_encoding",
  },
  {
    what: "a body that is no UTF-8",
    make: () => post(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])),
    status: 400,
    reason: "invalid_encoding",
  },
  {
    what: "a body with a surrogate half encoded in UTF-8",
    make: () => post(new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])),
    status: 400,
    reason: "invalid_encoding",
  },
  {
    what: "a body of 64 KiB and one byte",
    make: () => post(padded(64 * 1024 + 1)),
    status: 413,
    reason: "payload_too_large",
  },
  {
    what: "a streamed body of 64 KiB and one byte",
    make: () => post(new Blob([padded(64 * 1024 + 1)]).stream() as unknown as BodyInit),
    status: 413,
    reason: "payload_too_large",
  },
  {
    what: "a body of plain text",
    make: () => post('{"a":1}', "text/plain"),
    status: 415,
    reason: "unsupported_media_type",
  },
  {
    what: "a form",
    make: () => post("a=1", "application/x-www-form-urlencoded"),
    status: 415,
    reason: "unsupported_media_type",
  },
  {
    what: "an address that is too long",
    make: () => get("sample.add", `input=${"x".repeat(17 * 1024)}`),
    status: 414,
    reason: "uri_too_long",
  },
  {
    what: "a procedure's name that is no UTF-8",
    make: () => get("sample.%ff", ""),
    status: 400,
    reason: "invalid_encoding",
  },
  { what: "no name at all", make: () => get("", ""), status: 404, reason: "unknown_procedure" },
  {
    what: "a name of the language's own objects",
    make: () => get("__proto__", ""),
    status: 404,
    reason: "unknown_procedure",
  },
];

describe("bad input", () => {
  for (const { what, make, status, reason, issues } of CASES) {
    test(`${what} is a ${status} and costs nothing`, async () => {
      const { host, wallet } = hostWith(100);
      const response = await host.handle(make());
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(response.headers.get("x-points-charged")).toBe("0");
      const { data, message, code } = (await bodyOf(response)).error;
      expect(data).toMatchObject({ httpStatus: status, reason, pointsCharged: 0 });
      expect(data.requestId).toBe(response.headers.get("x-request-id"));
      expect(typeof code).toBe("number");
      expect(message.length).toBeGreaterThan(10);
      const paths = data.issues?.map(({ path }: { path: string }) => path).sort();
      expect(paths).toEqual(issues ?? (status === 400 ? [""] : undefined));
      for (const path of issues ?? []) expect(message).toContain(path);
      expect([wallet.balance(), wallet.held()]).toEqual([100, 0]);
    });
  }

  test("a skipped time and a wrong zone name the nearest valid value", async () => {
    const { host } = hostWith(100);
    const skipped = await bodyOf(await host.handle(CASES.find(isSkipped)!.make()));
    expect(skipped.error.data.issues[0].nearest).toMatch(/^0[13]:/);
    const zone = query("sample.noon", { date: "2024-03-31", timezone: "Europe/Berlim" });
    const wrong = await bodyOf(await host.handle(zone));
    expect(wrong.error.data.issues[0].nearest).toBe("Europe/Berlin");
  });

  test("a body of exactly 64 KiB is read", async () => {
    const { host } = hostWith(100);
    expect((await host.handle(post(padded(64 * 1024)))).status).toBe(200);
  });

  test("the content type is read in any case and with parameters", async () => {
    const { host } = hostWith(100);
    const body = post('{"a":1}', "Application/JSON; Charset=UTF-8");
    expect((await host.handle(body)).status).toBe(200);
  });

  test("an object's own prototype is left alone", () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { b?: number }).b).toBeUndefined();
  });
});

function isSkipped({ what }: Case): boolean {
  return what.includes("clock change");
}
