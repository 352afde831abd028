import { houi, sectors } from "../../../core/words/zh_hant_directions.ts";
import { yearOutOfRange } from "../../../core/words/zh_hant.ts";
import { starId } from "../../stars.ts";
import { kiStar } from "../../words/zh_hant.ts";
import { zhHant as chart } from "../../chart/words/zh_hant.ts";
import type { KiDirections } from "../answer.ts";
import type { Board, LuckyTie, Standing } from "../rules.ts";
import type { KiDirectionsWords } from "./en.ts";

const kiClosure = {
  fiveYellow: { text: "五黃殺", about: "禍由己出" },
  darkSword: { text: "暗劍殺", about: "害從人來" },
  breaker: { text: "破", about: "約定易破" },
  ownStar: { text: "本命殺", about: "往者耗損" },
  ownTarget: { text: "本命的殺", about: "所求落空" },
  monthStar: { text: "月命殺", about: "較本命殺為輕" },
  monthTarget: { text: "月命的殺", about: "較本命的殺為輕" },
};
const kiBoard: Readonly<Record<Board, string>> = { year: "年盤", month: "月盤", day: "日盤" };
const kiStanding: Readonly<Record<Standing, string>> = {
  best: "大吉",
  good: "吉",
  open: "無礙",
  avoid: "宜避",
};
const kiTie: Readonly<Record<LuckyTie, string>> = {
  feeds: "生本命星",
  alike: "與本命星比和",
  fed: "為本命星所生",
};

const nameOf = (number: number) => `${kiStar[starId(number)].text}星`;
const of = (answer: KiDirections, ...standings: Standing[]) =>
  answer.directions.filter(({ standing }) => standings.includes(standing.value));
const names = (some: KiDirections["directions"]) =>
  some.length > 0 ? some.map(({ direction }) => houi[direction]).join("、") : "無";

export const zhHant: KiDirectionsWords = {
  title: "九星方位",
  summary: "依本命星看某年某月某日之吉凶方：五黃殺、暗劍殺、破、本命殺與本命的殺，附方位盤",
  inputs: {
    at: { label: "日期", about: "欲看方位之日（日本）" },
    purpose: {
      label: "所為何事",
      about: "遷居看年月日三盤，出行看月日，營造看年月",
      values: { move: "遷居", travel: "出行", build: "營造" },
    },
  },
  fields: {
    birthStar: "本命星",
    "answer/monthStar": "月命星",
    star: "星",
    portrait: "性情",
    number: "星數",
    element: "五行",
    at: "日期",
    boards: "盤",
    board: "盤",
    counts: "計入",
    centre: "中宮之星",
    pair: "干支",
    stars: "八方之星",
    direction: "方位",
    fiveYellow: "五黃殺",
    darkSword: "暗劍殺",
    breaker: "破",
    ownStar: "本命殺",
    ownTarget: "本命的殺",
    monthStar: "月命殺",
    monthTarget: "月命的殺",
    dayDisputed: "日星有異說",
    directions: "八方",
    fromDeg: "起",
    toDeg: "迄",
    standing: "吉凶",
  },
  terms: { kiStar, houi, kiBoard, kiStanding },
  phrases: {
    closedBy: ({ board, closure }) =>
      `${kiBoard[board]}犯${kiClosure[closure].text}，${kiClosure[closure].about}`,
    luckyOn: ({ board, star, tie }) => `${kiBoard[board]}得${nameOf(star)}，${kiTie[tie]}`,
    nothing: "無殺可犯，亦無相生之星",
  },
  conventions: { sectors, longRun: chart.conventions.longRun },
  refusals: { yearOutOfRange },
  omissions: { birthTime: "未提供出生時刻，以正午計；只有在交節當日才會影響結果。" },
  reading(answer, say) {
    const [best, good, shut, open] = [
      of(answer, "best"),
      of(answer, "good"),
      of(answer, "avoid"),
      of(answer, "open"),
    ];
    const because = (one: KiDirections["directions"][number]) =>
      one.standing.because.map((why) => say.phrase(why)).join("；");
    const counted = answer.boards
      .filter(({ counts }) => counts)
      .map(({ board, centre }) => `${kiBoard[board]}（${nameOf(centre)}入中）`)
      .join("、");
    const lead = [...best, ...good][0];
    const seek = lead
      ? `宜往${names([...best, ...good])}${best.length > 0 && good.length > 0 ? `，其中以${names(best)}為上` : ""}。${houi[lead.direction]}方${because(lead)}。`
      : "所計各盤俱無吉方，宜另擇日或另擇月。";
    const openText = open.length > 0 ? `${names(open)}無礙，亦無所助。` : "";
    const worst = shut.toSorted((a, b) => b.standing.because.length - a.standing.because.length)[0];
    return [
      `${answer.at}，你的本命星為${nameOf(answer.birthStar.number)}，依${counted}看：`,
      `${seek}${openText}`,
      shut.length > 0
        ? `宜避${names(shut)}。其中${houi[worst!.direction]}方最重：${because(worst!)}。`
        : "諸方皆不犯殺。",
      ...(answer.dayDisputed && answer.boards[2]!.counts
        ? ["此日落在較長的半年之中，各派日星算法不一。"]
        : []),
    ];
  },
  picture: {
    heading: ({ at, birthStar }) => `${at} · 本命${nameOf(birthStar.number)}`,
    subtitle: () => "南在上；由外而內為年盤、月盤、日盤",
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
      "綠為吉方，紅宜避 · 五 五黃殺 · 暗 暗劍殺 · 破",
      "本 本命殺 · 的 本命的殺 · 月 月命殺 · 月的 月命的殺",
    ],
    desc: (answer) =>
      `${answer.at} 九星方位盤：吉方${names(of(answer, "best", "good"))}，宜避${names(of(answer, "avoid"))}`,
  },
};
