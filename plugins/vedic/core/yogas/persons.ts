/**
 * Yogas of single planets and of the lights.
 *
 * @source Brihat Parashara Hora Shastra 36-38; Phaladeepika VI; B. V. Raman, Three Hundred Important
 *   Combinations (1947)
 */
import type { GrahaId, PlanetId } from "../grahas.ts";
import {
  houseFrom,
  houseOf,
  isStrong,
  KENDRAS,
  together,
  type Combination,
  type Formed,
  type YogaChart,
  type YogaRule,
} from "./chart.ts";
import { isAtEase } from "./places.ts";

const PHALADEEPIKA = "Phaladeepika VI";

function person(id: Combination, planet: PlanetId): YogaRule {
  return {
    id,
    kind: "person",
    source: `${PHALADEEPIKA}.1-4`,
    needsLagna: true,
    find: (chart) =>
      isStrong(chart, planet) && KENDRAS.includes(houseOf(chart, planet))
        ? { grahas: [planet] }
        : null,
  };
}

/** Other planets than Sun, Moon and nodes at a place from a light. */
function companions(chart: YogaChart, light: "sun" | "moon", place: number): readonly PlanetId[] {
  const without = light === "moon" ? "sun" : "moon";
  return (["mars", "mercury", "jupiter", "venus", "saturn", "sun", "moon"] as const).filter(
    (id) => id !== light && id !== without && houseFrom(chart, chart.signs[light], id) === place,
  );
}

function flank(
  id: Combination,
  light: "sun" | "moon",
  where: "second" | "twelfth" | "both",
): YogaRule {
  return {
    id,
    kind: light === "moon" ? "lunar" : "solar",
    source: "Brihat Jataka XIII; Phaladeepika VI.5-9",
    needsLagna: false,
    find: (chart) => {
      const second = companions(chart, light, 2);
      const twelfth = companions(chart, light, 12);
      const grahas =
        where === "both"
          ? second.length && twelfth.length
            ? [...second, ...twelfth]
            : []
          : where === "second"
            ? twelfth.length
              ? []
              : second
            : second.length
              ? []
              : twelfth;
      return grahas.length ? { grahas } : null;
    },
  };
}

function pair(id: Combination, a: GrahaId, b: GrahaId, kind: YogaRule["kind"]): YogaRule {
  return {
    id,
    kind,
    source: "B. V. Raman, Three Hundred Important Combinations",
    needsLagna: false,
    find: (chart) => (together(chart, a, b) ? { grahas: [a, b] } : null),
  };
}

function kemadruma(chart: YogaChart): Formed | null {
  const alone =
    companions(chart, "moon", 2).length === 0 &&
    companions(chart, "moon", 12).length === 0 &&
    companions(chart, "moon", 1).length === 0;
  if (!alone) return null;
  const rescued = (["mars", "mercury", "jupiter", "venus", "saturn"] as const).some(
    (id) =>
      KENDRAS.includes(houseFrom(chart, chart.signs.moon, id)) ||
      (chart.lagna !== null && KENDRAS.includes(houseOf(chart, id))),
  );
  return rescued ? null : { grahas: ["moon"] };
}

export const PERSON_YOGAS: readonly YogaRule[] = [
  person("ruchaka", "mars"),
  person("bhadra", "mercury"),
  person("hamsa", "jupiter"),
  person("malavya", "venus"),
  person("shasha", "saturn"),
  {
    id: "gajakesari",
    kind: "lunar",
    source: "Phaladeepika VI.12",
    needsLagna: false,
    find: (chart) =>
      KENDRAS.includes(houseFrom(chart, chart.signs.moon, "jupiter"))
        ? { grahas: ["moon", "jupiter"] }
        : null,
  },
  flank("sunapha", "moon", "second"),
  flank("anapha", "moon", "twelfth"),
  flank("durudhara", "moon", "both"),
  {
    id: "kemadruma",
    kind: "lunar",
    source: "Brihat Jataka XIII.3-6; cancellation: Phaladeepika VI.6",
    needsLagna: true,
    find: kemadruma,
  },
  flank("vesi", "sun", "second"),
  flank("vasi", "sun", "twelfth"),
  flank("ubhayachari", "sun", "both"),
  pair("budhaAditya", "sun", "mercury", "solar"),
  pair("chandraMangala", "moon", "mars", "lunar"),
  pair("guruChandala", "jupiter", "rahu", "other"),
  {
    id: "shakata",
    kind: "lunar",
    source: "Phaladeepika VI.12",
    needsLagna: true,
    find: (chart) =>
      [6, 8, 12].includes(houseFrom(chart, chart.signs.jupiter, "moon")) &&
      !KENDRAS.includes(houseOf(chart, "moon"))
        ? { grahas: ["moon", "jupiter"] }
        : null,
  },
  {
    id: "adhi",
    kind: "lunar",
    source: "Brihat Jataka XIII.2",
    needsLagna: false,
    find: (chart) =>
      (["mercury", "jupiter", "venus"] as const).every((id) =>
        [6, 7, 8].includes(houseFrom(chart, chart.signs.moon, id)),
      )
        ? { grahas: ["mercury", "jupiter", "venus"] }
        : null,
  },
  {
    id: "amala",
    kind: "lunar",
    source: "Phaladeepika VI.11",
    needsLagna: true,
    find: (chart) => {
      for (const from of [chart.lagna!, chart.signs.moon]) {
        const there = (id: PlanetId) => houseFrom(chart, from, id) === 10;
        const good = chart.benefics.filter(there);
        if (good.length && !chart.malefics.some(there)) return { grahas: good };
      }
      return null;
    },
  },
  {
    id: "saraswati",
    kind: "other",
    source: "Phaladeepika VI.26",
    needsLagna: true,
    find: (chart) => {
      const ids = ["jupiter", "venus", "mercury"] as const;
      const placed = ids.every((id) => [1, 2, 4, 5, 7, 9, 10].includes(houseOf(chart, id)));
      return placed && isAtEase(chart, "jupiter") ? { grahas: ids } : null;
    },
  },
  {
    id: "mahabhagya",
    kind: "other",
    source: "Phaladeepika VI.14",
    needsLagna: true,
    find: (chart) => {
      const parity = chart.isDay ? 0 : 1;
      const all = [chart.lagna!, chart.signs.sun, chart.signs.moon];
      return all.every((sign) => sign % 2 === parity) ? { grahas: ["sun", "moon"] } : null;
    },
  },
];
