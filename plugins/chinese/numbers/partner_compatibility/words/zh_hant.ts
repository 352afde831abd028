import { byPull } from "../../../compatibility/scoring.ts";
import { grade, partFields } from "../../../compatibility/words/zh_hant.ts";
import type { WanderingStar } from "../../../core/eight_mansions.ts";
import { clauseOf } from "../../../core/words/clauses.ts";
import { phase, wanderingStar } from "../../../core/words/zh_hant.ts";
import { STAR_NATURES } from "../../stars.ts";
import * as shared from "../../words/zh_hant.ts";
import type { PartnerAnswer, PartPhrases } from "../answer.ts";
import type { PartnerWords } from "./en.ts";

const { senses } = shared;
const elementOf = (star: WanderingStar) => phase[STAR_NATURES[star].element];
const listed = (stars: readonly WanderingStar[]) =>
  stars.map((star) => wanderingStar[star]).join("、");

const part = { dominants: "主星五行", joins: "末數相連", supplies: "吉星互補" };

const ties: Readonly<
  Record<PartPhrases["dominantsTie"]["relation"], (one: string, other: string) => string>
> = {
  same: () => "五行相同",
  generates: (one, other) => `${one}生${other}`,
  generatedBy: (one, other) => `${other}生${one}`,
  controls: (one, other) => `${one}剋${other}`,
  controlledBy: (one, other) => `${other}剋${one}`,
};

/** What each part stands on, as a clause. */
const clauses = {
  noDominant: "一方無星可論，主星不能相較",
  sameDominant: ({ star }: PartPhrases["sameDominant"]) =>
    `主星同為${wanderingStar[star]}，氣類相同`,
  dominantsTie: ({ a, b, relation }: PartPhrases["dominantsTie"]) =>
    `主星為${wanderingStar[a]}（${elementOf(a)}）與${wanderingStar[b]}（${elementOf(b)}），${ties[relation](elementOf(a), elementOf(b))}`,
  noJoin: "末數為零或五，不成一組",
  endsJoin: ({ stars, last }: PartPhrases["endsJoin"]) =>
    `末數相連成${listed(stars)}，主${senses[last]}`,
  noneLacking: "兩人四吉星俱備，無須相倚",
  noneSupplied: "一方所缺，另一方亦無",
  supplied: ({ toA, toB }: PartPhrases["supplied"]) =>
    [
      toB.length > 0 ? `前者可補後者之${listed(toB)}` : "",
      toA.length > 0 ? `後者可補前者之${listed(toA)}` : "",
    ]
      .filter((clause) => clause !== "")
      .join("，"),
};

const advice = {
  harmonious: "以數論之，兩人相益。",
  neutral: "以數論之，兩人無大利亦無大礙。",
  difficult: "以數論之，兩人多有牽扯；論者以為可共用一號，補兩人皆缺之星。",
};

function paragraphs({ parts, score, verdict, dissent, a, b }: PartnerAnswer): readonly string[] {
  const [leads, ends, lucky] = parts.map(({ evidence }) =>
    clauseOf<PartPhrases>(clauses, evidence),
  );
  const read = a.withNumber || b.withNumber ? "合兩人生日與號碼而觀" : "合兩人生日而觀";
  const against = byPull(parts.filter((one) => dissent.includes(one.part)))[0];
  const though = against
    ? `；惟${part[against.part]}（${against.value}）${against.value > 50 ? "勝於此數" : "不及此數"}`
    : "";
  return [
    `${read}，${leads}。${ends}。論其所缺，${lucky}。`,
    `以五十為中，合得 ${score} 分，屬${grade[verdict.value]}${though}。${advice[verdict.value]}生日之數與生俱來，難盡兩人之緣，姑備一說可也。`,
  ];
}

export const zhHant: PartnerWords = {
  title: "雙人數字合參",
  summary: "合參兩人生日與號碼之八星：主星五行、末數相連、吉星互補，並列相左之項",
  inputs: {
    number: { label: "號碼", about: "其人常用之號碼，如電話；答案不重複此號" },
  },
  fields: {
    ...partFields,
    stars: "生日諸星",
    missing: "所缺吉星",
    dominant: "主星",
    withNumber: "兼讀號碼",
    weight: "權重（%）",
  },
  terms: { wanderingStar, part, grade },
  phrases: {
    ...shared.numberIssues,
    ...shared.dateIssues,
    ...clauses,
    weightedMean: ({ spread }) =>
      `總分為三項之加權平均，各項零至一百，五十為中，距五十之差放大 ${spread} 倍。此派未定總分，權重為本服務自訂之模型。`,
  },
  conventions: shared.conventions,
  reading: (match) => ({
    paragraphs: paragraphs(match),
    outline: ["兩人之數", "總論"],
    facts: {
      a: match.a.dominant && wanderingStar[match.a.dominant],
      b: match.b.dominant && wanderingStar[match.b.dominant],
      parts: match.parts.map(({ part: id, value }) => ({ part: part[id], value })),
      score: match.score,
      verdict: grade[match.verdict.value],
    },
  }),
  picture: {
    title: "雙人數字",
    caption: () => "",
    lacks: "缺",
    complete: "四吉俱備",
  },
};
