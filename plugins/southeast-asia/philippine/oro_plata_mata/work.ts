import type { InputOf } from "#sdk";
import type { CountAnswer } from "./answer.ts";
import { LEANINGS, nearestGold, wordOf } from "./count.ts";
import type { input } from "./input.ts";

export { drawStair as picture } from "./picture.ts";

export function run({ count, what = "steps" }: InputOf<typeof input>): CountAnswer {
  const word = wordOf(count);
  return {
    count,
    what,
    word,
    rounds: Math.floor((count - 1) / 3),
    leaning: {
      value: LEANINGS[word],
      because: [{ code: "endsOn", with: { word, count, part: what } }],
    },
    ...nearestGold(count),
  };
}
