/** What a blend says of a gender that was left out: which systems read it and what it changes there. */
import type { Disclosure, Lang, Omittable } from "#old";
import { listAt, valueAt, type Fields } from "./members/member.ts";

/** The only systems of a birth that read the gender, and what it decides in each. */
export const GENDER_READERS = {
  "bazi.chart": {
    en: "the direction of the luck cycles of the four pillars",
    zhHant: "八字大運之順逆",
  },
  "ziwei.chart": {
    en: "the decade luck of the Purple Star chart",
    zhHant: "紫微斗數之大限",
  },
} as const;

interface Entry {
  readonly settled: readonly { readonly field: string; readonly value?: unknown }[];
  readonly open: Disclosure["open"];
}

/** The omission of `gender`, certified by the two systems themselves, which run both. */
export const GENDER_OMITTABLE: Omittable = {
  assume: { gender: "male" },
  says: {
    en: "No gender was given; male was assumed. It reaches the direction of the luck cycles of the four pillars (bazi.chart) and the decade luck of the Purple Star chart (ziwei.chart), and nothing else",
    zhHant:
      "未提供性別，依男命推算。所及者為八字（bazi.chart）大運之順逆與紫微斗數（ziwei.chart）之大限，其餘不受影響",
  },
  candidates: () => [],
  exhaustive: true,
  verdicts: [],
  marker: "genderAssumption",
  reported: reportGender,
};

function reportGender(input: Fields, answer: Fields, lang: Lang): Disclosure | undefined {
  if (input["gender"] !== undefined) return undefined;
  const systems = listAt<{ system: string; delivered: boolean }>(answer, "/systems");
  const readers = systems.filter(({ system }) => system in GENDER_READERS);
  const entries = readers.map(({ system }) => {
    const index = systems.findIndex((one) => one.system === system);
    const entry = valueAt(answer, `/systems/${index}/data/genderAssumption`) as Entry | undefined;
    return { at: `/systems/${index}/data`, entry };
  });
  const invariant = systems.filter(({ system }) => !(system in GENDER_READERS));
  const under = <T extends { readonly field: string }>(at: string, list: readonly T[]) =>
    list.map((one) => ({ ...one, field: at + one.field }));
  return {
    says: saysOf(invariant.length, lang),
    candidates: 2,
    exhaustive: true,
    settled: entries.flatMap(({ at, entry }) => under(at, entry?.settled ?? [])),
    open: entries.flatMap(({ at, entry }) => under(at, entry?.open ?? [])),
    more: {
      certified: false,
      reach: readers.map(({ system }) => ({ system, what: reachOf(system, lang) })),
      invariant: invariant.map(({ system }) => system),
    },
  };
}

function reachOf(system: string, lang: Lang): string {
  const what = GENDER_READERS[system as keyof typeof GENDER_READERS];
  return lang === "en" ? what.en : what.zhHant;
}

function saysOf(invariant: number, lang: Lang): string {
  return lang === "en"
    ? `No gender was given; male was assumed. It reaches the direction of the luck cycles of the four pillars (bazi.chart) and the decade luck of the Purple Star chart (ziwei.chart), which run the other way for a female chart. The other ${invariant} systems are the same for any gender.`
    : `未提供性別，依男命推算。所及者為八字（bazi.chart）大運之順逆與紫微斗數（ziwei.chart）之大限，女命則反向而行；其餘 ${invariant} 個系統不因性別而異。`;
}
