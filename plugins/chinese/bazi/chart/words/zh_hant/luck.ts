/** 大運之讀：何時、順逆、各運所主。 */
import { pairOf } from "#east/pairs.ts";
import type { ChartAnswer } from "../../answer.ts";
import { place as placeName } from "#east/calendar/words/zh_hant.ts";
import { phase } from "../../../../core/words/zh_hant.ts";
import { stretchesOf, weighLuck } from "../../highlights.ts";
import type { Half, LuckMeeting, Outlook, Stretch } from "../../highlights.ts";
import { judgementTerms } from "./judgement.ts";
import { houses, luckThemes } from "./themes.ts";

/** 相鄰而同調之運並讀。 */
export function readLuck(answer: ChartAnswer): string {
  const { direction, start, startDate, startBetween, pillars } = answer.luck;
  const runs = `大運由月柱${judgementTerms.luckDirection[direction.value]}行`;
  const opening = start
    ? `${runs}而於${span(start.years, start.months)}時（${startDate}）起運。`
    : startBetween
      ? `${runs}而起運在 ${startBetween.earliest} 至 ${startBetween.latest} 之間。`
      : `${runs}而首運為${pairOf(pillars[0]!.pillar).native}。`;
  return [opening, ...stretchesOf(weighLuck(answer)).map(readStretch)].join("");
}

const LEANS = {
  kind: ["用神得力", "順風而行", "所需自來"],
  mixed: ["得失參半", "有得有費", "吉凶互見"],
  demanding: ["與所需相違", "所求多於所予", "宜守不宜進"],
} as const;

function readStretch({ cycles, tone }: Stretch, index: number): string {
  const leans = LEANS[tone][index % 3]!;
  const [first, ...others] = cycles;
  const told = (one: Outlook) => `${pairOf(one.cycle.pillar).native}運${brings(one)}`;
  if (others.length === 0) return `${years(cycles)}${leans}，${told(first!)}。`;
  const parts = cycles.map((one) => {
    const { startYear } = one.cycle;
    return `${startYear === null ? "" : `${startYear} 年起`}${told(one)}`;
  });
  return `${years(cycles)}${leans}：${parts.join("；")}。`;
}

/** 干所主、支所添，與支於命局之沖合。 */
function brings({ stem, branch, meeting }: Outlook): string {
  const isSame = branch.tenGod === stem.tenGod && branch.suits === stem.suits;
  const joint = branch.suits === stem.suits ? "又" : "卻";
  const below = isSame ? "" : `，${branch.native}${joint}添${theme(branch)}`;
  const met = meeting ? `${isSame ? "，並" : "而"}${meets(meeting)}` : "";
  return `${theme(stem)}${below}${met}`;
}

const theme = ({ tenGod, suits }: Half) => luckThemes[tenGod][suits ? "bright" : "dark"];

function meets({ tie, places, native, result }: LuckMeeting): string {
  const where = places.map((one) => placeName[one]).join("、");
  if (tie === "threeCombine" || tie === "direction") {
    return `與${where}支${native}會成${phase[result!]}局`;
  }
  const verb = tie === "clash" ? "沖動" : "合住";
  return `${verb}${where}支${native}（${houses[places[0]!]}）`;
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
