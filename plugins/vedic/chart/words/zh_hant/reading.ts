/** The reading of a chart in Chinese, as rules alone can write it. */
import type { Reading, Speaker } from "#sdk";
import type { GrahaId } from "../../../core/grahas.ts";
import { formatDegree } from "../../../core/positions.ts";
import {
  combination,
  graha,
  houseName,
  nakshatra,
  sign,
  theseGrahas,
} from "../../../core/words/zh_hant.ts";
import type { ChartAnswer } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import {
  grahaIn,
  housesOf,
  leadingYogas,
  moonsWay,
  rankedOf,
  risingOf,
  strengthsOf,
  TOLD_BY_HOUSE,
  yearOf,
} from "../../highlights.ts";
import {
  dashaTexts,
  grahaThemes,
  grahaVerbs,
  houseTopics,
  lagnaTexts,
  lordTexts,
} from "./sentences.ts";

/** Facts, outline and paragraphs. */
export function readOut(answer: ChartAnswer, say: Speaker): Reading {
  const paragraphs = [rising, moon, stations, strengths, combinations, houses, periods].map(
    (part) => part(answer).join(""),
  );
  return {
    paragraphs: paragraphs.filter((text) => text !== ""),
    outline: ["命宮", "月亮與月宿", "諸星所在", "強弱", "諸格", "宮位", "大運"],
    facts: factsOf(answer, say),
  };
}

/** Phrases that hold a 與 themselves. */
function themesOf(ids: readonly GrahaId[]): string {
  const themes = ids.map((id) => grahaThemes[id]);
  if (themes.length < 2) return themes[0] ?? "";
  return `${themes.slice(0, -1).join("、")}，以及${themes.at(-1)}`;
}

function rising(answer: ChartAnswer): readonly string[] {
  const risen = risingOf(answer);
  if (!risen) {
    const sun = grahaIn(answer, "sun");
    return [
      answer.unknownTime
        ? "出生時刻未明，命宮與諸宮從缺；以下所述，依當地正午之星位。"
        : "未有出生時地，故無命宮與諸宮；以下所述，依星位而言。",
      `太陽在${sign[sun.sign]}，以${graha[sun.dispositor]}為主。`,
    ];
  }
  const { lagna, lord, beside } = risen;
  return [
    `命宮在${sign[lagna.sign]} ${formatDegree(lagna.longitudeDeg)}（${nakshatra[lagna.nakshatra].text}第 ${lagna.pada} 足）：此命${lagnaTexts[lagna.sign]}。`,
    `命主${graha[lord.graha]}落${sign[lord.sign]} ${formatDegree(lord.longitudeDeg)}，${lordTexts[(lord.house ?? 1) - 1]!}`,
    ...(beside.length > 0
      ? [`${theseGrahas(beside)}同在第一宮，為其氣象添上${themesOf(beside)}。`]
      : []),
  ];
}

function moon(answer: ChartAnswer): readonly string[] {
  const at = grahaIn(answer, "moon");
  const star = nakshatra[at.nakshatra];
  const way = moonsWay(answer);
  const phase = answer.panchanga.tithi.paksha === "shukla" ? "漸盈" : "漸虧";
  return [
    `${phase}之月在${sign[at.sign]} ${formatDegree(at.longitudeDeg)}、${star.text}第 ${at.pada} 足，護持之神為${star.deity}。`,
    star.theme,
    ...(way
      ? [
          `當日月由${nakshatra[way.from].text}行至${nakshatra[way.to].text}，故所屬月宿仍視時刻而定。`,
        ]
      : []),
  ];
}

function stations(answer: ChartAnswer): readonly string[] {
  return TOLD_BY_HOUSE.flatMap((id) => {
    const { house, longitudeDeg, sign: own, retrograde } = grahaIn(answer, id);
    const back = retrograde && id !== "rahu" && id !== "ketu" ? "逆行" : "";
    return house === undefined
      ? []
      : [
          `${sign[own]} ${formatDegree(longitudeDeg)}、${houseName(house)}${back}的${graha[id]}${grahaVerbs[id]}${houseTopics[house - 1]}。`,
        ];
  });
}

function strengths(answer: ChartAnswer): readonly string[] {
  const { exalted, home, fallen, burnt, vargottama } = strengthsOf(answer);
  const ranked = rankedOf(answer);
  const some = (ids: readonly GrahaId[], text: () => string) => (ids.length > 0 ? [text()] : []);
  return [
    ...some(exalted, () => `${theseGrahas(exalted)}入廟旺之極：${themesOf(exalted)}足可倚恃。`),
    ...some(home, () => `${theseGrahas(home)}居本宮，${themesOf(home)}行之自然。`),
    ...some(fallen, () => `${theseGrahas(fallen)}居落陷：${themesOf(fallen)}須經磨練而後成本領。`),
    ...some(
      burnt,
      () =>
        `${burnt.map((id) => `${graha[id]}距日僅 ${gapOf(answer, id)} 度`).join("、")}而隱入日光默默為意志所用。`,
    ),
    ...some(
      vargottama,
      () =>
        `${vargottama.map((id) => `${graha[id]}（${sign[grahaIn(answer, id).sign]}）`).join("、")}於九分盤仍居原座而於${themesOf(vargottama)}表裡如一。`,
    ),
    ...(ranked
      ? [
          `六力以${graha[ranked.first.id]}居首（所需之 ${ranked.first.percent}%）、${graha[ranked.last.id]}居末（${ranked.last.percent}%）。`,
        ]
      : []),
  ];
}

