import { Birth, defineProcedure, wordsIn, type Asked } from "#sdk";
import { blendOf, creditsOf } from "../core/answer.ts";
import { askEach, callSystems } from "../core/call.ts";
import { GENDER_OMISSION } from "../core/gender.ts";
import { blendPicture } from "../core/picture.ts";
import type { SystemId } from "../core/system.ts";
import { answer, type NatalAnswer } from "./answer.ts";
import { input } from "./input.ts";
import type { NatalWords } from "./words/en.ts";

/** The systems of a birth, in the order of the answer. */
export const NATAL_SYSTEMS = [
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
] as const satisfies readonly SystemId[];

const NAME = "natal.tian";
const COST = 888;

/** One birth, read by every natal system at once. */
export const natalTian = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<NatalWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/natal.svg",
  needs: ["call"],
  uses: NATAL_SYSTEMS,
  reads: "birth",
  input,
  output: answer,
  omittable: { gender: GENDER_OMISSION },
  refusals: ["nothing-delivered"],
  async run(given, give): Promise<NatalAnswer> {
    const { gender } = given;
    const birth = Object.fromEntries(
      Object.entries(given).filter(([field, value]) => field in Birth && value !== undefined),
    );
    const asked: Asked = { birth, ...(gender ? { gender } : {}) };
    return blendOf(NAME, await callSystems(askEach(NATAL_SYSTEMS, asked, give), give.call));
  },
  credits: creditsOf(COST),
  picture: blendPicture<NatalAnswer, NatalWords>("natal"),
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
        counts: { members: NATAL_SYSTEMS.length, delivered: NATAL_SYSTEMS.length },
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
