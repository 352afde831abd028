/** Every point on which schools differ, compared on a case whose answers follow from the printed rules. */
import { expect, test } from "bun:test";
import type { AnyProcedure } from "#sdk";
import chinese from "./mod.ts";
import { ask } from "./testing/ask.ts";

interface School {
  readonly procedure: string;
  readonly convention: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** A field of the answer, as a JSON pointer. */
  readonly field: string;
  readonly used: unknown;
  /** What each other school has there; a school that agrees with the one used is left out. */
  readonly here: Readonly<Record<string, unknown>>;
  /** Why these are the right values. */
  readonly source: string;
}

const BEIJING = { timezone: "+08:00" } as const;
const MAN = { ...BEIJING, gender: "male" } as const;
/** 14.2 minutes before noon of the sundial runs behind the clock on 11 February (equation of time). */
const SUNDIAL = { timezone: "+08:00", longitude: 120, latitude: 30 } as const;
const LATE_ZI = { date: "2024-06-15", time: "23:30", ...BEIJING } as const;
const FEBRUARY = { date: "2024-02-11", time: "11:05", ...SUNDIAL } as const;
const BORN_IN_FEBRUARY = { birthDate: "2024-02-11", birthTime: "11:05", ...SUNDIAL } as const;
const HOURS = "equation of time -14.2 min on 11 February: 11:05 is 午, the sundial's 10:51 is 巳";
const DAYS = "2024-06-15 is 庚戌 (Hong Kong Observatory); 23:00 opens 辛亥";
const PAIR_TABLE = "printed pair tables; 0 and 5 join, or stay with their neighbour";

/** A bride of the tiger, a groom of the ox. */
const COUPLE = { bride: { birthDate: "1998-05-20" }, groom: { birthDate: "1997-10-08" } } as const;
const onDay = (date: string) => ({ ...COUPLE, from: date, to: date });

const CLOCKS: readonly School[] = (
  [
    ["bazi.chart", "/pillars/hour/branch/native", { ...BORN_IN_FEBRUARY, gender: "male" }],
    ["ziwei.chart", "/countedAs/hour/native", { ...BORN_IN_FEBRUARY, gender: "male" }],
    ["boneWeight.calculate", "/hour/native", BORN_IN_FEBRUARY],
    ["xiaoLiuRen.calculate", "/counted/hour/native", FEBRUARY],
    ["daLiuRen.calculate", "/hourBranch/native", FEBRUARY],
  ] as const
).map(([procedure, field, input]) => ({
  procedure,
  convention: "clock",
  input,
  field,
  used: "巳",
  here: { civil: "午", mean: "午" },
  source: HOURS,
}));

