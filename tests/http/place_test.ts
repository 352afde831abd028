/** A place by name over HTTP: what it costs, what is refused for nothing, and what needs no token. */
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { createRegistry, discover } from "../../src/plugins/mod.ts";
import { createFakeWallet, KEY } from "./fake_wallet.ts";

const PLUGINS = join(import.meta.dir, "../../plugins");
const registry = createRegistry(await discover([PLUGINS]));
const BORN = { birthDate: "1990-05-17", birthTime: "14:30" };

function openPaid() {
  const wallet = createFakeWallet(100);
  const host = createHost({ registry, wallet, narrator: null, clock: Date, log: SILENT });
  return { wallet, host };
}

async function ask(
  host: ReturnType<typeof openPaid>["host"],
  name: string,
  input: object,
  headers: Record<string, string> = { authorization: `Bearer ${KEY}` },
) {
  const response = await host.handle(
    new Request(`http://localhost/api/trpc/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ json: input }),
    }),
  );
  const { result, error } = (await response.json()) as {
    result?: { data: any };
    error?: { message: string; data: { issues: any[] } };
  };
  const charged = response.headers.get("x-points-charged");
  return { status: response.status, data: result?.data, error, charged };
}

describe("a place in a paid call", () => {
  test("is taken, told and charged like any other", async () => {
    const { host, wallet } = openPaid();
    const { status, data, charged } = await ask(host, "bazi.chart", { ...BORN, place: "台北" });
    expect(status).toBe(200);
    expect(data.reading.places).toMatchObject([
      {
        input: "place",
        given: "台北",
        text: "Taipei, Taiwan",
        how: "exact",
        timezone: "Asia/Taipei",
        zoneReliability: { since1970: "agreed", before1970: "own", alternatives: [] },
      },
    ]);
    expect(charged).toBe("15");
    expect(wallet.balance()).toBe(85);
  });

  test("costs nothing where it is refused, and says what to choose from in the language asked", async () => {
    const { host, wallet } = openPaid();
    for (const [input, path, code] of [
      [{ ...BORN, place: "Springfield" }, "place", "place-several"],
      [{ ...BORN, place: "Taipeii" }, "place", "place-unknown"],
      [{ ...BORN, place: "烏魯木齊" }, "timezone", "place-clock"],
      [{ ...BORN, place: "Taipei", latitude: -33.9, longitude: 151.2 }, "place", "place-apart"],
    ] as const) {
      const { status, error, charged } = await ask(host, "bazi.chart", { ...input, lang: "zh-TW" });
      expect(status).toBe(400);
      expect(charged).toBe("0");
      const [issue] = error!.data.issues;
      expect(issue).toMatchObject({ path, code });
      expect(issue.message).toMatch(/\p{Script=Han}/u);
      if (code !== "place-apart") {
        expect(issue.choices.length).toBeGreaterThan(0);
        const sent = { ...input, [path]: issue.choices[0].value };
        expect((await ask(host, "bazi.chart", { ...sent, dryRun: true })).status).toBe(200);
      }
    }
    expect(wallet.balance()).toBe(100);
  });

  test("follows Accept-Language where the call names no language", async () => {
    const { host } = openPaid();
    const headers = { authorization: `Bearer ${KEY}`, "accept-language": "zh-TW" };
    const { error } = await ask(host, "bazi.chart", { ...BORN, place: "Springfield" }, headers);
    expect(error!.data.issues[0].choices[0].text).toContain("美國");
  });
});

describe("places.search, places.resolve and time.resolve", () => {
  test("are free and need no token", async () => {
    const { host, wallet } = openPaid();
    for (const [name, input] of [
      ["places.search", { text: "spring" }],
      ["places.resolve", { text: "Springfield" }],
      ["time.resolve", { date: "1990-05-17", time: "14:30", place: "Taipei" }],
    ] as const) {
      const { status, charged } = await ask(host, name, input, {});
      expect([name, status, charged]).toEqual([name, 200, "0"]);
    }
    expect(wallet.balance()).toBe(100);
  });

  test("places.search answers in the language asked for, within a country or division", async () => {
    const { host } = openPaid();
    const names = async (input: object) => {
      const { data } = await ask(host, "places.search", input, {});
      return data.places.map((one: any) => `${one.name.text} ${one.division?.code}`);
    };
    expect((await names({ text: "ho chi", lang: "ru" }))[0]).toBe("Хошимин VN.79");
    expect((await names({ text: "tokio", lang: "zh-Hant" }))[0]).toMatch(/^東京/);
    expect(await names({ text: "Springfield", division: "US.IL", limit: 3 })).toContain(
      "Springfield US.IL",
    );
    expect((await names({ text: "Munchen", country: "Germany" }))[0]).toBe("Munich DE.02");
    expect((await names({ text: "Kaohsuing" }))[0]).toBe("Kaohsiung TW.KHH");
  });

  test("time.resolve tells the Sun's time and the stars' time of a place", async () => {
    const { host } = openPaid();
    const input = { date: "1990-05-17", time: "14:30", place: "gn:1668341" };
    const { data } = await ask(host, "time.resolve", input, {});
    // Four minutes a degree from 120° E; NOAA's equation of time for the day: +3.6 to +3.7 minutes.
    expect(data.trueSolarTime.longitudeMinutes).toBeCloseTo((121.5319 - 120) * 4, 2);
    expect(data.trueSolarTime.equationOfTimeMinutes).toBeCloseTo(3.67, 1);
    expect(data.utc).toBe("1990-05-17T06:30:00Z");
    const apart = data.siderealTime.local.deg - data.siderealTime.greenwich.deg;
    expect((apart + 360) % 360).toBeCloseTo(121.5319, 4);
  });
});

test("a cast at a place is verified from its own record", async () => {
  const { host } = openPaid();
  const input = { date: "2026-03-03", time: "10:20", place: "臺北", seed: "s" };
  const { data } = await ask(host, "liuyao.calculate", input);
  expect(data.reading.draw.input.place).toBe("臺北");
  const { data: checked } = await ask(host, "draws.verify", { answer: data }, {});
  expect(checked.verified).toBe(true);
});
