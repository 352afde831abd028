/** The guide: in both languages, and every sample of it does what it says. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { openHouse, type House, type Somebody } from "./signed_in.ts";
import { decoded, wordsOf } from "./support.ts";

setDefaultTimeout(60_000);

let house: House;
let ann: Somebody;
beforeAll(async () => {
  house = await openHouse();
  ann = await house.somebody();
});
afterAll(() => house?.close());

const read = async (lang: string) =>
  (await house.ask("/guide", { headers: { accept: "text/html", "accept-language": lang } })).text();

test("speaks English and Chinese, of the same things", async () => {
  const [english, chinese] = [await read("en"), await read("zh-TW")];
  const ids = (html: string) =>
    [...html.matchAll(/<section class="card"\s+id="(\w+)"/g)].map((one) => one[1]);
  expect(ids(english).length).toBe(9);
  expect(ids(chinese)).toEqual(ids(english));
  expect(wordsOf(english)).toContain("The first call");
  expect(wordsOf(chinese)).toContain("第一次呼叫");
});

test("every sample that calls the service is answered 200", async () => {
  const html = await read("en");
  const samples = [...html.matchAll(/id="sample-\w+"[^>]*>([^<]*)/g)].map((one) =>
    decoded(one[1]!),
  );
  const calls = samples.filter((one) => one.startsWith("curl") && !one.includes("$ANSWER"));
  expect(calls.length).toBeGreaterThan(5);
  for (const call of calls) {
    const path = /http:\/\/localhost([^\s"]+)/.exec(call)![1]!;
    const body = /-d '([\s\S]*)'/.exec(call)?.[1];
    const headers = { authorization: ann.bearer, "content-type": "application/json" };
    const init = body === undefined ? { headers } : { method: "POST", headers, body };
    const { status } = await house.ask(path, init);
    expect([call, status]).toEqual([call, 200]);
  }
});
