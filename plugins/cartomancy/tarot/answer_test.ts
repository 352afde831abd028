import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { LAYOUTS, THREE_LAYOUTS } from "./layouts.ts";
import { tarotDraw } from "./procedure.ts";

const PLUGIN = { id: "cartomancy", version: "1.0.0" };

async function draw(input: Readonly<Record<string, unknown>>) {
  const { answer } = await invoke(prepare(tarotDraw, input, 0), { now: 0, plugin: PLUGIN });
  return answer as Record<string, any>;
}

const inputOf = (layout: string) =>
  THREE_LAYOUTS.some((id) => id === layout)
    ? { spread: "three", layout }
    : { spread: layout === "single" ? "single" : "celticCross" };

describe("tarot.draw", () => {
  test("replays by seed, and by the cards of an earlier answer", async () => {
    const first = await draw({ spread: "celticCross", seed: "replay" });
    const again = await draw({ spread: "celticCross", seed: "replay" });
    expect(again).toEqual(first);
    const cards = first["cards"].map(
      (card: any) => card.card.id + (card.reversed ? ":reversed" : ""),
    );
    const byCards = await draw({ spread: "celticCross", cards });
    expect(byCards["cards"]).toEqual(first["cards"]);
    expect(byCards["leaning"]).toEqual(first["leaning"]);
    expect(byCards["castBy"].id).toBe("caller");
  });

  test("keeps the question out of the chance", async () => {
    const asked = await draw({ spread: "three", seed: "q", question: "Shall I?" });
    const silent = await draw({ spread: "three", seed: "q" });
    expect(asked["cards"]).toEqual(silent["cards"]);
  });

  test("draws no reversal where none is wanted, and says so for the crossing card", async () => {
    const upright = await draw({ spread: "celticCross", seed: "u", reversals: false });
    expect(upright["cards"].some((card: any) => card.reversed)).toBe(false);
    const cards = ["the-fool", "the-tower:reversed", "death", "the-sun", "the-moon"];
    const rest = ["the-star", "justice", "strength", "temperance", "the-world"];
    const crossed = await draw({ spread: "celticCross", cards: [...cards, ...rest] });
    expect(crossed["cards"][1]).toMatchObject({ reversed: true, readReversed: false });
  });

  for (const { id, places } of LAYOUTS) {
    for (const lang of ["en", "zh-Hant", "ja"] as const) {
      test(`${id} in ${lang}: a text per card, one reading, a picture that renders`, async () => {
        const answer = await draw({
          ...inputOf(id),
          seed: id,
          lang,
          picture: true,
        });
        const asked = await draw({
          ...inputOf(id),
          seed: id,
          lang,
          picture: true,
          question: "<&>",
        });
        expect(asked["picture"].text).not.toMatch(/<script|href=|<&>/);
        expect(asked["interpretation"].text).not.toMatch(/undefined|null|\{|\}/);
        expect(answer["cards"]).toHaveLength(places.length);
        const { text } = answer["interpretation"];
        for (const card of answer["cards"]) {
          expect(text).toContain(card.says.text);
          expect(answer["picture"].text).toContain(card.card.text.replaceAll("'", "&#39;"));
        }
        expect(text).toContain(String(answer["leaning"].score));
        expect(text).not.toMatch(/undefined|null|\{|\}/);
        expect(answer["picture"].text).toMatch(/^<svg [^>]*role="img"/);
        expect(answer["picture"].text).toContain("<title");
        expect(answer["picture"].text).not.toMatch(/<script|href=|<&>/);
        const { width, height } = new Resvg(answer["picture"].text).render();
        expect(width > 100 && height > 100).toBe(true);
      });
    }
  }
});
