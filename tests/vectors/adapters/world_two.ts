/** `world-two.json`: calendars, numbers and cards of the second round, one judge a procedure. */
import { differ, verdictOf, type Adapter, type Call } from "../adapter.ts";
import { idsIn } from "../terms.ts";

type Any = any;
/** The case's input, its expectation and its tolerance. */
type Judge = (one: {
  readonly input: Any;
  readonly wanted: Any;
  readonly tolerance: Any;
  /** Answers with their terms whole. */
  readonly call: (name: string, input: Any) => Promise<Any>;
}) => Promise<readonly string[]>;

/** Names without marks, as the file writes them. */
const plain = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036fʿʾ'’]/g, "");
const fields = ({ year, month, day }: Any) => ({ year, month, day });
/** "2019-02-23T05:00Z" as date, time and zone. */
const moment = (at: string) => ({
  date: at.slice(0, at.indexOf("T")),
  time: at.slice(at.indexOf("T") + 1, -1),
  timezone: "UTC",
});
/** A leading minus stands before four digits in the file, six in an input. */
const widened = ({ date, ...rest }: Any) => ({
  ...rest,
  date: date.replace(/^-(\d{4})-/, "-00$1-"),
});

function instants(expected: string, actual: string, seconds: number, path: string) {
  const miss = Math.abs(Date.parse(expected) - Date.parse(actual)) / 1000;
  return miss <= seconds + 1 ? [] : [`${path}: expected ${expected}, got ${actual}`];
}

