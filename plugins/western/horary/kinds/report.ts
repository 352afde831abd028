/**
 * Whether a report is true.
 *
 * @source W. Lilly, Christian Astrology (1647), p. 192
 */
import { domicileLordOf } from "#lore";
import { cuspSign, isAngular, isCadent, signOf } from "../figure.ts";
import {
  essentialOf,
  FORTUNES,
  INFORTUNES,
  isCombust,
  isRetrograde,
  lasting,
  moonAhead,
  moonVoid,
  netOf,
} from "../measures.ts";
import { isGood } from "../meeting.ts";
import { lord, type Judgement, type Question } from "../question.ts";
import type { Testimony } from "../testimonies.ts";

const FEEBLE = -5;
const TAMED = 3;
const STRONG = 10;

/** Judges whether what was heard is true. */
export function judgeReport(question: Question): Judgement {
  const { figure, querent } = question;
  const speakers = new Set([querent, "mercury", domicileLordOf(signOf(figure, "moon"))] as const);
  return {
    deciding: null,
    testimonies: [
      ...lasting("ascendant", cuspSign(figure, question.first), 10, -10),
      ...moonsPlace(question),
      ...moonsNext(question),
      ...[...speakers].flatMap((planet) => voiceOf(question, planet)),
      ...angles(question),
      ...content(question),
    ],
  };
}

function moonsPlace({ figure }: Question): readonly Testimony[] {
  const { house } = figure.houses.moon;
  if (isAngular(house)) return [{ code: "angular", with: { planet: "moon", house }, weight: 5 }];
  return isCadent(house) ? [{ code: "cadent", with: { planet: "moon", house }, weight: -5 }] : [];
}

function moonsNext(question: Question): readonly Testimony[] {
  const { figure, querent } = question;
  const next = moonAhead(figure);
  if (!next) return [moonVoid(figure, -10)];
  const filled = { planet: next.b, aspect: next.aspect };
  if (!isGood(next.aspect)) {
    return next.b === "mercury" ? [{ code: "moonGoesIll", with: filled, weight: -10 }] : [];
  }
  return next.b === "mercury" || next.b === querent || next.b === lord(question, 3)
    ? [{ code: "moonGoesWell", with: filled, weight: 5 }]
    : [];
}

/** One of the planets that carry the report. */
function voiceOf({ figure }: Question, planet: Question["querent"]): readonly Testimony[] {
  const { house } = figure.houses[planet];
  const points = essentialOf(figure, planet);
  if (isRetrograde(figure, planet)) return [{ code: "retrograde", with: { planet }, weight: -5 }];
  if (isCombust(figure, planet)) return [{ code: "combust", with: { planet }, weight: -5 }];
  if (isCadent(house) && points <= FEEBLE) {
    return [{ code: "cadent", with: { planet, house }, weight: -5 }];
  }
  return isAngular(house) && points > 0
    ? [{ code: "angular", with: { planet, house }, weight: 5 }]
    : [];
}

function angles({ figure }: Question): readonly Testimony[] {
  return [...FORTUNES, ...INFORTUNES].flatMap((planet): readonly Testimony[] => {
    const { house } = figure.houses[planet];
    if (!isAngular(house)) return [];
    if (FORTUNES.includes(planet)) {
      return [{ code: "fortuneIn", with: { planet, house }, weight: 5 }];
    }
    return essentialOf(figure, planet) < TAMED
      ? [{ code: "infortuneIn", with: { planet, house }, weight: -5 }]
      : [];
  });
}

/** Ill news is belied by what speaks well for the one who hears it, and good news the reverse. */
function content({ figure, querent, first, ill }: Question): readonly Testimony[] {
  if (ill === undefined) return [];
  const { houses, nodes } = figure;
  const well =
    netOf(figure, querent) >= STRONG ||
    nodes?.north === first ||
    FORTUNES.some((planet) => houses[planet].house === first);
  const badly = INFORTUNES.some((planet) => planet !== querent && houses[planet].house === first);
  const news = ill ? "illNews" : "goodNews";
  return [
    ...(well ? [{ code: `${news}.wellPlaced`, weight: ill ? -10 : 10 } as const] : []),
    ...(badly ? [{ code: `${news}.badlyPlaced`, weight: ill ? 10 : -10 } as const] : []),
  ];
}
