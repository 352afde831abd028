import {
  CalendarName,
  CivilDate,
  CivilTime,
  defineProcedure,
  Gender,
  Latitude,
  Longitude,
  Type,
  Zone,
  type Static,
} from "#old";
import { GENDER_OMITTABLE } from "../gender.ts";
import { memberOptions, membersOf } from "../members/table.ts";
import { BLEND_REFUSALS, blendOf, BlendShape } from "../outcome.ts";
import { drawBlend } from "../picture.ts";
import { synthesise } from "../prose/synthesis.ts";
import { callSystems } from "../weigh/systems.ts";
import { FORMULA } from "../weigh/weigh.ts";
import { portraitOf } from "./portrait.ts";

/** The systems of a birth, in the order of the answer. */
export const NATAL_MEMBERS = [
  "bazi.chart",
  "ziwei.chart",
  "boneWeight.calculate",
  "vedic.chart",
  "vedic.nakshatra",
  "dasha.vimshottari",
  "astrology.calculate",
  "declination.compute",
  "fixedStars.locate",
  "nineStarKi.chart",
  "sukuyo.chart",
  "tibetan.natal",
  "mahabote.chart",
  "mahaThaksa.chart",
  "weton.calculate",
  "maya.birthSign",
  "aztec.tonalpohualli",
  "babylonian.horoscope",
  "decan.find",
  "kabbalah.birthAngel",
  "kabbalah.treeChart",
  "celticTree.sign",
] as const;

const COST = 888;
const TITLE = { en: "The whole birth (natal tian)", zhHant: "天命總盤" };

const output = Type.Object(BlendShape);
type NatalAnswer = Static<typeof output>;

/** One birth, read by every natal system at once. */
export const natalTian = defineProcedure({
  name: "natal.tian",
  tradition: "synthesis",
  title: TITLE,
  summary: {
    en: "A birth read by natal systems of Asia, Europe, the Middle East and the Americas at once: every chart whole, a score by system, where they agree and part, and one synthesis",
    zhHant:
      "一次出生，同時以亞洲、歐洲、中東與美洲諸本命系統推算：各盤俱全，逐一評分，明列異同，並作總論",
  },
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/natal.svg",
  needs: ["call"],
  uses: NATAL_MEMBERS,
  reads: "birth",
  input: Type.Object({
    birthDate: CivilDate,
    birthTime: CivilTime,
    timezone: Zone,
    latitude: Latitude,
    longitude: Longitude,
    calendar: Type.Optional(CalendarName),
    fold: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1,
        description: "Which reading of a local time that occurred twice: 0 first, 1 second",
      }),
    ),
    gender: Type.Optional(Gender),
  }),
  output,
  omittable: { gender: GENDER_OMITTABLE },
  options: { formula: FORMULA, members: memberOptions(NATAL_MEMBERS) },
  refusals: { "nothing-delivered": BLEND_REFUSALS["nothing-delivered"] },
  async run(input, give) {
    const { birthDate, birthTime, timezone, latitude, longitude, calendar, fold, gender } = input;
    const asked = {
      lang: give.lang,
      birth: {
        birthDate,
        birthTime,
        timezone,
        latitude,
        longitude,
        ...(calendar ? { calendar } : {}),
        ...(fold === undefined ? {} : { fold }),
      },
      ...(gender ? { gender } : {}),
    };
    const asks = membersOf(NATAL_MEMBERS).map((member) => ({
      member,
      ways: [{ input: member.asks(asked, member.name) }],
    }));
    return blendOf("natal.tian", await callSystems(asks, give.call), COST);
  },
  brief: (answer, lang) => {
    const whole = answer as NatalAnswer;
    return synthesise("birth", whole, lang, portraitOf(whole.systems, lang));
  },
  picture: (answer, lang) => drawBlend("natal", TITLE, answer as NatalAnswer, lang),
  examples: [
    {
      title: "an afternoon in Taipei",
      input: {
        birthDate: "1990-06-15",
        birthTime: "14:30",
        timezone: "Asia/Taipei",
        latitude: 25.033,
        longitude: 121.565,
      },
      expect: {
        counts: { members: NATAL_MEMBERS.length, delivered: NATAL_MEMBERS.length },
        creditsUsed: COST,
      },
      source: "Service specification 4.5: the systems of natal.tian and its price",
    },
  ],
  references: [
    { title: "The works of each system, listed with it in the catalogue" },
    {
      title: "Combining probability distributions from experts in risk analysis",
      author: "R. T. Clemen, R. L. Winkler",
      year: "1999",
      part: "linear opinion pool: the weighted mean of many voices",
    },
  ],
});
