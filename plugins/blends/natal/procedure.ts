import { Birth, defineProcedure, wordsIn, type Asked } from "#sdk";
import { blendOf, creditsOf } from "../core/answer.ts";
import { askEach, deliverSystems } from "../core/call.ts";
import { GENDER_OMISSION } from "../core/gender.ts";
import type { SystemId } from "../core/system.ts";
import { answer, type NatalAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawWheel } from "./picture.ts";
import { CHARTS, themesOf } from "./themes.ts";
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

/**
 * A chart that is read whole weighs six: it judges by dozens of factors where the others look one day or degree up
 * in a table, and a tally is trusted at 0.6, so the four together hold a little more than half.
 */
const CHART_WEIGHT = 6;
export const WEIGHTS: Readonly<Partial<Record<SystemId, number>>> = Object.fromEntries(
  CHARTS.map((chart) => [chart, CHART_WEIGHT]),
);

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
  needs: ["call", "now"],
  uses: NATAL_SYSTEMS,
  weights: WEIGHTS,
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
    const asks = askEach(NATAL_SYSTEMS, asked, give, WEIGHTS);
    const { systems, answers } = await deliverSystems(asks, give.call);
    const themes = themesOf((chart) => answers.get(chart) ?? null);
    return {
      ...blendOf(NAME, systems),
      themes: themes.map(({ theme, stands, voices }) => ({
        theme,
        stands,
        voices: voices.map(({ system, side, score }) => ({ system, side, points: score })),
      })),
      asOf: new Date(give.now).toISOString().slice(0, 10),
    };
  },
  credits: creditsOf(COST),
  picture: drawWheel,
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
