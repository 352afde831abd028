/** Flying transformations: what the stem of each palace sends to which palace. */
import { STEM } from "#lore";
import type { CivilMoment } from "#time";
import type { Palace } from "../chart/palace.ts";
import { layZiwei, type LaidChart, type ZiweiRules } from "../chart/read_chart.ts";
import { TRANSFORMED } from "#east/purple_star/tables.ts";
import { TRANSFORMATION, type PalaceId, type TransformationId } from "#east/purple_star/stars.ts";
import type { Exchange, FlightsAnswer } from "./answer.ts";

type Rules = Omit<ZiweiRules, "gender" | "soulMaster" | "hurtAndEnvoy" | "onDate">;
type Sender = FlightsAnswer["palaces"][number];

/**
 * Reads the flights of a chart. Gender turns decades and rings alone and touches none of them.
 *
 * @throws {Refusal} hourNeeded, yearOutOfRange, longitudeNeeded
 * @source the flying star school (Liang Ruoyu 梁若瑜): the table of the ten stems read from each palace's stem; palace stems by
 *   Quanshu 起五寅
 */
export function readFlights(
  civil: CivilMoment,
  rules: Rules,
  fromPalace: PalaceId | undefined,
): FlightsAnswer {
  const laid = layZiwei(civil, {
    ...rules,
    gender: "male",
    soulMaster: "lifePalace",
    hurtAndEnvoy: "fixed",
  });
  const flown = laid.palaces.map((one, order) => sendersOf(laid, one, order, rules));
  const palaces = flown.map((one) => ({
    ...one,
    received: flown.flatMap(({ palace: from, flights }) =>
      from === one.palace
        ? []
        : flights
            .filter(({ to }) => to === one.palace)
            .map(({ transformation }) => ({ transformation, from })),
    ),
  }));
  return {
    lifePalace: laid.lifePalace,
    palaces: fromPalace ? palaces.filter(({ palace }) => palace === fromPalace) : palaces,
    exchanges: exchangesOf(palaces, fromPalace),
  };
}

function sendersOf(
  { palaces }: LaidChart,
  { palace, stem, branch }: Palace,
  order: number,
  rules: Rules,
): Omit<Sender, "received"> {
  const row = TRANSFORMED[rules.transformations][STEM.ids.indexOf(stem)]!;
  return {
    palace,
    stem,
    branch,
    flights: TRANSFORMATION.ids.map((transformation, i) => {
      const star = row[i]!;
      const at = palaces.findIndex(({ majorStars, minorStars }) =>
        [...majorStars, ...minorStars].some((one) => one.star === star),
      );
      const to = palaces[at]!;
      return {
        transformation,
        star,
        to: to.palace,
        toBranch: to.branch,
        opposite: palaces[(at + 6) % 12]!.palace,
        isSelf: at === order,
        toOpposite: at === (order + 6) % 12,
      };
    }),
  };
}

/** Palaces that send each other 化祿, 化忌, or one the one and the other the other. */
function exchangesOf(
  palaces: readonly Sender[],
  only: PalaceId | undefined,
): FlightsAnswer["exchanges"] {
  const sends = (one: Sender, change: TransformationId, to: PalaceId) =>
    one.flights.some(({ transformation, to: at }) => transformation === change && at === to);
  const found: { exchange: Exchange; from: PalaceId; to: PalaceId }[] = [];
  for (const [i, one] of palaces.entries()) {
    for (const other of palaces.slice(i + 1)) {
      const [a, b] = [one.palace, other.palace];
      if (only && a !== only && b !== only) continue;
      const both = (change: TransformationId) => sends(one, change, b) && sends(other, change, a);
      if (both("lu")) found.push({ exchange: "luLu", from: a, to: b });
      if (both("ji")) found.push({ exchange: "jiJi", from: a, to: b });
      if (sends(one, "lu", b) && sends(other, "ji", a))
        found.push({ exchange: "luJi", from: a, to: b });
      if (sends(other, "lu", a) && sends(one, "ji", b))
        found.push({ exchange: "luJi", from: b, to: a });
    }
  }
  return found;
}
