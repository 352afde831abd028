/** The almanac's tables of acts, spirits, signs and festivals, read from tyme4ts (MIT). */
import { LunarDay, SixtyCycleHour, SolarDay, SolarTime, type Taboo } from "tyme4ts";
import type { CalendarDate } from "#time";
import { namesOf, type Named } from "../core/named.ts";
import { ACTS } from "./acts.ts";
import { DAY_SPIRITS } from "./day_spirits.ts";
import { tableOfNames } from "./name_table.ts";
import { PHENOLOGIES, type Phenology } from "./names.ts";

/** What the tables hold for a day. */
export interface DayTables {
  readonly suitable: readonly Named[];
  readonly avoid: readonly Named[];
  readonly goodSpirits: readonly Named[];
  readonly badSpirits: readonly Named[];
  readonly phenology: Phenology & { readonly day: number };
  /** 1 to 9. */
  readonly nineStar: number;
  /** Solar term in force by the published almanac's day; 0 is 春分. */
  readonly termIndex: number;
  /** Days since the term's day, 0 on the day itself. */
  readonly termDay: number;
  readonly monthBranch: number;
  readonly yearPair: number;
  readonly monthPair: number;
  /** Which of 三伏, 數九 and 梅雨 run. */
  readonly periods: readonly Period[];
  readonly festival: Named | null;
}

/** Reads the tables for a civil date in China. */
export function readDayTables({ year, month, day }: CalendarDate): DayTables {
  const solar = SolarDay.fromYmd(year, month, day);
  const cycle = solar.getSixtyCycleDay();
  const term = solar.getTermDay();
  const phenology = solar.getPhenologyDay();
  const spirits = cycle.getGods();
  const spiritNames = (lucky: boolean) =>
    spirits
      .filter((spirit) => (spirit.getLuck().getName() === "吉") === lucky)
      .map((spirit) => DAY_SPIRITS.get(spirit.getName())!);
  const lunar = solar.getLunarDay();
  return {
    suitable: cycle.getRecommends().map(actOf),
    avoid: cycle.getAvoids().map(actOf),
    goodSpirits: spiritNames(true),
    badSpirits: spiritNames(false),
    phenology: {
      ...PHENOLOGIES[phenology.getPhenology().getIndex()]!,
      day: phenology.getDayIndex() + 1,
    },
    nineStar: cycle.getNineStar().getIndex() + 1,
    termIndex: (term.getSolarTerm().getIndex() + WINTER_SOLSTICE) % 24,
    termDay: term.getDayIndex(),
    monthBranch: cycle.getMonth().getEarthBranch().getIndex(),
    yearPair: cycle.getYear().getIndex(),
    monthPair: cycle.getMonth().getIndex(),
    periods: periodsOf(solar),
    festival: festivalOf(lunar),
  };
}

/** Reads suitable acts and acts to avoid for the twelve double hours of a civil date. */
export function readHourTables({ year, month, day }: CalendarDate): readonly {
  readonly suitable: readonly Named[];
  readonly avoid: readonly Named[];
}[] {
  return Array.from({ length: 12 }, (_, index) => {
    const clock = SolarTime.fromYmdHms(year, month, day, index * 2, index === 0 ? 30 : 0, 0);
    const hour: SixtyCycleHour = clock.getSixtyCycleHour();
    return { suitable: hour.getRecommends().map(actOf), avoid: hour.getAvoids().map(actOf) };
  });
}

function actOf(act: Taboo): Named {
  return ACTS.get(act.getName())!;
}

/** A counted stretch of the year and the day within it, from 1. */
export interface Period {
  readonly name: Named;
  readonly day: number;
}

function periodsOf(solar: SolarDay): readonly Period[] {
  const periods: Period[] = [];
  const dog = solar.getDogDay();
  if (dog) periods.push({ name: DOG_DAYS[dog.getDog().getIndex()]!, day: dog.getDayIndex() + 1 });
  const nine = solar.getNineDay();
  if (nine) periods.push({ name: NINES[nine.getNine().getIndex()]!, day: nine.getDayIndex() + 1 });
  const rain = solar.getPlumRainDay();
  if (rain) {
    const name = PLUM_RAIN[rain.getPlumRain().getIndex()]!;
    periods.push({ name, day: rain.getDayIndex() + 1 });
  }
  return periods;
}

function festivalOf(lunar: LunarDay): Named | null {
  const festival = lunar.getFestival();
  return festival ? (FESTIVALS.get(festival.getName()) ?? null) : null;
}

const WINTER_SOLSTICE = 18;

const DOG_DAYS = namesOf([
  ["chuFu", "初伏", "chū fú", "first dog days"],
  ["zhongFu", "中伏", "zhōng fú", "middle dog days"],
  ["moFu", "末伏", "mò fú", "last dog days"],
]);

const NINES = namesOf(
  ["一", "二", "三", "四", "五", "六", "七", "八", "九"].map(
    (digit, i) =>
      [
        `nine${i + 1}`,
        `${digit}九`,
        `${["yī", "èr", "sān", "sì", "wǔ", "liù", "qī", "bā", "jiǔ"][i]!} jiǔ`,
        `${["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"][i]!} nine days of winter`,
      ] as const,
  ),
);

const PLUM_RAIN = namesOf([
  ["ruMei", "入梅", "rù méi", "plum rains"],
  ["chuMei", "出梅", "chū méi", "end of the plum rains"],
]);

const FESTIVALS = tableOfNames(`
春节 春節 chūn jié|Spring Festival, lunar new year
元宵节 元宵節 yuán xiāo jié|Lantern Festival
龙头节 龍頭節 lóng tóu jié|Dragon-head Festival
上巳节 上巳節 shàng sì jié|Shangsi Festival
清明节 清明節 qīng míng jié|Qingming Festival
端午节 端午節 duān wǔ jié|Dragon Boat Festival
七夕节 七夕節 qī xì jié|Double Seventh Festival
中元节 中元節 zhōng yuán jié|Ghost Festival
中秋节 中秋節 zhōng qiū jié|Mid-Autumn Festival
重阳节 重陽節 chóng yáng jié|Double Ninth Festival
冬至节 冬至節 dōng zhì jié|Winter Solstice Festival
腊八节 臘八節 là bā jié|Laba Festival
除夕 除夕 chú xì|Lunar New Year's Eve
`);
