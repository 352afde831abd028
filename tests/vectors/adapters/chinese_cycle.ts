/** Cases of the sixty pairs in `east-two.json`: pillars of a moment, years of a sign, and what belongs to a pair. */
import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { pillarId } from "./chinese_given.ts";
import { simplify } from "./chinese_script.ts";

type Answer = any;

/** Procedures whose cases `sexagenary.convert` answers. */
const ANSWERED = ["sexagenary.convert", "nayin.profile"];

export const adapters: readonly Adapter[] = [
  {
    files: /^east-two\.json$/,
    procedures: (one) =>
      ANSWERED.includes(String(one["procedure"]))
        ? ["sexagenary.convert"]
        : [String(one["procedure"])],
    async judge(one, call) {
      const name = String(one["procedure"]);
      const input = one["input"] as Answer;
      if (!ANSWERED.includes(name))
        return { kind: "skipped", reason: "no adapter reads its cases" };
      const answer: Answer = await call("sexagenary.convert", inputOf(input));
      return verdictOf(differ(one["expect"], viewOf(answer, input.at !== undefined)));
    },
  },
];

function inputOf({ at, zone, sign, pillar, fromYear, toYear }: Answer) {
  if (at) {
    const [date, time] = at.split("T");
    return { date, time, timezone: zone, clock: "civil" };
  }
  return { sign: pillarId(sign ?? pillar), ...(sign ? { fromYear, toYear } : {}) };
}

function viewOf({ pillars, sought }: Answer, isMoment: boolean) {
  if (isMoment) {
    return Object.fromEntries(
      ["year", "month", "day", "hour"].map((place) => [place, pillars[place].pillar.native]),
    );
  }
  const { sign, years } = sought;
  return {
    years,
    index: sign.index,
    nayin: simplify(sign.naYin.native),
    element: sign.element.native,
    xun: sign.head.native,
    voidBranches: sign.void.map((one: Answer) => one.native).join(""),
  };
}
