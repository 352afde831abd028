/** The reading of a chart as rules alone can write it. */
import type { Brief, Frozen, Lang, Text } from "#old";
import { GRAHAS, isPlanetId, SIGN_LORDS, type GrahaId, type PlanetId } from "../../core/grahas.ts";
import { NAKSHATRAS } from "../../core/nakshatras.ts";
import {
  capital,
  houseName,
  listPhrases,
  listTexts,
  paragraph,
  paragraphs,
} from "../../core/prose.ts";
import { SIGN_IDS, SIGNS, type SignId } from "../../core/signs.ts";
import type { ChartAnswer } from "../output.ts";
import { DASHA_TEXTS, GRAHA_THEMES, HOUSE_THEMES, LAGNA_TEXTS, LORD_TEXTS } from "./words.ts";

type Answer = Frozen<ChartAnswer>;

const OUTLINE = [
  "Ascendant",
  "Moon and nakshatra",
  "Strengths",
  "Combinations",
  "Houses",
  "Periods",
];

/** Facts, outline and plain text. */
export function writeBrief(answer: Answer, lang: Lang): Brief {
  return {
    facts: factsOf(answer),
    outline: OUTLINE,
    plain: paragraphs([
      paragraph([openTime(answer), ...rising(answer)], lang),
      paragraph(moonText(answer), lang),
      paragraph(strengths(answer), lang),
      paragraph(combinations(answer), lang),
      paragraph(houses(answer), lang),
      paragraph(periods(answer), lang),
    ]),
  };
}

function factsOf(answer: Answer): Brief["facts"] {
  const { lagna, grahas, yogas, doshas, dasha, panchanga, unknownTime } = answer;
  return {
    lagna: lagna?.formatted.en ?? null,
    grahas: grahas.map(({ id, formatted, house, dignity, retrograde, combust, vargottama }) => ({
      id,
      at: formatted.en,
      ...(house ? { house } : {}),
      dignity,
      retrograde,
      combust,
      vargottama,
    })),
    moonNakshatra: panchanga.nakshatra.name.en,
    tithi: panchanga.tithi.name.en,
    houses: answer.houses?.bhavas.map(({ house, sign, lord, lordHouse, occupants, sarva }) => ({
      house,
      sign,
      lord,
      lordHouse,
      occupants,
      sarva,
    })),
    yogas: yogas.present.map(({ name, grahas: who, strength, meaning }) => ({
      name: name.en,
      grahas: who,
      strength,
      meaning: meaning.en,
    })),
    doshas: { manglik: doshas.manglik.value, kalaSarpa: doshas.kalaSarpa.value },
    dasha: { startLord: dasha.startLord, mahadashas: dasha.mahadashas, running: dasha.running },
    timeKnown: unknownTime === undefined,
  };
}

function signName(id: SignId): Text {
  return SIGNS[SIGN_IDS.indexOf(id)]!.name;
}
function named(ids: readonly GrahaId[]): Text {
  return listTexts(ids.map((id) => GRAHAS[id].inProse));
}
function graha(answer: Answer, id: GrahaId): Answer["grahas"][number] {
  return answer.grahas.find((one) => one.id === id)!;
}

function openTime({ unknownTime, lagna }: Answer): Text | null {
  if (lagna) return null;
  if (unknownTime) {
    return {
      en: "The time of birth is not known, so the rising sign and the houses are left open; what follows rests on the places of the planets at local noon.",
      zhHant: "出生時刻未明，命宮與諸宮從缺；以下所述，依當地正午之星位。",
    };
  }
  return {
    en: "Without a place of birth there are no rising sign and no houses; what follows rests on the places of the planets.",
    zhHant: "未有出生地，故無命宮與諸宮；以下所述，依星位而言。",
  };
}

