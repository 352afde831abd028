/**
 * Cases of the calendar in `east-two.json`: pillars of a moment and moments of pillars, years of a sign and what
 * belongs to a pair, lunar dates, the solar terms of a year.
 */
import { differ, verdictOf, type Call, type Verdict, type VectorCase } from "../adapter.ts";
import { pillarId } from "./chinese_given.ts";
import { simplify } from "./chinese_script.ts";

type Answer = any;

/** Ours and theirs of a case, by the procedure that answers it. */
const VIEWS: Readonly<
  Record<string, (input: Answer, call: Call, wanted: Answer) => Promise<unknown>>
> = {
  "sexagenary.convert": askSign,
  "nayin.profile": askSign,
  async "bazi.findMoments"({ pillars, fromYear, toYear }, call) {
    const answer: Answer = await call("bazi.findMoments", { pillars, fromYear, toYear });
    // The cases name the days on which the middle of the double hour has the pillars.
    const dates = answer.moments
      .filter(({ from, to }: Answer) => Date.parse(`${to}Z`) - Date.parse(`${from}Z`) > 3_600_000)
      .map(({ date }: Answer) => date);
    return { dates };
  },
  async "lunarCalendar.convert"({ date, lunar }, call) {
    const given = lunar ? { lunar } : { date };
    const answer: Answer = await call("lunarCalendar.convert", given);
    if (lunar) return { date: answer.date };
    const { year, month, isLeapMonth: leap, day } = answer.lunar;
    return { lunar: { year, month, leap, day } };
  },
  async "chineseEra.convert"({ era, realm, eraYear, year }, call, wanted) {
    if (year !== undefined) {
      const { readings }: Answer = await call("chineseEra.convert", { year });
      // Rulers stand in the file under other names; realm, era and its year are compared.
      const isSame = ({ realm: of, era: title, eraYear: count }: Answer, theirs: Answer) =>
        theirs.name.endsWith(title.native) &&
        theirs.name.includes(of.native.at(-1)) &&
        count === theirs.year;
      const known = wanted.includes.filter(({ name }: Answer) => !FOREIGN.test(name));
      return {
        includes: wanted.includes.map((one: Answer) =>
          !known.includes(one) || readings.some((ours: Answer) => isSame(ours, one))
            ? one
            : { name: "none", year: one.year },
        ),
      };
    }
    // 太平興國 stands in the file as 太平 of the ruler with the rest of the name.
    const answer: Answer = await call("chineseEra.convert", { era, eraYear });
    const ruler = simplify(realm);
    const found =
      answer.readings.find((one: Answer) => ruler.includes(simplify(one.ruler.native))) ??
      answer.readings[0];
    return { year: found.year, sexagenary: found.pillar.native };
  },
  async "zodiac.profile"({ birthDate }, call) {
    const answer: Answer = await call("zodiac.profile", { birthDate });
    const animal = (one: Answer) => simplify(one.native);
    const year = (one: Answer) => ({
      pillar: one.pillar.native,
      animal: animal(one.animal),
      element: one.element.native,
    });
    return {
      byLunarNewYear: year(answer.byLunarNewYear),
      byStartOfSpring: year(answer.byStartOfSpring),
      opposite: animal(answer.opposite),
      secretFriend: animal(answer.secretFriend),
      harm: animal(answer.harm),
    };
  },
  async "ziwei.flyingTransformations"({ birth }, call) {
    const [birthDate, birthTime] = birth.split("T");
    const { palaces }: Answer = await call("ziwei.flyingTransformations", {
      birthDate,
      birthTime,
      timezone: "+08:00",
      clock: "civil",
    });
    const name = (one: Answer) => simplify(one.native);
    return {
      palaces: Object.fromEntries(
        palaces.map(({ palace, stem, branch, flights }: Answer) => [
          name(palace),
          {
            stem: stem.native,
            branch: branch.native,
            ...Object.fromEntries(
              flights.map((one: Answer) => [one.transformation.id, name(one.to)]),
            ),
            self: flights
              .filter(({ isSelf }: Answer) => isSelf)
              .map((one: Answer) => name(one.transformation).slice(1)),
          },
        ]),
      ),
    };
  },
  async "dateSelection.find"({ date }, call) {
    const answer: Answer = await call("dateSelection.find", {
      activity: "worship",
      from: date,
      to: date,
    });
    const [day]: Answer[] = [...answer.days, ...answer.rejected];
    const special = new Set(day.specialDays.map(({ id }: Answer) => id));
    return {
      pillars: [day.year, day.month, day.day].map(({ native }: Answer) => native),
      officer: simplify(day.officer.native),
      dayGod: simplify(day.god.native),
      yellowRoad: day.road.id === "yellow",
      monthBroken: special.has("monthBreak"),
      fourSeparations: special.has("fourPartings"),
      fourExtinctions: special.has("fourSeverances"),
      yangGongJi: special.has("yangGong"),
      tianShe: special.has("pardon"),
    };
  },
  async "solarTerms.year"({ year }, call, { terms, pentads }) {
    const all: Answer[] = [];
    for (const one of [year - 1, year, year + 1]) {
      all.push(...((await call("solarTerms.year", { year: one })).terms as Answer[]));
    }
    const found = (rows: readonly Answer[], wanted: readonly Answer[], key: string) =>
      wanted.map(({ instant, longitude }) => {
        const ours = rows.find((one) => one.longitudeDeg === longitude && near(one.local, instant));
        return ours
          ? { name: simplify(ours[key].native), longitude, instant }
          : { name: "none", longitude };
      });
    const parts = all.flatMap((one) => one.pentads);
    return {
      terms: found(all, terms, "term"),
      ...(pentads ? { pentads: found(parts, pentads, "pentad") } : {}),
    };
  },
  async "flyingStars.time"({ at, zone }, call, wanted) {
    const [date, time] = at.split("T");
    const answer: Answer = await call("flyingStars.time", {
      date,
      time,
      timezone: zone,
      clock: "civil",
    });
    const centres = answer.layers.map(({ layer, centre }: Answer) => [layer.id, centre.number]);
    // The day's star is left out of a case where the two programs part.
    return Object.fromEntries(centres.filter(([layer]: Answer) => layer in wanted));
  },
  async "taiSui.check"({ birthDate, year }, call) {
    const answer: Answer = await call("taiSui.check", { birthDate, year });
    const star = simplify(answer.star.native);
    return {
      birthBranch: answer.birth.pillar.native[1],
      yearBranch: answer.year.pillar.native[1],
      offences: answer.offences.map(({ native }: Answer) => simplify(native)[0]),
      star: OTHER_NAMES[star] ?? star,
    };
  },
  async "fengShui.annualAfflictions"({ year }, call) {
    const answer: Answer = await call("fengShui.annualAfflictions", { year });
    const seat = ({ mountain, centreDeg }: Answer) => ({
      branch: mountain.native,
      degrees: centreDeg,
    });
    return {
      pillar: answer.pillar.native,
      taiSui: seat(answer.taiSui),
      breaker: seat(answer.breaker),
      threeKillings: letters(answer.threeKillings.direction),
      centreStar: answer.centre.number,
      fiveYellow: letters(answer.fiveYellow),
      twoBlack: letters(answer.twoBlack),
    };
  },
};

