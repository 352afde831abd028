/**
 * Yogas of the lords of houses: rule, wealth, exchange, reversal, and cancelled debility.
 *
 * @source Brihat Parashara Hora Shastra 34, 39-41; Phaladeepika VI.32-57, VII.26-30
 */
import type { Text } from "#old";
import { EXALTATION_SIGN } from "../dignity.ts";
import { GRAHAS, PLANET_IDS, SIGN_LORDS, type PlanetId } from "../grahas.ts";
import {
  DUSTHANAS,
  houseFrom,
  houseOf,
  isStrong,
  KENDRAS,
  linkOf,
  lordOf,
  TRIKONAS,
  type Found,
  type YogaChart,
  type YogaRule,
} from "./chart.ts";

const LINKS: Readonly<Record<"union" | "exchange" | "aspect", Text>> = {
  union: { en: "share a sign", zhHant: "同宮" },
  exchange: { en: "exchange signs", zhHant: "互換宮位" },
  aspect: { en: "see each other", zhHant: "互相照見" },
};

interface Link {
  readonly a: PlanetId;
  readonly b: PlanetId;
  readonly houses: readonly [number, number];
  readonly how: "union" | "exchange" | "aspect";
}

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

function foundOf(links: readonly Link[]): Found | null {
  if (links.length === 0) return null;
  const grahas = [...new Set(links.flatMap(({ a, b }) => [a, b]))];
  const en = links.map(
    ({ a, b, houses: [h, k], how }) =>
      `${GRAHAS[a].inProse.en} (lord of ${h}) and ${GRAHAS[b].inProse.en} (lord of ${k}) ${LINKS[how].en}`,
  );
  const zh = links.map(
    ({ a, b, houses: [h, k], how }) =>
      `${GRAHAS[a].name.zhHant}（${h} 宮主）與${GRAHAS[b].name.zhHant}（${k} 宮主）${LINKS[how].zhHant}`,
  );
  return { grahas, detail: { en: en.join("; "), zhHant: zh.join("；") } };
}

function neechaBhanga(chart: YogaChart): Found | null {
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

function viparita(id: string, house: 6 | 8 | 12, zh: string, meaning: Text): YogaRule {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    id,
    name: { en: `Viparita ${name} yoga`, zhHant: `逆轉格：${zh}（${name}）` },
    kind: "raja",
    rule: `lord of the ${house}th in the 6th, 8th or 12th house`,
    source: "Phaladeepika VI.57-65",
    meaning,
    needsLagna: true,
    find: (chart) => {
      const lord = lordOf(chart, house);
      return DUSTHANAS.includes(houseOf(chart, lord)) ? { grahas: [lord] } : null;
    },
  };
}

function exchanges(chart: YogaChart): Found | null {
  const links: Link[] = [];
  for (let h = 1; h <= 12; h++) {
    for (let k = h + 1; k <= 12; k++) {
      const [a, b] = [lordOf(chart, h), lordOf(chart, k)];
      if (a !== b && houseOf(chart, a) === k && houseOf(chart, b) === h) {
        links.push({ a, b, houses: [h, k], how: "exchange" });
      }
    }
  }
  return foundOf(links);
}