const SCHOOLS: readonly School[] = [
  ...CLOCKS,
  {
    procedure: "bazi.shenSha",
    convention: "stems",
    input: { pillars: { year: "丁酉", month: "丁未", day: "戊戌", hour: "丙辰" }, gender: "male" },
    field: "/pillars/0/stars/0/native",
    used: "六厄",
    here: { dayAndYear: "天乙貴人" },
    source: "丙丁豬雞位: 酉 is the noble of the year stem 丁; of the day 戊戌 it is 六厄 alone",
  },
  {
    procedure: "yijing.cast",
    convention: "clock",
    input: { ...FEBRUARY, method: "time" },
    field: "/figure/lower/native",
    used: "坎",
    here: { civil: "艮", mean: "艮" },
    source: `${HOURS}; the second of the first month in a year of 辰: 5 + 1 + 2 and 6 leave 6, with 7 they leave 7`,
  },
  {
    procedure: "yijing.cast",
    convention: "lateZi",
    input: { ...LATE_ZI, method: "time" },
    field: "/figure/upper/native",
    used: "巽",
    here: { sameDay: "震" },
    source: "the tenth of the fifth month in a year of 辰: 5 + 5 + 10 leave 4; a day later 5",
  },
  {
    procedure: "yijing.cast",
    convention: "speaks",
    input: { lines: [8, 8, 8, 6, 7, 7], date: "2026-01-15", time: "12:00", ...BEIJING },
    field: "/texts/0/title",
    used: "六四",
    here: { gaoHeng: "卦辭" },
    source:
      "the lines make 44, which leaves 11 of 55: up to the sixth and down again to the second, which rests",
  },
  {
    procedure: "bazi.trueSolarTime",
    convention: "dayBoundary",
    input: { ...LATE_ZI, ...SUNDIAL },
    field: "/clocks/0/day/native",
    used: "辛亥",
    here: { splitZi: "庚戌", midnight: "庚戌" },
    source: DAYS,
  },
  {
    procedure: "zodiac.profile",
    convention: "yearStart",
    input: { birthDate: "2024-02-06" },
    field: "/animal/native",
    used: "兔",
    here: { liChun: "龍" },
    source: "li chun 4 February, lunar new year 10 February 2024 (Hong Kong Observatory)",
  },
  {
    procedure: "baZhai.house",
    convention: "houseBy",
    input: { facingDeg: 180, doorDeg: 135 },
    field: "/trigram/native",
    used: "坎",
    here: { door: "巽" },
    source: "a house that faces south sits on 坎; its door in the south-east stands in 巽",
  },
  {
    procedure: "dateSelection.find",
    convention: "yangGong",
    input: { activity: "wedding", from: "2024-11-23", to: "2024-11-23" },
    field: "/kept",
    used: 0,
    here: { ignored: 1 },
    source: "2024-11-23 is the 23rd of the tenth month, one of the thirteen days",
  },
  {
    procedure: "dateSelection.find",
    convention: "table",
    input: { activity: "journey", from: "2024-03-08", to: "2024-03-08" },
    field: "/kept",
    used: 0,
    here: { xieJi: 1 },
    source: "the almanac of that day lists no journey; its officer 定 and god 天德 allow it",
  },
  {
    procedure: "dateSelection.wedding",
    convention: "brideMonths",
    input: onDay("2026-03-09"),
    field: "/kept",
    used: 0,
    here: { solar: 1, ignored: 1 },
    source:
      "正月廿一 lies in the first lunar month, 妨婦 for a tiger, and after 驚蟄 in the month of 卯, her 大利月",
  },
  {
    procedure: "dateSelection.wedding",
    convention: "circle",
    input: onDay("2026-04-02"),
    field: "/kept",
    used: 0,
    here: { ignored: 1 },
    source: "the fifteenth of a short month: seven steps back from 婦 and round is 夫",
  },
  {
    procedure: "dateSelection.wedding",
    convention: "table",
    input: onDay("2026-01-06"),
    field: "/kept",
    used: 0,
    here: { xieJi: 1 },
    source: "the almanac of that day lists no wedding; officer and spirits allow it",
  },
  {
    procedure: "dateSelection.wedding",
    convention: "yangGong",
    input: onDay("2032-10-01"),
    field: "/kept",
    used: 0,
    here: { ignored: 1 },
    source: "the 27th of the eighth month, one of the thirteen days",
  },
  {
    procedure: "dateSelection.wedding",
    convention: "seatBy",
    input: { ...onDay("2026-04-14"), seat: "ren" },
    field: "/kept",
    used: 0,
    here: { branches: 1 },
    source: "戊午 clashes with 子, the branch of the mountain 壬 by 雙山",
  },
  {
    procedure: "almanac.year",
    convention: "taiSuiSide",
    input: { year: 2030 },
    field: "/taiSui/direction/native",
    used: "西北",
    here: { table: "北" },
    source: "戌 lies at 300°, in the palace of 乾; tyme4ts puts it in the north",
  },
  {
    procedure: "wuYunLiuQi.year",
    convention: "begins",
    input: { year: 2024 },
    field: "/steps/0/from/native",
    used: "大寒",
    here: { liChun: "立春" },
    source: "the first step opens with the term that its school names",
  },
  {
    procedure: "luoPan.read",
    convention: "voidLine",
    input: { bearingDeg: 5.5 },
    field: "/voidLine/id",
    used: "none",
    here: { wide: "small" },
    source: "5.5° lies two degrees from the edge of 子 and 癸, within one palace",
  },
  {
    procedure: "bazi.findMoments",
    convention: "dayBoundary",
    input: {
      pillars: { year: "壬寅", month: "丁未", day: "己卯", hour: "甲子" },
      fromYear: 2082,
      toYear: 2082,
    },
    field: "/moments/0/from",
    used: "2082-07-09T23:00:00",
    here: { splitZi: "2082-07-10T00:00:00", midnight: "2082-07-10T00:00:00" },
    source: "己卯 is 10 July 2082; its zi hour opens the day at 23:00, or at midnight",
  },
  {
    procedure: "taiSui.check",
    convention: "yearStart",
    input: { birthDate: "2024-02-06", year: 2026 },
    field: "/birth/pillar/native",
    used: "癸卯",
    here: { liChun: "甲辰" },
    source: "立春 of 2024 on 4 February, lunar new year on the 10th (Hong Kong Observatory)",
  },
  {
    procedure: "ziwei.horoscope",
    convention: "ageTurns",
    input: {
      birthDate: "1990-05-17",
      birthTime: "14:30",
      ...MAN,
      targetDate: "2026-03-06",
    },
    field: "/target/nominalAge",
    used: 37,
    here: { birthday: 36 },
    source: "born on 4/23 of the lunar year: on 1/18 of 2026 that birthday is still to come",
  },
  {
    procedure: "flyingStars.time",
    convention: "clock",
    input: FEBRUARY,
    field: "/layers/4/pillar/native",
    used: "辛巳",
    here: { civil: "壬午", mean: "壬午" },
    source: HOURS,
  },
  {
    procedure: "flyingStars.time",
    convention: "dayBoundary",
    input: LATE_ZI,
    field: "/layers/3/pillar/native",
    used: "辛亥",
    here: { splitZi: "庚戌", midnight: "庚戌" },
    source: DAYS,
  },
  {
    procedure: "flyingStars.natal",
    convention: "replacement",
    input: { facingDeg: 349, builtYear: 2010 },
    field: "/withReplacement",
    used: false,
    here: { from3: true },
    source: "349° is 4° from the middle of 壬, between the two limits",
  },
  {
    procedure: "bazi.forecast",
    convention: "clock",
    input: { ...BORN_IN_FEBRUARY, gender: "male", from: "2030-06-01", unit: "year" },
    field: "/natal/native",
    used: "甲辰 丙寅 乙巳 辛巳",
    here: { civil: "甲辰 丙寅 乙巳 壬午", mean: "甲辰 丙寅 乙巳 壬午" },
    source: HOURS,
  },
  {
    procedure: "meihua.calculate",
    convention: "clock",
    input: FEBRUARY,
    field: "/counted/hour",
    used: 6,
    here: { civil: 7, mean: 7 },
    source: HOURS,
  },
  {
    procedure: "qimen.calculate",
    convention: "clock",
    input: FEBRUARY,
    field: "/pillars/hour/native",
    used: "辛巳",
    here: { civil: "壬午", mean: "壬午" },
    source: HOURS,
  },
  {
    procedure: "taiYi.calculate",
    convention: "clock",
    input: { ...FEBRUARY, scope: "hour" },
    field: "/unit/native",
    used: "辛巳",
    here: { civil: "壬午", mean: "壬午" },
    source: HOURS,
  },
  {
    procedure: "liuyao.calculate",
    convention: "clock",
    input: { lines: [7, 8, 7, 9, 8, 7], ...FEBRUARY, time: "23:05" },
    field: "/day/native",
    used: "乙巳",
    here: { civil: "丙午", mean: "丙午" },
    source: "the day begins at 23:00 of the clock chosen; 2024-02-11 is 乙巳",
  },
  ...(["compatibility.bazi", "compatibility.element"] as const).map((procedure) => ({
    procedure,
    convention: "clock",
    input: { a: BORN_IN_FEBRUARY, b: { ...BORN_IN_FEBRUARY, birthDate: "2020-06-15" } },
    field: "/a/native",
    used: "甲辰 丙寅 乙巳 辛巳",
    here: { civil: "甲辰 丙寅 乙巳 壬午", mean: "甲辰 丙寅 乙巳 壬午" },
    source: HOURS,
  })),
  {
    procedure: "compatibility.ziwei",
    convention: "clock",
    input: { a: BORN_IN_FEBRUARY, b: { ...BORN_IN_FEBRUARY, birthDate: "2020-06-15" } },
    field: "/a/life/branch/native",
    used: "酉",
    here: { civil: "申", mean: "申" },
    source: "first month: the life palace is 寅 less the hour, 巳 or 午",
  },
  {
    procedure: "bazi.chart",
    convention: "dayBoundary",
    input: { birthDate: "2082-07-09", birthTime: "23:41", ...MAN },
    field: "/native",
    used: "壬寅 丁未 己卯 甲子",
    here: { splitZi: "壬寅 丁未 戊寅 甲子", midnight: "壬寅 丁未 戊寅 壬子" },
    source: "tyme4ts 1.5.2 with each of its eight-character providers",
  },
  {
    procedure: "bazi.forecast",
    convention: "dayBoundary",
    input: {
      birthDate: "2082-07-09",
      birthTime: "23:41",
      ...MAN,
      from: "2090-06-01",
      unit: "year",
    },
    field: "/natal/native",
    used: "壬寅 丁未 己卯 甲子",
    here: { splitZi: "壬寅 丁未 戊寅 甲子", midnight: "壬寅 丁未 戊寅 壬子" },
    source: "tyme4ts 1.5.2 with each of its eight-character providers",
  },
  {
    procedure: "liuyao.calculate",
    convention: "dayBoundary",
    input: { lines: [7, 8, 7, 9, 8, 7], ...LATE_ZI },
    field: "/day/native",
    used: "辛亥",
    here: { splitZi: "庚戌", midnight: "庚戌" },
    source: DAYS,
  },
  ...(["qimen.calculate", "daLiuRen.calculate"] as const).map((procedure) => ({
    procedure,
    convention: "dayBoundary",
    input: LATE_ZI,
    field: "/pillars/day/native",
    used: "辛亥",
    here: { splitZi: "庚戌", midnight: "庚戌" },
    source: DAYS,
  })),
  {
    procedure: "sexagenary.convert",
    convention: "dayBoundary",
    input: LATE_ZI,
    field: "/pillars/day/pillar/native",
    used: "辛亥",
    here: { splitZi: "庚戌", midnight: "庚戌" },
    source: DAYS,
  },
  {
    procedure: "sexagenary.convert",
    convention: "clock",
    input: FEBRUARY,
    field: "/pillars/hour/pillar/native",
    used: "辛巳",
    here: { civil: "壬午", mean: "壬午" },
    source: `${HOURS}; five rats: a day of 乙 opens with 丙子`,
  },
  {
    procedure: "taiYi.calculate",
    convention: "dayBoundary",
    input: { ...LATE_ZI, scope: "hour" },
    field: "/unit/native",
    used: "戊子",
    here: { midnight: "丙子" },
    source: `${DAYS}; five rats: 辛 opens with 戊子, 庚 with 丙子`,
  },
  ...(["compatibility.bazi", "compatibility.element"] as const).map((procedure) => ({
    procedure,
    convention: "dayBoundary",
    input: {
      a: { birthDate: "2024-06-15", birthTime: "23:30", ...BEIJING },
      b: { birthDate: "2020-06-15", birthTime: "12:00", ...BEIJING },
    },
    field: "/a/native",
    used: "甲辰 庚午 辛亥 戊子",
    here: { splitZi: "甲辰 庚午 庚戌 戊子", midnight: "甲辰 庚午 庚戌 丙子" },
    source: DAYS,
  })),
  {
    procedure: "bazi.chart",
    convention: "yearBoundary",
    input: { birthDate: "1984-02-03", birthTime: "12:00", ...MAN },
    field: "/pillars/year/pillar/native",
    used: "癸亥",
    here: { lunarNewYear: "甲子", winterSolstice: "甲子" },
    source: "lunar new year 2 February, li chun 4 February 1984 (Hong Kong Observatory)",
  },
  {
    procedure: "bazi.forecast",
    convention: "yearBoundary",
    input: {
      birthDate: "1984-02-03",
      birthTime: "12:00",
      ...MAN,
      from: "1990-06-01",
      unit: "year",
    },
    field: "/natal/native",
    used: "癸亥 乙丑 丁卯 丙午",
    here: { lunarNewYear: "甲子 乙丑 丁卯 丙午", winterSolstice: "甲子 乙丑 丁卯 丙午" },
    source: "lunar new year 2 February, li chun 4 February 1984 (Hong Kong Observatory)",
  },
  {
    procedure: "compatibility.bazi",
    convention: "yearBoundary",
    input: {
      a: { birthDate: "1984-02-03", birthTime: "12:00", ...MAN },
      b: { birthDate: "1990-06-15", birthTime: "12:00", ...BEIJING, gender: "female" },
    },
    field: "/a/year/native",
    used: "癸亥",
    here: { lunarNewYear: "甲子", winterSolstice: "甲子" },
    source: "lunar new year 2 February, li chun 4 February 1984 (Hong Kong Observatory)",
  },
  ...(["bazi.chart", "bazi.forecast"] as const).flatMap((procedure): readonly School[] => {
    const isChart = procedure === "bazi.chart";
    const period = isChart ? {} : { from: "2031-06-01", unit: "year" };
    return [
      {
        procedure,
        convention: "stageRule",
        input: { birthDate: "2024-06-20", birthTime: "04:00", ...MAN, ...period },
        field: isChart ? "/pillars/day/stage/native" : "/periods/0/stage/native",
        used: isChart ? "臨官" : "死",
        here: { allForward: isChart ? "帝旺" : "長生" },
        source: "乙 on 卯 and on 亥: born at 午 and backwards, or with 甲 at 亥 and forwards",
      },
      {
        procedure,
        convention: "earthStages",
        input: { birthDate: "2024-06-23", birthTime: "12:00", ...MAN, ...period },
        field: isChart ? "/pillars/day/stage/native" : "/periods/0/stage/native",
        used: isChart ? "帝旺" : "絕",
        here: { withWater: isChart ? "胎" : "臨官" },
        source: "戊 on 午 and on 亥: born at 寅 with fire, or at 申 with water",
      },
    ];
  }),
  {
    procedure: "bazi.chart",
    convention: "luckRule",
    input: { birthDate: "1970-01-22", birthTime: "04:25", ...BEIJING, gender: "female" },
    field: "/luck/start/days",
    used: 16,
    here: { doubleHours: 20, wholeYears: 0 },
    source:
      "13 days and some hours to li chun: 4 years and 4 months; from 寅 to 未 five double hours, 50 days; one day over is dropped",
  },
  {
    procedure: "bazi.forecast",
    convention: "luckRule",
    input: {
      birthDate: "1970-01-22",
      birthTime: "04:25",
      ...BEIJING,
      gender: "female",
      from: "1974-06-01",
      unit: "year",
    },
    field: "/periods/0/luck/changesOn",
    used: "1974-07-08",
    here: { doubleHours: "1974-07-12", wholeYears: null, meanYear: "1974-07-10" },
    source:
      "4 years 5 months 16 days; 4 years 5 months 20 days; 4 years, before li chun; 4.4617 years",
  },
  {
    procedure: "bazi.chart",
    convention: "palaceRule",
    input: { birthDate: "1970-01-22", birthTime: "04:25", ...BEIJING, gender: "female" },
    field: "/derived/lifePalace/pillar/native",
    used: "丙寅",
    here: { zhongQi: "丁丑" },
    source: "丑 12 and 寅 1 leave 1, 寅; past da han the month counts 1, which leaves 12, 丑",
  },
  {
    procedure: "bazi.chart",
    convention: "noble",
    input: { birthDate: "2024-06-15", birthTime: "12:00", ...MAN },
    field: "/stars/0/star/native",
    used: "金輿",
    here: { gengWithXin: "天乙貴人" },
    source: "庚 with 午 in month and hour: 丑未 is not there, 午寅 is",
  },
  {
    procedure: "bazi.chart",
    convention: "yinBlade",
    input: { birthDate: "2024-06-20", birthTime: "04:00", ...MAN },
    field: "/stars/0/carriedBy",
    used: "寅",
    here: { storehouse: "辰", yangOnly: "卯" },
    source: "乙: blade at 寅 (hour) or 辰 (year); without a blade its 祿 at 卯 comes first",
  },
  {
    procedure: "bazi.chart",
    convention: "strengthModel",
    input: { pillars: { year: "己卯", month: "庚午", day: "甲寅", hour: "丁卯" } },
    field: "/strength/verdict/value/id",
    used: "slightlyStrong",
    here: { threeTests: "slightlyWeak" },
    source:
      "Di Tian Sui Chanwei, shang guan: two 卯 and a 寅 make 甲 strong; of season, root and company it has the root alone",
  },
  {
    procedure: "bazi.chart",
    convention: "school",
    input: { pillars: { year: "戊午", month: "戊午", day: "戊午", hour: "戊午" } },
    field: "/structure/verdict/value/native",
    used: "從強格",
    here: { zhenquan: "倒沖格" },
    source:
      "Ziping Zhenquan, lun za ge: 午 calls 子 in; Di Tian Sui Chanwei, cong xiang: nothing but resource and companions is 從強",
  },
  {
    procedure: "ziwei.chart",
    convention: "yearBoundary",
    input: { birthDate: "2024-02-06", birthTime: "12:00", ...MAN },
    field: "/year/native",
    used: "癸卯",
    here: { liChun: "甲辰" },
    source: "li chun 4 February, lunar new year 10 February 2024 (Hong Kong Observatory)",
  },
  {
    procedure: "ziwei.chart",
    convention: "leapMonth",
    input: { birthDate: "2023-04-10", birthTime: "12:00", ...MAN },
    field: "/countedAs/month",
    used: 3,
    here: { same: 2 },
    source: "2023-04-10 is the 20th of the leap second month (Hong Kong Observatory)",
  },
  {
    procedure: "ziwei.chart",
    convention: "leapMonth",
    input: { birthDate: "2023-03-25", birthTime: "12:00", ...MAN },
    field: "/countedAs/month",
    used: 2,
    here: { next: 3 },
    source: "2023-03-25 is the 4th of the leap second month (Hong Kong Observatory)",
  },
  {
    procedure: "ziwei.chart",
    convention: "lateZi",
    input: { birthDate: "2024-06-15", birthTime: "23:30", ...MAN },
    field: "/countedAs/day",
    used: 11,
    here: { sameDay: 10 },
    source: "2024-06-15 is the 10th of the fifth month (Hong Kong Observatory)",
  },
  {
    procedure: "ziwei.chart",
    convention: "soulMaster",
    input: { birthDate: "1984-06-15", birthTime: "08:00", ...MAN },
    field: "/soulMaster/native",
    used: "祿存",
    here: { yearBranch: "貪狼" },
    source: "life palace 寅: 祿存; year 子: 貪狼 (Ziwei Doushu Quanshu)",
  },
  {
    procedure: "ziwei.chart",
    convention: "hurtAndEnvoy",
    input: { birthDate: "1985-06-15", birthTime: "08:00", ...MAN },
    field: "/palaces/5/adjectiveStars/3/native",
    used: "天使",
    here: { byGender: "天傷" },
    source: "乙 is yin: for a man hurt and envoy change their palaces, friends and health",
  },
  {
    procedure: "compatibility.ziwei",
    convention: "leapMonth",
    input: {
      a: { birthDate: "2023-04-10", birthTime: "12:00", ...MAN },
      b: { birthDate: "2020-06-15", birthTime: "12:00", ...MAN },
    },
    field: "/a/life/branch/native",
    used: "戌",
    here: { same: "酉" },
    source: "third or second month less 午: 寅 + 2 - 6 or 寅 + 1 - 6",
  },
  {
    procedure: "compatibility.ziwei",
    convention: "yearBoundary",
    input: {
      a: { birthDate: "2024-02-06", birthTime: "12:00", ...MAN },
      b: { birthDate: "2020-06-15", birthTime: "12:00", ...MAN },
    },
    field: "/a/year/native",
    used: "癸卯",
    here: { liChun: "甲辰" },
    source: "li chun 4 February, lunar new year 10 February 2024 (Hong Kong Observatory)",
  },
  {
    procedure: "compatibility.ziwei",
    convention: "soulMaster",
    input: {
      a: { birthDate: "1984-06-15", birthTime: "08:00", ...MAN },
      b: { birthDate: "2020-06-15", birthTime: "12:00", ...MAN },
    },
    field: "/a/soulMaster/native",
    used: "祿存",
    here: { yearBranch: "貪狼" },
    source: "life palace 寅: 祿存; year 子: 貪狼 (Ziwei Doushu Quanshu)",
  },
  {
    procedure: "compatibility.ziwei",
    convention: "lateZi",
    input: {
      a: { birthDate: "2024-06-15", birthTime: "23:30", ...MAN },
      b: { birthDate: "2020-06-15", birthTime: "12:00", ...MAN },
    },
    field: "/a/life/stars/0/native",
    used: "破軍",
    here: { sameDay: "天梁" },
    source: "iztro 2.6.1 for the 11th and the 10th of the fifth month",
  },
  {
    procedure: "boneWeight.calculate",
    convention: "lateZi",
    input: { birthDate: "2024-06-15", birthTime: "23:30", ...BEIJING },
    field: "/qian/day",
    used: 9,
    here: { sameDay: 16 },
    source: "the 11th weighs 9 qian, the 10th 16",
  },
  {
    procedure: "boneWeight.calculate",
    convention: "leapMonth",
    input: { birthDate: "2023-04-10", birthTime: "12:00", ...BEIJING },
    field: "/qian/month",
    used: 7,
    here: { half: 18 },
    source: "the second month weighs 7 qian, the third 18",
  },
  {
    procedure: "boneWeight.calculate",
    convention: "print",
    input: { birthDate: "1957-06-15", birthTime: "12:00", ...BEIJING },
    field: "/qian/year",
    used: 14,
    here: { variant: 4 },
    source: "丁酉 weighs 14 qian in the common print, 4 in the variant",
  },
  {
    procedure: "meihua.calculate",
    convention: "lateZi",
    input: LATE_ZI,
    field: "/counted/day",
    used: 11,
    here: { sameDay: 10 },
    source: "2024-06-15 is the 10th of the fifth month (Hong Kong Observatory)",
  },
  {
    procedure: "meihua.calculate",
    convention: "yearStart",
    input: { date: "2024-02-06", time: "12:00", ...BEIJING },
    field: "/counted/year",
    used: 4,
    here: { liChun: 5 },
    source: "卯 is 4, 辰 is 5",
  },
  {
    procedure: "meihua.calculate",
    convention: "addHour",
    input: { numbers: [13, 25], date: "2024-06-15", time: "12:00", ...BEIJING },
    field: "/movingLine",
    used: 2,
    here: { with: 3 },
    source: "38 leaves 2 of 6; with 午, 7, it is 45 and leaves 3",
  },
  {
    procedure: "xiaoLiuRen.calculate",
    convention: "lateZi",
    input: LATE_ZI,
    field: "/counted/lunarDay",
    used: 11,
    here: { sameDay: 10 },
    source: "2024-06-15 is the 10th of the fifth month (Hong Kong Observatory)",
  },
  {
    procedure: "qimen.calculate",
    convention: "plate",
    input: { date: "2024-06-15", time: "10:00", ...BEIJING },
    field: "/valueDoor/palace",
    used: 2,
    here: { flying: 5 },
    source:
      "the value door comes to 5, which lodges in 坤 2 on the rotating plate and stays on the flying",
  },
  {
    procedure: "qimen.calculate",
    convention: "centre",
    input: { date: "2024-06-15", time: "10:00", ...BEIJING },
    field: "/valueDoor/palace",
    used: 2,
    here: { kunGen: 8 },
    source: "the centre lodges in 坤, or in 艮 on the yang course",
  },
  {
    procedure: "qimen.calculate",
    convention: "formations",
    input: { date: "2024-01-14", time: "06:30", ...BEIJING },
    field: "/formations/0/formation/native",
    used: "飛鳥跌穴",
    here: { tongzong: "天遁" },
    source: "丙 over 辛 with 生門: 統宗 asks no earth stem of 天遁, 演義 asks 丁",
  },
  {
    procedure: "daLiuRen.calculate",
    convention: "noble",
    input: { date: "2024-01-01", time: "10:00", ...BEIJING },
    field: "/plate/5/general/native",
    used: "貴人",
    here: { danMu: "天空" },
    source: "甲 by day: noble 丑, which stands over 巳; by the other table 未, over 亥",
  },
  {
    procedure: "daLiuRen.calculate",
    convention: "sheHai",
    input: { date: "2024-01-04", time: "05:30", ...BEIJING },
    field: "/transmissions/0/branch/native",
    used: "亥",
    here: { mengZhong: "丑" },
    source: "one of the 23 lessons of the 720 in which depth and corner differ",
  },
  {
    procedure: "taiYi.calculate",
    convention: "epoch",
    input: { date: "2024-06-15", ...BEIJING },
    field: "/accumulation",
    used: 10_155_941,
    here: { jinJing: 1_938_581, taoJinGe: 10_156_217 },
    source: "10153917, 1936557 and 10154193 years before the year 0",
  },
  {
    procedure: "taiYi.calculate",
    convention: "tens",
    input: { date: "2041-06-15", ...BEIJING },
    field: "/host/general",
    used: 3,
    here: { one: 1, centre: 5 },
    source: "a count of 30: 3 is left by nine; palace one; the centre",
  },
  {
    procedure: "compatibility.zodiac",
    convention: "yearStart",
    input: {
      a: { birthDate: "2024-02-08", ...BEIJING },
      b: { birthDate: "2000-06-15", ...BEIJING },
    },
    field: "/a/year/native",
    used: "癸卯",
    here: { liChun: "甲辰" },
    source: "li chun 4 February, lunar new year 10 February 2024 (Hong Kong Observatory)",
  },
  {
    procedure: "auspicious.analyzeNumber",
    convention: "letters",
    input: { number: "粵B12Z34", kind: "plate" },
    field: "/eightyOne/number",
    used: 74,
    here: { skip: 34 },
    source: "2634 and 1234 leave 74 and 34 after eighties",
  },
  {
    procedure: "auspicious.analyzeNumber",
    convention: "region",
    input: { number: "13913914", kind: "phone" },
    field: "/sounds/liked",
    used: 2,
    here: { cantonese: 4 },
    source: "9 is liked in both; 3 (saam, life) in Cantonese only",
  },
  {
    procedure: "auspicious.analyzeNumber",
    convention: "connectors",
    input: { number: "1053", kind: "phone" },
    field: "/stars/pairs/0/star/native",
    used: "天醫",
    here: { fuWei: "伏位" },
    source: PAIR_TABLE,
  },
  ...(
    ["numberFengShui.phone", "numberFengShui.bankAccount", "numberFengShui.houseNumber"] as const
  ).map((procedure) => ({
    procedure,
    convention: "connectors",
    input: { number: "1053" },
    field: "/pairs/0/star/native",
    used: "天醫",
    here: { fuWei: "伏位" },
    source: PAIR_TABLE,
  })),
  {
    procedure: "numberFengShui.carPlate",
    convention: "connectors",
    input: { plate: "1053" },
    field: "/pairs/0/star/native",
    used: "天醫",
    here: { fuWei: "伏位" },
    source: PAIR_TABLE,
  },
  {
    procedure: "numberFengShui.carPlate",
    convention: "letters",
    input: { plate: "粵B12Z34" },
    field: "/pairs/0/pair",
    used: "21",
    here: { skip: "12" },
    source: "B is 2 or nothing",
  },
  {
    procedure: "numberFengShui.bankAccount",
    convention: "letters",
    input: { number: "AB1234" },
    field: "/digitCount",
    used: 6,
    here: { skip: 4 },
    source: "A and B are 1 and 2 or nothing",
  },
  {
    procedure: "numberFengShui.houseNumber",
    convention: "letters",
    input: { number: "12B" },
    field: "/shown",
    used: "122",
    here: { skip: "12" },
    source: "B is 2 or nothing",
  },
  {
    procedure: "numberFengShui.birthDate",
    convention: "connectors",
    input: { birthDate: "1985-03-14" },
    field: "/pairs/2/pair",
    used: "83",
    here: { fuWei: "85" },
    source: PAIR_TABLE,
  },
  {
    procedure: "numberFengShui.annualFortune",
    convention: "connectors",
    input: { birthDate: "1985-03-14", fromYear: 2005 },
    field: "/years/0/stars/0/native",
    used: "天醫",
    here: { fuWei: "伏位" },
    source: PAIR_TABLE,
  },
  {
    procedure: "numberFengShui.identityNumber",
    convention: "connectors",
    input: { number: "A105301234" },
    field: "/pairCount",
    used: 6,
    here: { fuWei: 9 },
    source: "seven digits that are neither 0 nor 5 make six pairs; ten neighbours make nine",
  },
  {
    procedure: "numberFengShui.identityNumber",
    convention: "letters",
    input: { number: "A105301234" },
    field: "/digitCount",
    used: 10,
    here: { skip: 9 },
    source: "A is 1 or nothing",
  },
  {
    procedure: "numberFengShui.chooseNumber",
    convention: "connectors",
    input: { candidates: ["1053", "1414"] },
    field: "/ranking/0/candidate",
    used: 0,
    here: { fuWei: 1 },
    source: "13 through 5 and 0 is 天醫 alone; by the other school three staying places",
  },
  {
    procedure: "numberFengShui.chooseNumber",
    convention: "letters",
    input: { candidates: ["C131", "Z1414"] },
    field: "/ranking/0/shown",
    used: "3131",
    here: { skip: "131" },
    source: "C is 3 or nothing",
  },
  {
    procedure: "numberFengShui.partnerCompatibility",
    convention: "letters",
    input: {
      a: { birthDate: "1985-03-14", number: "13D" },
      b: { birthDate: "1990-07-21" },
      lang: "zh-Hant",
    },
    field: "/parts/1/evidence/text",
    used: "末數相連成生氣，主貴人相助，性情開朗，凡事順手",
    here: { skip: "末數相連成生氣、天醫，主正財豐足，心地仁厚，家室安穩" },
    source:
      "date and number end in 4, D being 4, or in 4 and 3; with the other date's 1 they make 生氣 and 天醫",
  },
];

