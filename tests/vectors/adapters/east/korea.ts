/** Calendar and days of Korea. */
import { PILLAR, type Pillar } from "#lore";
import { differ } from "../../adapter.ts";
import { idsIn } from "../../terms.ts";
import type { Judges } from "./judge.ts";

const lunarOf = ({ year, month, isLeapMonth, day }: any) => ({
  year,
  month,
  leap: isLeapMonth,
  day,
});

const PLACES = ["year", "month", "day", "hour"] as const;

export const KOREA: Judges = {
  "saju.chart": async ({ input, wanted, ask }) => {
    const { birth, zone, longitudeDeg, solarTime } = input;
    const [birthDate, birthTime] = birth.split("T");
    const { chartTime, pillars } = idsIn(
      await ask("saju.chart", {
        birthDate,
        birthTime,
        timezone: zone,
        longitude: longitudeDeg,
        clock: solarTime,
        gender: "male",
      }),
    ) as any;
    const native = (id: Pillar) => PILLAR.writings[id]!.native;
    return differ(wanted, {
      utcOffsetMinutes: chartTime.utcOffsetMinutes,
      localMeanTime: chartTime.local.slice(11, 16),
      pillars: PLACES.map((place) => native(pillars[place].gapja)),
    });
  },
  "koreanCalendar.convert": async ({ input, wanted, ask }) => {
    const { date, lunar, dangun, china } = await ask("koreanCalendar.convert", input);
    return differ(wanted, { date, lunar: lunarOf(lunar), dangun, differsFromChina: china.differs });
  },
  "sonEomneunNal.month": async ({ input, wanted, ask }) => {
    const { freeDays, sides } = idsIn(await ask("sonEomneunNal.month", input)) as any;
    const { east: E, south: S, west: W, north: N } = sides;
    return differ(wanted, { freeDays, directions: { E, S, W, N } });
  },
};
