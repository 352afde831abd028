import { PILLAR } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { taiSui, annualStar } from "../../bazi/forecast/words/en/terms.ts";
import { TAI_SUI, type TaiSui } from "../../bazi/forecast/meetings.ts";
import { ANNUAL_STAR, type AnnualStar } from "../../bazi/forecast/passing_stars.ts";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { en as zodiac } from "../../compatibility/zodiac/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { pillarName, relation } from "../../core/words/en.ts";
import type { answer, TaiSuiAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { list } = english;

/** What an offence is taken to bring. */
const offenceSense: Readonly<Record<TaiSui, string>> = {
  zhiTaiSui: "your own sign is in charge and every move is seen, so begin what you can finish",
  chongTaiSui:
    "the year pulls against you and moves house, work or ties, so plan the move yourself",
  xingTaiSui: "rules, papers and tempers chafe, so read what you sign",
  haiTaiSui: "helpers let go in small things, so keep promises in writing",
  poTaiSui: "what was arranged comes apart and is arranged again, so leave room in plans",
};
const starSense: Readonly<Record<AnnualStar, string>> = {
  taiSui: "you stand where the year looks",
  taiYang: "men of standing lend a hand",
  sangMen: "the house asks for care of its elders",
  taiYin: "women and quiet friends lend a hand",
  guanFu: "papers and disputes want a cool head",
  xiaoHao: "small sums run away",
  suiPo: "what stood firm is shaken",
  longDe: "trouble turns out well",
  baiHu: "edges and sharp words want care",
  fuDe: "good deeds come back",
  diaoKe: "other people's sorrows call on you",
  bingFu: "your strength wants looking after",
};
const named = (id: TaiSui) => `${nativeOf(TAI_SUI, id)} (${taiSui[id]})`;

export const en = {
  title: "Tai Sui check",
  summary:
    "Whether a birth year offends the spirit of a year (seat, clash, punishment, harm, break), which of the twelve annual spirits attends it, the general of the year, and the years ahead",
  inputs: { year: { label: "Year", about: "Gregorian year in which the year asked about begins" } },
  fields: {
    birth: "Birth year",
    pillar: "Pair",
    animal: "Animal",
    year: "Year",
    number: "Begins in",
    from: "From",
    to: "To",
    general: "General of the year",
    offences: "Offences",
    relations: "Relations of the branches",
    star: "Spirit that attends",
    ahead: "Years ahead with an offence",
  },
  terms: { taiSui, annualStar, relation },
  conventions: { yearStart: zodiac.conventions.yearStart },
  refusals: { yearOutOfRange: calendar.refusals.yearOutOfRange },
  reading({ birth, year, offences, star, ahead }: TaiSuiAnswer) {
    const sentences = offences.map((one) => `${named(one)}: ${offenceSense[one]}`);
    return [
      `The year ${nativeOf(PILLAR, year.pillar)} (${pillarName(year.pillar)}) runs from ${year.from} to ${year.to} under General ${year.general}; you were born in ${nativeOf(PILLAR, birth.pillar)} (${pillarName(birth.pillar)}).`,
      offences.length > 0
        ? `The year meets your birth year in ${sentences.length === 1 ? "one offence" : `${sentences.length} offences`}. ${sentences.join(". ")}. Temples answer it with a lamp for Tai Sui (安太歲) early in the year and a thanksgiving at its end.`
        : "Your birth year offends the spirit of this year in nothing.",
      `Of its twelve spirits ${nativeOf(ANNUAL_STAR, star)} (${annualStar[star]}) attends you: ${starSense[star]}.`,
      `In the twelve years after it you meet Tai Sui in ${list(ahead.map(({ number, pillar, offences: met }) => `${number} ${nativeOf(PILLAR, pillar)} (${met.map((one) => taiSui[one]).join(", ")})`))}.`,
    ];
  },
  picture: {
    title: "Tai Sui",
    lines: ({ birth, year, offences, star }: TaiSuiAnswer): readonly [string, string] => [
      offences.length > 0 ? offences.map(named).join(" · ") : "no offence in this year",
      `${year.number} ${nativeOf(PILLAR, year.pillar)}, General ${year.general} · born ${nativeOf(PILLAR, birth.pillar)} · ${nativeOf(ANNUAL_STAR, star)}`,
    ],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: LunarRefusal;
}>;

export type TaiSuiWords = Translation<typeof en>;
