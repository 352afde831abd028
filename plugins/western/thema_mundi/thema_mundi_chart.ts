import {
  Birth,
  CivilDate,
  defineProcedure,
  messageOf,
  Refusal,
  TextShape,
  Type,
  type Static,
  type Text,
} from "#old";
import type { Frozen, Lang } from "#old";
import { normalizeDeg } from "#sky";
import { EXALTATIONS, RULERS } from "../core/dignity_tables.ts";
import { placeOf } from "../core/format.ts";
import { CLASSICAL, inProse, pointName, SIGNS, signOf, type Classical } from "../core/names.ts";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { capital, say } from "../core/prose.ts";
import { ClassicalShape, House, nullable, PLACE, PlaceShape, SignShape } from "../core/shapes.ts";
import { resolveCivil } from "#time";

/** Sign index of each planet; every one at 15°, Cancer rising. @source Firmicus, Mathesis III.1 */
const PLACES: Readonly<Record<Classical, number>> = {
  moon: 3,
  sun: 4,
  mercury: 5,
  venus: 6,
  mars: 7,
  jupiter: 8,
  saturn: 9,
};
const ORDER = ["moon", "sun", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
const RISING = 3;
const DEGREE = 15;
const houseIn = (sign: number) => ((sign - RISING + 12) % 12) + 1;

const { birthDate: _required, ...where } = Birth;
const input = Type.Object({ ...where, birthDate: Type.Optional(CivilDate) });

const output = Type.Object({
  ascendant: PlaceShape,
  midheaven: PlaceShape,
  placements: Type.Array(
    Type.Object({ planet: ClassicalShape, name: TextShape, ...PLACE, house: House() }),
    { description: "From the Moon outward" },
  ),
  derivations: Type.Array(
    Type.Object({
      rule: Type.String(),
      planet: nullable(ClassicalShape, "Planet that it explains"),
      signs: Type.Array(SignShape),
      text: TextShape,
    }),
  ),
  overlay: nullable(
    Type.Object({
      ascendantSign: nullable(SignShape, "Null without a time and place"),
      planets: Type.Array(
        Type.Object({
          planet: ClassicalShape,
          sign: SignShape,
          houseOfTheWorld: House("House of the world's chart that holds the sign"),
          natalHouse: nullable(House("Whole-sign house"), "Null without a time and place"),
          signsFromHome: Type.Integer({
            description: "Signs ahead of its place in the scheme, 0-11",
          }),
        }),
      ),
    }),
    "The birth laid over the scheme; null without one",
  ),
  summary: TextShape,
});
type ThemaAnswer = Static<typeof output>;

/** The birth chart of the world. */
export const themaMundiChart = defineProcedure({
  name: "themaMundi.chart",
  tradition: "hellenistic",
  title: { en: "Birth chart of the world", zhHant: "世界誕生盤" },
  summary: {
    en: "The thema mundi and what it explains: rulerships, natures of the aspects, exaltations",
    zhHant: "世界誕生盤及其所釋：星座主星、相位性質與擢升",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/thema_mundi.svg",
  refusals: {
    ...CHART_REFUSALS,
    "birth-invalid": "The birth laid over the scheme has an impossible date, time, zone or place",
  },
  input,
  output,
  run: (chosen): ThemaAnswer => ({
    ascendant: placeOf(RISING * 30 + DEGREE),
    midheaven: placeOf(DEGREE),
    placements: ORDER.map((planet) => ({
      planet,
      name: pointName(planet),
      ...placeOf(PLACES[planet] * 30 + DEGREE),
      house: houseIn(PLACES[planet]),
    })),
    derivations: [...rulerships(), ...aspectNatures(), ...exaltations()],
    overlay: chosen.birthDate === undefined ? null : overlayOf(chosen, chosen.birthDate),
    summary: {
      en: "At the birth of the world, as Firmicus tells it, Cancer rose at 15° and each planet stood at the middle of a sign of its own: the Moon in Cancer, the Sun in Leo, then Mercury, Venus, Mars, Jupiter and Saturn in the signs that follow. The picture is a lesson and no event: from it come the rulers of the signs and the characters of the aspects.",
      zhHant:
        "據費爾米庫斯所述，世界誕生之時巨蟹座十五度上升，諸星各居其本座之中：月亮在巨蟹，太陽在獅子，水、金、火、木、土依次居於其後各座。此圖乃教學之圖而非史事：星座之主與相位之性皆由此推出。",
    },
  }),
  picture: drawScheme,
  examples: [
    {
      title: "the placements that Firmicus prints",
      input: {},
      expect: {
        ascendant: { sign: "cancer", degreeInSign: 15 },
        midheaven: { sign: "aries" },
        placements: [
          { planet: "moon", sign: "cancer", house: 1 },
          { planet: "sun", sign: "leo", house: 2 },
          { planet: "mercury", sign: "virgo", house: 3 },
          { planet: "venus", sign: "libra", house: 4 },
          { planet: "mars", sign: "scorpio", house: 5 },
          { planet: "jupiter", sign: "sagittarius", house: 6 },
          { planet: "saturn", sign: "capricorn", house: 7 },
        ],
      },
      source: "Firmicus Maternus, Mathesis III.1",
    },
  ],
  references: [
    { title: "Mathesis", author: "Firmicus Maternus", year: "about 336", part: "III.1" },
    {
      title: "Commentary on the Dream of Scipio",
      author: "Macrobius",
      year: "about 430",
      part: "I.21",
    },
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I.17" },
  ],
});

function rulerships(): ThemaAnswer["derivations"] {
  const ranks = ["mercury", "venus", "mars", "jupiter", "saturn"] as const;
  const words: readonly Text[] = [
    { en: "next to the lights", zhHant: "緊鄰日月" },
    { en: "two signs from the lights", zhHant: "距日月各兩座" },
    { en: "three signs from the lights", zhHant: "距日月各三座" },
    { en: "four signs from the lights", zhHant: "距日月各四座" },
    { en: "opposite the lights", zhHant: "與日月相對" },
  ];
  return ranks.map((planet, i) => {
    const signs = [4 + i + 1, (3 - i - 1 + 12) % 12];
    const names = signs.map((sign) => SIGNS[sign]!.name);
    return {
      rule: "domicile",
      planet,
      signs: signs.map((sign) => SIGNS[sign]!.id),
      text: {
        en: `${pointName(planet).en} holds ${names[0]!.en} on the Sun's side and ${names[1]!.en} on the Moon's, ${words[i]!.en}.`,
        zhHant: `${pointName(planet).zhHant}於太陽一側主${names[0]!.zhHant}，於月亮一側主${names[1]!.zhHant}，${words[i]!.zhHant}。`,
      },
    };
  });
}

function aspectNatures(): ThemaAnswer["derivations"] {
  const rows: readonly (readonly [Classical, string, string, string, string])[] = [
    ["venus", "sextile", "六分相", "friendly with some effort", "友善而略須用心"],
    ["mars", "square", "四分相", "contentious", "爭競"],
    ["jupiter", "trine", "三分相", "wholly friendly", "全然友善"],
    ["saturn", "opposition", "對分相", "hostile", "敵對"],
  ];
  return rows.map(([planet, aspect, zh, en, nature]) => {
    const signs = RULERS.flatMap((ruler, i) => (ruler === planet ? [SIGNS[i]!] : []));
    const light = planet === "saturn" ? "their opposite lights" : "the lights";
    return {
      rule: aspect,
      planet,
      signs: signs.map(({ id }) => id),
      text: {
        en: `The signs of ${pointName(planet).en} stand in ${aspect} to those of ${light}, so the ${aspect} has the nature of ${pointName(planet).en}: ${en}.`,
        zhHant: `${pointName(planet).zhHant}之座與日月之座成${zh}，故${zh}具${pointName(planet).zhHant}之性：${nature}。`,
      },
    };
  });
}

function exaltations(): ThemaAnswer["derivations"] {
  const configured: Readonly<Record<number, Text>> = {
    2: { en: "sextile", zhHant: "六分相" },
    3: { en: "square", zhHant: "四分相" },
    4: { en: "trine", zhHant: "三分相" },
    6: { en: "opposition", zhHant: "對分相" },
  };
  return CLASSICAL.flatMap((planet) => {
    const exalted = EXALTATIONS[planet].sign;
    const near = RULERS.flatMap((ruler, home) => {
      const apart = Math.abs(home - exalted);
      const kind = configured[Math.min(apart, 12 - apart)];
      return ruler === planet && kind ? [{ home, kind }] : [];
    })[0];
    if (!near) return [];
    const [sign, home] = [SIGNS[exalted]!.name, SIGNS[near.home]!.name];
    return [
      {
        rule: "exaltation",
        planet,
        signs: [SIGNS[exalted]!.id],
        text: {
          en: `${capital(inProse(planet).en)} is exalted in ${sign.en}, which sees its home in ${home.en} by ${near.kind.en}.`,
          zhHant: `${pointName(planet).zhHant}擢升於${sign.zhHant}，與其本座${home.zhHant}成${near.kind.zhHant}。`,
        },
      },
    ];
  });
}

function overlayOf(chosen: Static<typeof input>, birthDate: string): ThemaAnswer["overlay"] {
  const time =
    chosen.birthHour === undefined
      ? chosen.birthTime
      : `${String(chosen.birthHour).padStart(2, "0")}:30`;
  const result = resolveCivil({
    date: birthDate,
    time,
    timezone: chosen.timezone,
    latitude: chosen.latitude,
    longitude: chosen.longitude,
    calendar: chosen.calendar,
    fold: chosen.fold as 0 | 1 | undefined,
  });
  if (!result.ok) {
    const faults = result.issues.map((issue) => `${issue.field}: ${messageOf(issue)}`).join("; ");
    throw new Refusal("birth-invalid", `Cannot lay the birth over the scheme: ${faults}`);
  }
  const chart = readNativity(result.moment, CLASSICAL, "wholeSign");
  const rising = chart.houses && signOf(chart.houses.ascendantDeg);
  return {
    ascendantSign: rising?.id ?? null,
    planets: CLASSICAL.map((planet) => {
      const sign = signOf(normalizeDeg(chart.positions[planet]!.longitudeDeg));
      return {
        planet,
        sign: sign.id,
        houseOfTheWorld: houseIn(sign.index),
        natalHouse: rising && ((sign.index - rising.index + 12) % 12) + 1,
        signsFromHome: (sign.index - PLACES[planet] + 12) % 12,
      };
    }),
  };
}

function drawScheme(answer: Frozen<ThemaAnswer>, lang: Lang): string {
  return drawWheel({
    id: "thema",
    lang,
    title: lang === "en" ? "Birth chart of the world" : "世界誕生盤",
    desc: answer.placements
      .map((one) => `${say(one.name, lang)} ${say(one.formatted, lang)}`)
      .join(lang === "en" ? "; " : "；"),
    cusps: Array.from({ length: 12 }, (_, i) => ((RISING + i) % 12) * 30),
    ascendantDeg: answer.ascendant.longitudeDeg,
    midheavenDeg: answer.midheaven.longitudeDeg,
    bodies: answer.placements.map(({ planet: id, longitudeDeg }) => ({ id, longitudeDeg })),
    aspects: [],
  });
}
