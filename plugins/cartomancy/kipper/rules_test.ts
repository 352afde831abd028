/** Order and titles of the Munich deck, and who sees what on a table drawn on paper. */
import { describe, expect, test } from "bun:test";
import { DECK, KIPPER } from "./deck.ts";
import { around, columnFrom, viewOf } from "./rules.ts";
import { cards as chinese } from "./words/cards_zh_hant.ts";
import { cards as english } from "./words/cards_en.ts";

/** German titles by number, from an outside list of the printed deck. */
const TITLES =
  "Hauptperson (männlich)|Hauptperson (weiblich)|Ehestandskarte|Zusammenkunft|Guter Herr|Gute Dame|Angenehmer Brief|Falsche Person|Eine Veränderung|Eine Reise|Viel Geld gewinnen|Reiches Mädchen|Reicher guter Herr|Traurige Nachricht|Guter Ausgang in der Liebe|Seine Gedanken|Geschenk bekommen|Ein kleines Kind|Ein Todesfall|Haus|Wohnzimmer|Militärperson|Gericht|Diebstahl|Zu hohen Ehren kommen|Großes Glück|Unverhofftes Geld|Erwartung|Gefängnis|Gerichtsperson|Kurze Krankheit|Kummer und Widerwärtigkeiten|Trübe Gedanken|Arbeit, Beschäftigung|Ein langer Weg|Die Hoffnung, großes Wasser";

test("the deck has the titles of the printed one in its order, the main persons first", () => {
  expect(DECK.map(({ id }) => KIPPER.writings[id]!.native).join("|")).toBe(TITLES);
  expect(DECK.filter(({ number }) => number <= 2).map(({ gaze }) => gaze)).toEqual([
    "right",
    "left",
  ]);
});

describe("on the whole table", () => {
  test("somebody in the second row sees their own row and no other", () => {
    expect(viewOf(11, "right", "full")).toEqual({
      ahead: [12, 13, 14, 15, 16, 17],
      behind: [10, 9],
    });
    expect(viewOf(9, "left", "full").ahead).toEqual([]);
  });
  test("columns and neighbours stop at the edges", () => {
    expect(columnFrom(11, "full", 36, "above")).toEqual([2]);
    expect(columnFrom(11, "full", 36, "below")).toEqual([20, 29]);
    expect(around(0, "full", 36)).toEqual([1, 9, 10]);
    expect(around(13, "full", 36)).toHaveLength(8);
  });
});

test("no two cards say the same of anything, in either language", () => {
  for (const texts of [english, chinese]) {
    for (const field of ["name", "noun", "colours"] as const) {
      expect(new Set(Object.values(texts).map((text) => text[field])).size, field).toBe(36);
    }
  }
});
