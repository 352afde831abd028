/**
 * `east-two.json`: procedures of the East, told apart by `procedure`. Judges stand in the folder `east/`, a file a region;
 * those of the Chinese calendar in `chinese_cycle.ts`.
 */
import { verdictOf, type Adapter } from "../adapter.ts";
import { judgeCycle } from "./chinese_cycle.ts";
import { CHANGES } from "./east/changes.ts";
import { CHINESE_ALMANAC } from "./east/chinese_almanac.ts";
import { INNER_ASIA } from "./east/inner_asia.ts";
import type { Judges } from "./east/judge.ts";
import { JAPAN } from "./east/japan.ts";
import { SOUTHEAST_ASIA } from "./east/southeast_asia.ts";
import { VIETNAM } from "./east/vietnam.ts";
import { KOREA } from "./east/korea.ts";

const JUDGES: Judges = {
  ...INNER_ASIA,
  ...SOUTHEAST_ASIA,
  ...KOREA,
  ...VIETNAM,
  ...JAPAN,
  ...CHANGES,
  ...CHINESE_ALMANAC,
};

export const adapters: readonly Adapter[] = [
  {
    files: /^east-two\.json$/,
    procedures: (one) => [
      one["procedure"] === "nayin.profile" ? "sexagenary.convert" : String(one["procedure"]),
    ],
    async judge(one, call) {
      const judge = JUDGES[String(one["procedure"])];
      if (!judge) return judgeCycle(one, call);
      const found = await judge({ input: one["input"], wanted: one["expect"], ask: call as never });
      return typeof found === "string" ? { kind: "skipped", reason: found } : verdictOf(found);
    },
  },
];
