/** Charts of flying stars: `chinese-flying-stars.json`. The cases of `east-two.json` stand in `chinese_cycle.ts`. */
import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { simplify } from "./chinese_script.ts";

type Answer = any;

/** Mountains clockwise from 壬, whose centre is 345°. */
const RING = "壬子癸丑艮寅甲卯乙辰巽巳丙午丁未坤申庚酉辛戌乾亥";

const charts: Adapter = {
  files: /^chinese-flying-stars\.json$/,
  procedures: () => ["flyingStars.natal"],
  async judge(one, call) {
    const { period, sitting } = one["input"] as Answer;
    const facing = (345 + 15 * (RING.indexOf(sitting) + 12)) % 360;
    const answer: Answer = await call("flyingStars.natal", {
      facingDeg: facing,
      builtYear: 1864 + 20 * (period - 1) + 5,
    });
    const plate = (star: (palace: Answer) => number) =>
      Object.fromEntries(answer.palaces.map((palace: Answer) => [palace.palace, star(palace)]));
    return verdictOf(
      differ(one["expect"], {
        facing: answer.facing.mountain.native,
        base: plate(({ base }) => base.number),
        mountain: plate(({ mountain }) => mountain.number),
        water: plate(({ water }) => water.number),
        type: answer.kind && simplify(answer.kind.native),
      }),
    );
  },
};

export const adapters: readonly Adapter[] = [charts];
