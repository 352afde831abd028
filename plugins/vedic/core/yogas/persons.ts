/**
 * Yogas of single planets and of the lights.
 *
 * @source Brihat Parashara Hora Shastra 36-38; Phaladeepika VI; B. V. Raman, Three Hundred Important
 *   Combinations (1947)
 */
import type { Text } from "#old";
import { GRAHAS, type GrahaId, type PlanetId } from "../grahas.ts";
import {
  houseFrom,
  houseOf,
  isStrong,
  KENDRAS,
  together,
  type Found,
  type YogaChart,
  type YogaRule,
} from "./chart.ts";

const PHALADEEPIKA = "Phaladeepika VI";

function person(id: string, planet: PlanetId, zh: string, en: string, zhHant: string): YogaRule {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    id,
    name: { en: `${name} yoga`, zhHant: `${zh}（${name}）` },
    kind: "person",
    rule: `${GRAHAS[planet].name.en} in its own or exaltation sign in a kendra from the lagna`,
    source: `${PHALADEEPIKA}.1-4`,
    meaning: { en, zhHant },
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
  id: string,
  light: "sun" | "moon",
  where: "second" | "twelfth" | "both",
  name: Text,
  meaning: Text,
): YogaRule {
  const who = GRAHAS[light].name.en;
  const other = light === "moon" ? "Sun" : "Moon";
  const place =
    where === "both"
      ? "both the 2nd and the 12th"
      : `the ${where === "second" ? "2nd" : "12th"} alone`;
  return {
    id,
    name,
    kind: light === "moon" ? "lunar" : "solar",
    rule: `planets other than the ${other} in ${place} from the ${who}`,
    source: "Brihat Jataka XIII; Phaladeepika VI.5-9",
    meaning,
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

function pair(
  id: string,
  a: GrahaId,
  b: GrahaId,
  kind: YogaRule["kind"],
  name: Text,
  meaning: Text,
  source = "B. V. Raman, Three Hundred Important Combinations",
): YogaRule {
  return {
    id,
    name,
    kind,
    rule: `${GRAHAS[a].name.en} and ${GRAHAS[b].name.en} in one sign`,
    source,
    meaning,
    needsLagna: false,
    find: (chart) => (together(chart, a, b) ? { grahas: [a, b] } : null),
  };
}

function kemadruma(chart: YogaChart): Found | null {
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
  person(
    "ruchaka",
    "mars",
    "英武格",
    "Courage with form: initiative, bodily vigour and the will to lead where others hesitate.",
    "勇而有度：主動、體魄強健，他人遲疑處敢於領頭。",
  ),
  person(
    "bhadra",
    "mercury",
    "賢明格",
    "A quick, well-ordered mind; speech, trade and study are natural tools.",
    "才思敏捷而有條理，言辭、交易與學問皆得心應手。",
  ),
  person(
    "hamsa",
    "jupiter",
    "天鵝格",
    "Judgement that others trust, a liking for what is lawful and generous.",
    "判斷為人所信，好正道，尚寬厚。",
  ),
  person(
    "malavya",
    "venus",
    "嫵麗格",
    "Charm, taste and ease in partnership; comfort tends to gather around the person.",
    "有魅力、有品味，長於相處，安適之物常聚其身。",
  ),
  person(
    "shasha",
    "saturn",
    "堅忍格",
    "Authority through endurance: organisation, command of many hands, patience with slow results.",
    "以堅忍得威望：善組織、能御眾，耐得住遲來之果。",
  ),
  {
    id: "gajakesari",
    name: { en: "Gajakesari yoga", zhHant: "象獅格（Gajakesari）" },
    kind: "lunar",
    rule: "Jupiter in a kendra from the Moon",
    source: "Phaladeepika VI.12",
    meaning: {
      en: "Good sense that outlasts moods; the person is heard, and is remembered kindly.",
      zhHant: "見識勝於情緒，言為人所聽，行為人所念。",
    },
    needsLagna: false,
    find: (chart) =>
      KENDRAS.includes(houseFrom(chart, chart.signs.moon, "jupiter"))
        ? { grahas: ["moon", "jupiter"] }
        : null,
  },
  flank(
    "sunapha",
    "moon",
    "second",
    { en: "Sunapha yoga", zhHant: "月後有星（Sunapha）" },
    {
      en: "Means that are self-earned, and a mind that plans for the next day.",
      zhHant: "財由自得，心能為明日計。",
    },
  ),
  flank(
    "anapha",
    "moon",
    "twelfth",
    { en: "Anapha yoga", zhHant: "月前有星（Anapha）" },
    {
      en: "A pleasing presence and an inner reserve to draw upon.",
      zhHant: "儀態可親，內有可恃之蓄積。",
    },
  ),
  flank(
    "durudhara",
    "moon",
    "both",
    { en: "Durudhara yoga", zhHant: "夾月格（Durudhara）" },
    {
      en: "The Moon is escorted on both sides: support, resources and people to share them with.",
      zhHant: "月之前後皆有星護：有助力、有資源，亦有可與共享之人。",
    },
  ),
  {
    id: "kemadruma",
    name: { en: "Kemadruma yoga", zhHant: "孤月格（Kemadruma）" },
    kind: "lunar",
    rule: "no planet beside the Moon or in the 2nd or 12th from it, and none in a kendra from Moon or lagna",
    source: "Brihat Jataka XIII.3-6; cancellation: Phaladeepika VI.6",
    meaning: {
      en: "The mind works alone; independence is the gift, and company has to be sought on purpose.",
      zhHant: "心獨行而無伴；獨立是所長，陪伴則須主動尋求。",
    },
    needsLagna: true,
    find: kemadruma,
  },
  flank(
    "vesi",
    "sun",
    "second",
    { en: "Vesi yoga", zhHant: "日後有星（Vesi）" },
    {
      en: "Even-tempered speech and steady, visible work.",
      zhHant: "言語平和，做事穩定而見於外。",
    },
  ),
  flank(
    "vasi",
    "sun",
    "twelfth",
    { en: "Vasi yoga", zhHant: "日前有星（Vasi）" },
    {
      en: "Diligence behind the scenes and a talent for assisting at the right moment.",
      zhHant: "勤於幕後，善在緊要時出手相助。",
    },
  ),
  flank(
    "ubhayachari",
    "sun",
    "both",
    { en: "Ubhayachari yoga", zhHant: "夾日格（Ubhayachari）" },
    {
      en: "The Sun walks with attendants: a balanced, capable bearing that carries responsibility.",
      zhHant: "日之前後有星隨行：舉止均衡，堪任職責。",
    },
  ),
  pair(
    "budhaAditya",
    "sun",
    "mercury",
    "solar",
    { en: "Budha-Aditya yoga", zhHant: "日水同宮（Budha-Aditya）" },
    {
      en: "Intelligence close to the will: skill in explaining, administering and deciding.",
      zhHant: "智近於志：善解說、善治事、善決斷。",
    },
  ),
  pair(
    "chandraMangala",
    "moon",
    "mars",
    "lunar",
    { en: "Chandra-Mangala yoga", zhHant: "月火同宮（Chandra-Mangala）" },
    {
      en: "Feeling turns quickly into enterprise; money is made by acting on impulse that has learnt to aim.",
      zhHant: "情感速化為行動；衝勁若有準頭，便能生財。",
    },
  ),
  pair(
    "guruChandala",
    "jupiter",
    "rahu",
    "other",
    { en: "Guru-Chandala yoga", zhHant: "木羅同宮（Guru-Chandala）" },
    {
      en: "Belief is tested against the unfamiliar; unorthodox teachers and borrowed doctrines call for care.",
      zhHant: "信念須與陌生之物相試；於非正統之師與外來之說宜審慎。",
    },
  ),
  {
    id: "shakata",
    name: { en: "Shakata yoga", zhHant: "車輪格（Shakata）" },
    kind: "lunar",
    rule: "Moon in the 6th, 8th or 12th from Jupiter, and not in a kendra from the lagna",
    source: "Phaladeepika VI.12",
    meaning: {
      en: "Fortune turns like a wheel: what is lost comes round again, and reserves smooth the ride.",
      zhHant: "運如車輪：失者終將復來，平時有蓄，行路自穩。",
    },
    needsLagna: true,
    find: (chart) =>
      [6, 8, 12].includes(houseFrom(chart, chart.signs.jupiter, "moon")) &&
      !KENDRAS.includes(houseOf(chart, "moon"))
        ? { grahas: ["moon", "jupiter"] }
        : null,
  },
  {
    id: "adhi",
    name: { en: "Adhi yoga", zhHant: "輔月格（Adhi）" },
    kind: "lunar",
    rule: "Mercury, Jupiter and Venus all within the 6th, 7th and 8th from the Moon",
    source: "Brihat Jataka XIII.2",
    meaning: {
      en: "Gentle helpers face the Moon: trust, office and reliable allies come with years.",
      zhHant: "吉星與月相對：信任、職位與可靠之友隨年而至。",
    },
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
    name: { en: "Amala yoga", zhHant: "無垢格（Amala）" },
    kind: "lunar",
    rule: "only benefics in the 10th from the lagna or from the Moon",
    source: "Phaladeepika VI.11",
    meaning: {
      en: "Clean hands in public work; reputation grows from conduct.",
      zhHant: "公事清白，名聲出於操守。",
    },
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
    name: { en: "Saraswati yoga", zhHant: "辯才天格（Saraswati）" },
    kind: "other",
    rule: "Jupiter, Venus and Mercury in kendras, trikonas or the 2nd, Jupiter in a friendly, own or exaltation sign",
    source: "Phaladeepika VI.26",
    meaning: {
      en: "Learning and the arts keep company; words, music or scholarship find an audience.",
      zhHant: "學問與藝術相伴；文字、音樂或學術皆有知音。",
    },
    needsLagna: true,
    find: (chart) => {
      const ids = ["jupiter", "venus", "mercury"] as const;
      const placed = ids.every((id) => [1, 2, 4, 5, 7, 9, 10].includes(houseOf(chart, id)));
      const fine = ["exalted", "moolatrikona", "own", "greatFriend", "friend"];
      return placed && fine.includes(chart.dignities.jupiter) ? { grahas: ids } : null;
    },
  },
  {
    id: "mahabhagya",
    name: { en: "Mahabhagya yoga", zhHant: "大福格（Mahabhagya）" },
    kind: "other",
    rule: "lagna, Sun and Moon all in odd signs by day, or all in even signs by night; the books give the first to men and the second to women, and both are counted here for everyone",
    source: "Phaladeepika VI.14",
    meaning: {
      en: "Lagna, Sun and Moon agree with the hour; character and circumstance pull the same way.",
      zhHant: "命宮與日月皆合其時；性情與境遇同向而行。",
    },
    needsLagna: true,
    find: (chart) => {
      const parity = chart.isDay ? 0 : 1;
      const all = [chart.lagna!, chart.signs.sun, chart.signs.moon];
      return all.every((sign) => sign % 2 === parity) ? { grahas: ["sun", "moon"] } : null;
    },
  },
];
