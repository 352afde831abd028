/**
 * What is noted before judgement: cautions, never a refusal.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 121-123
 */
import type { Phrase } from "#sdk";
import { planetaryDayAt } from "#sky";
import { domicileLordOf, elementOf, signAt, type Classical, type Element } from "#lore";
import { TRIPLICITIES } from "../core/dignity_tables.ts";
import type { AngledNativity } from "../core/nativity.ts";
import type { Considerations, HoraryAnswer } from "./answer.ts";
import { lordOfHouse, type Figure } from "./figure.ts";
import { HOUR_GROUND, type HourGround } from "./hour_ground.ts";
import { isCombust, isRetrograde } from "./measures.ts";
import type { Question } from "./question.ts";

type Hour = HoraryAnswer["planetaryHour"];

/** The planetary hour; null in polar day and night. */
export function hourOf(sunrise: "centre" | "upperLimb", chart: AngledNativity): Hour {
  const horizon = sunrise === "centre" ? { limb: "centre" as const, refractionDeg: 0 } : {};
  const day = planetaryDayAt(chart.julianDayUt, chart.place, horizon);
  if (day.state !== "normal") return null;
  const { ruler, number, part } = day.current;
  return {
    dayRuler: day.ruler,
    ruler,
    number,
    byDay: part === "day",
    ...agreementOf(ruler, chart.houses.ascendantDeg, chart.isDay),
  };
}

/** The hour of a drawn figure, where its ruler is told. */
export function drawnHour(ruler: Classical | undefined, { cuspsDeg, isDay }: Figure): Hour {
  if (ruler === undefined) return null;
  return {
    dayRuler: null,
    ruler,
    number: null,
    byDay: isDay,
    ...agreementOf(ruler, cuspsDeg[0]!, isDay),
  };
}

function agreementOf(ruler: Classical, ascendantDeg: number, isDay: boolean) {
  const grounds = hourGrounds(ruler, ascendantDeg, isDay);
  return { agrees: grounds.length > 0, grounds };
}

/** Planets of one nature with each element. */
const NATURES: Readonly<Record<Element, readonly Classical[]>> = {
  fire: ["sun", "mars"],
  air: ["jupiter"],
  water: ["moon", "venus"],
  earth: ["saturn", "mercury"],
};

/** Lord of the rising sign, of its triplicity, or of one nature with it. */
function hourGrounds(
  ruler: Classical,
  ascendantDeg: number,
  isDay: boolean,
): readonly HourGround[] {
  const rising = signAt(ascendantDeg);
  const { day, night } = TRIPLICITIES.ptolemaic[elementOf(rising)];
  const holds: Readonly<Record<HourGround, boolean>> = {
    oneLord: domicileLordOf(rising) === ruler,
    triplicity: (isDay ? day : night) === ruler,
    nature: NATURES[elementOf(rising)].includes(ruler),
  };
  return HOUR_GROUND.ids.filter((ground) => holds[ground]);
}

/** The last degrees of a sign, in which the Moon has little left to do. */
const LAST_DEG = 27;
const EARLY_DEG = 3;
/** 15° Libra to 15° Scorpio. */
const BURNED_WAY = [195, 225] as const;

/** Cautions before judgement. */
export function considerationsOf(
  { figure }: Question,
  hour: Hour,
): readonly Phrase<Considerations>[] {
  const degree = figure.cuspsDeg[0]! % 30;
  const { longitudeDeg: moon } = figure.motion.now.moon;
  const saturn = figure.houses.saturn.house;
  const rows: readonly (readonly [boolean, keyof Considerations])[] = [
    [degree < EARLY_DEG, "earlyAscendant"],
    [degree >= LAST_DEG, "lateAscendant"],
    [figure.motion.moonNext.length === 0, "moonVoidOfCourse"],
    [moon >= BURNED_WAY[0] && moon < BURNED_WAY[1], "moonViaCombusta"],
    [moon % 30 >= LAST_DEG, "moonLate"],
    [saturn === 7, "saturnInSeventh"],
    [saturn === 1, "saturnInFirst"],
    [hour !== null && !hour.agrees, "hourDisagrees"],
    ...([1, 7] as const).flatMap((house) => {
      const lord = lordOfHouse(figure, house);
      const which = house === 1 ? "first" : "seventh";
      return [
        [isCombust(figure, lord), `${which}Combust`],
        [isRetrograde(figure, lord), `${which}Retrograde`],
      ] as const;
    }),
  ];
  return rows.flatMap(([holds, code]) => (holds ? [{ code }] : []));
}
