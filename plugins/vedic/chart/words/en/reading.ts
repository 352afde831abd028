/** The reading of a chart in English, as rules alone can write it. */
import { english, type Reading, type Speaker } from "#sdk";
import { formatDegree } from "../../../core/positions.ts";
import {
  combination,
  graha,
  houseName,
  nakshatra,
  sign,
  the,
  theseGrahas,
} from "../../../core/words/en.ts";
import type { GrahaId } from "../../../core/grahas.ts";
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

const { capital } = english;

/** Facts, outline and paragraphs. */
export function readOut(answer: ChartAnswer, say: Speaker): Reading {
  const paragraphs = [rising, moon, stations, strengths, combinations, houses, periods].map(
    (part) => part(answer).join(" "),
  );
  return {
    paragraphs: paragraphs.filter((text) => text !== ""),
    outline: [
      "Ascendant",
      "Moon and nakshatra",
      "Planets by house",
      "Strengths",
      "Combinations",
      "Houses",
      "Periods",
    ],
    facts: factsOf(answer, say),
  };
}

/** A list of phrases that hold an "and" themselves: "a and b, as well as c and d". */
function themesOf(ids: readonly GrahaId[]): string {
  const themes = ids.map((id) => grahaThemes[id]);
  if (themes.length < 2) return themes[0] ?? "";
  return `${themes.slice(0, -1).join(", ")}, as well as ${themes.at(-1)}`;
}

function rising(answer: ChartAnswer): readonly string[] {
  const risen = risingOf(answer);
  if (!risen) {
    const sun = grahaIn(answer, "sun");
    return [
      answer.unknownTime
        ? "The time of birth is not known, so the rising sign and the houses are left open; what follows rests on the places of the planets at local noon."
        : "Without a time and a place of birth there are no rising sign and no houses; what follows rests on the places of the planets.",
      `The Sun stands in ${sign[sun.sign]}, in the keeping of ${the(sun.dispositor)}.`,
    ];
  }
  const { lagna, lord, beside } = risen;
  return [
    `${sign[lagna.sign]} rises at ${formatDegree(lagna.longitudeDeg)} in ${nakshatra[lagna.nakshatra].text} ${lagna.pada}: a life that begins here ${lagnaTexts[lagna.sign]}.`,
    `Its lord ${the(lord.graha)} at ${formatDegree(lord.longitudeDeg)} ${sign[lord.sign]} ${lordTexts[(lord.house ?? 1) - 1]!}`,
    ...(beside.length > 0
      ? [
          `${capital(theseGrahas(beside))} in the first house ${beside.length > 1 ? "add" : "adds"} ${themesOf(beside)} to the first impression.`,
        ]
      : []),
  ];
}

function moon(answer: ChartAnswer): readonly string[] {
  const at = grahaIn(answer, "moon");
  const star = nakshatra[at.nakshatra];
  const way = moonsWay(answer);
  const phase = answer.panchanga.tithi.paksha === "shukla" ? "waxing" : "waning";
  return [
    `The ${phase} Moon at ${formatDegree(at.longitudeDeg)} ${sign[at.sign]} is in quarter ${at.pada} of ${star.text}, the star of ${star.deity}.`,
    star.theme,
    ...(way
      ? [
          `In the course of the day it passed from ${nakshatra[way.from].text} to ${nakshatra[way.to].text}, so that the star itself hangs on the hour.`,
        ]
      : []),
  ];
}

function stations(answer: ChartAnswer): readonly string[] {
  return TOLD_BY_HOUSE.flatMap((id) => {
    const { house, longitudeDeg, sign: own, retrograde } = grahaIn(answer, id);
    const back = retrograde && id !== "rahu" && id !== "ketu" ? " (retrograde)" : "";
    return house === undefined
      ? []
      : [
          `${capital(the(id))} at ${formatDegree(longitudeDeg)} ${sign[own]}${back} in ${houseName(house)} ${grahaVerbs[id]} ${houseTopics[house - 1]}.`,
        ];
  });
}

function strengths(answer: ChartAnswer): readonly string[] {
  const { exalted, home, fallen, burnt, vargottama } = strengthsOf(answer);
  const ranked = rankedOf(answer);
  const is = (ids: readonly GrahaId[]) => (ids.length > 1 ? "are" : "is");
  const some = (ids: readonly GrahaId[], text: () => string) => (ids.length > 0 ? [text()] : []);
  const named = (ids: readonly GrahaId[]) => capital(theseGrahas(ids));
  return [
    ...some(
      exalted,
      () => `${named(exalted)} ${is(exalted)} exalted: ${themesOf(exalted)} can be counted on.`,
    ),
    ...some(
      home,
      () => `${named(home)} ${is(home)} on home ground, and ${themesOf(home)} come without strain.`,
    ),
    ...some(
      fallen,
      () =>
        `${named(fallen)} ${is(fallen)} in fall: ${themesOf(fallen)} have to be practised and become a skill in the practising.`,
    ),
    ...some(
      burnt,
      () =>
        `Burnt by the Sun (${burnt.map((id) => `${graha[id]} at ${gapOf(answer, id)}°`).join("; ")}) ${theseGrahas(burnt)} ${burnt.length > 1 ? "work" : "works"} unseen and in the service of the will.`,
    ),
    ...some(
      vargottama,
      () =>
        `${named(vargottama)} ${vargottama.length > 1 ? "keep their signs" : `keeps ${sign[grahaIn(answer, vargottama[0]!).sign]}`} in the navamsha as well and ${vargottama.length > 1 ? "are" : "is"} consistent in ${themesOf(vargottama)}.`,
    ),
    ...(ranked
      ? [
          `By the sixfold strength ${the(ranked.first.id)} leads with ${ranked.first.percent} percent of what is required and ${the(ranked.last.id)} comes last with ${ranked.last.percent}.`,
        ]
      : []),
  ];
}

