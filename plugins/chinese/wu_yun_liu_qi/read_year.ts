/** The five circuits and six qi of a year: the calendar of the cosmology, and no medicine. */
import { PHASE, type Phase } from "#lore";
import { nextSolarTerm, solarTerm } from "#sky";
import { modulo, yearPillar } from "#time";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { CHINA, showInstant } from "#east/calendar/zone_clock.ts";
import type { QiYearAnswer } from "./answer.ts";
import { QI_CLASS, SIX_QI, type Accord, type QiClass, type SixQi } from "./terms.ts";

/** Great circuit by stem: 甲己 earth, 乙庚 metal, 丙辛 water, 丁壬 wood, 戊癸 fire. */
const GREAT: readonly Phase[] = ["earth", "metal", "water", "wood", "fire"];
/** 司天 by branch, twice round: 子午 少陰, 丑未 太陰, 寅申 少陽, 卯酉 陽明, 辰戌 太陽, 巳亥 厥陰. */
const SKY: readonly SixQi[] = ["shaoYin", "taiYin", "shaoYang", "yangMing", "taiYang", "jueYin"];
/** The order in which guests follow each other: by yin and yang, one to three. */
const GUESTS: readonly SixQi[] = ["jueYin", "shaoYin", "taiYin", "shaoYang", "yangMing", "taiYang"];
const PHASES: Readonly<Record<SixQi, Phase>> = {
  jueYin: "wood",
  shaoYin: "fire",
  shaoYang: "fire",
  taiYin: "earth",
  yangMing: "metal",
  taiYang: "water",
};

/**
 * Years of each class.
 *
 * @source Suwen 71 六元正紀大論 and 68 六微旨大論
 */
const LISTS: Readonly<Record<QiClass, string>> = {
  tianFu: "己丑 己未 戊寅 戊申 戊子 戊午 乙卯 乙酉 丁巳 丁亥 丙辰 丙戌",
  suiHui: "丁卯 戊午 甲辰 甲戌 己丑 己未 乙酉 丙子",
  taiYi: "戊午 乙酉 己丑 己未",
  tongTianFu: "甲辰 甲戌 壬寅 壬申 庚子 庚午",
  tongSuiHui: "辛未 辛丑 癸卯 癸酉 癸巳 癸亥",
};

/** 大寒 and 立春, 春分 being 0. */
const OPENINGS = { daHan: 20, liChun: 21 } as const;
/** Each circuit: a solar term and the days after it. Suwen's commentators: 73 days and 5 quarters each. */
const CIRCUITS = [
  [0, 13],
  [5, 10],
  [10, 7],
  [15, 4],
] as const;

/**
 * Reads a year.
 *
 * @param year astronomical
 * @param begins with which term the first step begins; the others follow each four terms on
 * @source Huangdi Neijing Suwen 66-71
 */
export function readQiYear(
  year: number,
  begins: keyof typeof OPENINGS,
  timezone: string | undefined,
): QiYearAnswer {
  const pillar = yearPillar(year);
  const great = GREAT[pillar.stem.index % 5]!;
  const sky = SKY[pillar.branch.index % 6]!;
  const guestFrom = GUESTS.indexOf(sky) - 2;
  const guestOf = (step: number) => GUESTS[modulo(guestFrom + step, 6)]!;
  const opening = OPENINGS[begins];
  const first = solarTerm(year, opening);
  let term = first;
  const steps = SIX_QI.ids.map((host, i) => {
    if (i > 0) for (let k = 0; k < 4; k++) term = nextSolarTerm(term.julianDayUt + 1);
    const guest = guestOf(i);
    return {
      host,
      guest,
      accord: accordOf(PHASES[guest], PHASES[host]),
      from: SOLAR_TERM.ids[term.index]!,
      ...showInstant(term.julianDayUt, timezone),
    };
  });
  const starts = [
    first.julianDayUt,
    ...CIRCUITS.map(([index, days]) => solarTerm(year, index).julianDayUt + days),
  ];
  const from = PHASE.ids.indexOf(great);
  return {
    year,
    pillar: pillar.id,
    great: { element: great, isExcess: pillar.stem.index % 2 === 0 },
    sky,
    earth: guestOf(5),
    classes: QI_CLASS.ids.filter((id) => LISTS[id].split(" ").includes(pillar.native)),
    circuits: PHASE.ids.map((host, i) => ({
      host,
      guest: PHASE.ids[(from + i) % 5]!,
      ...showInstant(starts[i]!, timezone),
    })),
    steps,
    zone: timezone ?? CHINA,
  };
}

function accordOf(guest: Phase, host: Phase): Accord {
  const steps = modulo(PHASE.ids.indexOf(host) - PHASE.ids.indexOf(guest), 5);
  return (["same", "feeds", "prevails", "yields", "fed"] as const)[steps]!;
}
