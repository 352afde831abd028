/** What every procedure has in common, in Korean. */
import { ko as lore } from "../../lore/words/ko.ts";
import { english } from "../../speech/mod.ts";
import { writePhrase } from "../../time/mod.ts";
import { phrases as time } from "../../time/words/ko.ts";
import { expectationIn, shownIn } from "./expected.ts";
import { listed, type PlaceAsked } from "./places.ts";

import type { Translation } from "../../speech/mod.ts";
import type { en } from "./en.ts";

const KINDS: Readonly<Record<string, string>> = {
  string: "문자열",
  number: "수",
  integer: "정수",
  boolean: "true 또는 false",
  array: "목록",
  object: "객체",
  value: "다른 값",
};
const wanted = expectationIn({
  kinds: KINDS,
  oneOf: (values, more) => `${values.join(", ")}${more > 0 ? ` 외 ${more}개` : ""} 가운데 하나`,
  bounded: (kind, { least, most, counts = "value", visible }) => {
    const unit = { value: "", characters: "자", items: "개" }[counts];
    const range =
      least === undefined
        ? `${most}${unit} 이하`
        : most === undefined
          ? `${least}${unit} 이상`
          : `${least}${unit}에서 ${most}${unit}까지`;
    return `${range}의 ${kind}${visible ? "(빈칸만은 안 됨)" : ""}`;
  },
});
const places = (asked: PlaceAsked, total?: number) =>
  listed(asked.choices ?? [], ", ", (count) => `외 ${count}곳`, total);
const shown = shownIn({
  nothing: "빈 값",
  null: "null",
  object: "객체",
  array: (count) => `항목 ${count}개의 목록`,
});

const questionCertainty = {
  set: "요청에서 정함",
  sure: "말에 드러남",
  likely: "말에서 짐작됨",
  guess: "실마리가 없어 가정함",
};

