import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { FIGURES } from "../../../src/lore/mod.ts";
import { ifaCast } from "./procedure.ts";
import { idOf, LEG, LEG_ORDERS, legOf, marksOf, rankOf, seniorityOf } from "./odu.ts";
import { en } from "./words/en.ts";

const PLUGIN = { id: "africa", version: "1.0.0" };

async function cast(input: Readonly<Record<string, unknown>>) {
  const { answer } = await invoke(prepare(ifaCast, input, 0), { now: 0, plugin: PLUGIN });
  return answer as Record<string, any>;
}

const ALL = LEG.ids.flatMap((right) => LEG.ids.map((left) => ({ right, left })));

describe("LEG", () => {
  test("hold each of the sixteen figures once, in both orders", () => {
    expect(LEG.ids.map(marksOf).sort()).toEqual([...FIGURES].sort());
    expect([...LEG_ORDERS.ife].sort()).toEqual([...LEG_ORDERS.common].sort());
  });

  // Published tables of the sixteen principal odu, single mark 1, double mark 2.
  for (const [name, pattern] of [
    ["Ogbe", "1111"],
    ["Iwori", "2112"],
    ["Irosun", "1122"],
    ["Obara", "1222"],
    ["Ika", "2122"],
    ["Oturupon", "2212"],
    ["Irete", "1121"],
    ["Ofun", "2121"],
  ] as const) {
    test(`${name} is ${pattern}`, () => expect(en.terms.leg[legOf(pattern)].text).toBe(name));
  }
});

// A public table of the sixteen by Ile-Ife, marks and all: wwwfeiticos, 2011.
test("the order of Ile-Ife is that of its table, Owonrin eighth", () => {
  const table =
    "1111 2222 2112 1221 1222 2221 1122 2211 1112 2111 1121 1211 2212 2122 1212 2121".split(" ");
  expect(LEG_ORDERS.ife.map(marksOf)).toEqual(table);
  expect(LEG_ORDERS.ife[7]).toBe("owonrin");
});

describe("rankOf()", () => {
  for (const order of ["common", "ife"] as const) {
    for (const by of ["pairs", "rightLeg"] as const) {
      test(`numbers the 256 odu once each by ${order} and ${by}`, () => {
        const ranks = ALL.map((odu) => rankOf(odu, order, by)).sort((a, b) => a - b);
        expect(ranks).toEqual(Array.from({ length: 256 }, (_, i) => i + 1));
      });
    }
  }

  test("puts the doubles first and Ogbe-Oyeku 17th, Oyeku-Ogbe 18th", () => {
    const [ogbe, oyeku, ofun] = [LEG.ids[0]!, LEG.ids[1]!, LEG.ids[15]!];
    expect(rankOf({ right: ofun, left: ofun }, "common", "pairs")).toBe(16);
    expect(rankOf({ right: ogbe, left: oyeku }, "common", "pairs")).toBe(17);
    expect(rankOf({ right: oyeku, left: ogbe }, "common", "pairs")).toBe(18);
    expect(rankOf({ right: ofun, left: LEG.ids[14]! }, "common", "pairs")).toBe(256);
  });
});

describe("rankOf() by the right leg", () => {
  // Skinner (1980): the doubles, the fifteen of Ogbe, the fifteen of Oyeku, and so on to Ofun.
  test("ends the fifteen of Ogbe at 31, puts Oyeku-Ogbe 32nd and Ofun-Ose last", () => {
    const [ogbe, oyeku, iwori] = LEG.ids as [any, any, any];
    const [ose, ofun] = [LEG.ids[14]!, LEG.ids[15]!];
    const rank = (right: any, left: any) => rankOf({ right, left }, "common", "rightLeg");
    expect([rank(ogbe, oyeku), rank(ogbe, iwori), rank(ogbe, ofun)]).toEqual([17, 18, 31]);
    expect([rank(oyeku, ogbe), rank(oyeku, iwori)]).toEqual([32, 33]);
    expect(rank(ofun, ose)).toBe(256);
  });
});

test("seniorityOf() moves Ofun Meji alone", () => {
  const [ofun, owonrin] = [legOf("2121"), legOf("2211")];
  const ofunMeji = { right: ofun, left: ofun };
  const at = (place: "sixteenth" | "eighth" | "decides") =>
    seniorityOf(ofunMeji, "ife", "pairs", place);
  expect([at("sixteenth"), at("eighth"), at("decides")]).toEqual([16, 8, 0]);
  expect(seniorityOf({ right: owonrin, left: owonrin }, "ife", "pairs", "eighth")).toBe(8);
});

describe("ifa.cast", () => {
  test("replays by seed, and names the same odu from its marks", async () => {
    const first = await cast({ seed: "replay" });
    expect(await cast({ seed: "replay" })).toEqual(first);
    const again = await cast({ marks: first["marks"], seed: "other" });
    expect(again["odu"]).toEqual(first["odu"]);
  });

  test("never names the kinds that concern death", async () => {
    for (let i = 0; i < 40; i++) {
      const answer = await cast({ seed: `kind ${i}` });
      expect(["iku", "aiku"]).not.toContain(answer["kind"].id);
    }
  });

  for (const lang of ["en", "zh-Hant"] as const) {
    test(`draws a tray that renders, in ${lang}`, async () => {
      const answer = await cast({ seed: "tray", lang, picture: true });
      expect(answer["picture"].text).toContain(answer["odu"].text);
      expect(new Resvg(answer["picture"].text).render().width).toBeGreaterThan(150);
    });
  }

  test("an odu is named by its right leg first", () => {
    const odu = idOf({ right: legOf("1212"), left: legOf("1211") });
    expect(en.terms.odu[odu]).toBe("Ose-Otura");
  });
});
