import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { FALLS, TOPICS } from "./falls.ts";
import { hakataCast } from "./hakata_cast.ts";

const PLUGIN = { id: "africa", version: "1.0.0" };

async function cast(input: Readonly<Record<string, unknown>>) {
  const { answer } = await invoke(prepare(hakataCast, input, 0), { now: 0, plugin: PLUGIN });
  return answer as Record<string, any>;
}

test("FALLS are sixteen, each with a text of its own in both languages", () => {
  expect(FALLS).toHaveLength(16);
  expect(new Set(FALLS.map(({ meaning }) => meaning.en)).size).toBe(16);
  expect(new Set(FALLS.map(({ meaning }) => meaning.zhHant)).size).toBe(16);
});

describe("hakata.cast", () => {
  test("replays by seed, and from the tablets of an earlier answer", async () => {
    const first = await cast({ seed: "replay", topic: "love" });
    expect(await cast({ seed: "replay", topic: "love" })).toEqual(first);
    const falls = first["tablets"].map((tablet: any) => tablet.open);
    expect((await cast({ falls, topic: "love" }))["fall"]).toEqual(first["fall"]);
  });

  for (const [topic, texts] of Object.entries(TOPICS)) {
    for (const lang of ["en", "zh-Hant"] as const) {
      test(`speaks of ${topic} in ${lang} and renders`, async () => {
        const answer = await cast({ seed: topic, topic, lang, picture: true });
        const told = texts[answer["leaning"].value as "mixed"];
        const key = lang === "en" ? "en" : "zhHant";
        expect(answer["interpretation"].text).toContain(told[key]);
        expect(new Resvg(answer["picture"]).render().width).toBeGreaterThan(150);
      });
    }
  }
});