const OPENINGS = ["諸格首推", "其次為", "又有"] as const;

/** 合婚所論之火星，依其所在而言。 */
function marsOf(answer: ChartAnswer): readonly string[] {
  const { value } = answer.doshas.manglik;
  if (value === "none") return [];
  const { longitudeDeg, sign: own, house } = grahaIn(answer, "mars");
  const where = `火星在${sign[own]} ${formatDegree(longitudeDeg)}${house === undefined ? "" : `居${houseName(house)}`}`;
  return [
    value === "cancelled"
      ? `${where}本成火星之患而依古法有例外可解。`
      : `${where}成火星之患而宜以氣魄相當者為伴。`,
  ];
}

function combinations(answer: ChartAnswer): readonly string[] {
  const yogas = leadingYogas(answer).map(({ yoga, grahas, named }, i) => {
    const { text, meaning } = combination[yoga];
    return `${OPENINGS[i]!}${named ? `${theseGrahas(grahas)}所成的` : ""}「${text}」：${meaning}`;
  });
  return [...yogas, ...marsOf(answer)];
}

function houses(answer: ChartAnswer): readonly string[] {
  const outstanding = housesOf(answer);
  if (!outstanding) return [];
  const { best, worst, full } = outstanding;
  const topic = (house: number) => houseTopics[house - 1]!;
  return [
    ...(full
      ? [
          `${theseGrahas(full.occupants)}會於${houseName(full.house)}使${topic(full.house)}成為一生主場。`,
        ]
      : []),
    `八分力以${houseName(best.house)}得 ${best.sarva} 分為最高（均數 28）而${topic(best.house)}最少阻力；${houseName(worst.house)}僅得 ${worst.sarva} 分而${topic(worst.house)}宜多耐心。`,
  ];
}

function periods(answer: ChartAnswer): readonly string[] {
  const { dasha, unknownTime } = answer;
  const [first, second, third] = dasha.mahadashas;
  const [maha, antar] = dasha.running;
  const until = (end: string) => `至${unknownTime ? "約 " : " "}${yearOf(end)} 年`;
  return [
    `百二十年大運自${graha[first!.lord]}起${until(first!.end)}，繼以${graha[second!.lord]}${until(second!.end)}、${graha[third!.lord]}${until(third!.end)}。`,
    ...(maha && antar
      ? [
          `${dasha.onDate} 正行${graha[maha.lord]}大運（${yearOf(maha.start)} 至 ${yearOf(maha.end)} 年），${graha[maha.lord]}${seatOf(answer, maha.lord)}為${dashaTexts[maha.lord]}；其中${graha[antar.lord]}次運至${unknownTime ? `約 ${yearOf(antar.end)} 年` : ` ${antar.end.slice(0, -13)}`}由${seatOf(answer, antar.lord).slice(1)}以${grahaThemes[antar.lord]}為調。`,
          ...decade(answer),
        ]
      : []),
  ];
}

/** 運主所在之座與宮。 */
function seatOf(answer: ChartAnswer, lord: GrahaId): string {
  const { house, longitudeDeg, sign: own } = grahaIn(answer, lord);
  return `自${sign[own]} ${formatDegree(longitudeDeg)}${house === undefined ? "" : houseName(house)}`;
}

/** 與太陽相距之度。 */
function gapOf(answer: ChartAnswer, id: GrahaId): string {
  const apart = grahaIn(answer, id).longitudeDeg - grahaIn(answer, "sun").longitudeDeg;
  return Math.abs(((apart + 540) % 360) - 180).toFixed(1);
}

/** 其後十年之次運，大運更易處一併說明。 */
function decade({ dasha }: ChartAnswer): readonly string[] {
  const [first, ...next] = dasha.ahead;
  if (!first || next.length === 0) return [];
  const steps = next.map(({ great, sub, start }, i) => {
    const before = i === 0 ? first : next[i - 1]!;
    const opens = great === before.great ? "" : `（${graha[great]}大運始）`;
    return `${start.slice(0, 7)} 起${graha[sub]}次運主${grahaThemes[sub]}${opens}`;
  });
  return [`其後十年為 ${steps.join("；")}。`];
}
