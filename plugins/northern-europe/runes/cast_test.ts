import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { InputError } from "#sdk";
import { invoke, prepare, seededRandom } from "../../../src/plugins/mod.ts";
import { castRunes, layRunes, RUNE_NAMES, type RuneName } from "./cast.ts";
import { runesCast } from "./procedure.ts";
import { BLANK, numberOf, RUNES } from "./runes.ts";
import { LAYOUT, PLACES, THREE_LAYOUTS } from "./spreads.ts";
import { STAVES } from "./staves.ts";
import { findTheme, leaningOf, tally } from "./tally.ts";

const PLUGIN = { id: "northern-europe", version: "1.0.0" };

async function cast(input: Readonly<Record<string, unknown>>) {
  const { answer } = await invoke(prepare(runesCast, input, 0), { now: 0, plugin: PLUGIN });
  return answer as Record<string, any>;
}

describe("castRunes()", () => {
  test("empties the bag without drawing a rune twice", () => {
    const all = castRunes(seededRandom("all"), 24, { reversals: false, blank: false });
    expect(new Set(all.map(({ rune }) => rune.id)).size).toBe(24);
    expect(all.some(({ merkstave }) => merkstave)).toBe(false);
  });

  test("can be repeated by hand from the documented order of random numbers", () => {
    const random = seededRandom("by hand");
    const bag = [...RUNES];
    const byHand = Array.from({ length: 5 }, () => {
      const [rune] = bag.splice(random.below(bag.length), 1);
      return { rune: rune!, merkstave: rune!.reversible && random.below(2) === 1 };
    });
    const options = { reversals: true, blank: false };
    expect(castRunes(seededRandom("by hand"), 5, options)).toEqual(byHand);
  });
});

describe("layRunes()", () => {
  test("knows 24 + 15 + 1 names and reads each back", () => {
    expect(RUNE_NAMES).toHaveLength(40);
    for (const name of RUNE_NAMES) {
      const [laid] = layRunes([name], 1);
      expect<string>(laid!.rune.id + (laid!.merkstave ? ":merkstave" : "")).toBe(name);
    }
  });

  test("refuses a wrong count and a rune that comes twice", () => {
    const codeOf = (names: readonly RuneName[]) => {
      try {
        layRunes(names, 3);
      } catch (error) {
        return error instanceof InputError
          ? error.issues.map(({ path, code }) => `${path}: ${code}`).join()
          : String(error);
      }
      return "laid";
    };
    expect(codeOf(["fehu"])).toBe("runes: wrong-count");
    expect(codeOf(["fehu", "isa", "fehu:merkstave"])).toBe("runes/2: rune-twice");
    expect(codeOf(["fehu", "isa", "blank"])).toBe("laid");
  });
});

test("numberOf() swaps the last two runes and nothing else", () => {
  const changed = RUNES.filter((r) => numberOf(r, "othalaLast") !== numberOf(r, "dagazLast"));
  expect(changed.map(({ id }) => id)).toEqual(["dagaz", "othala"]);
  expect(numberOf(BLANK, "dagazLast")).toBe(0);
});

describe("numberOf() ends the row as the old inscriptions do", () => {
  const ENDS = [
    { order: "othalaLast", end: "M L NG D O", source: "Kylver stone: … m l ŋ d o" },
    { order: "dagazLast", end: "M L NG O D", source: "Vadstena bracteate: … m l ŋ o d" },
  ] as const;
  for (const { order, end, source } of ENDS) {
    test(`${order} (${source})`, () => {
      const row = RUNES.toSorted((a, b) => numberOf(a, order) - numberOf(b, order));
      expect(row.map(({ letter }) => letter).join(" ")).toEndWith(end);
    });
  }
});

test("STAVES draws every rune of the row", () => {
  expect(Object.keys(STAVES).sort()).toEqual<string[]>(RUNES.map(({ id }) => id).sort());
});

describe("tally(), findTheme() and leaningOf()", () => {
  const read = (...names: RuneName[]) => tally(layRunes(names, names.length));

  test("name an aett that leads and none in a tie", () => {
    expect(findTheme(read("fehu", "uruz", "tiwaz")).dominantAett).toBe("freyr");
    expect(findTheme(read("fehu", "isa", "tiwaz")).dominantAett).toBeNull();
    expect(findTheme(read("blank")).says.code).toBe("blankAlone");
    expect(findTheme(read("isa")).says).toEqual({ code: "loneAett", with: { aett: "heimdall" } });
  });

  test("lean by the runes upside down", () => {
    expect(leaningOf(read("fehu", "isa", "tiwaz"), 3)).toBe("favourable");
    expect(leaningOf(read("fehu:merkstave", "isa", "tiwaz"), 3)).toBe("mixed");
    expect(leaningOf(read("fehu:merkstave", "isa", "tiwaz:merkstave"), 3)).toBe("adverse");
  });
});

describe("runes.cast", () => {
  test("replays by seed, and by the runes of an earlier answer", async () => {
    const first = await cast({ spread: "five", seed: "replay" });
    expect(await cast({ spread: "five", seed: "replay" })).toEqual(first);
    const runes = first["runes"].map(
      (rune: any) => rune.rune.id + (rune.merkstave ? ":merkstave" : ""),
    );
    const laid = await cast({ spread: "five", runes });
    expect(laid["runes"]).toEqual(first["runes"]);
  });

  for (const id of LAYOUT.ids) {
    for (const lang of ["en", "zh-Hant"] as const) {
      test(`${id} in ${lang}: a text per rune, one reading, a picture that renders`, async () => {
        const spread = { 1: "single", 3: "three", 5: "five" }[PLACES[id].length];
        const layout = THREE_LAYOUTS.some((one) => one === id) ? { layout: id } : {};
        const answer = await cast({
          spread,
          ...layout,
          seed: id,
          lang,
          picture: true,
          blank: true,
        });
        for (const rune of answer["runes"]) {
          expect(answer["interpretation"].text).toContain(rune.says.text);
          expect(answer["picture"].text).toContain(rune.rune.text);
        }
        expect(answer["interpretation"].text).not.toMatch(/undefined|null|\{|\}/);
        expect(new Resvg(answer["picture"].text).render().width).toBeGreaterThan(150);
      });
    }
  }
});

test("runes.cast scores 70 with every rune upright, 30 with none, and says why", async () => {
  const upright = await cast({ spread: "three", runes: ["fehu", "isa", "gebo"] });
  expect(upright["score"]).toBe(70);
  const turned = ["fehu:merkstave", "uruz:merkstave", "tiwaz:merkstave"];
  const adverse = await cast({ spread: "three", runes: turned });
  expect(adverse["score"]).toBe(30);
  expect(adverse["testimonies"]).toHaveLength(4);
});
