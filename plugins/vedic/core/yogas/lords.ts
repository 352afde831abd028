/**
 * Yogas of the lords of houses: rule, wealth, exchange, reversal, and cancelled debility.
 *
 * @source Brihat Parashara Hora Shastra 34, 39-41; Phaladeepika VI.32-57, VII.26-30
 */
import { EXALTATION_SIGN } from "../dignity.ts";
import { PLANET_IDS, SIGN_LORDS, type PlanetId } from "../grahas.ts";
import {
  DUSTHANAS,
  houseFrom,
  houseOf,
  isStrong,
  KENDRAS,
  linkOf,
  lordOf,
  TRIKONAS,
  type Combination,
  type Formed,
  type Link,
  type YogaChart,
  type YogaRule,
} from "./chart.ts";

/** Links between lords of two groups of houses, each pair of planets once. */
function linksBetween(
  chart: YogaChart,
  first: readonly number[],
  second: readonly number[],
): readonly Link[] {
  const links: Link[] = [];
  const seen = new Set<string>();
  for (const h of first) {
    for (const k of second) {
      const [a, b] = [lordOf(chart, h), lordOf(chart, k)];
      const how = h === k ? null : linkOf(chart, a, b);
      const key = [a, b].sort().join();
      if (!how || seen.has(key)) continue;
      seen.add(key);
      links.push({ a, b, houses: [h, k], how });
    }
  }
  return links;
}

function formedBy(links: readonly Link[]): Formed | null {
  if (links.length === 0) return null;
  const grahas = [...new Set(links.flatMap(({ a, b }) => [a, b]))];
  return { grahas, links };
}

function neechaBhanga(chart: YogaChart): Formed | null {
  const saved = PLANET_IDS.filter((id) => {
    if (chart.dignities[id] !== "debilitated") return false;
    const sign = chart.signs[id];
    const exaltedHere = PLANET_IDS.find((other) => EXALTATION_SIGN[other] === sign);
    const saviours = [SIGN_LORDS[sign]!, SIGN_LORDS[EXALTATION_SIGN[id]]!, exaltedHere];
    return saviours.some(
      (one) =>
        one !== undefined &&
        one !== id &&
        (KENDRAS.includes(houseOf(chart, one)) ||
          KENDRAS.includes(houseFrom(chart, chart.signs.moon, one))),
    );
  });
  return saved.length ? { grahas: saved } : null;
}

function viparita(id: Combination, house: 6 | 8 | 12): YogaRule {
  return {
    id,
    kind: "raja",
    source: "Phaladeepika VI.57-65",
    needsLagna: true,
    find: (chart) => {
      const lord = lordOf(chart, house);
      return DUSTHANAS.includes(houseOf(chart, lord)) ? { grahas: [lord] } : null;
    },
  };
}

/** Which houses an exchange joins: one of loss, else the third, else two good ones. */
const EXCHANGE_KINDS = ["dainya", "khala", "maha"] as const;

function exchanges(chart: YogaChart, kind: (typeof EXCHANGE_KINDS)[number]): Formed | null {
  const links: Link[] = [];
  for (let h = 1; h <= 12; h++) {
    for (let k = h + 1; k <= 12; k++) {
      const [a, b] = [lordOf(chart, h), lordOf(chart, k)];
      if (a === b || houseOf(chart, a) !== k || houseOf(chart, b) !== h) continue;
      const of = [h, k].some((house) => DUSTHANAS.includes(house))
        ? "dainya"
        : [h, k].includes(3)
          ? "khala"
          : "maha";
      if (of === kind) links.push({ a, b, houses: [h, k], how: "exchange" });
    }
  }
  return formedBy(links);
}

