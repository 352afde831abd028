/** The proof of draws, in Bun and in a browser that is offline, on the vectors and on answers of the service as it is. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { COVERED, verifyDraw } from "../../packages/verifier/verify.js";
import vectors from "../../packages/verifier/vectors.json";
import { buildPage } from "../../scripts/verifier_build.ts";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { createRegistry, discover } from "../../src/plugins/mod.ts";
import { bodyOf, mutation } from "../http/support.ts";
import { describePages, openPerson } from "../pages/support/browser.ts";

interface Vector {
  readonly procedure: string;
  readonly noted: Readonly<Record<string, string>>;
  readonly altered?: string;
  readonly answer: Readonly<Record<string, unknown>>;
}
const { honest, altered } = vectors as { honest: Vector[]; altered: Vector[] };
const FOLDER = join(import.meta.dir, "../../packages/verifier");
const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));

test("there are twenty of each, of ten procedures", () => {
  expect([honest.length, altered.length]).toEqual([20, 20]);
  expect(new Set(honest.map(({ procedure }) => procedure)).size).toBe(10);
});

describe("verifyDraw()", () => {
  for (const [index, { procedure, noted, answer }] of honest.entries()) {
    test(`proves ${procedure}, ${index % 2 === 0 ? "bound" : "not bound"}`, async () => {
      const { proved, checks } = await verifyDraw(answer, noted);
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
      expect(proved).toBe(true);
      expect(checks.length).toBeGreaterThan(5);
    });
  }

  for (const { procedure, noted, altered: field, answer } of altered) {
    test(`refuses ${procedure} where ${field} was altered`, async () => {
      expect((await verifyDraw(answer, noted)).proved).toBe(false);
    });
  }

  test("refuses every covered field that is altered, one at a time", async () => {
    for (const { noted, answer } of honest) {
      const { checks } = await verifyDraw(answer, noted);
      for (const { check, found } of checks) {
        if (!check.includes("/") || check.endsWith("length")) continue;
        const copy = structuredClone(answer) as Record<string, never>;
        const steps = check.split("/");
        const last = steps.pop()!;
        const at = steps.reduce((value, step) => value[step]!, copy) as Record<string, unknown>;
        at[last] = typeof found === "number" ? found + 1 : `${String(found)}!`;
        expect((await verifyDraw(copy, noted)).proved, check).toBe(false);
      }
    }
  });

  test("throws at nothing that is pasted", async () => {
    for (const pasted of [null, 1, "", [], {}, { reading: { procedure: "constructor" } }]) {
      expect((await verifyDraw(pasted)).proved).toBe(false);
    }
  });

  test("proves tables of cards as they are dealt today, with cards for options", async () => {
    const question = "Should I stay or leave?";
    const calls: readonly (readonly [procedure: string, input: object])[] = [
      ["lenormand.draw", { spread: "nine", question }],
      ["lenormand.grandTableau", { person: 28, question }],
      ["playingCards.draw", { deck: "32", spread: "house", question }],
      ["playingCards.draw", { deck: "32", spread: "pastPresentFuture", question }],
      ["playingCards.draw", { deck: "52", spread: "three", question }],
      ["kipper.draw", { spread: "line", question }],
      ["kipper.draw", { spread: "full", question }],
      ["etteilla.draw", { spread: "seven", question }],
      ["sibilla.draw", { spread: "five", question }],
      ["tarot.openingOfTheKey", {}],
      ["tarot.openingOfTheKey", { significator: "queen-of-cups", question }],
    ];
    const host = createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT });
    for (const [procedure, input] of calls) {
      const body = await bodyOf(await host.handle(mutation(procedure, { json: input })));
      const { proved, checks } = await verifyDraw(body.result?.data);
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
      expect(proved).toBe(true);
      expect(checks.some(({ check }) => check === "optionCards/1/card/id")).toBe(
        !["lenormand.grandTableau", "tarot.openingOfTheKey"].includes(procedure) &&
          !/full|past/.test(JSON.stringify(input)),
      );
    }
  });

  test("proves what is thrown, counted and dealt, with a cast for each option", async () => {
    const question = "Should I stay or leave?";
    const casts: readonly (readonly [procedure: string, input: object, ofSecond: string])[] = [
      ["yijing.cast", { method: "yarrow" }, "optionCasts/1/figure/lines"],
      ["yijing.cast", {}, "optionCasts/1/figure/lines"],
      ["lingQi.cast", {}, "optionFigures/1/figure/id"],
      ["mo.cast", {}, "optionAnswers/1/id"],
      ["shagai.cast", {}, "optionBones/1/3/id"],
      ["kumalak.cast", {}, "optionHeaps/1/8"],
      ["jiaoBei.cast", { rule: "three" }, "optionThrows/1/throws/2/id"],
      ["jiaoBei.cast", { throws: 2 }, "optionThrows/1/throws/2/id"],
      ["irkBitig.cast", {}, "optionOmens/1/id"],
      ["taiXuan.cast", {}, "optionHeads/1/head/id"],
      ["yutjeom.cast", {}, "optionFigures/1/id"],
      ["ramShalaka.draw", {}, "options/1/cell"],
    ];
    const host = createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT });
    for (const [procedure, input, ofSecond] of casts) {
      const request = mutation(procedure, { json: { ...input, question } });
      const body = await bodyOf(await host.handle(request));
      const { proved, checks } = await verifyDraw(body.result?.data);
      expect([procedure, checks.filter(({ ok }) => !ok)]).toEqual([procedure, []]);
      expect(proved).toBe(true);
      expect([procedure, checks.some(({ check }) => check === ofSecond)]).toEqual([
        procedure,
        true,
      ]);
    }
  });

  test("covers whatever the service draws, as it draws today", async () => {
    const drawn = [...registry.procedures.values()]
      .map(({ procedure }) => procedure)
      .filter(({ kind }) => kind === "draw");
    expect(drawn.map(({ name }) => name).filter((name) => !COVERED.includes(name))).toEqual([]);
    const host = createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT });
    for (const { procedure, answer } of honest) {
      const { draw } = answer["reading"] as { draw: { input: object } };
      const data = (await bodyOf(await host.handle(mutation(procedure, { json: draw.input }))))
        .result?.data;
      expect((await verifyDraw(data)).checks.filter(({ ok }) => !ok)).toEqual([]);
    }
  });
});

test("verify.html is what the modules make today", async () => {
  expect(await Bun.file(join(FOLDER, "verify.html")).text()).toBe(await buildPage());
});

describePages("verify.html from disk, offline", () => {
  let person: BrowserContext;
  const requested: string[] = [];

  beforeAll(async () => {
    person = await openPerson({ offline: true });
    person.on("request", (request) => requested.push(request.url()));
  });
  afterAll(() => person.close());

  test("proves and refuses as the vectors say, and asks nobody", async () => {
    const page = await person.newPage();
    await page.goto(`file://${join(FOLDER, "verify.html")}`);
    for (const { noted, answer, altered: field } of [...honest, ...altered]) {
      await page.fill("#answer", JSON.stringify(answer));
      await page.fill("#salt", noted["salt"] ?? "");
      await page.fill("#serverHash", noted["serverHash"] ?? "");
      await page.evaluate(() => document.getElementById("result")!.replaceChildren());
      await page.click("button");
      await page.waitForFunction(() => document.getElementById("result")!.textContent !== "");
      const said = await page.textContent("#result");
      expect(said?.startsWith(field === undefined ? "Proved" : "Not proved"), field).toBe(true);
    }
    expect(requested.filter((url) => !url.startsWith("file://"))).toEqual([]);
  }, 60_000);
});

test("the service serves the page at /verify", async () => {
  const host = createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT });
  const page = await host.handle(new Request("http://localhost/verify"));
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toBe(await buildPage());
});
