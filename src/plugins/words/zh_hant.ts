/** What every procedure has in common, in Traditional Chinese. */
import { zhHant as lore } from "../../lore/words/zh_hant.ts";
import { chinese } from "../../speech/mod.ts";
import { writePhrase } from "../../time/mod.ts";
import { phrases as time } from "../../time/words/zh_hant.ts";
import { expectationIn, shownIn, type Expected } from "./expected.ts";
import { listed, type PlaceAsked } from "./places.ts";

import type { Translation } from "../../speech/mod.ts";
import type { en } from "./en.ts";

const KINDS: Readonly<Record<string, string>> = {
  string: "文字",
  number: "數字",
  integer: "整數",
  boolean: "true 或 false",
  array: "清單",
  object: "物件",
  value: "其他值",
};
const wanted = expectationIn({
  kinds: KINDS,
  oneOf: (values, more) =>
    `${values.join("、")}${more > 0 ? ` 等（另有 ${more} 項）` : ""}其中之一`,
  bounded: (kind, { least, most, counts = "value", visible }) => {
    const unit = { value: " ", characters: " 個字元", items: " 項" }[counts];
    const range =
      least === undefined
        ? `至多 ${most}${unit}`
        : most === undefined
          ? `至少 ${least}${unit}`
          : `${least} 至 ${most}${unit}`;
    return `${range}的${kind}${visible ? "，不可全為空白" : ""}`;
  },
});
const places = (asked: PlaceAsked, total?: number) =>
  listed(asked.choices ?? [], "；", (count) => `另有 ${count} 處`, total);
/** A blank parts figures from Chinese. */
const parted = (text: string) => (/^[-\d]/.test(text) ? ` ${text}` : text);
const shown = shownIn({
  nothing: "空無",
  null: "null",
  object: "物件",
  array: (count) => `${count} 項的清單`,
});

const questionCertainty = {
  set: "由提問者指定",
  sure: "由字句可知",
  likely: "字句有跡可尋",
  guess: "無字句可據，姑且如此",
};

