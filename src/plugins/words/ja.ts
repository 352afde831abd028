/** What every procedure has in common, in Japanese. */
import { ja as lore } from "../../lore/words/ja.ts";
import { chinese } from "../../speech/mod.ts";
import { writePhrase } from "../../time/mod.ts";
import { phrases as time } from "../../time/words/ja.ts";
import { expectationIn, shownIn, type Expected } from "./expected.ts";
import { listed, type PlaceAsked } from "./places.ts";

import type { Translation } from "../../speech/mod.ts";
import type { en } from "./en.ts";

const KINDS: Readonly<Record<string, string>> = {
  string: "文字列",
  number: "数値",
  integer: "整数",
  boolean: "true か false",
  array: "リスト",
  object: "オブジェクト",
  value: "別の値",
};
const wanted = expectationIn({
  kinds: KINDS,
  oneOf: (values, more) => `${values.join("、")}${more > 0 ? ` ほか ${more} 件` : ""}のいずれか`,
  bounded: (kind, { least, most, counts = "value", visible }) => {
    const unit = { value: "", characters: " 文字", items: " 件" }[counts];
    const range =
      least === undefined
        ? `${most}${unit}以下`
        : most === undefined
          ? `${least}${unit}以上`
          : `${least}${unit}から ${most}${unit}まで`;
    return `${range}の${kind}${visible ? "（空白のみは不可）" : ""}`;
  },
});
const places = (asked: PlaceAsked, total?: number) =>
  listed(asked.choices ?? [], "、", (count) => `ほか ${count} 件`, total);
const shown = shownIn({
  nothing: "空",
  null: "null",
  object: "オブジェクト",
  array: (count) => `${count} 件のリスト`,
});

const questionCertainty = {
  set: "呼び出し側の指定",
  sure: "言葉に表れている",
  likely: "言葉からうかがえる",
  guess: "手がかりがなく仮定",
};