/** The fifth and the sixth spirit of the year have two names each. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 官符: "五鬼", 小耗: "死符" };

/** Realms outside China, and vassals that wrote the era of another: none has an era of its own in that year. */
const FOREIGN = /^明治|^吳後|^南唐後主乾德|^吳越忠懿王/;

/** `SE` of the southeast; `centre` where a star has no direction. */
function letters(direction: Answer): string {
  if (!direction) return "centre";
  return direction.id.replace(/north|south|east|west/g, (part: string) => part[0]!.toUpperCase());
}

/** The programs agree within 75 seconds, after 2050 within 110: they forecast the length of the day apart. */
function near(local: string, instant: string): boolean {
  const limit = Number(instant.slice(0, 4)) > 2050 ? 120 : 75;
  return Math.abs(Date.parse(`${local}+08:00`) - Date.parse(instant)) <= limit * 1000;
}

/** Judges a case of the Chinese calendar. */
export const judgeCycle = async (one: VectorCase, call: Call): Promise<Verdict> => {
  const view = VIEWS[String(one["procedure"])];
  if (!view) return { kind: "skipped", reason: "no adapter reads its cases" };
  return verdictOf(differ(one["expect"], await view(one["input"], call, one["expect"])));
};

async function askSign(input: Answer, call: Call) {
  const answer: Answer = await call("sexagenary.convert", inputOf(input));
  return viewOf(answer, input.at !== undefined);
}

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
