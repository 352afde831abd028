import type { Brief, Frozen, Lang, Text } from "#old";
import { topicOf } from "../core/meanings.ts";
import { houseName, inProse, pointName } from "../core/names.ts";
import { capital, listEn, paragraphs, sentences } from "../core/prose.ts";
import type { HoraryAnswer } from "./horary_judge.ts";

type Answer = Frozen<HoraryAnswer>;

/** Writes the judgement. */
export function writeBrief(answer: Answer, lang: Lang): Brief {
  return {
    facts: {
      question: answer.question,
      significators: answer.significators,
      perfection: answer.perfection,
      considerations: answer.considerations,
      testimonies: answer.testimonies,
      score: answer.score,
      verdict: answer.verdict.value,
      timing: answer.timing,
    },
    outline:
      lang === "en"
        ? ["Judgement", "Significators", "Perfection", "Cautions", "Time"]
        : ["判斷", "主星", "成就與否", "須知", "時間"],
    plain: paragraphs([
      sentences([opening(answer)], lang),
      sentences([actors(answer), meeting(answer)], lang),
      sentences(sides(answer), lang),
      sentences([cautions(answer), time(answer)], lang),
    ]),
  };
}

const VERDICTS = {
  favourable: { en: "The chart answers in favour", zhHant: "此盤傾向成就" },
  conditional: { en: "The chart leaves it open", zhHant: "此盤未定，成否有待條件" },
  unfavourable: { en: "The chart speaks against it", zhHant: "此盤不利於所求" },
} as const satisfies Readonly<Record<string, Text>>;

function opening({ question, verdict, score }: Answer): Text {
  const told = VERDICTS[verdict.value];
  const asked = question.trim();
  return {
    en: `You asked: “${asked}” ${told.en}, with ${score} on a scale of 100, where 50 is the balance.`,
    zhHant: `所問：「${asked}」${told.zhHant}，評分 ${score}（滿分一百，五十為平）。`,
  };
}

function actors({ significators, quesitedHouse, chart }: Answer): Text {
  const { querent, quesited } = significators;
  const [a, b] = [querent.planet, quesited.planet];
  const at = (id: string) => chart.planets.find((one) => one.id === id)!;
  const [p, q] = [at(a), at(b)];
  const topic = topicOf(quesitedHouse);
  if (a === b) {
    return {
      en: `${capital(inProse(a).en)} rules both ${houseName(querent.house).en} of the one who asks and ${houseName(quesitedHouse).en} of ${topic.en}; the matter lies largely in your own hands.`,
      zhHant: `${pointName(a).zhHant}兼主問者之${houseName(querent.house).zhHant}與${topic.zhHant}之${houseName(quesitedHouse).zhHant}，事情大半操之在己。`,
    };
  }
  return {
    en: `You are shown by ${inProse(a).en}, in ${p.signName.en} in ${houseName(p.house).en}; the matter, one of ${topic.en}, by ${inProse(b).en}, in ${q.signName.en} in ${houseName(q.house).en}.`,
    zhHant: `問者由${p.name.zhHant}表示，在${p.signName.zhHant}、${houseName(p.house).zhHant}；所問之事屬${topic.zhHant}，由${q.name.zhHant}表示，在${q.signName.zhHant}、${houseName(q.house).zhHant}。`,
  };
}

const ASPECT_TEXTS = {
  conjunction: { en: "by conjunction: the two sides come together", zhHant: "合相，雙方相會" },
  sextile: {
    en: "by sextile: it can be brought about with some effort",
    zhHant: "六分相，稍加努力可成",
  },
  trine: { en: "by trine: it comes about with ease", zhHant: "三分相，順遂可成" },
  square: { en: "by square: it comes about through difficulty", zhHant: "四分相，經困難而成" },
  opposition: {
    en: "by opposition: what is gained may be regretted",
    zhHant: "對分相，縱成亦恐生悔",
  },
} as const satisfies Readonly<Record<string, Text>>;