export const LORD_YOGAS: readonly YogaRule[] = [
  {
    id: "rajaYoga",
    kind: "raja",
    source: "Brihat Parashara Hora Shastra 39; Laghu Parashari",
    needsLagna: true,
    find: (chart) => formedBy(linksBetween(chart, [4, 7, 10], [5, 9, 1])),
  },
  {
    id: "dharmaKarmadhipati",
    kind: "raja",
    source: "Laghu Parashari II; Brihat Parashara Hora Shastra 39",
    needsLagna: true,
    // The exchange is of the houses themselves: each lord stands in the ninth or tenth that the other rules.
    find: (chart) =>
      formedBy(
        linksBetween(chart, [9], [10]).filter(
          ({ a, b, how }) =>
            how !== "aspect" &&
            (how !== "exchange" || (houseOf(chart, a) === 10 && houseOf(chart, b) === 9)),
        ),
      ),
  },
  {
    id: "yogakaraka",
    kind: "raja",
    source: "Brihat Parashara Hora Shastra 34",
    needsLagna: true,
    find: (chart) => {
      const both = PLANET_IDS.filter(
        (id) =>
          [4, 7, 10].some((h) => lordOf(chart, h) === id) &&
          [5, 9].some((h) => lordOf(chart, h) === id),
      );
      return both.length ? { grahas: both } : null;
    },
  },
  {
    id: "lakshmi",
    kind: "dhana",
    source: "Phaladeepika VI.24",
    needsLagna: true,
    find: (chart) => {
      const lord = lordOf(chart, 9);
      const placed = [...KENDRAS, ...TRIKONAS].includes(houseOf(chart, lord));
      const first = lordOf(chart, 1);
      return placed && isStrong(chart, lord) && chart.dignities[first] !== "debilitated"
        ? { grahas: [...new Set([lord, first])] }
        : null;
    },
  },
  {
    id: "dhana",
    kind: "dhana",
    source: "Brihat Parashara Hora Shastra 41; B. V. Raman, Three Hundred Important Combinations",
    needsLagna: true,
    find: (chart) => formedBy(linksBetween(chart, [2, 11], [5, 9])),
  },
  ...EXCHANGE_KINDS.map((kind): YogaRule => ({
    id: `${kind}Parivartana`,
    kind: kind === "maha" ? "raja" : "other",
    source: "Phaladeepika VI.32-34",
    needsLagna: true,
    find: (chart) => exchanges(chart, kind),
  })),
  {
    id: "neechaBhanga",
    kind: "raja",
    source: "Phaladeepika VII.26-30",
    needsLagna: true,
    find: neechaBhanga,
  },
  viparita("harsha", 6),
  viparita("sarala", 8),
  viparita("vimala", 12),
  {
    id: "parvata",
    kind: "raja",
    source: "Brihat Parashara Hora Shastra 36.7-8",
    needsLagna: true,
    find: (chart) => {
      const good = chart.benefics.filter((id) => KENDRAS.includes(houseOf(chart, id)));
      const marred = chart.malefics.some((id) => [7, 8].includes(houseOf(chart, id)));
      return good.length && !marred ? { grahas: good } : null;
    },
  },
  {
    id: "kahala",
    kind: "raja",
    source: "Phaladeepika VI.35; B. V. Raman, Three Hundred Important Combinations",
    needsLagna: true,
    find: (chart) => {
      const [fourth, ninth, first] = [lordOf(chart, 4), lordOf(chart, 9), lordOf(chart, 1)];
      const square = KENDRAS.includes(houseFrom(chart, chart.signs[fourth], ninth));
      return fourth !== ninth && square && isStrong(chart, first)
        ? { grahas: [...new Set([fourth, ninth, first])] }
        : null;
    },
  },
  kartari("shubhaKartari", "benefics"),
  kartari("papaKartari", "malefics"),
];

function kartari(id: Combination, who: "benefics" | "malefics"): YogaRule {
  return {
    id,
    kind: "other",
    source: "Phaladeepika VI.11; Brihat Parashara Hora Shastra 36",
    needsLagna: true,
    find: (chart) => {
      const other = who === "benefics" ? "malefics" : "benefics";
      const at = (ids: readonly PlanetId[], house: number) =>
        ids.filter((one) => houseOf(chart, one) === house);
      const [second, twelfth] = [at(chart[who], 2), at(chart[who], 12)];
      const mixed = at(chart[other], 2).length + at(chart[other], 12).length > 0;
      return second.length && twelfth.length && !mixed ? { grahas: [...second, ...twelfth] } : null;
    },
  };
}
