/** Calendar and days of Korea. */
import { differ } from "../../adapter.ts";
import { idsIn } from "../../terms.ts";
import type { Judges } from "./judge.ts";

const lunarOf = ({ year, month, isLeapMonth, day }: any) => ({
  year,
  month,
  leap: isLeapMonth,
  day,
});

export const KOREA: Judges = {
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