export const ko: Translation<typeof en> = {
  title: "",
  summary: "",
  notice: "점의 결과는 상징의 전통에 속하며 검증된 예측이 아닙니다. 수명과 죽음은 점치지 않습니다.",
  inputs: {
    birthDate: {
      label: "생년월일",
      about:
        "달력 날짜, YYYY-MM-DD. 0000에서 9999 밖의 해는 ±YYYYYY(천문학적 연도, 0년은 기원전 1년)",
    },
    birthTime: { label: "태어난 시각", about: "시계의 시각, HH:MM 또는 HH:MM:SS, 24시간제" },
    birthHour: {
      label: "태어난 시(분을 모를 때)",
      about: "분을 모를 때 태어난 시, 0에서 23. 그 시의 한가운데(30분)로 읽습니다",
    },
    date: {
      label: "날짜",
      about:
        "달력 날짜, YYYY-MM-DD. 0000에서 9999 밖의 해는 ±YYYYYY(천문학적 연도, 0년은 기원전 1년)",
    },
    time: { label: "시각", about: "시계의 시각, HH:MM 또는 HH:MM:SS, 24시간제" },
    place: {
      label: "장소",
      about:
        "고장의 이름. 같은 이름이 많으면 나라, 주, 가까운 도시를 덧붙입니다(Springfield, Illinois). places.search의 ID(gn:1668341)나 " +
        "좌표(25.03, 121.56 또는 { latitude, longitude })도 됩니다. 시간대와 위도, 경도를 대신합니다",
    },
    timezone: {
      label: "시간대",
      about: "IANA 시간대(Asia/Seoul), 고정 시차(+09:00), UTC, 또는 LMT(경도에 따른 지방 평균시)",
    },
    latitude: { label: "위도", about: "도, 북위가 양수" },
    longitude: { label: "경도", about: "도, 동경이 양수" },
    calendar: {
      label: "달력",
      about: "날짜의 달력. 기본은 그레고리력",
      values: { gregorian: "그레고리력", julian: "율리우스력" },
    },
    backzone: {
      label: "1970년 이전에 어느 곳의 시계인지",
      about:
        "시간대 이름이 1970년 이전에 가리킨 시계. listed(기본)는 시간대표대로, all은 기록된 모든 고장의 내력, none은 1970년 이후 같은 것을 하나로",
      values: { listed: "표대로", all: "모든 내력", none: "합친 시간대" },
    },
    fold: {
      label: "겹친 시각 가운데 어느 것",
      about: "두 번 있었던 시각을 어느 것으로 읽을지. 0은 첫 번째(기본), 1은 두 번째",
    },
    gender: { label: "성별", about: "술법이 읽는 성별", values: { male: "남성", female: "여성" } },
    question: {
      label: "질문",
      about: "점칠 질문. 답에 옮겨 적을 뿐 뽑기에는 영향을 주지 않습니다",
    },
    matter: {
      label: "묻는 일",
      about: "무엇에 관한 질문인지. 빼면 말에서 읽습니다",
      values: lore.questionMatter,
    },
    hope: {
      label: "바람",
      about: "좋은 조짐이 어느 쪽을 드는지. 빼면 말에서 읽습니다",
      values: lore.questionHope,
    },
    form: {
      label: "질문의 꼴",
      about:
        "예 또는 아니요인지, 어느 것인지, 어디인지, 언제인지, 열린 물음인지. 빼면 말에서 읽습니다",
      values: lore.questionForm,
    },
    a: { label: "첫째 사람", about: "두 사람 가운데 첫째" },
    b: { label: "둘째 사람", about: "두 사람 가운데 둘째" },
    lang: {
      label: "언어",
      about: "글의 언어, BCP 47 태그(en, zh-Hant, ko 등). 기본은 en. 실제 언어는 답에 적힙니다",
    },
    compare: {
      label: "유파 견주기",
      about: "다른 유파로도 계산할 항목. 다른 점이 답에 나란히 적힙니다",
    },
    seed: { label: "시드", about: "같은 뽑기를 다시 냅니다. 빼면 무작위" },
    picture: { label: "그림", about: "답에 그림(SVG)을 붙일지. 기본은 붙이지 않음" },
    dryRun: { label: "요금만", about: "요금과 잔액만 답합니다. 계산도 청구도 하지 않습니다" },
    commitment: {
      label: "약속값",
      about: "이 요청에 draws.commit이 답한 것. salt와 함께 보내고 seed는 뺍니다",
    },
    salt: { label: "솔트", about: "그 SHA-256을 draws.commit에 건넨 문자열" },
  },
  fields: {
    score: "점수",
    testimonies: "점수의 까닭",
    weight: "더한 점",
    code: "코드",
    source: "출처",
    because: "까닭",
    value: "값",
    band: "평가",
    components: "내역",
    strengths: "좋은 점",
    cautions: "살필 점",
    question: "질문",
    reply: "답",
    standing: "형세",
    where: "어디",
    when: "언제",
    quarter: "방위",
    ground: "땅의 종류",
    unit: "단위",
    from: "시작",
    to: "끝",
    weighed: "선택지",
    option: "선택지",
    count: "수",
    asked: "질문 해석",
    matter: "묻는 일",
    hope: "바람",
    form: "질문의 꼴",
    certainty: "읽은 근거",
    words: "근거가 된 말",
    options: "고를 것",
    castBy: "뽑은 방식",
    a: "첫째 사람",
    b: "둘째 사람",
    id: "ID",
    native: "원어",
    roman: "로마자",
    text: "글",
    original: "원문",
    lang: "언어",
    conventions: "따른 유파",
    compared: "다른 유파로 달라지는 점",
    time: "시각 해석",
    omitted: "빠진 입력",
    reading: "풀이",
    interpretation: "풀이",
    synthesis: "종합",
    thesis: "요지",
    picture: "그림",
    notice: "알림",
    creditsUsed: "사용한 포인트",
  },
  terms: {
    ...lore,
    questionCertainty,
    castBy: { chance: "무작위", caller: "직접" },
    leaning: { favourable: "길", mixed: "반반", adverse: "흉" },
    band: {
      excellent: "아주 좋음",
      good: "좋음",
      mixed: "좋고 나쁨이 섞임",
      challenging: "맞추어 가야 함",
    },
  },
  phrases: {
    ...time,
    "place-label": ({ name, division, country }) => english.address(name, division, country),
    "place-other-clock": ({ place, given, givenOffset, zone, offset }) =>
      `시각은 주어진 ${given}(${givenOffset})으로 읽었습니다. 그때 ${place}의 시계는 ${offset}(${zone})이었습니다.`,
    "place-zone-agreed": ({ zone }) => `1970년 이후 지명표도 시간대 경계도 ${zone}만을 가리킵니다.`,
    "place-zone-overlap": ({ zone, alternatives }) =>
      `이곳에서는 여러 시각이 쓰입니다: ${[zone, ...alternatives].join(", ")}.`,
    "place-zone-differ": ({ zone, alternatives }) =>
      `자료마다 시간대가 다릅니다: ${[zone, ...alternatives].join(", ")}.`,
    "place-zone-own": ({ zone }) =>
      `1970년 이전 ${zone}의 내력은 이곳이나 이웃 큰 도시의 것입니다.`,
    "place-zone-extended": ({ zone }) =>
      `1970년 이전의 ${zone}은(는) 대표 도시만 따르므로 이곳의 시계는 달랐을 수 있습니다.`,
    "place-zone-local-option": ({ zone }) =>
      `1970년 이전에는 주와 군, 고을이 저마다 서머타임을 정했습니다. ${zone}은(는) 한 도시를 따를 뿐이니 그 고장 기록으로 확인해 주세요.`,
    today: "날짜가 없어 요청한 날을 썼습니다.",
    invalid_input: "이 술법에 건넨 입력이 알맞지 않습니다",
    plugin_fault: "이 술법은 답하지 못했습니다",
    not_declared: "이 술법은 종합에 들어 있지 않습니다",
    caller_gone: "요청한 쪽의 연결이 끊겼습니다",
  },
  refusals: {
    lifespan: {
      when: "질문이 죽음이나 수명에 관한 것일 때. 이는 점치지 않습니다",
      says: "질문이 죽음이나 수명에 관한 것이라 답하지 않습니다. 다른 것을 물어 주세요",
    },
    "date-out-of-range": {
      when: "날짜가 달력이나 천체력이 다루는 해를 벗어날 때",
      says: (phrase) => writePhrase(time, phrase),
    },
  },
  issues: {
    ...time,
    "unknown-field": ({ nearest }) =>
      nearest === undefined
        ? "모르는 항목입니다"
        : `모르는 항목입니다. 가장 가까운 이름은 ‘${nearest}’입니다`,
    missing: ({ expected, about }) =>
      `꼭 필요합니다: ${wanted(expected)}${about ? `(${about})` : ""}`,
    expected: ({ expected, got, about, nearest }) =>
      `${wanted(expected)}${about ? `(${about})` : ""}이(가) 필요한데 ${shown(got)}이었습니다` +
      (nearest === undefined ? "" : `. 가장 가까운 값은 ${JSON.stringify(nearest)}`),
    "clock-without-place": () =>
      "어느 곳의 시계인지 몰라 시각을 정할 수 없습니다. 장소(서울 등), Asia/Seoul 같은 시간대, +09:00 같은 시차, 또는 경도를 보내거나 시각을 빼 주세요",
    "place-missing": ({ fields }) => `꼭 필요합니다: 장소, 또는 그 대신 ${fields.join(", ")}`,
    "place-several": (asked) =>
      `‘${asked.given}’(이)라는 곳은 ${asked.total}곳입니다: ${places(asked, asked.total)}. 그 가운데 하나의 ID를 보내거나 나라, 주, 가까운 도시를 덧붙여 주세요`,
    "place-unknown": (asked) =>
      `‘${asked.given}’(이)라는 곳을 찾지 못했습니다` +
      (asked.choices ? `. 가까운 이름: ${places(asked)}` : ". 좌표와 시간대를 보내 주세요"),
    "place-elsewhere": (asked) =>
      `거기에는 ‘${asked.given}’이(가) 없습니다. 다른 곳: ${places(asked)}`,
    "place-id-unknown": ({ given }) => `‘${given}’(이)라는 ID의 곳은 없습니다`,
    "place-beyond": ({ given }) =>
      `‘${given}’은(는) 범위 밖입니다. 위도를 먼저 ±90° 안에서, 다음에 경도를 ±180° 안에서 적어 주세요`,
    "place-far": ({ given, km }) =>
      `‘${given}’에서 ${Math.floor(km)} km 안에 알려진 곳이 없어 시간대를 모릅니다. timezone도 보내 주세요`,
    "place-apart": ({ given, place, km }) =>
      `위도와 경도가 ‘${given}’이(가) 가리키는 ${place}에서 ${km} km 떨어져 있습니다. 어느 하나만 보내 주세요`,
    "place-clock": ({ place, choices = [] }) =>
      `그때 ${place} 둘레에서는 시계가 한결같지 않았습니다: ${choices.map(({ text }) => text).join(", ")}. 어느 시계로 읽은 시각인지 timezone으로 알려 주세요`,
    "both-time-and-hour": "birthTime과 birthHour 가운데 하나만 보내 주세요",
    "expected-boolean": "true 또는 false가 필요합니다",
    "seed-and-commitment": "빼 주세요. 시드는 약속값이 만듭니다",
    "commitment-text": ({ least, most }) =>
      `${least}자에서 ${most}자의 문자열이 필요합니다. commitment와 salt는 함께 보내 주세요`,
    "foreign-commitment": "이 서비스의 draws.commit이 낸 약속값이 필요합니다",
    "other-salt": "draws.commit에 건넨 해시의 솔트가 필요합니다",
    "other-request": "draws.commit에 건넨 절차와 입력이 필요합니다. lang과 picture는 달라도 됩니다",
  },
};
