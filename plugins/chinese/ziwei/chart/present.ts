/** The decade and the year in which a date falls, with what their stems transform. */
import { PILLAR, STEM } from "#lore";
import { Refusal, term, Type, type Frozen, type Static } from "#sdk";
import {
  chineseDateOf,
  FIRST_CHINESE_YEAR,
  isValidDate,
  STEMS,
  toFixed,
  yearPillar,
  type CalendarDate,
} from "#time";
import { stemOf } from "#east/pairs.ts";
import type { Palace } from "./palace.ts";
import { TRANSFORMED, type TransformationSchool } from "#east/purple_star/tables.ts";
import { PALACE, STAR, TRANSFORMATION, type PalaceId } from "#east/purple_star/stars.ts";

const flow = Type.Array(
  Type.Object(
    {
      transformation: term(TRANSFORMATION, "One of the four"),
      star: term(STAR, "The star"),
      palace: term(PALACE, "Palace of birth in which the star stands"),
    },
    { description: "A transformed star" },
  ),
  { minItems: 4, maxItems: 4, description: "In the order 祿 權 科 忌" },
);

/** The present as an answer holds it. */
export const presentShape = Type.Object(
  {
    year: term(PILLAR, "Pillar of the lunar year"),
    nominalAge: Type.Integer({
      description: "虛歲: 1 at birth, one more on every lunar new year's day",
    }),
    decade: Type.Object(
      {
        palace: term(PALACE, "Palace of birth that rules the decade"),
        stem: term(STEM, "Stem of that palace"),
        from: Type.Integer({ description: "First nominal age" }),
        to: Type.Integer({ description: "Last nominal age" }),
        isChildhood: Type.Boolean({
          description:
            "Whether it is a year before the first decade, ruled by the childhood limit 童限",
        }),
        transformations: flow,
      },
      { description: "大限" },
    ),
    flowYear: Type.Object(
      {
        palace: term(PALACE, "Palace of birth on the branch of the year"),
        transformations: flow,
      },
      { description: "流年" },
    ),
    minorLimit: term(PALACE, "小限: palace of birth of this nominal age"),
  },
  { description: "The decade and the year of the date asked about" },
);
export type Present = Frozen<Static<typeof presentShape>>;

/** Why a date is refused. */
export type PresentRefusal = { onDateUnusable: { date: string } };

/** Palaces of the years before the first decade: 一命二財三疾厄，四妻五福六官祿. */
const CHILDHOOD: readonly PalaceId[] = ["life", "wealth", "health", "spouse", "fortune", "career"];
/** The twelve palaces in their decades. */
const DECADES_SPAN = 120;

/**
 * Finds the periods of a date; ages turn on lunar new year's day.
 *
 * @param birthYear Gregorian year in which the chart's year begins
 * @throws {Refusal} onDateUnusable where the date does not exist, lies before the birth year, or beyond
 *   the twelve decades
 * @source Ziwei Doushu Quanshu, 安大限訣, 論小限; the childhood limit from the same chapter's song
 */
export function findPresent(
  onDate: string,
  birthYear: number,
  palaces: readonly Palace[],
  school: TransformationSchool,
): Present {
  const refusal = new Refusal("onDateUnusable", { date: onDate });
  const date = parseDate(onDate);
  if (!date || date.year <= FIRST_CHINESE_YEAR) throw refusal;
  const { year } = chineseDateOf(toFixed(date));
  const nominalAge = year - birthYear + 1;
  const firstAge = Math.min(...palaces.map(({ decade }) => decade.from));
  if (nominalAge < 1 || nominalAge >= firstAge + DECADES_SPAN) throw refusal;
  const pillar = yearPillar(year);
  const isChildhood = nominalAge < firstAge;
  const decade = isChildhood
    ? palaces.find(({ palace }) => palace === CHILDHOOD[nominalAge - 1])!
    : palaces.find(({ decade: { from, to } }) => from <= nominalAge && nominalAge <= to)!;
  const flowing = palaces.find(({ branch }) => branch === pillar.branch.id)!;
  const limit = palaces.find(({ ages }) => (nominalAge - ages[0]!) % 12 === 0)!;
  const transformedBy = (
    stem: (typeof STEMS)[number]["id"],
  ): Present["flowYear"]["transformations"] =>
    TRANSFORMED[school][stemOf(stem).index]!.map((star, i) => ({
      transformation: TRANSFORMATION.ids[i]!,
      star,
      palace: palaces.find(({ majorStars, minorStars }) =>
        [...majorStars, ...minorStars].some((one) => one.star === star),
      )!.palace,
    }));
  return {
    year: pillar.id,
    nominalAge,
    decade: {
      palace: decade.palace,
      stem: decade.stem,
      from: isChildhood ? nominalAge : decade.decade.from,
      to: isChildhood ? nominalAge : decade.decade.to,
      isChildhood,
      transformations: transformedBy(decade.stem),
    },
    flowYear: { palace: flowing.palace, transformations: transformedBy(pillar.stem.id) },
    minorLimit: limit.palace,
  };
}

function parseDate(text: string): CalendarDate | null {
  const [year, month, day] = text.split("-").map(Number) as [number, number, number];
  const date = { year, month, day };
  return /^\d{4}-/.test(text) && isValidDate(date) ? date : null;
}