function rising(answer: Answer): readonly (Text | null)[] {
  const { lagna, signs } = answer;
  const sunSign = signName(signs.sun);
  if (!lagna) {
    return [
      {
        en: `The Sun stands in ${sunSign.en}, in the keeping of ${GRAHAS[graha(answer, "sun").dispositor].inProse.en}.`,
        zhHant: `太陽在${sunSign.zhHant}，以${GRAHAS[graha(answer, "sun").dispositor].name.zhHant}為主。`,
      },
    ];
  }
  const index = SIGN_IDS.indexOf(lagna.sign);
  const lord = SIGN_LORDS[index]!;
  const at = graha(answer, lord);
  const lordText = LORD_TEXTS[(at.house ?? 1) - 1]!;
  const beside = answer.grahas.filter(({ house, id }) => house === 1 && id !== lord);
  return [
    {
      en: `${lagna.signName.en} rises at ${lagna.formatted.en.split(" ")[0]}: a life that begins here ${LAGNA_TEXTS[index]!.en}.`,
      zhHant: `命宮在${lagna.formatted.zhHant}：此命${LAGNA_TEXTS[index]!.zhHant}。`,
    },
    {
      en: `Its lord is ${GRAHAS[lord].inProse.en}, in ${signName(at.sign).en}. ${lordText.en}`,
      zhHant: `命主為${GRAHAS[lord].name.zhHant}，落${signName(at.sign).zhHant}。${lordText.zhHant}`,
    },
    beside.length
      ? {
          en: `${capital(named(beside.map(({ id }) => id)).en)} in the first house ${beside.length > 1 ? "add" : "adds"} ${listPhrases(beside.map(({ id }) => GRAHA_THEMES[id])).en} to the first impression.`,
          zhHant: `${named(beside.map(({ id }) => id)).zhHant}同在第一宮，為其氣象添上${listPhrases(beside.map(({ id }) => GRAHA_THEMES[id])).zhHant}。`,
        }
      : null,
  ];
}

function moonText(answer: Answer): readonly (Text | null)[] {
  const moon = graha(answer, "moon");
  const star = NAKSHATRAS[moon.nakshatra - 1]!;
  const { tithi } = answer.panchanga;
  const paksha =
    tithi.paksha === "shukla" ? { en: "waxing", zhHant: "漸盈" } : { en: "waning", zhHant: "漸虧" };
  const range = answer.unknownTime?.grahas.moon;
  const moves = range && range.from.nakshatra !== range.to.nakshatra;
  return [
    {
      en: `The Moon, ${paksha.en}, is in ${moon.signName.en}, in the nakshatra ${star.name.en}, which is the star of ${star.deity.en}.`,
      zhHant: `月相${paksha.zhHant}，月在${moon.signName.zhHant}，居${star.name.zhHant}，護持之神為${star.deity.zhHant}。`,
    },
    star.theme,
    moves
      ? {
          en: `In the course of the day it passed from ${range.from.nakshatraName.en} to ${range.to.nakshatraName.en}, so that the star itself hangs on the hour.`,
          zhHant: `當日月由${range.from.nakshatraName.zhHant}行至${range.to.nakshatraName.zhHant}，故所屬月宿仍視時刻而定。`,
        }
      : null,
  ];
}

