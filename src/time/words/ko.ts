/** What src/time says, in Korean. */
import type { CalendarNames, Given, TimeConventions, TimeWords } from "../phrases.ts";
import { cityOf } from "./city_of.ts";

const DEGREES = { latitude: "위도", longitude: "경도" };

function quote(value: Given): string {
  return typeof value === "string" ? `‘${value}’` : String(value);
}

/** What the calendars are called. */
export const calendars: CalendarNames = {
  gregorian: "그레고리력",
  julian: "율리우스력",
  romanKalends: "로마력",
  isoWeek: "ISO 주",
  weekday: "요일",
  julianDayNumber: "율리우스 적일",
  egyptian: "고대 이집트력",
  armenian: "아르메니아력",
  coptic: "콥트력",
  ethiopic: "에티오피아력",
  ethiopicAmeteAlem: "에티오피아력(아메테 알렘)",
  babylonian: "바빌로니아력",
  hebrew: "히브리력",
  islamicCivil: "이슬람 상용력",
  islamicTabularThursdayEpoch: "이슬람 산술력(목요일 기원)",
  islamicUmmAlQura: "이슬람력(움 알쿠라)",
  islamicObservationalCairo: "이슬람력(카이로 관측)",
  persianAstronomical: "이란력",
  persianArithmetic2820: "이란력(2820년 주기)",
  zoroastrianKadmi: "조로아스터력(카드미)",
  zoroastrianShahanshahi: "조로아스터력(샤한샤히)",
  bahaiAstronomical: "바하이력",
  bahaiWestern: "바하이력(서방)",
  nanakshahi: "나낙샤히력",
  indianNational: "인도 국정력",
  hinduSolarOld: "인도 태양력(평균)",
  hinduLunarOld: "인도 태음력(평균)",
  hinduSolarModern: "인도 태양력(수리야 싯단타)",
  hinduLunarModern: "인도 태음력(수리야 싯단타)",
  hinduSolarTrue: "인도 태양력(참)",
  hinduLunarTrue: "인도 태음력(참)",
  hinduSolarAstro: "인도 태양력(원간본)",
  hinduLunarAstro: "인도 태음력(원간본)",
  tibetanPhugpa: "티베트력(푹파)",
  tibetanTsurphu: "티베트력(추르푸)",
  bhutanese: "부탄력",
  mongolian: "몽골력(툭스 부얀트)",
  thaiLunar: "태국 태음력",
  khmer: "크메르력",
  javanese: "자와력",
  balineseSaka: "발리 사카력",
  myanmar: "미얀마력",
  thaiBuddhist: "태국 불력",
  javaneseWeton: "자와의 웨톤",
  baliPawukon: "발리의 파우콘",
  akan: "아칸력",
  mayanLongCount: "마야 장기력",
  mayanHaab: "마야의 하압",
  mayanTzolkin: "마야의 촐킨",
  aztecXihuitl: "아즈텍의 시우이틀",
  aztecTonalpohualli: "아즈텍의 토날포우알리",
  icelandic: "아이슬란드력",
  frenchAstronomical: "프랑스 혁명력",
  frenchRomme: "프랑스 혁명력(롬)",
  positivist: "실증주의력",
  chinese: "중국 음력",
  japanese: "일본 구력",
  korean: "한국 음력",
  vietnamese: "베트남 음력",
};

/** Points on which readings of a civil time differ. */
export const conventions: TimeConventions = {
  backzone: {
    title: "1970년 이전에 시간대 이름이 가리킨 시계",
    options: {
      listed: "시간대표에 적힌 고장마다의 기록(데비안 편집)",
      all: "이름이 있는 모든 고장의 기록(의심스러운 것 포함)",
      none: "1970년 이후가 같은 고장은 한 기록으로",
    },
  },
};

