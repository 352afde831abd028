/**
 * Yogas of fortune and of ways of life from the later books.
 *
 * @source Phaladeepika VI; Brihat Jataka XV; B. V. Raman, Three Hundred Important Combinations (1947)
 */
import { SIGN_LORDS, PLANET_IDS } from "../grahas.ts";
import {
  houseFrom,
  houseOf,
  isStrong,
  KENDRAS,
  lordOf,
  type YogaChart,
  type YogaRule,
} from "./chart.ts";
import {
  aspects,
  aspectsSign,
  fill,
  inHouses,
  isAtEase,
  rule,
  touches,
  wellPlaced,
} from "./places.ts";

const PHALADEEPIKA = "Phaladeepika VI";
const RAMAN = "B. V. Raman, Three Hundred Important Combinations";

const fine = (chart: YogaChart, id: (typeof PLANET_IDS)[number]) =>
  wellPlaced(chart, id) && isAtEase(chart, id);

export const FORTUNE_YOGAS: readonly YogaRule[] = [
  rule("pushkala", "raja", PHALADEEPIKA, (chart) => {
    const [host, first] = [SIGN_LORDS[chart.signs.moon]!, lordOf(chart, 1)];
    const joined = host !== first && chart.signs[host] === chart.signs[first];
    const placed = inHouses(chart, host, KENDRAS) || chart.dignities[host] === "greatFriend";
    const watcher = PLANET_IDS.find(
      (id) => isStrong(chart, id) && aspectsSign(chart, id, chart.lagna!),
    );
    return joined && placed && watcher !== undefined && [host, first, watcher];
  }),
  rule("gauri", "lunar", PHALADEEPIKA, (chart) => {
    const good = isStrong(chart, "moon") && wellPlaced(chart, "moon");
    return good && aspects(chart, "jupiter", "moon") && ["moon", "jupiter"];
  }),
  rule("shrikantha", "other", PHALADEEPIKA, (chart) => {
    const three = [lordOf(chart, 1), "sun", "moon"] as const;
    return three.every((id) => fine(chart, id)) && three;
  }),
  rule("virinchi", "other", PHALADEEPIKA, (chart) => {
    const three = [lordOf(chart, 5), "jupiter", "saturn"] as const;
    return three.every((id) => fine(chart, id)) && three;
  }),
  rule("chatussagara", "other", RAMAN, (chart) => fill(chart, chart.lagna!, KENDRAS, PLANET_IDS)),
  rule("guruMangala", "other", RAMAN, (chart) => {
    const opposed = houseFrom(chart, chart.signs.jupiter, "mars") === 7;
    return (chart.signs.jupiter === chart.signs.mars || opposed) && ["jupiter", "mars"];
  }),
  rule("pravrajya", "other", "Brihat Jataka XV.1", (chart) => {
    const crowd = PLANET_IDS.map((id) =>
      PLANET_IDS.filter((other) => chart.signs[other] === chart.signs[id]),
    ).find((ids) => ids.length >= 4);
    return crowd ?? null;
  }),
  rule("akhandaSamrajya", "raja", RAMAN, (chart) => {
    const rules = [2, 5, 11].some((house) => lordOf(chart, house) === "jupiter");
    const angular = [2, 9, 11]
      .map((house) => lordOf(chart, house))
      .filter((id) => KENDRAS.includes(houseFrom(chart, chart.signs.moon, id)));
    return rules && angular.length > 0 && [...angular, "jupiter"];
  }),
  rule("daridra", "other", RAMAN, (chart) => {
    const lord = lordOf(chart, 11);
    return inHouses(chart, lord, [6, 8, 12]) && [lord];
  }),
  rule("dhanaLords", "dhana", RAMAN, (chart) => {
    const [second, eleventh] = [lordOf(chart, 2), lordOf(chart, 11)];
    const linked = second === eleventh || touches(chart, second, eleventh);
    return linked && [second, eleventh].every((id) => wellPlaced(chart, id)) && [second, eleventh];
  }),
  rule("bhagya", "dhana", "Brihat Parashara Hora Shastra 20.1-2", (chart) => {
    const ninth = lordOf(chart, 9);
    return isStrong(chart, ninth) && houseOf(chart, ninth) === 9 && [ninth];
  }),
];