export const zhHant: Translation<typeof en> = {
  title: "",
  summary: "",
  notice: "解讀屬於象徵傳統，並非經驗證的預測；壽命與死亡不予推算。",
  inputs: {
    birthDate: {
      label: "出生日期",
      about: "曆日，YYYY-MM-DD；0000 至 9999 以外的年份寫作 ±YYYYYY（天文紀年，0 年即公元前 1 年）",
    },
    birthTime: { label: "出生時間", about: "鐘面時刻，HH:MM 或 HH:MM:SS，二十四小時制" },
    birthHour: { label: "出生時（不知分鐘時）", about: "0 至 23，不知分鐘時填寫，以該時之半計" },
    date: {
      label: "日期",
      about: "曆日，YYYY-MM-DD；0000 至 9999 以外的年份寫作 ±YYYYYY（天文紀年，0 年即公元前 1 年）",
    },
    time: { label: "時刻", about: "鐘面時刻，HH:MM 或 HH:MM:SS，二十四小時制" },
    place: {
      label: "地點",
      about:
        "城市、鄉鎮或村落；同名者多時，請加國名、州省或鄰近城市（臺南市永康區）。亦可填 places.search 的代號（gn:1668341）" +
        "或座標（25.03, 121.56，或 { latitude, longitude }）。可代替時區、緯度與經度",
    },
    timezone: {
      label: "時區",
      about: "IANA 時區（Asia/Taipei）、固定時差（+08:00）、UTC，或 LMT（依經度之地方平時）",
    },
    latitude: { label: "緯度", about: "度，北緯為正" },
    longitude: { label: "經度", about: "度，東經為正" },
    calendar: {
      label: "曆法",
      about: "日期所用曆法，預設為格里曆",
      values: { gregorian: "格里曆", julian: "儒略曆" },
    },
    backzone: {
      label: "1970 年以前依何地鐘表",
      about:
        "時區名稱於 1970 年以前所指之鐘表：listed（預設）依時區表所列，all 兼採所有曾經著錄之各地沿革，none 將 1970 年以後相同者併為一區",
      values: { listed: "依時區表", all: "各地沿革", none: "併區" },
    },
    fold: {
      label: "重複時刻取哪一次",
      about: "當地時刻出現兩次時：0 取第一次（預設），1 取第二次",
    },
    gender: { label: "性別", about: "術數所論之性別", values: { male: "男", female: "女" } },
    question: { label: "所問", about: "所問之事；只回顯於解答，不影響抽取" },
    matter: {
      label: "所問何事",
      about: "所問之事屬於哪一類；不填則由字句判讀",
      values: lore.questionMatter,
    },
    hope: {
      label: "所盼",
      about: "吉兆支持哪一方：盼其成（hoped）、憂其成（feared）或不偏一方；不填則由字句判讀",
      values: lore.questionHope,
    },
    form: {
      label: "問法",
      about: "問是否、哪一個、何處、何時，或泛問；不填則由字句判讀",
      values: lore.questionForm,
    },
    a: { label: "甲方", about: "兩人中的第一位" },
    b: { label: "乙方", about: "兩人中的第二位" },
    lang: {
      label: "語言",
      about: "文字所用語言，BCP 47 標籤（en、zh-Hant、zh-Hans……），預設 en；答案會註明所用語言",
    },
    compare: { label: "比較各家", about: "一併推算其他家說法的項目，答案列出相異之處" },
    seed: { label: "種子", about: "可重現同一次抽取；不填則隨機" },
    picture: { label: "圖", about: "答案是否附上 SVG 圖，預設否" },
    dryRun: { label: "僅問價", about: "只答價格與餘額，不推算、不扣點" },
    commitment: {
      label: "承諾",
      about: "draws.commit 對此請求的答覆；與 salt 同送，不可與 seed 並用",
    },
    salt: { label: "鹽", about: "先前以其 SHA-256 交給 draws.commit 的文字" },
  },
  fields: {
    score: "分數",
    testimonies: "計分理由",
    weight: "點數",
    code: "代碼",
    source: "出處",
    because: "理由",
    value: "值",
    band: "等級",
    components: "組成",
    strengths: "長處",
    cautions: "須留意",
    question: "所問",
    reply: "所答",
    standing: "情勢",
    where: "何處",
    when: "何時",
    quarter: "方位",
    ground: "地類",
    unit: "單位",
    from: "起",
    to: "迄",
    weighed: "各選項",
    option: "選項",
    count: "幾",
    asked: "如何理解所問",
    matter: "所問何事",
    hope: "所盼",
    form: "問法",
    certainty: "判讀依據",
    words: "據以判讀的字詞",
    options: "可選之項",
    castBy: "起占者",
    a: "甲方",
    b: "乙方",
    id: "代號",
    native: "原文",
    roman: "拼音",
    text: "文字",
    original: "原文",
    lang: "語言",
    conventions: "所用之法",
    compared: "他家所異",
    time: "時間讀法",
    omitted: "未提供者",
    reading: "解讀",
    interpretation: "解讀",
    synthesis: "綜論",
    thesis: "論述",
    picture: "圖",
    notice: "聲明",
    creditsUsed: "扣點",
  },
  terms: {
    ...lore,
    questionCertainty,
    castBy: { chance: "隨機", caller: "自行擲得" },
    leaning: { favourable: "有利", mixed: "參半", adverse: "不利" },
    band: { excellent: "極佳", good: "良好", mixed: "互有長短", challenging: "需要磨合" },
  },
  phrases: {
    ...time,
    "place-label": ({ name, division, country }) => chinese.address(name, division, country),
    "place-other-clock": ({ place, given, givenOffset, zone, offset }) =>
      `時刻依所給之 ${given}（${givenOffset}）讀取；當時${place}的時鐘為 ${offset}（${zone}）。`,
    "place-zone-agreed": ({ zone }) => `1970 年以後，地名表與時區界線皆只載 ${zone}。`,
    "place-zone-overlap": ({ zone, alternatives }) =>
      `此地不只用一種時間：${[zone, ...alternatives].join("、")}。`,
    "place-zone-differ": ({ zone, alternatives }) =>
      `各資料所載時區不同：${[zone, ...alternatives].join("、")}。`,
    "place-zone-own": ({ zone }) => `1970 年以前，${zone} 的沿革即此地或其鄰近大城的沿革。`,
    "place-zone-extended": ({ zone }) =>
      `1970 年以前，${zone} 只以其代表城市為準，此地的時鐘當時或有不同。`,
    "place-zone-local-option": ({ zone }) =>
      `1970 年以前，當地州、縣、鎮各自訂定夏令時間，${zone} 只以一城為準，請查當地紀錄。`,
    today: "未提供日期，以呼叫當下為準。",
    invalid_input: "所給資料不合此系統所需",
    plugin_fault: "此系統未能作答",
    not_declared: "此系統不在本綜合之列",
    caller_gone: "呼叫者已離線",
  },
  refusals: {
    lifespan: {
      when: "所問涉及生死壽數，此處不推算",
      says: "不予作答：所問涉及生死壽數，此處不推算。請改問他事",
    },
    "date-out-of-range": {
      when: "日期超出所用曆法或天象的年限",
      says: (phrase) => writePhrase(time, phrase),
    },
  },
  issues: {
    ...time,
    "unknown-field": ({ nearest }) =>
      nearest === undefined ? "無此欄位" : `無此欄位，是否為「${nearest}」？`,
    missing: ({ expected, about }) => `必填：${wanted(expected)}${about ? `（${about}）` : ""}`,
    expected: ({ expected, got, about, nearest }) =>
      `須為${parted(wanted(expected))}${about ? `（${about}）` : ""}，所給為 ${shown(got)}` +
      (nearest === undefined ? "" : `；最接近者為 ${JSON.stringify(nearest)}`),
    "both-time-and-hour": "出生時間與出生時請擇一填寫",
    "clock-without-place": () =>
      "無法定位時刻：不知依何地之鐘。請填地點（如臺北）、時區（如 Asia/Taipei）、時差（如 +08:00）或經度，或不填時刻",
    "place-missing": ({ fields }) => `必填：地點，或改填 ${fields.join("、")}`,
    "place-several": (asked) =>
      `名為「${asked.given}」者有 ${asked.total} 處：${places(asked, asked.total)}。請填其中一處的代號，或加國名、州省、鄰近城市`,
    "place-unknown": (asked) =>
      `查無「${asked.given}」` +
      (asked.choices ? `，相近者：${places(asked)}` : "，請改填座標與時區"),
    "place-elsewhere": (asked) => `該處查無「${asked.given}」，他處有：${places(asked)}`,
    "place-id-unknown": ({ given }) => `無此地點代號：「${given}」`,
    "place-beyond": ({ given }) =>
      `「${given}」超出範圍：先緯度，在 ±90° 之內，後經度，在 ±180° 之內`,
    "place-far": ({ given, km }) =>
      `「${given}」方圓 ${Math.floor(km)} 公里內無可考之地，無從得知時區，請一併填寫 timezone`,
    "place-apart": ({ given, place, km }) =>
      `所給經緯度與「${given}」所指的${place}相距 ${km} 公里，請擇一填寫`,
    "place-clock": ({ place, choices = [] }) =>
      `當時${place}一帶所用的時間不一：${choices.map(({ text }) => text).join("、")}。請以 timezone 註明所記時刻依何者`,
    "expected-boolean": "須為 true 或 false",
    "seed-and-commitment": "請勿填寫：種子由承諾產生",
    "commitment-text": ({ least, most }) =>
      `須為 ${least} 至 ${most} 個字元的文字；commitment 與 salt 須同時提供`,
    "foreign-commitment": "須為本服務 draws.commit 所出之承諾",
    "other-salt": "須為先前以其雜湊交給 draws.commit 的鹽",
    "other-request": "須為先前交給 draws.commit 的程序與輸入；lang 與 picture 可以不同",
  },
};
