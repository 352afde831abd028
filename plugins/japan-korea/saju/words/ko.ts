import { BRANCH, STEM } from "#lore";
import { nativeOf } from "#east/natives.ts";
import { branchTie, nabeum, sinsal, sipseong, unseong, yukchin } from "../../core/words/ko/arts.ts";
import * as calendar from "../../core/words/ko/calendar.ts";
import { cheongan, gapja, jeolgi, jiji } from "../../core/words/ko/korean.ts";
import { factsOf } from "../highlights.ts";
import type { SajuWords } from "./en.ts";
import { readOut, singang } from "./ko/reading.ts";

const OUTLINE = ["일간과 신강·신약", "많은 것과 없는 것", "용신", "신살과 합충", "대운"];

export const ko: SajuWords = {
  title: "사주팔자",
  summary:
    "한국 표준시의 변천과 경도 보정에 따른 네 기둥, 십성과 지장간, 십이운성과 십이신살, 신강·신약과 용신, 대운",
  inputs: {},
  fields: {
    gender: "성별",
    chartTime: "기준 시각",
    clock: "시계",
    local: "그 시계의 시각",
    utcOffsetMinutes: "당시 시계와 협정 세계시의 시차(분)",
    standardMinutes: "서머타임을 뺀 시차(분)",
    pillars: "네 기둥",
    year: "연주",
    month: "월주",
    day: "일주",
    hour: "시주",
    gapja: "간지",
    stem: "천간",
    stemElement: "천간의 오행",
    branch: "지지",
    branchElement: "지지의 오행",
    stemGod: "천간의 십성",
    branchGod: "지지의 십성",
    hidden: "지장간",
    god: "십성",
    days: "일수",
    stage: "십이운성",
    sinsal: "십이신살",
    sound: "납음",
    void: "공망 여부",
    voidBranches: "공망",
    elements: "오행 분포",
    wood: "목",
    fire: "화",
    earth: "토",
    metal: "금",
    water: "수",
    families: "십성의 다섯 갈래",
    family: "갈래",
    element: "오행",
    count: "글자 수",
    strength: "신강·신약",
    helper: "용신",
    ties: "지지의 관계",
    tie: "관계",
    one: "한 기둥",
    other: "다른 기둥",
    solarTerms: "절기",
    opened: "절입한 절기",
    next: "다음 절기",
    luck: "대운",
    forward: "순행",
    number: "대운수",
    cycles: "10년 대운",
    age: "만 나이",
    startYear: "시작 연도",
  },
  terms: {
    branchTie,
    cheongan,
    clock: calendar.clock,
    gapja,
    gender: calendar.gender,
    jeolgi,
    jiji,
    nabeum,
    place: calendar.place,
    singang,
    sinsal,
    sipseong,
    unseong,
    yukchin,
  },
  phrases: {
    ...calendar.phrases,
    supports: ({ season, seat, company, helpers }) =>
      `월지는 ${season ? "득령" : "실령"}, 일지는 ${seat ? "득지" : "실지"}, 나머지 글자 가운데 돕는 글자가 ${helpers === 0 ? "없어" : `${helpers}자라`} ${company ? "득세" : "실세"}입니다`,
    strongSelf: ({ family }) =>
      family === "officer"
        ? "비겁으로 신강하니 관성으로 다스립니다"
        : "비겁으로 신강한데 관성이 없어 식상으로 기운을 빼냅니다",
    strongResource: "인성으로 신강하니 재성으로 인성을 다스립니다",
    weakByOfficer: "관성에 눌려 신약하니 인성으로 그 기운을 받아 일간을 돕습니다",
    weakByOutput: "식상으로 기운이 새어 신약하니 인성으로 막습니다",
    weakByWealth: "재성이 많아 신약하니 비겁이 짐을 나누어 집니다",
  },
  conventions: {
    clock: {
      title: "일주와 시주의 기준 시계",
      rule: "경도가 있으면 그곳의 평균태양시, 없으면 한국 시계로 적힌 출생은 동경 127.5도, 그 밖에는 상용시",
      options: {
        civil: "서머타임을 뺀 상용시",
        meridian: "동경 127.5도의 평균시(지금 시계보다 30분 늦음)",
        mean: "태어난 곳의 평균태양시",
        true: "태어난 곳의 진태양시",
      },
    },
    dayBoundary: calendar.dayBoundary,
    yearBoundary: { title: "해가 바뀌는 때", options: { liChun: "입춘", winterSolstice: "동지" } },
    hiddenStems: {
      title: "지장간",
      options: { monthly: "월률분야(여기 포함)", inner: "인원용사" },
    },
    sinsalBase: { title: "신살의 기준", options: { year: "연지", day: "일지" } },
    luckRule: {
      title: "대운의 시작",
      options: { wholeYears: "대운수(햇수)", exact: "시각까지 따져서" },
    },
  },
  refusals: { longitudeNeeded: calendar.longitudeNeeded },
  omissions: {
    gender: "성별이 없어 남자 사주로 대운을 냈습니다. 여자라면 반대로 흐르고 나머지는 같습니다.",
    birthHour:
      "태어난 시각이 없어 세 기둥 여섯 글자로 풀었고 시주와 대운의 시작은 뺐습니다. 시각에 따라 달라지는 것은 그날의 모든 시를 하나씩 넣어 따로 적었습니다.",
  },
  reading: (answer) => ({ paragraphs: readOut(answer), outline: OUTLINE, facts: factsOf(answer) }),
  picture: {
    title: "사주팔자",
    subtitle: ({ chartTime, strength, helper }) =>
      `${chartTime ? `${chartTime.local.slice(0, 16).replace("T", " ")} · ` : ""}${singang[strength.value]} · 용신 ${calendar.phase[helper.value]}`,
    desc: ({ pillars }) =>
      `사주: ${(["year", "month", "day", "hour"] as const)
        .map((place) => pillars[place])
        .map((one) =>
          one ? `${nativeOf(STEM, one.stem)}${nativeOf(BRANCH, one.branch)}` : "시 모름",
        )
        .join(" ")}`,
    heads: { year: "연주", month: "월주", day: "일주", hour: "시주" },
    rows: ["십성", "천간", "지지", "십성", "운성", "신살"],
    god: (id) => sipseong[id],
    stage: (id) => unseong[id],
    sinsal: (id) => sinsal[id],
    luck: ({ luck }) =>
      `대운 ${luck.forward ? "순행" : "역행"}${luck.number === null ? "" : `, ${luck.cycles[0]!.age}세부터`}`,
  },
};
