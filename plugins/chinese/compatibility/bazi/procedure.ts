import { byPairAndGender, defineProcedure, wordsIn } from "#sdk";
import { BAZI_REFERENCES } from "../../bazi/references.ts";
import { chartReceipt } from "../../calendar/receipt.ts";
import { tenGodOf } from "../../core/ten_gods.ts";
import { certifyPair, markersOf, possibleGenders, type Possibility } from "../omissions.ts";
import { pairInput, possibleTimes } from "../person.ts";
import { becauseOf, dissentFrom, gradeOf, weighParts } from "../scoring.ts";
import { answer, type BaziMatch } from "./answer.ts";
import { CONVENTIONS } from "./conventions.ts";
import { DIMENSION_SPREAD, matchOf, SCORE_SPREAD, scoreOf } from "./match.ts";
import { drawMatch } from "./picture.ts";
import { asGender, profileOf, type Profile } from "./profile.ts";
import type { CompatibilityBaziWords } from "./words/en.ts";

/** Compares two births by their four pillars. */
export const compatibilityBazi = defineProcedure({
  name: "compatibility.bazi",
  tradition: "chinese-destiny",
  words: wordsIn<CompatibilityBaziWords>(import.meta),
  kind: "calculation",
  cost: 20,
  narrated: true,
  icon: "icons/compatibility.svg",
  reads: "births",
  input: pairInput,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded"],
  run(input, give): BaziMatch {
    const read = (who: "a" | "b"): PersonRead => {
      const genders = possibleGenders(input[who]);
      const civil = give.civil(who);
      const shown = profileOf(civil, genders, input);
      const times = possibleTimes(civil, input[who], input.clock);
      const known = civil.timeKnown && genders.length === 1;
      const possible: readonly Possibility<Profile>[] = known
        ? [{ time: null, gender: null, profile: shown }]
        : times.flatMap((time) => {
            const profile = time.when === null ? shown : profileOf(time.civil, genders, input);
            return genders.map((gender) => ({
              time: time.when,
              gender: genders.length > 1 ? gender : null,
              profile: asGender(profile, gender),
            }));
          });
      return { shown, possible };
    };
    const [a, b] = [read("a"), read("b")];
    const { score, dimensions, parts } = matchOf(a.shown, b.shown);
    const grade = gradeOf(score);
    return {
      a: sideOf(a.shown),
      b: sideOf(b.shown),
      score,
      verdict: { value: grade, because: becauseOf(parts) },
      method: {
        code: "method",
        with: { dimensionSpread: DIMENSION_SPREAD, scoreSpread: SCORE_SPREAD },
      },
      dimensions,
      parts,
      dissent: dissentFrom(grade, parts),
      tenGods: {
        ofB: tenGodOf(a.shown.self, b.shown.self),
        ofA: tenGodOf(b.shown.self, a.shown.self),
      },
      ...markersOf(certifyPair(a.possible, b.possible, scoreOf)),
    };
  },
  receipt: ({ clock, dayBoundary: boundary, ...people }, give, who) =>
    chartReceipt({ clock, dayBoundary: boundary, birthHour: people[who!].birthHour }, give, who),
  asks: byPairAndGender,
  weighs: { origin: "own", read: weighParts },
  picture: drawMatch,
  examples: [
    {
      title: "two births whose pillars are published",
      input: {
        a: {
          birthDate: "1970-01-22",
          birthTime: "04:25",
          timezone: "+08:00",
          gender: "female",
        },
        b: {
          birthDate: "2024-06-15",
          birthTime: "12:00",
          timezone: "+08:00",
          gender: "male",
        },
        clock: "civil",
      },
      expect: {
        a: { native: "己酉 丁丑 壬寅 壬寅" },
        b: { native: "甲辰 庚午 庚戌 壬午" },
        tenGods: { ofB: { native: "偏印" }, ofA: { native: "食神" } },
      },
      source: "tyme4ts 1.5.2 and lunar-typescript 1.8.6 agree on both charts",
    },
  ],
  references: [
    ...BAZI_REFERENCES,
    {
      title: "Sanming Tonghui 三命通會",
      author: "Wan Minying 萬民英",
      year: "1578",
      part: "juan 1-3",
    },
  ],
});

interface PersonRead {
  readonly shown: Profile;
  readonly possible: readonly Possibility<Profile>[];
}

function sideOf({
  chart,
  pillars,
  self,
  seat,
  strength,
  usefulGod,
  genders,
}: Profile): BaziMatch["a"] {
  return {
    native: chart.pillars.map(({ pair }) => pair.native).join(" "),
    gender: genders.length === 1 ? genders[0]! : null,
    hourKnown: pillars.hour !== null,
    year: pillars.year.id,
    month: pillars.month.id,
    day: pillars.day.id,
    hour: pillars.hour && pillars.hour.id,
    dayMaster: self.id,
    marriageSeat: seat.id,
    strength: strength.verdict.value,
    usefulGod: usefulGod.verdict.value,
  };
}
