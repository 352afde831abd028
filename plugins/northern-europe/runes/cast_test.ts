import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { InputError } from "#sdk";
import { invoke, prepare, seededRandom } from "../../../src/plugins/mod.ts";
import { castRunes, layRunes, RUNE_NAMES, type RuneName } from "./cast.ts";
import { runesCast } from "./procedure.ts";
import { BLANK, numberOf, RUNES } from "./runes.ts";
import { LAYOUT, PLACES, THREE_LAYOUTS } from "./spreads.ts";
import { STAVES } from "./staves.ts";
import { findTheme, tally } from "./tally.ts";
import { scoreOf } from "./weigh.ts";

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

describe("tally() and findTheme()", () => {
  const read = (...names: RuneName[]) => tally(layRunes(names, names.length));

  test("name an aett that leads and none in a tie", () => {
    expect(findTheme(read("fehu", "uruz", "tiwaz")).dominantAett).toBe("freyr");
    expect(findTheme(read("fehu", "isa", "tiwaz")).dominantAett).toBeNull();
    expect(findTheme(read("blank")).says.code).toBe("blankAlone");
    expect(findTheme(read("isa")).says).toEqual({ code: "loneAett", with: { aett: "heimdall" } });
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

describe("runes.cast", () => {
  const laid = (...runes: RuneName[]) =>
    cast({ spread: runes.length === 1 ? "single" : "three", runes });

  test("weighs what each rune says, and says why", async () => {
    const goods = await laid("gebo", "jera", "dagaz");
    expect(goods).toMatchObject({ score: 100, leaning: { value: { id: "favourable" } } });
    const hardships = await laid("hagalaz", "isa", "nauthiz");
    expect(hardships).toMatchObject({ score: 0, leaning: { value: { id: "adverse" } } });
    expect(hardships["testimonies"]).toHaveLength(4);
  });

  test("never calls hail favourable", async () => {
    for (const lang of ["en", "zh-Hant"] as const) {
      const { interpretation } = await cast({ spread: "single", runes: ["hagalaz"], lang });
      expect(interpretation.text).not.toMatch(/favourable|speaks for|偏順/);
    }
  });

  test("counts a rune upside down for less than the same upright", () => {
    for (const name of ["fehu", "thurisaz", "perthro", "wunjo"] as const) {
      const [upright] = layRunes([name], 1);
      const [turned] = layRunes([`${name}:merkstave`], 1);
      expect(scoreOf(turned!)).toBeLessThan(scoreOf(upright!));
    }
  });

  test("points by the circle of the year: Jera north, Berkana east, Dagaz south, Kenaz west", async () => {
    const quarters = { jera: "north", berkano: "east", dagaz: "south", kenaz: "west" } as const;
    for (const [rune, quarter] of Object.entries(quarters)) {
      const input = { spread: "single", runes: [rune], question: "Where is my ring?" };
      expect((await cast(input))["reply"].where.quarter.id).toBe(quarter);
    }
  });

  test("times by half-months: Jera from 13 to 28 December", async () => {
    const input = { spread: "single", runes: ["jera"], question: "When will it be sold?" };
    expect((await cast(input))["reply"].when).toMatchObject({ from: "12-13", to: "12-28" });
  });
});
