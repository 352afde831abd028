/** Seven governors and four remainders in lodges and palaces. */
import { BRANCH } from "#lore";
import { bodyOf, frameAt, normalizeDeg, skyAt, type Body } from "#sky";
import { hourBranchIndex, modulo, standardLocalTime, type CivilMoment } from "#time";
import { LUMINARY, MANSION, type Mansion } from "#east/almanac/terms.ts";
import { lodgeOf, lodgesAt, type Lodge } from "../lodges/stars.ts";
import type { QiChart } from "./answer.ts";
import type { QiRules } from "./input.ts";
import { FORMATION, QI_HOUSE, type Dignity, type Formation, type QiBody } from "./terms.ts";

/** Lords of the palaces from 子 on: 子丑 earth, 寅亥 wood, 卯戌 fire, 辰酉 metal, 巳申 water, 午 Sun, 未 Moon. */
const LORDS: readonly QiBody[] = [
  "saturn",
  "saturn",
  "jupiter",
  "mars",
  "venus",
  "mercury",
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
];
const OF_LUMINARY: Readonly<Record<string, QiBody>> = {
  wood: "jupiter",
  metal: "venus",
  earth: "saturn",
  sun: "sun",
  moon: "moon",
  fire: "mars",
  water: "mercury",
};

/**
 * Where palaces begin within lodges, in du of 365.2575 to the circle, in the order of the signs from 亥 on.
 *
 * @source Yuanshi 54, Shoushi li: 黃道十二次宿度
 */
const ENTRIES: readonly (readonly [branch: number, lodge: Mansion, du: number])[] = [
  [11, "weiRooftop", 12.6491],
  [10, "kui", 1.7363],
  [9, "weiStomach", 3.7456],
  [8, "biNet", 6.8805],
  [7, "jing", 8.3494],
  [6, "liu", 3.868],
  [5, "zhang", 15.2606],
  [4, "zhen", 10.0797],
  [3, "di", 1.1452],
  [2, "wei", 3.0115],
  [1, "dou", 3.7685],
  [0, "nu", 2.0638],
];
const DU = 360 / 365.2575;

/**
 * Lodges as a school measures them: the old calendars carry each star along its hour circle down to the ecliptic, those
 * of the Qing take its longitude.
 */
export function lodgesBy(julianDayTt: number, frame: QiRules["lodgeFrame"]): readonly Lodge[] {
  if (frame === "modern") return lodgesAt(julianDayTt, "ecliptic");
  const { trueObliquity } = frameAt(julianDayTt);
  const carried = lodgesAt(julianDayTt, "equator").map((one) => {
    const ascension = (one.fromDeg * Math.PI) / 180;
    const longitude = Math.atan2(
      Math.sin(ascension),
      Math.cos(ascension) * Math.cos(trueObliquity),
    );
    return { ...one, fromDeg: normalizeDeg((longitude * 180) / Math.PI) };
  });
  return carried.map((one, i) => ({
    ...one,
    widthDeg: normalizeDeg(carried[(i + 1) % carried.length]!.fromDeg - one.fromDeg),
  }));
}

/** Branch of the palace of a longitude. */
export function palaceOf(
  degrees: number,
  lodges: readonly Lodge[],
  frame: QiRules["lodgeFrame"],
): number {
  if (frame === "modern") return modulo(10 - Math.floor(normalizeDeg(degrees) / 30), 12);
  const starts = ENTRIES.map(([branch, mansion, du]) => {
    const { fromDeg } = lodges.find((one) => one.mansion === mansion)!;
    return { branch, past: normalizeDeg(degrees - fromDeg - du * DU) };
  });
  return starts.reduce((best, one) => (one.past < best.past ? one : best)).branch;
}

/** The palace of life: the hour of birth is set on the Sun's palace and counted on to 卯. */
export const lifeOf = (sunPalace: number, hour: number) => modulo(sunPalace + 3 - hour, 12);

/**
 * Lays a chart.
 *
 * @param ziQiDeg longitude of 紫氣 by the caller's own table
 * @source Guolao Xingzong 果老星宗
 */
