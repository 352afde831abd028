import { defineProcedure, wordsIn, type AskedPerson } from "#sdk";
import { blendOf, creditsOf } from "../core/answer.ts";
import { deliverSystems } from "../core/call.ts";
import { stanceOf } from "../core/mean.ts";
import { blendPicture } from "../core/picture.ts";
import type { SystemId } from "../core/system.ts";
import { answer, type MatchAnswer } from "./answer.ts";
import { dimensionsOf } from "./dimensions.ts";
import { PAIR_GENDER_OMISSION } from "./gender.ts";
import { input } from "./input.ts";
import { waysOf } from "./ways.ts";
import type { MatchWords } from "./words/en.ts";

/** The matches, in the order of the answer. */
export const MATCH_SYSTEMS = [
  "compatibility.zodiac",
  "compatibility.birthday",
  "compatibility.bazi",
  "compatibility.ziwei",
  "compatibility.element",
  "compatibility.fengShuiKua",
  "compatibility.horoscope",
  "compatibility.celticTree",
  "compatibility.nineStarKi",
  "compatibility.japaneseEto",
  "compatibility.vedicAshtakoot",
  "compatibility.nakshatra",
  "compatibility.mayanTzolkin",
  "compatibility.arabicHuruf",
] as const satisfies readonly SystemId[];

const NAME = "compatibility.tian";
const COST = 200;

/** Two people, compared by every match at once. */
export const compatibilityTian = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<MatchWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/compatibility.svg",
  needs: ["call"],
  uses: MATCH_SYSTEMS,
  reads: "births",
  input,
  output: answer,
  omittable: { gender: PAIR_GENDER_OMISSION },
  refusals: ["nothing-delivered"],
  async run(given, give): Promise<MatchAnswer> {
    const pair = { a: personOf(given.a), b: personOf(given.b) };
    const asks = MATCH_SYSTEMS.map((system) => ({
      system,
      ways: waysOf(system, pair, give.ask),
    }));
    const delivery = await deliverSystems(asks, give.call);
    const blended = blendOf(NAME, delivery.systems);
    return {
      ...blended,
      verdict: stanceOf(blended.blendedScore),
      dimensions: dimensionsOf(delivery),
    };
  },
  credits: creditsOf(COST),
  picture: blendPicture<MatchAnswer, MatchWords>("match", ({ dimensions }, { terms, picture }) => ({
    title: picture.sides,
    bars: dimensions.map(({ name, score }) => ({ title: terms.dimension[name], score })),
  })),
  examples: [
    {
      title: "two births in Taiwan, with names in Arabic letters",
      input: {
        a: {
          birthDate: "1990-06-15",
          birthTime: "14:30",
          timezone: "Asia/Taipei",
          latitude: 25.033,
          longitude: 121.565,
          gender: "male",
          name: "يوسف",
        },
        b: {
          birthDate: "1988-02-02",
          birthTime: "08:10",
          timezone: "Asia/Taipei",
          latitude: 22.627,
          longitude: 120.301,
          gender: "female",
          name: "ليلى",
        },
      },
      expect: {
        counts: { members: MATCH_SYSTEMS.length, delivered: MATCH_SYSTEMS.length },
        creditsUsed: COST,
      },
      source: "Service specification 4.4: the systems of compatibility.tian and its price",
    },
  ],
  references: [{ title: "The works of each system, listed with it in the catalogue" }],
});

function personOf({ gender, name, ...birth }: { gender?: string; name?: string }): AskedPerson {
  return { birth, ...(gender ? { gender } : {}), ...(name ? { name } : {}) };
}
