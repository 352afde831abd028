/** The file of transactions: whole, quoted, and harmless to a spreadsheet. */
import { expect, test } from "bun:test";
import { connect, deduct, makePartner, openFetch, signIn } from "../wallet/support/oauth.ts";
import { makeUser } from "../wallet/support/people.ts";
import { onEveryStore } from "../wallet/support/stores.ts";

onEveryStore("csv", (open) => {
  test("holds every posting once, whatever people wrote into it", async () => {
    const { core } = await open({ env: { RATE_TOKEN: "0" } });
    const fetch = await openFetch({ core, closeStores: async () => {}, schema: "" });
    const user = await makeUser(core, 1000);
    const partner = await makePartner(core, { name: '=HYPERLINK("http://x","y")' });
    const pair = await connect(fetch, core, partner, user);
    const said = ['a "quoted", text', "-1+1", "@x", "早安 🌅", "+1"];
    for (const description of said) await deduct(fetch, pair.access_token, { description });
    for (let i = 0; i < 200; i++) await deduct(fetch, pair.access_token);
    const headers = { cookie: await signIn(core, user) };
    const response = await fetch("/wallet/transactions.csv", { headers });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("attachment");
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.bytes());
    expect(text).toStartWith(
      "\uFEFFtime,id,kind,points,balance_after,partner,procedure,description\r\n",
    );
    const lines = text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 1 + 205);
    expect(new Set(lines).size).toBe(lines.length);
    for (const cell of ['"a ""quoted"", text"', `"'-1+1"`, `"'@x"`, '"早安 🌅"', `"'+1"`]) {
      expect(text).toContain(cell);
    }
    expect(text).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    const added = await fetch("/wallet/transactions.csv?kind=added", { headers });
    expect((await added.text()).trimEnd().split("\r\n")).toHaveLength(2);
  }, 30_000);
});