const JUDGES: Readonly<Record<string, Judge>> = {
  "computus.year": async ({ input, wanted, call }) => {
    const { western, orthodox, ...year } = idsIn(await call("computus.year", input)) as Any;
    const feasts = western.feasts.map(({ feast, day }: Any) => [feast, day.date]);
    return differ(wanted, {
      ...year,
      easter: western.easter.date,
      orthodoxEaster: orthodox.easter.date,
      epact: western.epact,
      julianEpact: orthodox.epact,
      sundayLetter: western.sundayLetter,
      feasts: Object.fromEntries(feasts),
      adventSunday: western.advent.date,
    });
  },
  "republican.day": async ({ input, wanted, call }) => {
    const equinox = await call("republican.day", { ...input, rule: "equinox" });
    const romme = await call("republican.day", { ...input, rule: "romme" });
    const { day, month } = equinox.republican;
    return differ(wanted, {
      equinox: fields(equinox.republican),
      romme: fields(romme.republican),
      dayName: equinox.namedAfter.native,
      decade: equinox.decade,
      dayOfDecade: month === 13 ? null : ((day - 1) % 10) + 1,
    });
  },
  "bahai.day": async ({ input, wanted, call }) => {
    const { badi, monthName, holyDays } = await call("bahai.day", input);
    const { holyDay, monthName: name, ...date } = wanted;
    return [
      ...differ(date, badi),
      ...differ(plain(name), plain(monthName.roman), { path: "/monthName" }),
      // The library knows the new year alone.
      ...(holyDay === null
        ? []
        : differ(plain(holyDay), plain(holyDays[0]?.text ?? ""), { path: "/holyDay" })),
    ];
  },
  "nanakshahi.convert": async ({ input, wanted, call }) => {
    const { nanakshahi, monthName, civil } = await call("nanakshahi.convert", input);
    return differ(wanted, {
      nanakshahi: { ...nanakshahi, monthName: monthName.roman },
      date: civil.date,
    });
  },
  "reformCalendar.convert": async ({ input, wanted, call }) => {
    const { calendars } = idsIn(await call("reformCalendar.convert", input)) as Any;
    const by = Object.fromEntries(calendars.map((one: Any) => [one.calendar, one]));
    return differ(wanted, by);
  },
  "julianDay.convert": async ({ input, wanted, call }) => {
    const answer = await call("julianDay.convert", widened(moment(input.at)));
    const { iso, weekday: _weekday, ...rest } = answer;
    const weekday = (((answer.rd % 7) + 7) % 7) as number;
    const { jd, mjd, excel1900, ...exact } = wanted;
    return [
      ...differ({ jd, mjd }, rest, { tolerance: 1e-6 }),
      ...(excel1900 === undefined ? [] : differ({ excel1900 }, rest, { tolerance: 1e-5 })),
      ...differ(exact, { ...rest, weekday, iso: [iso.year, iso.week, iso.day] }),
    ];
  },
  "eras.convert": async ({ input, wanted, call }) => {
    const { eras } = idsIn(await call("eras.convert", input)) as Any;
    const by = Object.fromEntries(eras.map(({ era, year, later }: Any) => [era, { year, later }]));
    const olympiad = eras.find(({ era }: Any) => era === "olympiad")?.cycle ?? null;
    return differ(wanted, {
      auc: by.auc.year,
      byzantineMid: by.byzantine.year,
      byzantineAfterSeptember1: by.byzantine.later,
      seleucidMid: by.seleucid.year,
      seleucidAfterOctober: by.seleucid.later,
      kaliYugaElapsed: by.kaliYuga.later,
      sakaFromMarch: by.saka.later,
      vikramFromAutumn: by.vikramSouth.later,
      buddhistThai: by.buddhistThai.year,
      holocene: by.holocene.year,
      hebrewBeforeTishri: by.hebrew.year,
      hebrewAfterTishri: by.hebrew.later,
      annoLucis: by.annoLucis.year,
      spanishEra: by.spanish.year,
      ethiopianAfterNewYear: by.ethiopian.later,
      ameteAlemAfterNewYear: by.ameteAlem.later,
      copticAfterNewYear: by.coptic.later,
      olympiad,
      minguo: by.minguo.year,
      juche: by.juche.year,
      koki: by.koki.year,
      dangun: by.dangun.year,
    });
  },
  "moonPhase.current": async ({ input, wanted, tolerance, call }) => {
    const answer = idsIn(await call("moonPhase.current", moment(input.at))) as Any;
    const { nextQuarters, previousNewMoon, eighth, ageDays, elongationDeg, illuminatedFraction } =
      wanted;
    const seconds = Number(input.at.slice(0, 4)) >= 2050 ? 90 : tolerance.seconds;
    const names: Any = { new: "new", first: "firstQuarter", full: "full", last: "lastQuarter" };
    return [
      ...differ(elongationDeg, answer.elongationDeg, { tolerance: 0.05, path: "/elongationDeg" }),
      ...differ(illuminatedFraction, answer.illuminated, {
        tolerance: 0.005,
        path: "/illuminated",
      }),
      ...differ(ageDays, answer.ageDays, { tolerance: seconds / 86400 + 1e-4, path: "/ageDays" }),
      ...instants(previousNewMoon, answer.previousNewMoon.utc, seconds, "/previousNewMoon"),
      ...nextQuarters.flatMap(({ phase, instant }: Any, index: number) => {
        const found = answer.nextQuarters[index];
        return [
          ...differ(names[phase], found.phase, { path: `/nextQuarters/${index}` }),
          ...instants(instant, found.utc, seconds, `/nextQuarters/${index}`),
        ];
      }),
      ...differ(
        eighth.replace(/ (\w)/, (_: string, letter: string) => letter.toUpperCase()),
        answer.eighth,
        { path: "/eighth" },
      ),
    ];
  },
  "tarot.birthCards": async ({ input, wanted, call }) => {
    const { sum, chain } = await call("tarot.birthCards", input);
    return differ(wanted, {
      sum,
      personality: chain[0].number,
      chain: chain.map(({ number }: Any) => number),
      cards: chain.map(({ card }: Any) => card.text.replace(/^The /, "")),
    });
  },
  "destinyCards.birthCard": async ({ input, wanted, call }) => {
    const { solarValue, birthCard } = await call("destinyCards.birthCard", input);
    return differ(wanted, { solarValue, card: birthCard.short });
  },
  "loShu.grid": async ({ input, wanted, call }) => {
    const { cells, missing, repeated, lines } = idsIn(await call("loShu.grid", input)) as Any;
    const counts = Object.fromEntries(cells.map(({ number, count }: Any) => [number, count]));
    const where = (state: string) =>
      lines.filter((one: Any) => one.state === state).map(({ line }: Any) => line);
    const sorted = {
      ...wanted,
      fullLines: [...wanted.fullLines],
      emptyLines: [...wanted.emptyLines],
    };
    return differ(sorted, {
      counts,
      missing,
      repeated,
      fullLines: where("full"),
      emptyLines: where("empty"),
    });
  },
  "biorhythm.calculate": async ({ input, wanted, tolerance, call }) => {
    const { birthDate, at } = input;
    const { days, dayList } = idsIn(
      await call("biorhythm.calculate", { birthDate, from: at, to: at }),
    ) as Any;
    const [first] = dayList;
    const by = Object.fromEntries(first.cycles.map((one: Any) => [one.cycle, one]));
    const pick = (key: string) =>
      Object.fromEntries(
        Object.entries(by).map(([cycle, one]) => [cycle, (one as Any)[key]] as const),
      );
    const { phaseDay, critical, ...values } = wanted;
    return [
      ...differ(values, { days, ...pick("value") }, { tolerance }),
      ...differ(phaseDay, pick("phaseDay"), { path: "/phaseDay" }),
      ...differ(
        critical,
        first.cycles.filter((one: Any) => one.critical).map(({ cycle }: Any) => cycle),
        { path: "/critical" },
      ),
    ];
  },
};

export const adapters: readonly Adapter[] = [
  {
    files: /^world-two\.json$/,
    procedures: (one) => [String(one["procedure"])],
    async judge(one, call: Call) {
      const judge = JUDGES[String(one["procedure"])];
      if (!judge)
        return { kind: "skipped", reason: `${String(one["procedure"])} has no judge here` };
      const differences = await judge({
        input: one["input"],
        wanted: one["expect"],
        tolerance: one["tolerance"] ?? 0,
        call: call as never,
      });
      return verdictOf(differences);
    },
  },
];
