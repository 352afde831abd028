/** Asking from a page: who pays, what is said when it goes wrong, and that nothing is paid twice. */
import { describe, expect, test } from "bun:test";
import { readConfig } from "../../src/host/mod.ts";
import { createFakeWallet, KEY } from "../http/fake_wallet.ts";
import { formOf, openHost, page, send, wordsOf } from "./support.ts";

const BIRTH = { birthDate: "1990-06-15", birthTime: "14:30", place: "臺北", gender: "female" };

function paid(points: number, deps: { demoKey?: string } = {}) {
  const wallet = createFakeWallet(points);
  return { wallet, host: openHost({ wallet, ...deps }) };
}

async function words(response: Response | Promise<Response>): Promise<string> {
  return wordsOf(await (await response).text());
}

describe("a visitor with a key", () => {
  test("is charged the price that was shown, and the key is not shown again", async () => {
    const { host, wallet } = paid(100);
    const before = await words(host.handle(page("/systems/bazi.chart")));
    expect(before).toContain("15 points");
    expect(before).toContain("Your API key");
    const response = await host.handle(send("/systems/bazi.chart", { ...BIRTH, _key: KEY }));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(wordsOf(html)).toContain("Charged: 15 points");
    expect(html).not.toContain(KEY);
    expect(wallet.balance()).toBe(85);
  });

  test("learns the price for nothing", async () => {
    const { host, wallet } = paid(100);
    const sent = send("/systems/bazi.chart", { ...BIRTH, _key: KEY, _do: "price" });
    const shown = await words(host.handle(sent));
    expect(shown).toContain("This call would cost 15 points");
    expect(shown).toContain("Your balance is 100 points");
    expect(wallet.balance()).toBe(100);
  });

  test("pays once for a form that is sent twice, and again for another question", async () => {
    const { host, wallet } = paid(100);
    const form = { ...BIRTH, _key: KEY, _once: "one" };
    await host.handle(send("/systems/bazi.chart", form));
    const again = await host.handle(send("/systems/bazi.chart", form));
    expect(again.status).toBe(200);
    expect(wallet.balance()).toBe(85);
    const other = { ...form, birthTime: "03:00" };
    expect((await host.handle(send("/systems/bazi.chart", other))).status).toBe(200);
    expect(wallet.balance()).toBe(70);
  });

  test("who has too little learns so, and keeps it", async () => {
    const { host, wallet } = paid(3);
    const response = await host.handle(send("/systems/bazi.chart", { ...BIRTH, _key: KEY }));
    expect(response.status).toBe(402);
    expect(await words(response)).toContain("Nothing was charged.");
    expect(wallet.balance()).toBe(3);
  });
});

describe("a visitor without a key", () => {
  test("is not answered", async () => {
    const { host, wallet } = paid(100);
    const response = await host.handle(send("/systems/bazi.chart", BIRTH));
    expect(response.status).toBe(401);
    const html = await response.text();
    expect(wordsOf(html)).toContain("That could not be answered");
    // What was typed still stands.
    expect((await formOf(html)).get("birthDate")).toBe("1990-06-15");
    expect((await formOf(html)).get("place")).toBe("臺北");
    expect(wallet.balance()).toBe(100);
  });

  test("of a development start is paid for by the demo key, which no page shows", async () => {
    const { host, wallet } = paid(100, { demoKey: KEY });
    const shown = await (await host.handle(page("/systems/bazi.chart"))).text();
    expect(shown).not.toContain('name="_key"');
    expect(shown).not.toContain(KEY);
    const html = await (await host.handle(send("/systems/bazi.chart", BIRTH))).text();
    expect(html).not.toContain(KEY);
    expect(wallet.balance()).toBe(85);
  });
});

test("the demo key is never read in production", () => {
  const env = { AUSPEX_KEY: KEY, DATABASE_URL: "postgres://localhost/x" };
  expect(readConfig({ ...env, NODE_ENV: "production" }, "/").demoKey).toBeUndefined();
  expect(readConfig({ ...env, NODE_ENV: "development" }, "/").demoKey).toBe(KEY);
});

