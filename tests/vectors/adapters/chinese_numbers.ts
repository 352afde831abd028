import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { simplify } from "./chinese_script.ts";

type Answer = any;

const pairs: Adapter = {
  files: /^chinese-number-energy\.json$/,
  procedures: () => ["numberFengShui.phone"],
  async judge(one, call) {
    const answer: Answer = await call("numberFengShui.phone", { ...(one["input"] as Answer) });
    const counts = answer.counts.map(({ star, count }: Answer) => [simplify(star.native), count]);
    const actual = {
      pairs: answer.pairs.map(({ pair, via, star }: Answer) => ({
        pair,
        via,
        star: simplify(star.native),
      })),
      counts: Object.fromEntries(counts),
    };
    const wanted = one["expect"] as Answer;
    const tooMany = differ(Object.keys(wanted.counts).length, counts.length, { path: "/counts" });
    return verdictOf([...differ(wanted, actual), ...tooMany]);
  },
};

export const adapters: readonly Adapter[] = [pairs];