function strengths(answer: Answer): readonly (Text | null)[] {
  const by = (...dignities: string[]) =>
    answer.grahas
      .filter(({ id, dignity }) => isPlanetId(id) && dignities.includes(dignity))
      .map(({ id }) => id);
  const exalted = by("exalted");
  const home = by("moolatrikona", "own");
  const fallen = by("debilitated");
  const burnt = answer.grahas.filter(({ combust }) => combust).map(({ id }) => id);
  const twice = answer.grahas.filter(({ vargottama }) => vargottama).map(({ id }) => id);
  const is = (ids: readonly GrahaId[]) => (ids.length > 1 ? "are" : "is");
  const themes = (ids: readonly GrahaId[]) => listPhrases(ids.map((id) => GRAHA_THEMES[id]));
  return [
    exalted.length
      ? {
          en: `${capital(named(exalted).en)} ${is(exalted)} exalted: ${themes(exalted).en} can be counted on.`,
          zhHant: `${named(exalted).zhHant}入廟旺之極：${themes(exalted).zhHant}足可倚恃。`,
        }
      : null,
    home.length
      ? {
          en: `${capital(named(home).en)} ${is(home)} on home ground, and ${themes(home).en} come without strain.`,
          zhHant: `${named(home).zhHant}居本宮，${themes(home).zhHant}行之自然。`,
        }
      : null,
    fallen.length
      ? {
          en: `${capital(named(fallen).en)} ${is(fallen)} in fall; ${themes(fallen).en} have to be practised, and become a skill in the practising.`,
          zhHant: `${named(fallen).zhHant}居落陷；${themes(fallen).zhHant}須經磨練，磨練久了便成本領。`,
        }
      : null,
    burnt.length
      ? {
          en: `Close to the Sun, ${named(burnt).en} ${burnt.length > 1 ? "work" : "works"} unseen, in the service of the will.`,
          zhHant: `${named(burnt).zhHant}近日而隱，默默為意志所用。`,
        }
      : null,
    twice.length
      ? {
          en: `${capital(named(twice).en)} ${twice.length > 1 ? "keep" : "keeps"} the same sign in the navamsa, a mark of consistency.`,
          zhHant: `${named(twice).zhHant}於九分盤同居一宮，表裡如一。`,
        }
      : null,
    ranking(answer),
  ];
}

function ranking({ shadbala }: Answer): Text | null {
  if (!shadbala) return null;
  const ids = (Object.keys(shadbala) as PlanetId[]).sort(
    (a, b) => shadbala[a].rank - shadbala[b].rank,
  );
  const [first, last] = [ids[0]!, ids.at(-1)!];
  const ratio = (id: PlanetId) => Math.round(100 * shadbala[id].ratio);
  return {
    en: `By the sixfold strength ${GRAHAS[first].inProse.en} leads with ${ratio(first)} percent of what is required, and ${GRAHAS[last].inProse.en} comes last with ${ratio(last)}.`,
    zhHant: `以六力論，${GRAHAS[first].name.zhHant}居首，達所需之 ${ratio(first)}%；${GRAHAS[last].name.zhHant}居末，為 ${ratio(last)}%。`,
  };
}

function combinations({ yogas, doshas }: Answer): readonly (Text | null)[] {
  const chosen = [...yogas.present]
    .sort(
      (a, b) =>
        Number(a.kind === "nabhasa") - Number(b.kind === "nabhasa") || b.strength - a.strength,
    )
    .slice(0, 4);
  const openings: readonly Text[] = [
    { en: "Among the combinations the first to name is", zhHant: "諸格之中，首推" },
    { en: "Beside it stands", zhHant: "其次為" },
    { en: "There is also", zhHant: "又有" },
    { en: "The figure is rounded off by", zhHant: "更兼" },
  ];
  const texts = chosen.map(({ name, meaning, grahas, kind }, i): Text => {
    const link = openings[i]!;
    const told = kind !== "nabhasa" && grahas.length < 4;
    const who = named(grahas);
    return {
      en: `${link.en} ${name.en}${told ? `, formed by ${who.en}` : ""}. ${meaning.en}`,
      zhHant: `${link.zhHant}「${name.zhHant}」${told ? `，由${who.zhHant}所成` : ""}：${meaning.zhHant}`,
    };
  });
  return [...texts, mars(doshas.manglik.value)];
}

function mars(value: Answer["doshas"]["manglik"]["value"]): Text | null {
  if (value === "none") return null;
  return value === "cancelled"
    ? {
        en: "Mars touches the houses of partnership, but an exception of the books takes the edge off.",
        zhHant: "火星觸及伴侶諸宮，然依古法有例外可解。",
      }
    : {
        en: "Mars touches the houses of partnership: heat and candour there want a partner of equal spirit.",
        zhHant: "火星觸及伴侶諸宮：情熱而言直，宜與氣魄相當者為伴。",
      };
}

