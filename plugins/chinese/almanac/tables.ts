/** The almanac's tables of acts, spirits, signs and festivals, read from tyme4ts (MIT). */
import { LunarDay, SixtyCycleHour, SolarDay, SolarTime, type Taboo } from "tyme4ts";
import type { CalendarDate } from "#time";
import { ACT_BY_SPELLING, type Act } from "./acts.ts";
import type { Page } from "./answer.ts";
import { PHENOLOGY } from "./phenologies.ts";
import { SPIRIT_BY_SPELLING, type Spirit } from "./spirits.ts";
import type { Festival, Period } from "./terms.ts";

/** What the tables hold for a day. */
export interface DayTables {
  readonly suitable: readonly Act[];
  readonly avoid: readonly Act[];
  readonly goodSpirits: readonly Spirit[];
  readonly badSpirits: readonly Spirit[];
  readonly phenology: Page["phenology"];
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
  readonly periods: Page["periods"];
  readonly festival: Festival | null;
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
      .map((spirit) => SPIRIT_BY_SPELLING[spirit.getName()]!);
  const lunar = solar.getLunarDay();
  return {
    suitable: cycle.getRecommends().map(actOf),
    avoid: cycle.getAvoids().map(actOf),
    goodSpirits: spiritNames(true),
    badSpirits: spiritNames(false),
    phenology: {
      sign: PHENOLOGY.ids[phenology.getPhenology().getIndex()]!,
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
  readonly suitable: readonly Act[];
  readonly avoid: readonly Act[];
}[] {
  return Array.from({ length: 12 }, (_, index) => {
    const clock = SolarTime.fromYmdHms(year, month, day, index * 2, index === 0 ? 30 : 0, 0);
    const hour: SixtyCycleHour = clock.getSixtyCycleHour();
    return { suitable: hour.getRecommends().map(actOf), avoid: hour.getAvoids().map(actOf) };
  });
}

function actOf(act: Taboo): Act {
  return ACT_BY_SPELLING[act.getName()]!;
}

function periodsOf(solar: SolarDay): Page["periods"] {
  const periods: { readonly name: Period; readonly day: number }[] = [];
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

function festivalOf(lunar: LunarDay): Festival | null {
  const festival = lunar.getFestival();
  return festival ? (FESTIVALS[festival.getName()] ?? null) : null;
}

const WINTER_SOLSTICE = 18;

const DOG_DAYS: readonly Period[] = ["chuFu", "zhongFu", "moFu"];
const NINES: readonly Period[] = [
  "nine1",
  "nine2",
  "nine3",
  "nine4",
  "nine5",
  "nine6",
  "nine7",
  "nine8",
  "nine9",
];
const PLUM_RAIN: readonly Period[] = ["ruMei", "chuMei"];

/** Festivals by the table's own spelling of them. */
const FESTIVALS: Readonly<Record<string, Festival>> = {
  春节: "chunJie",
  元宵节: "yuanXiaoJie",
  龙头节: "longTouJie",
  上巳节: "shangSiJie",
  清明节: "qingMingJie",
  端午节: "duanWuJie",
  七夕节: "qiXiJie",
  中元节: "zhongYuanJie",
  中秋节: "zhongQiuJie",
  重阳节: "chongYangJie",
  冬至节: "dongZhiJie",
  腊八节: "laBaJie",
  除夕: "chuXi",
};
