import { wanderingStar } from "../../../core/words/zh_hant.ts";
import * as shared from "../../words/zh_hant.ts";
import type { BirthDateAnswer } from "../answer.ts";
import type { BirthDateWords } from "./en.ts";

const tones = { favourable: "順", mixed: "參半", unfavourable: "宜耐守", silent: "無星" };

function closing({ stages, missingDigits, seek }: BirthDateAnswer): string {
  const stretches = stages.flatMap(({ ages, tone, leading }) =>
    leading ? [`${shared.terms.ages[ages]}${wanderingStar[leading]}，${tones[tone]}`] : [],
  );
  const life = stretches.length === 0 ? "" : `依次而論，${stretches.join("；")}。`;
  const lacks = missingDigits.length === 0 ? "一至九俱全。" : `數缺 ${missingDigits.join("、")}。`;
  const wanted =
    seek.length === 0
      ? "四吉星俱備。"
      : `所缺吉星，可於自擇之號求之：${seek.map(({ star, pairs }) => `${wanderingStar[star]}（${pairs.slice(0, 4).join("、")}）`).join("、")}。`;
  return life + lacks + wanted;
}

export const zhHant: BirthDateWords = {
  title: "生日數字風水",
  summary: "以八星論出生日期：先天星數、人生三段、所缺之數與吉星，及宜於他號求補者",
  fields: {
    ...shared.fields,
    ...shared.stageFields,
    stages: "人生三段",
    missingDigits: "所缺之數",
    missingStars: "所缺吉星",
    seek: "宜於他號求補",
    "seek/pairs": "所成之組",
    dateRead: "所讀曆日",
  },
  terms: { ...shared.terms, dateRead: { solar: "公曆", lunar: "農曆" } },
  phrases: { ...shared.phrases, ...shared.dateIssues },
  conventions: {
    connectors: shared.conventions.connectors,
    dateCalendar: {
      title: "取用曆日",
      options: { solar: "公曆", lunar: "農曆，閏月作本月" },
    },
  },
  refusals: {
    yearOutOfRange: {
      when: "日期早於 1646 年，無農曆可查",
      says: ({ year }) => `無從推算農曆：年份為 ${year}，須在 1646 年或以後`,
    },
  },
  // What is innate cannot be answered by choosing another date; the closing names what to seek.
  reading: (reading) =>
    shared.pairStory(
      { ...reading, remedies: [] },
      { subject: "此出生日期", closing: closing(reading) },
    ),
  picture: { ...shared.pairPicture, name: "出生日期" },
};
