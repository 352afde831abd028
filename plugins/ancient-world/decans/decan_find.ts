import {
  Birth,
  defineProcedure,
  oneOf,
  omittableTime,
  ScoreShape,
  sumOf,
  TestimoniesShape,
  TextShape,
  Type,
  type Omittable,
  type Static,
  type Testimony,
} from "#old";
import { apparentMoon, apparentSun, housesAt } from "#sky";
import { toTt, type CivilMoment } from "#time";
import { isServed, REFUSALS, requireServed } from "../core/served.ts";
import { writeBrief } from "./brief.ts";
import { decanOf, placeOf, PLANETS, type Decan } from "./decans.ts";
import { FACES } from "./faces.ts";
import { drawRing } from "./picture.ts";

const decan = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 36, description: "From 0° Aries" }),
  fromSothis: Type.Integer({ minimum: 1, maximum: 36, description: "From 0° Cancer" }),
  longitudeDeg: Type.Number({ description: "Tropical, degrees" }),
  fromDeg: Type.Integer({ minimum: 0, maximum: 350, description: "First of its ten degrees" }),
  sign: Type.Object({ id: Type.String(), name: TextShape }),
  third: Type.Integer({ minimum: 1, maximum: 3, description: "Of the sign" }),
  name: Type.String({ description: "In the list chosen" }),
  greek: Type.String(),
  latin: Type.String(),
  egyptian: Type.String({ description: "The Egyptian name behind the Greek one, simplified" }),
  gloss: Type.Union([TextShape, Type.Null()], { description: "Null where the name is not plain" }),
  god: Type.Union([TextShape, Type.Null()], {
    description: "The god whose name or image it bears; null where the name is of stars alone",
  }),
  face: Type.Object({ id: oneOf(PLANETS, "Planet of the face"), name: TextShape }),
});

const output = Type.Object({
  sun: decan,
  moon: decan,
  rising: Type.Union([decan, Type.Null()], { description: "Null without time and place" }),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});
export type DecanAnswer = Static<typeof output>;

const PLACE_OMITTABLE: Omittable = {
  fields: ["latitude", "longitude"],
  assume: null,
  says: {
    en: "No place was given: the rising decan is left out",
    zhHant: "未提供出生地：上升之旬從缺",
  },
  candidates: () => [{ set: {}, when: "any place" }],
  exhaustive: false,
  verdicts: [],
};