/** The sentences of issues, receipts and ranges. */
export const phrases: TimeWords = {
  "unknown-calendar": ({ value, nearest }) =>
    `달력을 읽을 수 없습니다: ${quote(value)}은(는) gregorian도 julian도 아닙니다. 가장 가까운 값은 ${nearest}입니다`,
  "unreadable-date": ({ value }) =>
    `날짜를 읽을 수 없습니다: ${quote(value)}은(는) YYYY-MM-DD 꼴이 아닙니다`,
  "misshapen-date": ({ value, nearest }) =>
    `날짜를 읽을 수 없습니다: ${quote(value)}은(는) YYYY-MM-DD 꼴이 아닙니다. ${nearest}(으)로 적어 주세요`,
  "year-out-of-range": ({ value, firstYear, lastYear, nearest }) =>
    `날짜를 읽을 수 없습니다: ${quote(value)}은(는) ${firstYear}년에서 ${lastYear}년 밖입니다. 가장 가까운 값은 ${nearest}입니다`,
  "no-such-month": ({ value, month, nearest }) =>
    `날짜를 읽을 수 없습니다: ${quote(value)}의 달은 ${month}인데 01에서 12까지여야 합니다. 가장 가까운 값은 ${nearest}입니다`,
  "no-such-day": ({ value, year, month, days, calendar, nearest }) =>
    `날짜를 읽을 수 없습니다: ${quote(value)}은(는) 없습니다. ${calendars[calendar]} ${year}년 ${month}월은 ${days}일까지입니다. 가장 가까운 값은 ${nearest}입니다`,
  "unreadable-time": ({ value }) =>
    `시각을 읽을 수 없습니다: ${quote(value)}은(는) HH:MM도 HH:MM:SS도 아닙니다`,
  "misshapen-time": ({ value, nearest }) =>
    `시각을 읽을 수 없습니다: ${quote(value)}은(는) HH:MM도 HH:MM:SS도 아닙니다. ${nearest}(으)로 적어 주세요`,
  "midnight-of-next-day": ({ value, nearest }) =>
    `시각을 읽을 수 없습니다: ${quote(value)}은(는) 이튿날 00:00입니다. 이튿날 날짜와 00:00을 보내 주세요. 그날의 가장 가까운 값은 ${nearest}입니다`,
  "no-such-hour": ({ value, hour, nearest }) =>
    `시각을 읽을 수 없습니다: ${quote(value)}의 시는 ${hour}인데 00에서 23까지여야 합니다. 가장 가까운 값은 ${nearest}입니다`,
  "no-such-minute": ({ value, minute, nearest }) =>
    `시각을 읽을 수 없습니다: ${quote(value)}의 분은 ${minute}인데 00에서 59까지여야 합니다. 가장 가까운 값은 ${nearest}입니다`,
  "no-such-second": ({ value, second, nearest }) =>
    `시각을 읽을 수 없습니다: ${quote(value)}의 초는 ${second}인데 00에서 59까지여야 합니다. 가장 가까운 값은 ${nearest}입니다`,
  "unreadable-degrees": ({ field, value }) =>
    `${DEGREES[field]}를 읽을 수 없습니다: ${quote(value)}은(는) 도를 나타내는 수가 아닙니다`,
  "degrees-out-of-range": ({ field, value, limit, nearest }) =>
    `${DEGREES[field]}를 읽을 수 없습니다: ${value}°는 ±${limit}° 안이어야 합니다. 가장 가까운 값은 ${nearest}입니다`,
  "unknown-fold": ({ value, nearest }) =>
    `fold를 읽을 수 없습니다: ${quote(value)}은(는) 0도 1도 아닙니다. 가장 가까운 값은 ${nearest}입니다`,
  "unreadable-zone": ({ value }) =>
    `시간대를 읽을 수 없습니다: ${quote(value)}은(는) 시간대 이름도 시차도 아닙니다`,
  "unknown-zone": ({ value }) =>
    `시간대를 읽을 수 없습니다: ${quote(value)}은(는) 시간대 데이터베이스에 없습니다. Asia/Seoul 같은 이름이나 +09:00 같은 시차를 보내 주세요`,
  "unknown-zone-near": ({ value, nearest }) =>
    `시간대를 읽을 수 없습니다: ${quote(value)}은(는) 시간대 데이터베이스에 없습니다. 가장 가까운 값은 ${nearest}입니다`,
  "unreadable-offset": ({ value, nearest }) =>
    `시간대를 읽을 수 없습니다: ${quote(value)}은(는) 시간대 이름도 시차도 아닙니다. ${nearest}(으)로 적어 주세요`,
  "offset-out-of-range": ({ value, nearest }) =>
    `시간대를 읽을 수 없습니다: 시차 ${quote(value)}은(는) ±16:00 안이어야 합니다. 가장 가까운 값은 ${nearest}입니다`,
  "mean-time-without-longitude": () =>
    "시간대를 읽을 수 없습니다: LMT(지방 평균시)에는 경도가 있어야 합니다",
  "clock-without-place": () =>
    "시각을 정할 수 없습니다: 시간대도 경도도 없습니다. Asia/Seoul 같은 시간대, +09:00 같은 시차, 또는 경도를 보내거나 시각을 빼 주세요",
  "skipped-day": ({ date, zone, from, to, nearest }) =>
    `${zone}에는 ${date}이(가) 없습니다: 시계가 ${from}에서 ${to}(으)로 넘어갔습니다. 가장 가까운 날짜는 ${nearest}입니다`,
  "skipped-time": ({ local, zone, from, to, ifNotYetForward, ifForwardTooEarly, nearest }) =>
    `${zone}에는 ${local}이(가) 없습니다: 시계가 ${from}에서 ${to}(으)로 넘어갔습니다. 아직 당기지 않은 시계라면 ${ifNotYetForward}, ` +
    `일찍 당긴 시계라면 ${ifForwardTooEarly}, 가장 가까운 시각은 ${nearest}입니다`,

  "noon-assumed": () => "시각이 없어 그곳의 정오를 썼습니다.",
  "noon-skipped": ({ time }) =>
    `시각이 없는데 그날은 시계를 당겨 정오가 없었으므로 ${time}을(를) 썼습니다.`,
  "utc-assumed": () => "시간대도 경도도 없어 시각을 협정 세계시로 읽었습니다.",
  "mean-time-assumed": ({ offset }) =>
    `시간대가 없어 시각을 그 경도의 지방 평균시(${offset})로 읽었습니다.`,
  "offset-without-saving": () => "시차만으로는 서머타임을 알 수 없어 빼지 않았습니다.",
  "mean-time-of-city": ({ zone }) =>
    `표준시가 정해지기 전이고 경도가 없어 ${cityOf(zone)}의 평균시를 썼습니다.`,
  "mean-time-of-longitude": ({ offset }) =>
    `표준시가 정해지기 전이라 그 경도의 평균시(${offset})를 썼습니다.`,

  "time-occurred-twice": ({ first, second, used }) =>
    `시계를 되돌려 이 시각이 두 번 있었습니다(${first}, ${second}). ${used === "first" ? "앞" : "뒤"}의 시각을 썼습니다.`,
  "history-of-one-city": ({ zone }) =>
    `시간대 데이터베이스의 1970년 이전 기록은 ${cityOf(zone)}만을 따릅니다. 같은 시간대의 다른 고장은 시계가 달랐을 수 있습니다.`,
  "own-history-left-out": ({ zone, history, offset, ownOffset, backzone }) =>
    `${zone}을(를) ${cityOf(history)}의 시계(${offset})로 읽었습니다. 그 고장 자신의 기록(방식 ${backzone})으로는 ${ownOffset}이었습니다.`,
  "before-gregorian-reform": () =>
    "그레고리 개력 이전의 날짜를 역산 그레고리력으로 읽었습니다. 그때의 기록이라면 아마 율리우스력입니다.",
  "longitude-far-from-clock": () =>
    "경도와 시계가 몇 시간이나 어긋납니다. 경도의 부호와 시간대를 확인해 주세요.",
  "delta-t-extrapolated": () => "이때의 ΔT는 외삽한 값이라 지구시가 꽤 불확실합니다.",

  "zone-known": () => "확실함: 1970년 이후로는 데이터베이스가 그 시간대의 모든 고장에 들어맞습니다",
  "zone-of-one-city": ({ history }) => `${cityOf(history)}에 대해서만 알려져 있습니다`,
  "zone-town-by-town": ({ history }) =>
    `${cityOf(history)}에 대해서만 알려져 있습니다. 그때 서머타임은 고장마다 정했습니다`,
  "zone-of-neighbour": ({ zone, history }) =>
    `${cityOf(zone)} 자신이 아니라 ${cityOf(history)}의 기록을 따릅니다`,
  "zone-from-backzone": ({ history }) =>
    `${cityOf(history)} 자신의 기록이지만 데이터베이스는 덜 확실한 것으로 따로 둡니다`,
  "zone-mean-time": () => "표준시가 정해지기 전이라 고장마다의 시각이었습니다",
  "zone-projected": ({ release, releasedOn }) =>
    `${releasedOn}의 ${release} 판이 아는 법령을 따릅니다. 그날까지 바뀔 수 있습니다`,

  "calendar-out-of-range": ({ calendar, date, first, last }) =>
    `${calendars[calendar]}으로는 ${date}을(를) 구할 수 없습니다. 날짜는 ` +
    (first === null
      ? `${last} 이전이어야 합니다`
      : last === null
        ? `${first} 이후여야 합니다`
        : `${first}에서 ${last}까지여야 합니다`),
  "lunar-year-out-of-range": ({ calendar, year, firstYear, lastYear }) =>
    `${calendars[calendar]}으로는 ${year}년을 구할 수 없습니다. ${firstYear}년에서 ${lastYear}년까지여야 합니다`,
  "sky-out-of-range": ({ firstYear, lastYear }) =>
    `천체의 위치를 구할 수 없습니다. 날짜는 ${firstYear}년에서 ${lastYear}년까지여야 합니다`,
};
