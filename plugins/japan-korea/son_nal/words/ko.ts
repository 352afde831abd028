import { gapja, weekday, WEEKDAYS } from "../../core/words/ko/korean.ts";
import { monthInKorean } from "../../core/hangul.ts";
import type { SonNalWords } from "./en.ts";

const side = { east: "동쪽", south: "남쪽", west: "서쪽", north: "북쪽" };

export const ko: SonNalWords = {
  title: "손 없는 날",
  summary:
    "한 달 가운데 손이 하늘로 올라가 이사와 혼사에 꺼릴 것이 없는 날과, 나머지 날에 손이 있는 방위",
  inputs: {
    year: { label: "연도", about: "양력 연도" },
    month: { label: "월", about: "양력 달, 1에서 12까지" },
  },
  fields: {
    year: "연도",
    month: "월",
    freeDays: "손 없는 날",
    sides: "손이 있는 방위",
    east: "동",
    south: "남",
    west: "서",
    north: "북",
    days: "날짜별",
    date: "날짜",
    dayOfWeek: "요일",
    lunarMonth: "음력 월",
    isLeapMonth: "윤달",
    lunarDay: "음력 일",
    pillar: "일진",
    side: "방위",
  },
  terms: { side, gapja },
  reading({ year, month, days, freeDays, sides }) {
    const weekend = days.filter(
      (one) => one.side === null && (one.dayOfWeek === "saturday" || one.dayOfWeek === "sunday"),
    );
    const leap = days.find((one) => one.isLeapMonth);
    return [
      `${year}년 ${month}월의 손 없는 날은 ${freeDays.join(", ")}일입니다. 이사나 혼사, 개업에 꺼릴 방위가 없습니다.`,
      weekend.length > 0
        ? `주말에 드는 날은 ${weekend.map(({ date, dayOfWeek }) => `${Number(date.slice(-2))}일(${weekday[dayOfWeek]})`).join(", ")}이라 이사 예약이 먼저 찹니다.`
        : "주말에 드는 날은 없습니다.",
      `다른 날에 꼭 옮겨야 한다면 손이 있는 쪽은 피하세요. ${sides.east.join(", ")}일에는 동쪽, ${sides.south.join(", ")}일에는 남쪽, ${sides.west.join(", ")}일에는 서쪽, ${sides.north.join(", ")}일에는 북쪽에 있습니다.`,
      ...(leap
        ? [
            `이달의 일부는 ${monthInKorean(leap.lunarMonth, true)}입니다. 윤달에는 아예 손이 없다고 보는 집도 많지만, 여기서는 여느 달처럼 날짜로 따졌습니다.`,
          ]
        : []),
    ];
  },
  picture: {
    title: ({ year, month }) => `${year}년 ${month}월`,
    subtitle: "손 없는 날",
    desc: ({ year, month, freeDays }) =>
      `${year}년 ${month}월, 손 없는 날은 ${freeDays.join(", ")}일`,
    lunar: ({ lunarMonth, isLeapMonth, lunarDay }) =>
      `${isLeapMonth ? "윤 " : ""}${lunarMonth}.${lunarDay}`,
    side,
    free: "손 없음",
    legend: "초록은 손 없는 날, 나머지는 손이 있는 방위",
    weekdays: WEEKDAYS,
  },
};
