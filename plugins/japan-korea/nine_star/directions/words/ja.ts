import { houi, sectors } from "../../../core/words/ja_directions.ts";
import { dateText } from "../../../calendar/words/ja.ts";
import { yearOutOfRange } from "../../../core/words/ja.ts";
import { starId } from "../../stars.ts";
import { kiStar } from "../../words/ja.ts";
import { ja as chart } from "../../chart/words/ja.ts";
import type { KiDirections } from "../answer.ts";
import type { Board, LuckyTie, Standing } from "../rules.ts";
import type { KiDirectionsWords } from "./en.ts";

const kiClosure = {
  fiveYellow: { text: "五黄殺", about: "自ら招く災い" },
  darkSword: { text: "暗剣殺", about: "他から受ける不意の災い" },
  breaker: { text: "破", about: "約束や縁が破れる" },
  ownStar: { text: "本命殺", about: "心身を損ねる" },
  ownTarget: { text: "本命的殺", about: "当てが外れる" },
  monthStar: { text: "月命殺", about: "本命殺より軽い" },
  monthTarget: { text: "月命的殺", about: "本命的殺より軽い" },
};
const kiBoard: Readonly<Record<Board, string>> = { year: "年盤", month: "月盤", day: "日盤" };
const BREAKER: Readonly<Record<Board, string>> = { year: "歳破", month: "月破", day: "日破" };
const kiStanding: Readonly<Record<Standing, string>> = {
  best: "最大吉方",
  good: "吉方",
  open: "平",
  avoid: "凶方",
};
const kiTie: Readonly<Record<LuckyTie, string>> = {
  feeds: "本命星を生じる生気",
  alike: "本命星と同じ気の比和",
  fed: "本命星が生じる退気",
};

const nameOf = (number: number) => kiStar[starId(number)].text;
const of = (answer: KiDirections, ...standings: Standing[]) =>
  answer.directions.filter(({ standing }) => standings.includes(standing.value));
const names = (some: KiDirections["directions"]) =>
  some.length > 0 ? some.map(({ direction }) => houi[direction]).join("、") : "なし";

export const ja: KiDirectionsWords = {
  title: "九星気学の方位",
  summary: "本命星から見た年・月・日の吉方と凶方。五黄殺、暗剣殺、破、本命殺、本命的殺と方位盤",
  inputs: {
    at: { label: "いつの方位か", about: "方位を見る日（日本の日付）" },
    purpose: {
      label: "用向き",
      about: "引っ越しは年・月・日、旅行は月・日、新築・改築は年・月の盤で見ます",
      values: { move: "引っ越し", travel: "旅行", build: "新築・改築" },
    },
  },
  fields: {
    birthStar: "本命星",
    "answer/monthStar": "月命星",
    star: "星",
    portrait: "人となり",
    number: "星の数",
    element: "五行",
    at: "日付",
    boards: "盤",
    board: "盤",
    counts: "用いる盤か",
    centre: "中宮の星",
    pair: "干支",
    stars: "八方の星",
    direction: "方位",
    fiveYellow: "五黄殺",
    darkSword: "暗剣殺",
    breaker: "破",
    ownStar: "本命殺",
    ownTarget: "本命的殺",
    monthStar: "月命殺",
    monthTarget: "月命的殺",
    dayDisputed: "日の星に諸説あり",
    directions: "八方位",
    fromDeg: "から",
    toDeg: "まで",
    standing: "吉凶",
  },
  terms: { kiStar, houi, kiBoard, kiStanding },
  phrases: {
    closedBy: ({ board, closure }) =>
      `${kiBoard[board]}の${closure === "breaker" ? BREAKER[board] : kiClosure[closure].text}（${kiClosure[closure].about}）`,
    luckyOn: ({ board, star, tie }) => `${kiBoard[board]}の${nameOf(star)}（${kiTie[tie]}）`,
    nothing: "凶殺はなく、相生の星もありません",
  },
  conventions: { sectors, longRun: chart.conventions.longRun },
  refusals: { yearOutOfRange },
  omissions: {
    birthTime:
      "出生時刻がないため正午としました。結果が変わりうるのは、節入りの日に生まれた場合だけです。",
  },
  reading(answer, say) {
    const [best, good, shut, open] = [
      of(answer, "best"),
      of(answer, "good"),
      of(answer, "avoid"),
      of(answer, "open"),
    ];
    const because = (one: KiDirections["directions"][number]) =>
      one.standing.because.map((why) => say.phrase(why)).join("、");
    const counted = answer.boards
      .filter(({ counts }) => counts)
      .map(({ board, centre }) => `${kiBoard[board]}（${nameOf(centre)}中宮）`)
      .join("、");
    const lead = [...best, ...good][0];
    const seek = lead
      ? `吉方は${names([...best, ...good])}です${best.length > 0 && good.length > 0 ? `。なかでも${names(best)}が最大吉方` : ""}。${houi[lead.direction]}には${because(lead)}が回ります。`
      : "用いる盤に吉方はありません。日か月を改めるのがよいでしょう。";
    const openText = open.length > 0 ? `${names(open)}は吉でも凶でもありません。` : "";
    const worst = shut.toSorted((a, b) => b.standing.because.length - a.standing.because.length)[0];
    return [
      `${dateText(answer.at)}、本命星${nameOf(answer.birthStar.number)}の方位を${counted}で見ます。`,
      `${seek}${openText}`,
      shut.length > 0
        ? `凶方は${shut.length === 8 ? "八方位すべて" : names(shut)}です。最も重いのは${houi[worst!.direction]}で、${because(worst!)}に当たります。`
        : "凶方はありません。",
      ...(answer.dayDisputed && answer.boards[2]!.counts
        ? ["この日は九星の閏を置く期間に当たり、日の星の数え方は流派によって異なります。"]
        : []),
    ];
  },
  picture: {
    heading: ({ at, birthStar }) => `${dateText(at)} · 本命星 ${nameOf(birthStar.number)}`,
    subtitle: () => "南が上。外から年盤、月盤、日盤",
    direction: (id) => houi[id],
    marks: {
      fiveYellow: "五",
      darkSword: "暗",
      breaker: "破",
      ownStar: "本",
      ownTarget: "的",
      monthStar: "月",
      monthTarget: "月的",
    },
    legend: [
      "緑は吉方、赤は凶方 · 五 五黄殺 · 暗 暗剣殺 · 破 歳破・月破・日破",
      "本 本命殺 · 的 本命的殺 · 月 月命殺 · 月的 月命的殺",
    ],
    desc: (answer) =>
      `${dateText(answer.at)}の方位盤。吉方は${names(of(answer, "best", "good"))}、凶方は${names(of(answer, "avoid"))}`,
  },
};
