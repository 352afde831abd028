import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { simplify, simplifyAll } from "./chinese_script.ts";

type Answer = any;

const native = (one: Answer): string => one.native;
const natives = (list: readonly Answer[]) => list.map(native);
/** The files list acts in the order of their simplified characters. */
const sorted = (list: readonly Answer[]) => natives(list).map(simplify).sort();
const byCharacter = (list: readonly string[] | undefined) => (list ? [...list].sort() : list);

const beijing = (date: string) => ({ date, time: "12:00", timezone: "+08:00" });

const days: Adapter = {
  files: /^chinese-almanac\.json$/,
  procedures: () => ["almanac.daily"],
  async judge(one, call) {
    const { date } = one["input"] as { date: string };
    const { yi, ji, goodGods, badGods, ...expected } = one["expect"] as Answer;
    const page: Answer = await call("almanac.daily", beijing(date));
    const { lunar, pillars, directions } = page;
    const found = {
      lunar: { year: lunar.year, month: lunar.month, leap: lunar.isLeapMonth, day: lunar.day },
      pillars: [pillars.year, pillars.month, pillars.day].map(native),
      jianChu: native(page.officer.officer),
      mansion: native(page.mansion.mansion),
      mansionAnimal: native(page.mansion.animal),
      mansionElement: native(page.mansion.luminary),
      mansionLuck: page.mansion.luck.id === "lucky" ? "吉" : "凶",
      twelveGod: native(page.dayGod.god),
      ecliptic: native(page.dayGod.road),
      naYin: native(page.naYin),
      void: natives(page.void).join(""),
      clashBranch: native(page.clash.branch),
      clashZodiac: native(page.clash.animal),
      shaDirection: native(page.clash.sha),
      pengZu: page.pengZu.map((saying: Answer) => saying.original),
      joyGod: native(directions.joy),
      wealthGod: native(directions.wealth),
      yangNoble: native(directions.yangNoble),
      yinNoble: native(directions.yinNoble),
      fetus: `${page.fetalGod.things.original} ${native(page.fetalGod.side)}`,
      fuShen: { sect1: native(directions.fortune.sect1), sect2: native(directions.fortune.sect2) },
      term: native(page.solarTerm.term),
      termDayIndex: page.solarTerm.day,
      phenology: native(page.phenology.sign),
    };
    return verdictOf([
      ...differ(simplifyAll(expected), simplifyAll(found)),
      ...differ(
        {
          yi: byCharacter(yi),
          ji: byCharacter(ji),
          goodGods: byCharacter(goodGods),
          badGods: byCharacter(badGods),
        },
        {
          yi: sorted(page.suitable),
          ji: sorted(page.avoid),
          goodGods: sorted(page.goodSpirits),
          badGods: sorted(page.badSpirits),
        },
      ),
    ]);
  },
};

const hours: Adapter = {
  files: /^chinese-almanac-hours\.json$/,
  procedures: () => ["almanac.daily", "almanac.hours"],
  async judge(one, call) {
    const { date } = one["input"] as { date: string };
    const expected = one["expect"] as Answer;
    const page: Answer = await call("almanac.daily", beijing(date));
    const alone: Answer = await call("almanac.hours", beijing(date));
    const viewOf = (hour: Answer, god: Answer) => ({
      pillar: native(hour.pillar),
      god: native(god.god),
      path: native(god.road),
      clash: native(hour.clash),
      sha: native(hour.sha),
      yi: sorted(hour.suitable),
      ji: sorted(hour.avoid),
    });
    const found = [
      page.hours.map((hour: Answer) => viewOf(hour, hour.god)),
      alone.hours.map((hour: Answer) => viewOf(hour, hour)),
    ];
    return verdictOf(found.flatMap((hours) => differ(expected.hours, simplifyAll(hours))));
  },
};

const lunarDates: Adapter = {
  files: /^chinese-lunar-date\.json$/,
  procedures: () => ["almanac.daily"],
  async judge(one, call) {
    const { date } = one["input"] as { date: string };
    const { lunar }: Answer = await call("almanac.daily", beijing(date));
    return verdictOf(
      differ(one["expect"], {
        lunarYear: lunar.year,
        lunarMonth: lunar.month,
        leap: lunar.isLeapMonth,
        lunarDay: lunar.day,
        monthDays: lunar.monthDays,
      }),
    );
  },
};

const solarTerms: Adapter = {
  files: /^chinese-solar-terms\.json$/,
  procedures: () => ["almanac.daily"],
  async judge(one, call) {
    const { term } = one["input"] as { year: number; term: string };
    const { beijing: instant, toleranceSeconds } = one["expect"] as Answer;
    const page: Answer = await call("almanac.daily", beijing(instant.slice(0, 10)));
    const found = [page.solarTerm, page.nextTerm].find((t) => simplify(native(t.term)) === term);
    if (!found)
      return { kind: "failed", differences: [`${term} is not on the page of ${instant}`] };
    const seconds = Math.abs(Date.parse(`${instant}Z`) - Date.parse(`${found.local}Z`)) / 1000;
    return verdictOf(
      seconds <= toleranceSeconds ? [] : [`/beijing: expected ${instant}, got ${found.local}`],
    );
  },
};

export const adapters: readonly Adapter[] = [days, hours, lunarDates, solarTerms];
