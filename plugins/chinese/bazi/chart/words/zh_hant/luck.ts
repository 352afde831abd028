/** 大運之讀：何時、順逆、各運所主。 */
import { pairOf } from "../../../../core/pairs.ts";
import type { ChartAnswer } from "../../answer.ts";
import { stretchesOf, weighLuck, type Outlook, type Stretch } from "../../highlights.ts";
import { judgementTerms } from "./judgement.ts";
import { luckThemes } from "./themes.ts";

/** 相鄰而同調之運並讀。 */
export function readLuck(answer: ChartAnswer): string {
  const { direction, start, startDate, startBetween, pillars } = answer.luck;
  const runs = `大運由月柱${judgementTerms.luckDirection[direction.value]}行`;
  const opening = start
    ? `${runs}，於${span(start.years, start.months)}時（${startDate}）起運。`
    : startBetween
      ? `${runs}，起運在 ${startBetween.earliest} 至 ${startBetween.latest} 之間。`
      : `${runs}，首運為${pairOf(pillars[0]!.pillar).native}。`;
  return [opening, ...stretchesOf(weighLuck(answer)).map(readStretch)].join("");
}

const LEANS = {
  kind: ["用神得力", "順風而行", "所需自來"],
  mixed: ["得失參半", "有得有費", "吉凶互見"],
  demanding: ["與所需相違", "所求多於所予", "宜守不宜進"],
} as const;

function readStretch({ cycles, tone }: Stretch, index: number): string {
  const leans = LEANS[tone][index % 3]!;
  const [first, ...others] = cycles.map(({ cycle }) => {
    const { bright, dark } = luckThemes[cycle.tenGod];
    const brings = { kind: bright, demanding: dark, mixed: `${bright}，亦須防${dark}` }[tone];
    return { cycle, brings, native: pairOf(cycle.pillar).native };
  });
  if (others.length === 0) return `${years(cycles)}${leans}，${first!.native}運${first!.brings}。`;
  const parts = [first!, ...others].map(({ cycle, brings, native }) => {
    const since = cycle.startYear === null ? "" : `${cycle.startYear} 年起`;
    return `${since}${native}運${brings}`;
  });
  return `${years(cycles)}${leans}：${parts.join("；")}。`;
}

function years(cycles: readonly Outlook[]): string {
  const { startYear, startAge, pillar } = cycles[0]!.cycle;
  const length = 10 * cycles.length;
  if (startYear === null || !startAge) return `自${pairOf(pillar).native}起 ${length} 年`;
  const { completed, nominal } = startAge;
  return `${startYear} 至 ${startYear + length} 年（足歲 ${completed} 至 ${completed + length}，虛歲 ${nominal} 至 ${nominal + length}）`;
}

function span(years: number, months: number): string {
  if (years === 0 && months === 0) return "生後未滿一月";
  return `生後${years > 0 ? ` ${years} 年` : ""}${months > 0 ? ` ${months} 個月` : ""}`;
}
