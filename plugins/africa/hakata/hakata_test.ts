import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { FALL, FALLS, TOPIC } from "./falls.ts";
import { hakataCast } from "./procedure.ts";
import { en } from "./words/en.ts";
import { zhHant } from "./words/zh_hant.ts";

const PLUGIN = { id: "africa", version: "1.0.0" };

async function cast(input: Readonly<Record<string, unknown>>) {
  const { answer } = await invoke(prepare(hakataCast, input, 0), { now: 0, plugin: PLUGIN });
  return answer as Record<string, any>;
}

test("FALLS are sixteen, each with a text of its own in both languages", () => {
  expect(FALLS).toHaveLength(16);
  for (const { terms } of [en, zhHant]) {
    expect(new Set(FALL.ids.map((id) => terms.fall[id].meaning)).size).toBe(16);
  }
});

describe("hakata.cast", () => {
  test("replays by seed, and from the tablets of an earlier answer", async () => {
    const first = await cast({ seed: "replay", topic: "love" });
    expect(await cast({ seed: "replay", topic: "love" })).toEqual(first);
    const falls = first["tablets"].map((tablet: any) => tablet.open);
    expect((await cast({ falls, topic: "love" }))["fall"]).toEqual(first["fall"]);
  });

  for (const topic of TOPIC.ids) {
    for (const [lang, words] of [
      ["en", en],
      ["zh-Hant", zhHant],
    ] as const) {
      test(`speaks of ${topic} in ${lang} and renders`, async () => {
        const answer = await cast({ seed: topic, topic, lang, picture: true });
        const leaning = answer["leaning"].value.id as "mixed";
        const counsel = words.phrases.topicLeans({ topic, leaning });
        expect(answer["topic"].counsel.text).toBe(counsel);
        expect(answer["interpretation"].text).toContain(counsel);
        expect(new Resvg(answer["picture"].text).render().width).toBeGreaterThan(150);
      });
    }
  }
});