export const ja: Translation<typeof en> = {
  title: "",
  summary: "",
  notice:
    "占いの結果は象徴の伝統に属するもので、検証された予測ではありません。寿命と死は計算しません。",
  inputs: {
    birthDate: {
      label: "生年月日",
      about:
        "暦日、YYYY-MM-DD。0000 から 9999 以外の年は ±YYYYYY（天文学的紀年、0 年は紀元前 1 年）",
    },
    birthTime: { label: "出生時刻", about: "時計の時刻、HH:MM または HH:MM:SS、24 時間制" },
    birthHour: {
      label: "出生の時（分が不明のとき）",
      about: "分が不明のときの出生の時、0 から 23。その時の半ばとして読みます",
    },
    date: {
      label: "日付",
      about:
        "暦日、YYYY-MM-DD。0000 から 9999 以外の年は ±YYYYYY（天文学的紀年、0 年は紀元前 1 年）",
    },
    time: { label: "時刻", about: "時計の時刻、HH:MM または HH:MM:SS、24 時間制" },
    place: {
      label: "場所",
      about:
        "市町村の名。同じ名が多いときは国、州、近くの都市を添えます（Springfield, Illinois）。places.search の ID（gn:1668341）や" +
        "座標（25.03, 121.56、または { latitude, longitude }）でもかまいません。タイムゾーンと緯度、経度の代わりになります",
    },
    timezone: {
      label: "タイムゾーン",
      about:
        "IANA タイムゾーン（Asia/Tokyo）、固定の時差（+09:00）、UTC、または LMT（経度による地方平均時）",
    },
    latitude: { label: "緯度", about: "度、北緯が正" },
    longitude: { label: "経度", about: "度、東経が正" },
    calendar: {
      label: "暦",
      about: "日付の暦。既定はグレゴリオ暦",
      values: { gregorian: "グレゴリオ暦", julian: "ユリウス暦" },
    },
    backzone: {
      label: "1970年以前にどこの時計か",
      about:
        "時間帯の名が1970年以前に指した時計。listed（既定）は時間帯表のとおり、all は記録されたすべての土地の沿革、none は1970年以後同じものを一つにまとめる",
      values: { listed: "表のとおり", all: "すべての沿革", none: "まとめた時間帯" },
    },
    fold: {
      label: "重なる時刻のどちらか",
      about: "二度あった時刻のどちらと読むか。0 は一度目（既定）、1 は二度目",
    },
    gender: {
      label: "性別",
      about: "占術が読む性別",
      values: { male: "男性", female: "女性" },
    },
    question: { label: "質問", about: "占う質問。答えに写されるだけで、偶然には関わりません" },
    matter: {
      label: "問いの事柄",
      about: "何についての問いか。省略すると言葉から読み取ります",
      values: lore.questionMatter,
    },
    hope: {
      label: "望み",
      about: "吉兆がどちらを支持するか。省略すると言葉から読み取ります",
      values: lore.questionHope,
    },
    form: {
      label: "問いの形",
      about: "はいかいいえか、どれか、どこか、いつか、開いた問いか。省略すると言葉から読み取ります",
      values: lore.questionForm,
    },
    a: { label: "一人目", about: "二人のうち一人目" },
    b: { label: "二人目", about: "二人のうち二人目" },
    lang: {
      label: "言語",
      about:
        "文章の言語、BCP 47 タグ（en、zh-Hant、ja など）。既定は en。実際の言語は答えに示されます",
    },
    compare: {
      label: "流派を比べる",
      about: "ほかの流派でも計算する項目。異なる点が答えに並びます",
    },
    seed: { label: "シード", about: "同じ引きを再現します。省くと無作為" },
    picture: { label: "図", about: "答えに図（SVG）を添えるか。既定は添えない" },
    dryRun: {
      label: "価格のみ",
      about: "価格と残高だけを答えます。計算も課金もしません",
    },
    commitment: {
      label: "コミットメント",
      about: "この要求に draws.commit が答えたもの。salt とともに送り、seed は省きます",
    },
    salt: { label: "ソルト", about: "その SHA-256 を draws.commit に渡した文字列" },
  },
  fields: {
    score: "点数",
    testimonies: "点数の理由",
    weight: "加点",
    code: "コード",
    source: "出典",
    because: "理由",
    value: "値",
    band: "評価",
    components: "内訳",
    strengths: "長所",
    cautions: "気をつける点",
    question: "質問",
    reply: "答え",
    standing: "見通し",
    where: "どこ",
    when: "いつ",
    quarter: "方角",
    ground: "場所の種類",
    unit: "単位",
    from: "から",
    to: "まで",
    weighed: "選択肢",
    option: "選択肢",
    count: "いくつ",
    asked: "問いの読み取り",
    matter: "問いの事柄",
    hope: "望み",
    form: "問いの形",
    certainty: "読み取りの根拠",
    words: "決め手となった言葉",
    options: "選ぶもの",
    castBy: "占った手",
    a: "一人目",
    b: "二人目",
    id: "ID",
    native: "原語",
    roman: "ローマ字",
    text: "文",
    original: "原文",
    lang: "言語",
    conventions: "用いた流派",
    compared: "ほかの流派で変わる点",
    time: "時刻の読み",
    omitted: "省かれた入力",
    reading: "読み",
    interpretation: "読み",
    synthesis: "総合",
    thesis: "論旨",
    picture: "図",
    notice: "お断り",
    creditsUsed: "消費ポイント",
  },
  terms: {
    ...lore,
    questionCertainty,
    castBy: { chance: "無作為", caller: "ご自分の手" },
    leaning: { favourable: "吉", mixed: "半々", adverse: "凶" },
    band: {
      excellent: "たいへん良い",
      good: "良い",
      mixed: "一長一短",
      challenging: "歩み寄りが要る",
    },
  },
  phrases: {
    ...time,
    "place-label": ({ name, division, country }) => chinese.address(name, division, country),
    "place-other-clock": ({ place, given, givenOffset, zone, offset }) =>
      `時刻は与えられた ${given}（${givenOffset}）で読みました。当時の${place}の時計は ${offset}（${zone}）でした。`,
    "place-zone-agreed": ({ zone }) =>
      `1970 年以降、地名表もタイムゾーンの境界も ${zone} だけを挙げています。`,
    "place-zone-overlap": ({ zone, alternatives }) =>
      `この地では複数の時刻が使われています：${[zone, ...alternatives].join("、")}。`,
    "place-zone-differ": ({ zone, alternatives }) =>
      `資料によってタイムゾーンが異なります：${[zone, ...alternatives].join("、")}。`,
    "place-zone-own": ({ zone }) =>
      `1970 年より前の ${zone} の履歴は、この地か隣の大都市のものです。`,
    "place-zone-extended": ({ zone }) =>
      `1970 年より前の ${zone} は代表の都市だけに従うため、この地の時計は違っていたかもしれません。`,
    "place-zone-local-option": ({ zone }) =>
      `1970 年より前は州や郡、町がそれぞれ夏時間を決めていました。${zone} は一つの都市に従うだけなので、地元の記録で確かめてください。`,
    today: "日付がないため、呼び出しの時点を用いました。",
    invalid_input: "この占術に渡された入力が適切ではありません",
    plugin_fault: "この占術は答えられませんでした",
    not_declared: "この占術は総合に含まれていません",
    caller_gone: "呼び出し元がいなくなりました",
  },
  refusals: {
    lifespan: {
      when: "問いが死や寿命に関わるとき。これは計算しません",
      says: "問いが死や寿命に関わるため、お答えしません。別のことをお尋ねください",
    },
    "date-out-of-range": {
      when: "日付が、用いる暦または天体暦の年の範囲を越えています",
      says: (phrase) => writePhrase(time, phrase),
    },
  },
  issues: {
    ...time,
    "unknown-field": ({ nearest }) =>
      nearest === undefined ? "未知の項目です" : `未知の項目です。「${nearest}」のことですか`,
    missing: ({ expected, about }) => `必須です：${wanted(expected)}${about ? `（${about}）` : ""}`,
    expected: ({ expected, got, about, nearest }) =>
      `${wanted(expected)}${about ? `（${about}）` : ""}が必要ですが、${shown(got)} でした` +
      (nearest === undefined ? "" : `。最も近い値は ${JSON.stringify(nearest)}`),
    "clock-without-place": () =>
      "どの土地の時計か分からないため時刻を定められません。場所（東京など）、Asia/Tokyo のようなタイムゾーン、+09:00 のような時差、または経度を送るか、時刻を省いてください",
    "place-missing": ({ fields }) => `必須です：場所、またはその代わりに ${fields.join("、")}`,
    "place-several": (asked) =>
      `「${asked.given}」という所は ${asked.total} 件あります：${places(asked, asked.total)}。いずれかの ID を送るか、国、州、近くの都市を添えてください`,
    "place-unknown": (asked) =>
      `「${asked.given}」という所は見つかりません` +
      (asked.choices ? `。近い名：${places(asked)}` : "。座標とタイムゾーンを送ってください"),
    "place-elsewhere": (asked) =>
      `そこに「${asked.given}」は見つかりません。ほかの所：${places(asked)}`,
    "place-id-unknown": ({ given }) => `「${given}」という ID の場所はありません`,
    "place-beyond": ({ given }) =>
      `「${given}」は範囲外です。緯度を先に ±90° 以内で、次に経度を ±180° 以内で書いてください`,
    "place-far": ({ given, km }) =>
      `「${given}」から ${Math.floor(km)} km 以内に知られた所がなく、タイムゾーンが分かりません。timezone も送ってください`,
    "place-apart": ({ given, place, km }) =>
      `緯度と経度は「${given}」の指す${place}から ${km} km 離れています。どちらか一方にしてください`,
    "place-clock": ({ place, choices = [] }) =>
      `当時の${place}のあたりでは時計が一様ではありませんでした：${choices.map(({ text }) => text).join("、")}。どの時計で読んだ時刻かを timezone で示してください`,
    "both-time-and-hour": "birthTime と birthHour はどちらか一方だけにしてください",
    "expected-boolean": "true か false が必要です",
    "seed-and-commitment": "省いてください。シードはコミットメントが作ります",
    "commitment-text": ({ least, most }) =>
      `${least} から ${most} 文字の文字列が必要です。commitment と salt は揃えて送ってください`,
    "foreign-commitment": "このサービスの draws.commit が出したコミットメントが必要です",
    "other-salt": "draws.commit に渡したハッシュのソルトが必要です",
    "other-request":
      "draws.commit に渡した手続きと入力が必要です。lang と picture は違っていてもかまいません",
  },
};
