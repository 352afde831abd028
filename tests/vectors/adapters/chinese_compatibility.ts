import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { simplify, simplifyAll } from "./chinese_script.ts";

type Answer = any;

/** One person, answered by the procedure for one and by the match of two, in which the person is asked for twice. */
const trigrams: Adapter = {
  files: /^chinese-kua\.json$/,
  procedures: () => ["compatibility.fengShuiKua", "baZhai.kua"],
  async judge(one, call) {
    const { date, gender } = one["input"] as Answer;
    const person = { birthDate: date, birthTime: "12:00", timezone: "+08:00", gender };
    const { a }: Answer = await call("compatibility.fengShuiKua", { a: person, b: person });
    const alone: Answer = await call("baZhai.kua", { birthDate: date, gender });
    const viewOf = ({ solarYear, kua, raw, trigram, group, directions }: Answer) =>
      simplifyAll({
        solarYear,
        kua,
        raw,
        trigram: trigram.native,
        group: group.id,
        directions: Object.fromEntries(
          directions.map((side: Answer) => [
            simplify(side.direction.native),
            simplify(side.star.native),
          ]),
        ),
      });
    return verdictOf([a, alone].flatMap((each) => differ(one["expect"], viewOf(each))));
  },
};

const BRANCHES = "子丑寅卯辰巳午未申酉戌亥";

/** Kinds of relation as the file names them. */
const KINDS: Readonly<Record<string, string>> = {
  sixCombine: "六合",
  halfCombine: "三合",
  arch: "三合",
  clash: "冲",
  harm: "害",
  break: "破",
  rudePunishment: "刑",
  ungratefulPunishment: "刑",
  bullyingPunishment: "刑",
  selfPunishment: "自刑",
};

/** Two branches are asked for as two people whose lunar years have them. */
const relations: Adapter = {
  files: /^chinese-branch-relations\.json$/,
  procedures: () => ["compatibility.zodiac"],
  async judge(one, call) {
    const { a, b } = one["input"] as { a: string; b: string };
    const person = (branch: string) => ({
      birthDate: `${1984 + BRANCHES.indexOf(branch)}-07-01`,
      timezone: "+08:00",
    });
    const answer: Answer = await call("compatibility.zodiac", { a: person(a), b: person(b) });
    const found = answer.relations.flatMap(({ relation }: Answer) => KINDS[relation.id] ?? []);
    const wanted = (one["expect"] as { relations: readonly string[] }).relations;
    return verdictOf(differ([...wanted].sort(), [...found].sort(), { path: "/relations" }));
  },
};

export const adapters: readonly Adapter[] = [trigrams, relations];
