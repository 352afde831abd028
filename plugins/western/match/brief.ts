import type { Brief, Frozen, Lang, Text } from "#old";
import { ASPECTS } from "../core/aspects.ts";
import { MANNERS, themeOf, topicOf } from "../core/meanings.ts";
import {
  ELEMENT_NAMES,
  houseName,
  inProse,
  pointName,
  SIGNS,
  type PointId,
} from "../core/names.ts";
import { capital, listEn, paragraphs, sentences } from "../core/prose.ts";
import type { MatchAnswer } from "./compatibility_horoscope.ts";

type Answer = Frozen<MatchAnswer>;

/** Writes the reading of a match. */
export function writeBrief(answer: Answer, lang: Lang): Brief {
  return {
    facts: {
      score: answer.score,
      band: answer.band,
      scoreRange: answer.scoreRange,
      components: answer.components,
      aspects: answer.aspects.slice(0, 12),
      overlays: answer.overlays,
    },
    outline:
      lang === "en"
        ? ["The match", "Two temperaments", "Strengths", "Cautions"]
        : ["總評", "兩人性情", "所長", "宜留意"],
    plain: paragraphs([
      sentences([opening(answer)], lang),
      sentences([temperaments(answer)], lang),
      sentences(contacts(answer, "strengths"), lang),
      sentences(contacts(answer, "cautions"), lang),
      sentences([overlay(answer), missing(answer)], lang),
    ]),
  };
}

const BANDS = {
  excellent: { en: "a very strong tie by the points of the table", zhHant: "依計分表屬極佳之緣" },
  good: { en: "a good tie", zhHant: "緣分良好" },
  mixed: { en: "a mixed picture", zhHant: "長短互見" },
  challenging: {
    en: "few of the classical ties, which leaves more to be built",
    zhHant: "傳統聯繫不多，更賴彼此經營",
  },
} as const satisfies Readonly<Record<string, Text>>;

function opening({ score, band, components }: Answer): Text {
  const told = components.map(({ evidence }) => evidence);
  return {
    en: `The two charts score ${score} of 100: ${BANDS[band].en}. ${told.length > 0 ? `The points come from these: ${listEn(told.map(({ en }) => en))}.` : "None of the ties that carry points is present."}`,
    zhHant: `兩盤相合得 ${score} 分（滿分一百）：${BANDS[band].zhHant}。${told.length > 0 ? `得分來自：${told.map(({ zhHant }) => zhHant).join("；")}。` : "計分表所列之聯繫皆未出現。"}`,
  };
}

function temperaments({ suns, elements }: Answer): Text {
  const [a, b] = [suns.a, suns.b].map((id) => SIGNS.find((sign) => sign.id === id)!);
  const same = a!.element === b!.element;
  const shared = ELEMENT_NAMES[a!.element];
  const lack = elements.missingInBoth.map((id) => ELEMENT_NAMES[id]);
  return {
    en: `One Sun is in ${a!.name.en} and lives ${MANNERS[a!.id].en}; the other is in ${b!.name.en} and lives ${MANNERS[b!.id].en}. ${same ? `Both share the element of ${shared.en}.` : `${capital(shared.en)} meets ${ELEMENT_NAMES[b!.element].en}.`}${lack.length > 0 ? ` Neither chart has much ${listEn(lack.map(({ en }) => en))}, so that side of life wants deliberate care.` : ""}`,
    zhHant: `一方太陽在${a!.name.zhHant}，處世${MANNERS[a!.id].zhHant}；另一方在${b!.name.zhHant}，處世${MANNERS[b!.id].zhHant}。${same ? `兩人同屬${shared.zhHant}象。` : `${shared.zhHant}象遇上${ELEMENT_NAMES[b!.element].zhHant}象。`}${lack.length > 0 ? `兩盤皆少${lack.map(({ zhHant }) => zhHant).join("、")}象，這一面需要刻意照顧。` : ""}`,
  };
}

function contacts(answer: Answer, side: "strengths" | "cautions"): readonly Text[] {
  const list = answer[side].slice(0, 3);
  return list.map((one, i) => {
    const [a, b] = [one.a as PointId, one.b as PointId];
    const kind = ASPECTS[one.aspect].name;
    const [x, y] = [themeOf(a), themeOf(b)];
    if (side === "strengths") {
      return {
        en: `${i === 0 ? "What carries the two: " : ""}${i === 0 ? inProse(a).en : capital(inProse(a).en)} of the first in ${kind.en} with ${inProse(b).en} of the second lets ${x.en} support ${y.en}.`,
        zhHant: `${i === 0 ? "支撐兩人者：" : ""}甲方${pointName(a).zhHant}與乙方${pointName(b).zhHant}成${kind.zhHant}，${x.zhHant}與${y.zhHant}相得益彰。`,
      };
    }
    return {
      en: `${i === 0 ? "What asks for patience: " : ""}${i === 0 ? inProse(a).en : capital(inProse(a).en)} of the first stands in ${kind.en} to ${inProse(b).en} of the second; ${x.en} easily get in the way of ${y.en}, and the other way round.`,
      zhHant: `${i === 0 ? "需要耐心者：" : ""}甲方${pointName(a).zhHant}與乙方${pointName(b).zhHant}成${kind.zhHant}，${x.zhHant}與${y.zhHant}容易相互牽制。`,
    };
  });
}

function overlay({ overlays }: Answer): Text | null {
  const row = overlays.aInB.find(({ id }) => id === "sun");
  if (!row) return null;
  const topic = topicOf(row.house);
  return {
    en: `The first person's Sun falls in ${houseName(row.house).en} of the second and lights up ${topic.en} there.`,
    zhHant: `甲方太陽落入乙方${houseName(row.house).zhHant}，照亮其${topic.zhHant}。`,
  };
}

function missing({ timesKnown, scoreRange }: Answer): Text | null {
  if (timesKnown.a && timesKnown.b) return null;
  const { lowest, highest } = scoreRange;
  const range =
    lowest === highest
      ? {
          en: `the score is ${lowest} at every hour that was tried`,
          zhHant: `所試各時刻皆為 ${lowest} 分`,
        }
      : {
          en: `the score lies between ${lowest} and ${highest}`,
          zhHant: `分數介於 ${lowest} 至 ${highest} 之間`,
        };
  return {
    en: `A time of birth is missing: noon was taken and the ascendant left out; over the whole day ${range.en}.`,
    zhHant: `因缺出生時刻，以正午計並略去上升點；若計全日，${range.zhHant}。`,
  };
}
