import { differ, verdictOf, type Adapter } from "../adapter.ts";

type Answer = any;

/** Some cases give characters, some their strokes; the file names the three powers by element. */
const grids: Adapter = {
  files: /^chinese-name-five-grids\.json$/,
  procedures: () => ["nameAnalysis.analyze"],
  async judge(one, call) {
    const answer: Answer = await call("nameAnalysis.analyze", { ...(one["input"] as Answer) });
    const number = (id: string) => answer.grids[id].number;
    const actual = {
      strokes: answer.characters.map(({ strokes }: Answer) => strokes),
      heaven: number("heaven"),
      person: number("person"),
      earth: number("earth"),
      outer: number("outer"),
      total: number("total"),
      sanCai: answer.threePowers.native,
    };
    return verdictOf(differ(one["expect"], actual));
  },
};

export const adapters: readonly Adapter[] = [grids];