/** Compared in tests beside their own rules. */
const ELSEWHERE = [
  "ziwei.chart transformations",
  "compatibility.ziwei transformations",
  "qimen.calculate method",
  "compatibility.element yearBoundary",
  "nameAnalysis.analyze strokeStandard",
  "nameAnalysis.analyze numerals",
  "nameAnalysis.analyze doubtfulForms",
  "numberFengShui.identityNumber checkX",
  "numberFengShui.birthDate dateCalendar",
];

/** The same convention of the same rules as in `bazi.chart`, `ziwei.chart` or `qimen.calculate`, where its values are compared. */
const SHARED = [
  "bazi.shenSha clock",
  "bazi.shenSha dayBoundary",
  "bazi.shenSha yearBoundary",
  "bazi.shenSha noble",
  "bazi.shenSha yinBlade",
  "qimen.selectTime clock",
  "qimen.selectTime dayBoundary",
  "qimen.selectTime method",
  "qimen.selectTime plate",
  "qimen.selectTime centre",
  "qimen.selectTime formations",
  "ziwei.flyingTransformations clock",
  "ziwei.flyingTransformations yearBoundary",
  "ziwei.flyingTransformations leapMonth",
  "ziwei.flyingTransformations lateZi",
  "ziwei.flyingTransformations transformations",
  "ziwei.horoscope clock",
  "ziwei.horoscope yearBoundary",
  "ziwei.horoscope leapMonth",
  "ziwei.horoscope lateZi",
  "ziwei.horoscope transformations",
  "bazi.forecast palaceRule",
  "bazi.forecast noble",
  "bazi.forecast yinBlade",
  "bazi.forecast strengthModel",
  "bazi.forecast school",
  "compatibility.bazi noble",
  "compatibility.bazi strengthModel",
  "compatibility.bazi school",
  "numberFengShui.partnerCompatibility connectors",
];