/** The decans of a birth. */
export const decanFind = defineProcedure({
  name: "decan.find",
  tradition: "egyptian",
  title: { en: "Egyptian decans", zhHant: "埃及旬星" },
  summary: {
    en: "Decan of the Sun, the Moon and the rising point with Egyptian, Greek and Latin names, god and planetary face",
    zhHant: "太陽、月亮與上升點所在之旬：埃及、希臘、拉丁之名，所屬神祇與行星之面",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/decan.svg",
  reads: "birth",
  conventions: {
    list: {
      title: { en: "List of names", zhHant: "名錄" },
      default: "hephaestio",
      options: {
        hephaestio: {
          title: { en: "Greek, of Hephaestio", zhHant: "希臘文，赫菲斯提翁" },
          source: "After Hephaestio, Apotelesmatica I.1",
        },
        firmicus: {
          title: { en: "Latin, of Firmicus", zhHant: "拉丁文，菲爾米庫斯" },
          source: "After Firmicus Maternus, Mathesis IV.22",
        },
        egyptian: {
          title: { en: "Egyptian, as on late temple ceilings", zhHant: "埃及文，晚期神廟天頂" },
          source:
            "After H. Brugsch, Thesaurus I; Neugebauer and Parker, Egyptian Astronomical Texts III",
        },
      },
    },
  },
  omittable: {
    birthTime: omittableTime({
      says: {
        en: "No time of birth was given: Sun and Moon stand as at noon, and the rising decan is left out",
        zhHant: "未提供出生時刻：日月取正午之位，上升之旬從缺",
      },
      verdicts: ["/sun/number", "/moon/number", "/sun/face/id", "/moon/face/id"],
      markers: ({ julianDayTt }) =>
        isServed(julianDayTt)
          ? [
              (julianDayUt) => Math.floor(apparentSun(toTt(julianDayUt)).longitudeDeg / 10),
              (julianDayUt) => Math.floor(apparentMoon(toTt(julianDayUt)).longitudeDeg / 10),
            ]
          : null,
    }),
    place: PLACE_OMITTABLE,
  },
  refusals: REFUSALS,
  input: Type.Object({ ...Birth }),
  output,
  run: ({ list }, give) => findDecans(give.civil(), list),
  brief: writeBrief,
  picture: drawRing,
  examples: [
    {
      title: "an hour after the June solstice of 2024 the Sun enters the decan of Sothis",
      input: { birthDate: "2024-06-20", birthTime: "22:00", timezone: "UTC" },
      expect: {
        sun: {
          number: 10,
          fromSothis: 1,
          longitudeDeg: 90.05,
          greek: "Sothis",
          latin: "Sothis",
          egyptian: "Sopdet",
          face: { id: "venus" },
        },
        rising: null,
      },
      tolerance: 0.01,
      source:
        "Solstice of 20 June 2024, 20:51 UT (almanacs); Hephaestio I.1 and Firmicus IV.22: Sothis is the first decan of Cancer; its face is that of Venus in every list of faces",
    },
    {
      title: "noon of 1 January 2000 at Greenwich",
      input: {
        birthDate: "2000-01-01",
        birthTime: "12:00",
        timezone: "UTC",
        latitude: 51.4779,
        longitude: 0,
        list: "egyptian",
      },
      expect: {
        sun: { number: 29, longitudeDeg: 280.37, greek: "Sro", name: "Seret" },
        moon: { number: 23, longitudeDeg: 223.32, face: { id: "sun" } },
        rising: { number: 3, longitudeDeg: 24.27 },
      },
      tolerance: 0.02,
      source:
        "Sun and Moon of Swiss Ephemeris 2.10.03; ascendant by hand from a sidereal time of 280.457° and an obliquity of 23.438°; lists as above",
    },
  ],
  references: [
    { title: "Apotelesmatica", author: "Hephaestio of Thebes", year: "c. 415", part: "I.1" },
    { title: "Mathesis", author: "Firmicus Maternus", year: "c. 337", part: "II.4, IV.22" },
    {
      title: "Egyptian Astronomical Texts III",
      author: "Otto Neugebauer, Richard A. Parker",
      year: "1969",
    },
  ],
});

type List = "hephaestio" | "firmicus" | "egyptian";
const NAME_KEYS = { hephaestio: "greek", firmicus: "latin", egyptian: "egyptian" } as const;

function findDecans(civil: CivilMoment, list: List): DecanAnswer {
  requireServed(civil.julianDayTt);
  const { julianDayTt, julianDayUt, timeKnown, latitude, longitude } = civil;
  const sun = describe(apparentSun(julianDayTt).longitudeDeg, list);
  const moon = describe(apparentMoon(julianDayTt).longitudeDeg, list);
  const rising =
    timeKnown && latitude !== null && longitude !== null
      ? describe(housesAt(julianDayUt, latitude, longitude, "wholeSign").ascendantDeg, list)
      : null;
  const testimonies = testimoniesOf(sun, moon, rising);
  return { sun, moon, rising, score: sumOf(testimonies), testimonies };
}

type Found = DecanAnswer["sun"];

function describe(longitudeDeg: number, list: List): Found {
  const one: Decan = decanOf(longitudeDeg);
  const { number, fromSothis, greek, latin, egyptian, gloss, god, face } = one;
  return {
    number,
    fromSothis,
    longitudeDeg: Math.round(longitudeDeg * 1e4) / 1e4,
    fromDeg: (number - 1) * 10,
    ...placeOf(one),
    name: one[NAME_KEYS[list]],
    greek,
    latin,
    egyptian,
    gloss,
    god,
    face: { id: face, name: FACES[face].name },
  };
}

/** Weights are this folder's own. */
function testimoniesOf(sun: Found, moon: Found, rising: Found | null): Testimony[] {
  const told: Testimony[] = [
    { code: "base", weight: 55, evidence: { en: "Any birth", zhHant: "任何出生" } },
    faceOf("sun", sun, { en: "the Sun's decan", zhHant: "太陽之旬" }, 2),
    faceOf("moon", moon, { en: "the Moon's decan", zhHant: "月亮之旬" }, 1),
  ];
  if (rising)
    told.push(faceOf("rising", rising, { en: "the rising decan", zhHant: "上升之旬" }, 1));
  const own = (code: string, en: string, zhHant: string) =>
    told.push({ code, weight: 6, evidence: { en, zhHant } });
  if (sun.face.id === "sun") own("sun-own", "the Sun in its own face", "太陽居其本面");
  if (moon.face.id === "moon") own("moon-own", "the Moon in her own face", "月亮居其本面");
  if (sun.fromSothis === 1) {
    const evidence = {
      en: "born when the Sun stands in the decan that opened the year",
      zhHant: "生於開歲之旬",
    };
    told.push({ code: "sothis", weight: 8, evidence });
  }
  return told;
}

function faceOf(
  code: string,
  { face }: Found,
  whose: { readonly en: string; readonly zhHant: string },
  times: number,
): Testimony {
  const { name, weight } = FACES[face.id];
  const evidence = {
    en: `${whose.en} wears the face of ${name.en}`,
    zhHant: `${whose.zhHant}為${name.zhHant}之面`,
  };
  return { code: `face-${code}`, weight: weight * times, evidence };
}
