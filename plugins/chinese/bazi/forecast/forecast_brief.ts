import type { Brief, Lang } from "#old";
import type { TenGodId } from "../../core/ten_gods.ts";
import { LUCK_THEMES as THEMES_EN } from "../chart/brief/words_en.ts";
import { LUCK_THEMES as THEMES_ZH } from "../chart/brief/words_zh.ts";
import type { Forecast } from "./forecast.ts";
import { WITH_NATIVE } from "./outlook.ts";

type Period = Forecast["periods"][number];

const OUTLINE = {
  en: ["The ground", "Each period", "Its months"],
  "zh-Hant": ["命局", "流年流月", "各月"],
} as const;

/** Tells a writer what lies ahead, and reads it out. */
export function forecastBrief(forecast: Forecast, lang: Lang): Brief {
  const en = lang === "en";
  const paragraphs = [
    en ? groundEnglish(forecast) : groundChinese(forecast),
    ...forecast.periods
      .slice(0, 12)
      .map((p) => (en ? periodEnglish(p, forecast.unit) : periodChinese(p, forecast.unit))),
  ];
  return {
    facts: {
      natal: forecast.natal,
      periods: forecast.periods.map(
        ({ native, tenGod, score, tone, from, to, luck, taiSui, scoreParts }) => ({
          native,
          tenGod: tenGod.gloss,
          score,
          tone,
          from,
          to,
          luck: luck.pillar?.native ?? null,
          taiSui: taiSui.map((one) => one.gloss),
          because: scoreParts.map((part) => part.because[en ? "en" : "zhHant"]),
        }),
      ),
    },
    outline: OUTLINE[lang],
    plain: paragraphs.join("\n\n"),
  };
}

function groundEnglish({ natal }: Forecast): string {
  return `The birth chart ${natal.native} has the day master ${natal.dayMaster.native} (${natal.dayMaster.gloss}), ${natal.strength.name.gloss}, and most needs ${natal.usefulGod.name.gloss}. What lies ahead is read by whether it brings that element or the one that works against it.`;
}

function groundChinese({ natal }: Forecast): string {
  return `命局${natal.native}，日主${natal.dayMaster.native}，${natal.strength.name.native}，用神為${natal.usefulGod.name.native}。以下各期，以其是否得用神、遇忌神而論。`;
}

const TONES_EN = {
  favourable: "a favourable stretch",
  mixed: "a stretch of mixed weather",
  demanding: "a demanding stretch",
} as const;
const TONES_ZH = { favourable: "得力", mixed: "得失參半", demanding: "辛勞" } as const;

function themeEnglish(period: {
  readonly tenGod: { readonly id: string };
  readonly tone: Period["tone"];
}): string {
  const { bright, dark } = THEMES_EN[period.tenGod.id as TenGodId];
  if (period.tone === "favourable") return bright;
  return period.tone === "demanding" ? dark : `${bright}, with ${dark} as the price`;
}

function themeChinese(period: {
  readonly tenGod: { readonly id: string };
  readonly tone: Period["tone"];
}): string {
  const { bright, dark } = THEMES_ZH[period.tenGod.id as TenGodId];
  if (period.tone === "favourable") return bright;
  return period.tone === "demanding" ? dark : `${bright}，亦須防${dark}`;
}

function periodEnglish(period: Period, unit: string): string {
  const head =
    unit === "year"
      ? `${period.year}, the year ${period.native} (${period.gloss}), age ${period.nominalAge} by Chinese count`
      : unit === "month"
        ? `The month ${period.native} from ${period.from.slice(0, 10)}`
        : `${period.from}, a ${period.native} day`;
  const reasons = period.scoreParts.slice(0, 3).map(({ because }) => because.en);
  const sentences = [
    `${head}, brings ${period.tenGod.gloss} and is ${TONES_EN[period.tone]} (${period.score} of 100): ${themeEnglish(period)}.`,
  ];
  if (reasons.length > 0) sentences.push(`The reasons: ${reasons.join("; ")}.`);
  if (period.luck.pillar)
    sentences.push(`It runs under the luck pillar ${period.luck.pillar.native}.`);
  if (period.luck.changesTo) {
    const on = period.luck.changesOn ? ` on ${period.luck.changesOn}` : "";
    sentences.push(`Luck changes to ${period.luck.changesTo.native}${on}.`);
  }
  if (period.taiSui.length > 0) {
    sentences.push(
      `The birth year stands ${period.taiSui.map(({ gloss }) => gloss).join(" and ")}: a year to keep one's head down and one's papers in order.`,
    );
  }
  const ranked = [...period.months].sort((a, b) => b.score - a.score);
  const best = ranked[0];
  const hardest = ranked.at(-1);
  if (best && hardest && best !== hardest) {
    sentences.push(
      `Its lightest month is ${best.native}, from ${best.from.slice(0, 10)} (${themeEnglish(best)}); the heaviest is ${hardest.native}, from ${hardest.from.slice(0, 10)} (${themeEnglish(hardest)}).`,
    );
  }
  return sentences.join(" ");
}

function periodChinese(period: Period, unit: string): string {
  const head =
    unit === "year"
      ? `${period.year} ${period.native}年，虛歲 ${period.nominalAge}`
      : unit === "month"
        ? `${period.native}月（${period.from.slice(0, 10)} 起）`
        : `${period.from} ${period.native}日`;
  const reasons = period.scoreParts.slice(0, 3).map(({ because }) => because.zhHant);
  const sentences = [
    `${head}，${period.tenGod.native}當令，${TONES_ZH[period.tone]}（${period.score} 分）：${themeChinese(period)}。`,
  ];
  if (reasons.length > 0) sentences.push(`所據：${reasons.join("；")}。`);
  if (period.luck.pillar) sentences.push(`行${period.luck.pillar.native}運。`);
  if (period.luck.changesTo) {
    sentences.push(`${period.luck.changesOn ?? "期內"}交入${period.luck.changesTo.native}運。`);
  }
  if (period.taiSui.length > 0) {
    sentences.push(`生年${period.taiSui.map(({ native }) => native).join("、")}，宜低調守成。`);
  }
  const opposed = period.meetings.find((one) => one.relation.id === "clash");
  if (opposed)
    sentences.push(`與${WITH_NATIVE[opposed.with as keyof typeof WITH_NATIVE]}相沖，主有變動。`);
  const ranked = [...period.months].sort((a, b) => b.score - a.score);
  const best = ranked[0];
  const hardest = ranked.at(-1);
  if (best && hardest && best !== hardest) {
    sentences.push(
      `月份以${best.native}月（${best.from.slice(0, 10)} 起）最順，${hardest.native}月（${hardest.from.slice(0, 10)} 起）最須謹慎。`,
    );
  }
  return sentences.join("");
}