export const LORD_YOGAS: readonly YogaRule[] = [
  {
    id: "rajaYoga",
    name: { en: "Raja yoga", zhHant: "王者格（Raja Yoga）" },
    kind: "raja",
    rule: "lord of a kendra linked with lord of a trikona by union, exchange or mutual sight",
    source: "Brihat Parashara Hora Shastra 39; Laghu Parashari",
    meaning: {
      en: "Action meets merit: position and influence open where effort and principle are joined.",
      zhHant: "行動與福德相會：努力與原則相合之處，地位與影響自開。",
    },
    needsLagna: true,
    find: (chart) => foundOf(linksBetween(chart, [4, 7, 10], [5, 9, 1])),
  },
  {
    id: "dharmaKarmadhipati",
    name: { en: "Dharma-Karmadhipati yoga", zhHant: "法業相合格（Dharma-Karmadhipati）" },
    kind: "raja",
    rule: "lords of the 9th and the 10th linked by union, exchange or mutual sight",
    source: "Laghu Parashari; Brihat Parashara Hora Shastra 39",
    meaning: {
      en: "Purpose and profession support each other; the work itself can become the calling.",
      zhHant: "志向與職業相輔；工作本身可成為天職。",
    },
    needsLagna: true,
    find: (chart) => foundOf(linksBetween(chart, [9], [10])),
  },
  {
    id: "yogakaraka",
    name: { en: "Yogakaraka", zhHant: "成格之星（Yogakaraka）" },
    kind: "raja",
    rule: "one planet rules both a kendra (4, 7, 10) and a trikona (5, 9)",
    source: "Brihat Parashara Hora Shastra 34",
    meaning: {
      en: "One planet holds the keys to both effort and fortune; its periods deserve to be used well.",
      zhHant: "一星兼掌努力與福分之鑰；行其運時宜善加把握。",
    },
    needsLagna: true,
    find: (chart) => {
      const found = PLANET_IDS.filter(
        (id) =>
          [4, 7, 10].some((h) => lordOf(chart, h) === id) &&
          [5, 9].some((h) => lordOf(chart, h) === id),
      );
      return found.length ? { grahas: found } : null;
    },
  },
  {
    id: "lakshmi",
    name: { en: "Lakshmi yoga", zhHant: "吉祥天格（Lakshmi）" },
    kind: "dhana",
    rule: "lord of the 9th in its own or exaltation sign in a kendra or trikona, lord of the lagna not debilitated",
    source: "Phaladeepika VI.24",
    meaning: {
      en: "Fortune has a firm seat; generosity tends to return.",
      zhHant: "福分有穩固之座；施於人者，往往復歸於己。",
    },
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
    name: { en: "Dhana yoga", zhHant: "財富格（Dhana）" },
    kind: "dhana",
    rule: "lords of the 2nd or 11th linked with lords of the 5th or 9th",
    source: "Brihat Parashara Hora Shastra 41; B. V. Raman, Three Hundred Important Combinations",
    meaning: {
      en: "Income and merit are joined; money follows from talent, teaching or good advice.",
      zhHant: "收入與福德相連；財隨才能、教導或良策而來。",
    },
    needsLagna: true,
    find: (chart) => foundOf(linksBetween(chart, [2, 11], [5, 9])),
  },
  {
    id: "parivartana",
    name: { en: "Parivartana yoga", zhHant: "互換格（Parivartana）" },
    kind: "other",
    rule: "two lords each in the other's house",
    source: "Phaladeepika VI.32-34",
    meaning: {
      en: "Two fields of life trade places and feed each other; what happens in one is felt in the other.",
      zhHant: "兩個領域互易其主、彼此滋養；一處有動，另一處便有感。",
    },
    needsLagna: true,
    find: exchanges,
  },
  {
    id: "neechaBhanga",
    name: { en: "Neecha-bhanga", zhHant: "落陷得解（Neecha-bhanga）" },
    kind: "raja",
    rule: "the lord of a debilitated planet's sign, the lord of its exaltation sign, or the planet exalted there stands in a kendra from lagna or Moon",
    source: "Phaladeepika VII.26-30",
    meaning: {
      en: "A weakness that is caught in time becomes a school of strength.",
      zhHant: "弱處得及時扶持，反成磨練之所。",
    },
    needsLagna: true,
    find: neechaBhanga,
  },
  viparita("harsha", 6, "喜", {
    en: "Opposition wears itself out; rivals sharpen skill.",
    zhHant: "對立自行消耗，競爭反磨利技藝。",
  }),
  viparita("sarala", 8, "直", {
    en: "Crises find the person composed; what was hidden can be turned to use.",
    zhHant: "臨變而鎮定，隱微之事可轉為所用。",
  }),
  viparita("vimala", 12, "淨", {
    en: "Spending is held in check and solitude is fruitful.",
    zhHant: "支出有節，獨處有得。",
  }),
  {
    id: "parvata",
    name: { en: "Parvata yoga", zhHant: "山岳格（Parvata）" },
    kind: "raja",
    rule: "benefics in kendras, the 6th and 8th empty or with benefics alone",
    source: "Phaladeepika VI.35",
    meaning: {
      en: "Firm ground underfoot: standing in the community and a generous hand.",
      zhHant: "腳下踏實：在群體中有地位，出手亦大方。",
    },
    needsLagna: true,
    find: (chart) => {
      const good = chart.benefics.filter((id) => KENDRAS.includes(houseOf(chart, id)));
      const marred = chart.malefics.some((id) => [6, 8].includes(houseOf(chart, id)));
      return good.length && !marred ? { grahas: good } : null;
    },
  },
  {
    id: "kahala",
    name: { en: "Kahala yoga", zhHant: "號角格（Kahala）" },
    kind: "raja",
    rule: "lords of the 4th and 9th in kendras from each other, lord of the lagna strong",
    source: "Phaladeepika VI.35; B. V. Raman, Three Hundred Important Combinations",
    meaning: {
      en: "Boldness with backing: the person sets out and others fall in.",
      zhHant: "膽氣有後盾：一人起行，眾人隨之。",
    },
    needsLagna: true,
    find: (chart) => {
      const [fourth, ninth, first] = [lordOf(chart, 4), lordOf(chart, 9), lordOf(chart, 1)];
      const square = KENDRAS.includes(houseFrom(chart, chart.signs[fourth], ninth));
      return fourth !== ninth && square && isStrong(chart, first)
        ? { grahas: [...new Set([fourth, ninth, first])] }
        : null;
    },
  },
  kartari("shubhaKartari", "benefics", "善星夾命（Shubha Kartari）", {
    en: "The lagna is held between friendly planets; beginnings are protected.",
    zhHant: "命宮前後皆有善星相護，起步得庇。",
  }),
  kartari("papaKartari", "malefics", "惡星夾命（Papa Kartari）", {
    en: "The lagna is hemmed in; room has to be made, and is, by method and patience.",
    zhHant: "命宮前後受逼，須以方法與耐心自闢空間。",
  }),
];

function kartari(
  id: string,
  who: "benefics" | "malefics",
  zhHant: string,
  meaning: Text,
): YogaRule {
  return {
    id,
    name: {
      en: who === "benefics" ? "Shubha Kartari yoga" : "Papa Kartari yoga",
      zhHant,
    },
    kind: "other",
    rule: `${who} in both the 2nd and the 12th from the lagna, no ${who === "benefics" ? "malefics" : "benefics"} there`,
    source: "Phaladeepika VI.11; Brihat Parashara Hora Shastra 36",
    meaning,
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