function meeting({ perfection, significators }: Answer): Text {
  const [by, to] = [inProse(perfection.by), inProse(significators.quesited.planet)];
  const third = perfection.planet ? inProse(perfection.planet) : null;
  const aspect = perfection.aspect ? ASPECT_TEXTS[perfection.aspect] : null;
  switch (perfection.type) {
    case "aspect":
      return {
        en: `${capital(by.en)} applies to ${to.en} ${aspect!.en}${perfection.reception ? ", and reception eases the way" : ""}.`,
        zhHant: `${by.zhHant}與${to.zhHant}將成${aspect!.zhHant}${perfection.reception ? "，且有容納相助" : ""}。`,
      };
    case "translation":
      return {
        en: `The two form no aspect of their own, but ${third!.en} carries the light from one to the other: a go-between can bring it about.`,
        zhHant: `雙方不自成相位，然${third!.zhHant}傳遞其光，可藉中間人促成。`,
      };
    case "collection":
      return {
        en: `Both apply to ${third!.en}, which gathers their light: someone of weight can settle it.`,
        zhHant: `雙方皆入相位於${third!.zhHant}，由其匯光，可由有力者定奪。`,
      };
    case "prohibited":
      return {
        en: `They are on the way to each other, but ${third!.en} comes between first.`,
        zhHant: `雙方雖相向而行，${third!.zhHant}卻先從中阻隔。`,
      };
    case "refrained":
      return {
        en: `They are on the way to each other, but ${third!.en} turns back before they meet.`,
        zhHant: `雙方雖相向而行，${third!.zhHant}卻在相會前折返。`,
      };
    case "mutualReception":
      return {
        en: "No aspect joins the two, yet each stands in the other's dignity: good will is there and may find a way.",
        zhHant: "雙方雖無相位，卻互相容納：彼此有意，或可另尋門徑。",
      };
    case "sameRuler":
      return {
        en: "Its strength decides more than any aspect.",
        zhHant: "成敗繫於此星之強弱，甚於任何相位。",
      };
    default:
      return {
        en: `${capital(by.en)} and ${to.en} form no aspect that would complete the matter.`,
        zhHant: `${by.zhHant}與${to.zhHant}之間沒有足以成事的相位。`,
      };
  }
}

function sides({ testimonies }: Answer): readonly Text[] {
  const told = (list: Answer["testimonies"]) => list.slice(0, 3);
  const good = told(
    [...testimonies].filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight),
  );
  const bad = told(
    [...testimonies].filter(({ weight }) => weight < 0).sort((a, b) => a.weight - b.weight),
  );
  const write = (list: typeof good): Text => ({
    en: listEn(list.map(({ evidence }) => keepNames(evidence.en))),
    zhHant: list.map(({ evidence }) => evidence.zhHant).join("；"),
  });
  return [
    ...(good.length > 0
      ? [{ en: `In favour: ${write(good).en}.`, zhHant: `有利者：${write(good).zhHant}。` }]
      : []),
    ...(bad.length > 0
      ? [{ en: `Against: ${write(bad).en}.`, zhHant: `不利者：${write(bad).zhHant}。` }]
      : []),
  ];
}

/** Sun and Moon take their article inside a sentence. */
function keepNames(text: string): string {
  return text.replace(/^(Sun|Moon)\b/, "the $1").replace(/^One /, "one ");
}

function cautions({ considerations, confidence }: Answer): Text {
  if (considerations.length === 0) {
    return {
      en: "None of the considerations before judgement stands in the way.",
      zhHant: "判前須知皆無妨礙。",
    };
  }
  return {
    en: `Before relying on it, note: ${listEn(considerations.map(({ text }) => text.en.charAt(0).toLowerCase() + text.en.slice(1)))}. The confidence is set at ${confidence} of 1.`,
    zhHant: `採信之前宜留意：${considerations.map(({ text }) => text.zhHant).join("；")}。信心定為 ${confidence}（滿分一）。`,
  };
}

const UNITS = {
  days: { en: "days", zhHant: "日" },
  weeks: { en: "weeks", zhHant: "週" },
  months: { en: "months", zhHant: "月" },
  years: { en: "years", zhHant: "年" },
} as const;

function time({ timing }: Answer): Text | null {
  if (!timing) return null;
  const unit = UNITS[timing.unit];
  const en = timing.amount === 1 ? unit.en.replace(/s$/, "") : unit.en;
  return {
    en: `As an indication of time the degrees point to about ${timing.amount} ${en}.`,
    zhHant: `時間上，度數約指 ${timing.amount}${timing.unit === "months" ? "個" : ""}${unit.zhHant}，僅供參考。`,
  };
}