function houses(answer: Answer): readonly (Text | null)[] {
  if (!answer.houses) return [];
  const sorted = [...answer.houses.bhavas].sort((a, b) => b.sarva - a.sarva);
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  const full = answer.houses.bhavas
    .filter(({ occupants, house }) => occupants.length >= 2 && house !== 1)
    .sort((a, b) => b.occupants.length - a.occupants.length)[0];
  const theme = (house: number) => HOUSE_THEMES[house - 1]!;
  return [
    full
      ? {
          en: `${capital(named(full.occupants).en)} gather in ${houseName(full.house).en}, which makes ${theme(full.house).en} a main stage of this life.`,
          zhHant: `${named(full.occupants).zhHant}會於${houseName(full.house).zhHant}，${theme(full.house).zhHant}遂為一生主場。`,
        }
      : null,
    {
      en: `In the ashtakavarga ${houseName(best.house).en} has the most points, ${best.sarva} where 28 is the mean, so that ${theme(best.house).en} meet the least resistance; ${houseName(worst.house).en}, with ${worst.sarva}, asks for patience in ${theme(worst.house).en}.`,
      zhHant: `八分力以${houseName(best.house).zhHant}得 ${best.sarva} 分為最高（均數為 28），${theme(best.house).zhHant}最少阻力；${houseName(worst.house).zhHant}僅 ${worst.sarva} 分，${theme(worst.house).zhHant}宜多耐心。`,
    },
  ];
}

function periods({ dasha, unknownTime }: Answer): readonly (Text | null)[] {
  const year = (utc: string) => utc.slice(0, utc.lastIndexOf("T")).slice(0, -6);
  const [first, second, third] = dasha.mahadashas;
  const [maha, antar] = dasha.running;
  const about = unknownTime ? { en: "about ", zhHant: "約 " } : { en: "", zhHant: " " };
  return [
    {
      en: `The round of 120 years opens with ${GRAHAS[first!.lord].inProse.en}, until ${about.en}${year(first!.end)}: ${DASHA_TEXTS[first!.lord].en}. ${capital(GRAHAS[second!.lord].inProse.en)} follows until ${about.en}${year(second!.end)}, ${DASHA_TEXTS[second!.lord].en}, and then ${GRAHAS[third!.lord].inProse.en} until ${about.en}${year(third!.end)}, ${DASHA_TEXTS[third!.lord].en}.`,
      zhHant: `百二十年大運自${GRAHAS[first!.lord].name.zhHant}起，至${about.zhHant}${year(first!.end)} 年，為${DASHA_TEXTS[first!.lord].zhHant}。繼以${GRAHAS[second!.lord].name.zhHant}，至${about.zhHant}${year(second!.end)} 年，為${DASHA_TEXTS[second!.lord].zhHant}；再繼以${GRAHAS[third!.lord].name.zhHant}，至${about.zhHant}${year(third!.end)} 年，為${DASHA_TEXTS[third!.lord].zhHant}。`,
    },
    maha && antar
      ? {
          en: `On the date asked for the period of ${GRAHAS[maha.lord].inProse.en} is running, ${DASHA_TEXTS[maha.lord].en}; within it ${GRAHAS[antar.lord].inProse.en} sets the tone of ${GRAHA_THEMES[antar.lord].en}.`,
          zhHant: `所問之日正行${GRAHAS[maha.lord].name.zhHant}大運，為${DASHA_TEXTS[maha.lord].zhHant}；其中${GRAHAS[antar.lord].name.zhHant}次運，以${GRAHA_THEMES[antar.lord].zhHant}為調。`,
        }
      : null,
    {
      en: "These are images for reflection; they leave every choice with the person.",
      zhHant: "以上皆供省思之象，取捨仍在其人。",
    },
  ];
}