describe("a form", () => {
  const host = openHost();

  test("names every fault at its field, in the language of the page", async () => {
    const sent = { birthDate: "1990-02-31", birthTime: "14:30", latitude: "95" };
    const response = await host.handle(send("/systems/bazi.chart", sent));
    expect(response.status).toBe(400);
    const html = await response.text();
    for (const name of ["birthDate", "latitude"]) {
      expect(html).toMatch(new RegExp(`id="f-${name}"[^>]*aria-invalid="true"`));
      expect(html).toContain(`id="f-${name}-fault"`);
    }
    expect(wordsOf(html)).toContain("1990-02-28");
    const chinese = { "accept-language": "zh-TW" };
    const empty = await words(host.handle(send("/systems/astrology.calculate", {}, chinese)));
    expect(empty).toContain("請填寫此項");
    const impossible = await words(host.handle(send("/systems/bazi.chart", sent, chinese)));
    expect(impossible).toContain("這個日期不存在");
    expect(impossible).toContain("最接近者為 1990-02-28");
    expect(impossible).toContain("須為 -90 至 90 的數字");
  });

  test("of two people names the person", async () => {
    const sent = { "a.birthDate": "1990-06-15", "b.birthDate": "1990-13-01" };
    const html = await (await host.handle(send("/systems/compatibility.bazi", sent))).text();
    expect(html).toMatch(/id="f-b\.birthDate"[^>]*aria-invalid="true"/);
    expect(html).not.toMatch(/id="f-a\.birthDate"[^>]*aria-invalid="true"/);
  });

  test("says what was assumed where something was left out", async () => {
    const shown = await words(
      host.handle(send("/systems/bazi.chart", { birthDate: "1990-06-15" })),
    );
    expect(shown).toContain("What was assumed");
    expect(shown).toContain("No gender was given");
  });

  test("of another site is refused", async () => {
    const { host: own, wallet } = paid(100, { demoKey: KEY });
    const cross = { "sec-fetch-site": "cross-site" };
    expect((await own.handle(send("/systems/bazi.chart", BIRTH, cross))).status).toBe(403);
    const foreign = { origin: "https://elsewhere.example", host: "localhost" };
    expect((await own.handle(send("/systems/bazi.chart", BIRTH, foreign))).status).toBe(403);
    expect(wallet.balance()).toBe(100);
  });

  test("that is none, or too long, is refused", async () => {
    const json = new Request("http://localhost/systems/bazi.chart", { method: "POST", body: "{}" });
    expect((await host.handle(json)).status).toBe(415);
    const long = send("/systems/bazi.chart", { birthDate: "9".repeat(600_000) });
    expect((await host.handle(long)).status).toBe(413);
  });

  test("keeps what a visitor typed as text", async () => {
    const name = '"><img src=x onerror=alert(1)>';
    const html = await (await host.handle(send("/systems/numerology.calculate", { name }))).text();
    expect(html).not.toContain("<img src=x");
    expect((await formOf(html)).get("name")).toBe(name);
  });
});

describe("a draw", () => {
  test("shows its seed and is verified by the form beside it", async () => {
    const host = openHost();
    const html = await (await host.handle(send("/systems/tarot.draw", { spread: "three" }))).text();
    expect(wordsOf(html)).toContain("Fair draw");
    let answer = "";
    await new HTMLRewriter()
      .on('form[action="/systems/draws.verify"] input[name="answer"]', {
        element: (input) => void (answer = input.getAttribute("value") ?? ""),
      })
      .transform(new Response(html))
      .text();
    const whole = answer
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&");
    expect(whole).not.toContain("<svg");
    const verified = await host.handle(send("/systems/draws.verify", { answer: whole }));
    expect(verified.status).toBe(200);
    expect(await words(verified)).toMatch(/Verified\s+yes/);
    const changed = whole.replace(/"seed":"[^"]+"/, '"seed":"another"');
    const refuted = await words(host.handle(send("/systems/draws.verify", { answer: changed })));
    expect(refuted).toMatch(/Verified\s+no/);
  });
});
