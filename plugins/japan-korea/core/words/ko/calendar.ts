/** 여러 술법이 함께 쓰는 달력의 말. */
import type { Phase } from "#lore";
import type { Translation } from "#sdk";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type * as en from "#east/calendar/words/en.ts";
import type { OldDateRefusal } from "../../old_date.ts";
import { jeolgi } from "./korean.ts";

export const place: typeof en.place = { year: "연주", month: "월주", day: "일주", hour: "시주" };
export const gender = { male: "남자", female: "여자" };
export const clock: typeof en.clock = {
  civil: "상용시(서머타임 제외)",
  mean: "평균태양시",
  true: "진태양시",
};
export const dayBoundary: Translation<typeof en.conventions>["dayBoundary"] = {
  title: "날이 바뀌는 때",
  options: {
    "23:00": "자시가 시작되는 23시",
    splitZi: "자정(야자시는 그날 일주에 두고 시주의 천간만 다음 날로)",
    midnight: "자정(일주와 시주를 함께 바꿈)",
  },
};
export const phrases: Translation<typeof en.phrases> = {
  nearJie: ({ term, seconds, side }) =>
    `${jeolgi[term]} 절입 ${seconds}초 ${side === "before" ? "전" : "후"}라 월주가 바뀌는 경계입니다`,
  nearMidnight: "기준 시각이 자정과 2분도 차이 나지 않아 일주가 바뀌는 경계입니다",
  near23: "기준 시각이 23시와 2분도 차이 나지 않아 일주가 바뀌는 경계입니다",
  nearDoubleHour: "기준 시각이 시진의 경계와 2분도 차이 나지 않아 시주가 바뀔 수 있습니다",
  hourSpansTwo: "시만 주어졌고 그 시가 두 시진에 걸쳐 있어 그 시 30분의 시주를 썼습니다",
};
export const longitudeNeeded: {
  when: string;
  says: (given: LongitudeRefusal["longitudeNeeded"]) => string;
} = {
  when: "평균태양시나 진태양시를 골랐는데 경도가 없을 때",
  says: ({ clock: asked }) => `${clock[asked]}로 계산하려면 경도가 필요합니다. 경도를 보내 주세요`,
};

export const phase: Readonly<Record<Phase, string>> = {
  wood: "목",
  fire: "화",
  earth: "토",
  metal: "금",
  water: "수",
};

export const band = {
  excellent: "아주 좋은",
  good: "좋은",
  mixed: "좋고 나쁨이 섞인",
  challenging: "맞추어 가야 할",
};

export const calendarOutOfRange = {
  when: "날짜가 음력 달력의 해를 벗어날 때. 일본 1846-2200년, 한국 1655-2150년",
  says: ({ year, first, last }: OldDateRefusal["calendarOutOfRange"]) =>
    `음력 날짜를 구할 수 없습니다. 주어진 해는 ${year}년인데 ${first}년에서 ${last}년까지만 셉니다`,
};