const OPENINGS = ["The first of the combinations is", "Beside it stands", "There is also"] as const;

/** Mars as the matching of charts reads him, by where he stands. */
function marsOf(answer: ChartAnswer): readonly string[] {
  const { value } = answer.doshas.manglik;
  if (value === "none") return [];
  const { longitudeDeg, sign: own, house } = grahaIn(answer, "mars");
  const where = `Mars at ${formatDegree(longitudeDeg)} ${sign[own]}${house === undefined ? "" : ` in ${houseName(house)}`}`;
  return [
    value === "cancelled"
      ? `${where} would make the chart Manglik but an exception of the books takes the edge off.`
      : `${where} makes the chart Manglik and wants a partner of equal spirit.`,
  ];
}

function combinations(answer: ChartAnswer): readonly string[] {
  const yogas = leadingYogas(answer).map(({ yoga, grahas, named }, i) => {
    const { text, meaning } = combination[yoga];
    return `${OPENINGS[i]!} ${text}${named ? ` of ${theseGrahas(grahas)}` : ""}. ${meaning}`;
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
          `${full.occupants.map((id) => graha[id]).join("–")} meet in ${houseName(full.house)} and make ${topic(full.house)} a main stage of this life.`,
        ]
      : []),
    `In the ashtakavarga ${houseName(best.house)} has the most points with ${best.sarva} where 28 is the mean and ${topic(best.house)} meet the least resistance; the fewest stand in ${houseName(worst.house)} with ${worst.sarva} so that ${topic(worst.house)} ask for patience.`,
  ];
}

function periods(answer: ChartAnswer): readonly string[] {
  const { dasha, unknownTime } = answer;
  const [first, second, third] = dasha.mahadashas;
  const [maha, antar] = dasha.running;
  const until = (end: string) => `until ${unknownTime ? "about " : ""}${yearOf(end)}`;
  return [
    `The round of 120 years opens with ${the(first!.lord)} ${until(first!.end)}, followed by ${the(second!.lord)} ${until(second!.end)} and ${the(third!.lord)} ${until(third!.end)}.`,
    ...(maha && antar
      ? [
          `On ${dasha.onDate} the period of ${the(maha.lord)} is running from ${yearOf(maha.start)} to ${yearOf(maha.end)}: ${dashaTexts[maha.lord]}${seatOf(answer, maha.lord)}. Within it ${the(antar.lord)}${seatOf(answer, antar.lord)} sets the tone of ${grahaThemes[antar.lord]} until ${unknownTime ? `about ${yearOf(antar.end)}` : antar.end.slice(0, -13)}.`,
          ...decade(answer),
        ]
      : []),
  ];
}

/** From which house a lord works: " from its seat in the tenth house at 12°03' of Libra". */
function seatOf(answer: ChartAnswer, lord: GrahaId): string {
  const { house, longitudeDeg, sign: own } = grahaIn(answer, lord);
  if (house === undefined) return ` from ${sign[own]}`;
  return ` from its seat at ${formatDegree(longitudeDeg)} of ${sign[own]} in ${houseName(house)}`;
}

/** Degrees between a graha and the Sun. */
function gapOf(answer: ChartAnswer, id: GrahaId): string {
  const apart = grahaIn(answer, id).longitudeDeg - grahaIn(answer, "sun").longitudeDeg;
  return Math.abs(((apart + 540) % 360) - 180).toFixed(1);
}

/** The sub-periods of the ten years to come, the great period named where it changes. */
function decade({ dasha }: ChartAnswer): readonly string[] {
  const [first, ...next] = dasha.ahead;
  if (!first || next.length === 0) return [];
  const steps = next.map(({ great, sub, start }, i) => {
    const before = i === 0 ? first : next[i - 1]!;
    const opens = great === before.great ? "" : ` with the great period of ${the(great)}`;
    return `${the(sub)} from ${start.slice(0, 7)}${opens} for ${grahaThemes[sub]}`;
  });
  return [`The ten years from there pass to ${english.list(steps)}.`];
}