const procedureOf = (name: string): AnyProcedure =>
  chinese.procedures.find((procedure) => procedure.name === name)!;

for (const { procedure, convention, input, field, used, here, source } of SCHOOLS) {
  test(`${procedure} compares ${convention}: ${JSON.stringify(used)} [${source}]`, async () => {
    const answer = await ask(procedureOf(procedure), { ...input, compare: [convention] });
    const [entry] = answer.compared;
    const options = Object.keys(procedureOf(procedure).conventions![convention]!.options);
    expect(
      [entry.used, ...entry.alternatives.map(({ value }: { value: string }) => value)].sort(),
    ).toEqual([...options].sort());
    // What differs is listed to a limit, so the field is read from an answer of each school.
    const valueIn = async (school: string) =>
      at(await ask(procedureOf(procedure), { ...input, [convention]: school }), field);
    expect(at(answer, field)).toEqual(used);
    for (const [school, value] of Object.entries(here)) {
      expect(await valueIn(school)).toEqual(value);
      const alternative = entry.alternatives.find((one: { value: string }) => one.value === school);
      expect(alternative.differs.length).toBeGreaterThan(0);
    }
  });
}

test("every convention of every procedure is compared on a case", () => {
  const covered = new Set([
    ...SCHOOLS.map(({ procedure, convention }) => `${procedure} ${convention}`),
    ...ELSEWHERE,
    ...SHARED,
  ]);
  const all = chinese.procedures.flatMap(({ name, conventions }) =>
    Object.keys(conventions ?? {}).map((convention) => `${name} ${convention}`),
  );
  expect(all.filter((one) => !covered.has(one))).toEqual([]);
  expect([...covered].filter((one) => !all.includes(one))).toEqual([]);
});

function at(answer: unknown, pointer: string): unknown {
  let value = answer;
  for (const part of pointer.split("/").slice(1)) {
    value = (value as Record<string, unknown> | null | undefined)?.[part];
  }
  return value;
}