export function layChart(civil: CivilMoment, ziQiDeg: number | undefined, rules: QiRules): QiChart {
  const sky = skyAt(civil.julianDayTt);
  const lodges = lodgesBy(civil.julianDayTt, rules.lodgeFrame);
  const at = (body: Body) => {
    const { longitudeDeg, longitudeSpeed } = bodyOf(sky, body);
    return { degrees: longitudeDeg, isRetrograde: longitudeSpeed < 0 };
  };
  const node = at("meanNode");
  const across = { ...node, degrees: normalizeDeg(node.degrees + 180) };
  const ascends = rules.nodes === "luoHouAscends";
  const places: (readonly [QiBody, ReturnType<typeof at>])[] = [
    ...(["sun", "moon", "jupiter", "mars", "saturn", "venus", "mercury"] as const).map(
      (body) => [body, at(body)] as const,
    ),
    ["luoHou", ascends ? node : across],
    ["jiDu", ascends ? across : node],
    ["yueBei", at(rules.apogee === "mean" ? "meanLilith" : "trueLilith")],
    ...(ziQiDeg === undefined
      ? []
      : [["ziQi", { degrees: ziQiDeg, isRetrograde: false }] as const]),
  ];
  const branchOf = (degrees: number) => palaceOf(degrees, lodges, rules.lodgeFrame);
  const hour = hourBranchIndex(standardLocalTime(civil).hour);
  const life = lifeOf(branchOf(places[0]![1].degrees), hour);
  const houseAt = (branch: number) => QI_HOUSE.ids[modulo(life - branch, 12)]!;
  const read = places.map(([body, { degrees, isRetrograde }]) => {
    const { lodge, withinDeg } = lodgeOf(lodges, degrees);
    const palace = branchOf(degrees);
    const luminary = LUMINARY.ids[MANSION.ids.indexOf(lodge.mansion) % 7]!;
    const dignities: readonly Dignity[] = [
      ...(LORDS[palace] === body ? (["ownPalace"] as const) : []),
      ...(OF_LUMINARY[luminary] === body ? (["ownLodge"] as const) : []),
    ];
    return {
      palace,
      body,
      longitudeDeg: Math.round(degrees * 1e4) / 1e4,
      lodge: lodge.mansion,
      withinDeg: Math.round(withinDeg * 1e4) / 1e4,
      branch: BRANCH.ids[palace]!,
      house: houseAt(palace),
      isRetrograde,
      dignities,
    };
  });
  const palaceOfBody = (body: QiBody) => read.find((one) => one.body === body)!.palace;
  return {
    life: { branch: BRANCH.ids[life]!, lord: LORDS[life]! },
    bodyPalace: BRANCH.ids[palaceOfBody("moon")]!,
    bodies: read.map(({ palace: _palace, ...one }) => one),
    houses: QI_HOUSE.ids.map((house, i) => {
      const branch = modulo(life - i, 12);
      return {
        house,
        branch: BRANCH.ids[branch]!,
        lord: LORDS[branch]!,
        bodies: read.filter(({ palace }) => palace === branch).map(({ body }) => body),
      };
    }),
    formations: formationsOf(life, palaceOfBody),
    withZiQi: ziQiDeg !== undefined,
  };
}

function formationsOf(life: number, palaceOfBody: (body: QiBody) => number): readonly Formation[] {
  const [sun, moon, lord] = [palaceOfBody("sun"), palaceOfBody("moon"), LORDS[life]!];
  const planets = (["jupiter", "mars", "saturn", "venus", "mercury"] as const).map(palaceOfBody);
  const sides = [modulo(life + 1, 12), modulo(life - 1, 12)];
  const when: Readonly<Record<Formation, boolean>> = {
    lightsBeside: sun !== moon && sides.includes(sun) && sides.includes(moon),
    lightsTogether: sun === moon,
    venusMercurySun: palaceOfBody("venus") === sun && palaceOfBody("mercury") === sun,
    lordHome: LORDS[palaceOfBody(lord)] === lord,
    lordInLife: palaceOfBody(lord) === life,
    pearls: planets.some((from) => planets.every((one) => modulo(one - from, 12) <= 3)),
  };
  return FORMATION.ids.filter((id) => when[id]);
}
