/** 韓國所用之鐘。 */
import type * as en from "../en/clock.ts";

export const clockConvention: typeof en.clockConvention = {
  title: "日時所用之鐘",
  rule: "有經度者用當地平太陽時；無經度者，以韓國時鐘記錄之出生用東經 127.5 度，其餘用民用時",
  options: {
    civil: "民用時（扣除夏令時間）",
    meridian: "東經 127.5 度平時，較今日時鐘慢三十分",
    mean: "出生地平太陽時",
    true: "出生地真太陽時",
  },
};
