import { ANIMAL, BRANCH, PILLAR, type Animal } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { taiSui } from "../../../bazi/forecast/words/en/terms.ts";
import { nativeOf } from "#east/natives.ts";
import { relation } from "../../../core/words/en.ts";
import { TAI_SUI } from "../../../bazi/forecast/meetings.ts";
import type { RelationId } from "#east/relations.ts";
import type { answer, Tone, YearForecast } from "../answer.ts";
import type { input } from "../input.ts";
import { YEAR_STAR, type YearStar, type YearTopic } from "../stars.ts";

const { capital, list } = english;
type AnimalYear = YearForecast["animals"][number];

/** Animals as a chooser lists them. */
const animals = Object.fromEntries(
  ANIMAL.ids.map((id) => [id, `${id} ${nativeOf(ANIMAL, id)}`]),
) as Readonly<Record<Animal, string>>;

/** A star's name and what it does to the matter that it touches. */
const stars: Readonly<Record<YearStar, readonly [name: string, does: string]>> = {
  taiSui: [
    "spirit of the year",
    "puts you where everybody looks; begin only what you can finish in public",
  ],
  taiYang: ["Sun", "sends men of standing who speak for you; show your work by daylight"],
  sangMen: ["gate of mourning", "asks for care of the elders of the house and for early nights"],
  taiYin: ["Moon", "brings money by quiet ways, through women and through patience"],
  guanFu: [
    "court summons",
    "turns loose wording into disputes; have contracts read by someone cool",
  ],
  xiaoHao: ["lesser loss", "lets small sums run away in repairs and treats; keep a list"],
  suiPo: [
    "breaker of the year",
    "shakes what was settled; keep a reserve and refuse to guarantee for others",
  ],
  longDe: ["dragon virtue", "turns trouble at the last step; go on where others stop"],
  baiHu: ["white tiger", "wants a slow hand with blades, cars and hard words"],
  fuDe: ["blessing", "returns an old kindness as an opportunity; take the modest offer"],
  diaoKe: [
    "condoler",
    "calls you to other people's sorrows; help with your time before your purse",
  ],
  bingFu: ["ailment tally", "asks you to spare your strength before it runs short"],
  jiangXing: ["general's star", "gives you people to lead; take the chair when it is offered"],
  panAn: ["mounting the saddle", "lifts you a step; have the papers for the next post ready"],
  yiMa: ["travelling horse", "puts work on the road; the good news comes from another town"],
  xiShen: ["spirit of rest", "makes the house sleepy; air the rooms and see friends"],
  huaGai: ["canopy", "leaves the heart to itself; study and prayer gain what company loses"],
  jieSha: ["robbery star", "tempts with quick profit; what comes fast is taken fast"],
  zaiSha: ["calamity star", "asks for a look at locks, stoves and wires"],
  tianSha: ["heavenly killer", "unsettles the older generation; visit them without being asked"],
  zhiBei: ["pointing at the back", "sets tongues wagging behind you; let results answer"],
  xianChi: [
    "pool of blossoms",
    "makes you charming and a little careless; mind whom it is meant for",
  ],
  yueSha: ["monthly killer", "brings half-finished repairs; close one before you open another"],
  wangShen: ["lost spirit", "makes purses and keys go astray; sign nothing when tired"],
  hongLuan: ["red phoenix", "brings courtship and weddings near; whoever waits may stop waiting"],
  tianXi: ["heavenly joy", "brings a feast to the family; say yes to invitations"],
  guChen: ["solitary star", "makes evenings long; call first"],
  guaSu: ["lonely lodge", "makes you dearer at a distance; speak before the silence sets"],
  tianYi: ["heavenly noble", "puts someone of weight on your side; ask in time"],
  wenChang: ["literary glory", "favours whatever is written, examined or taught"],
  luShen: ["salary star", "gives steady pay for steady work; ask for the rise"],
  yangRen: ["blade", "has others reach for your share; keep accounts apart"],
};
const yearStar = Object.fromEntries(
  Object.entries(stars).map(([id, [name]]) => [id, name]),
) as Readonly<Record<YearStar, string>>;
const yearTopic: Readonly<Record<YearTopic, string>> = {
  work: "work",
  money: "money",
  love: "love",
  home: "home and strength",
};
const yearTone: Readonly<Record<Tone, string>> = { good: "good", even: "even", hard: "hard" };

/** What the relation of year and animal makes of the whole. */
const frames: Readonly<Partial<Record<RelationId, string>>> = {
  sixCombine: "the year takes you by the hand, and plans made together come through",
  halfCombine: "the year wants what you want; push while it lasts",
  arch: "the year leans your way, and wants one more partner to close the circle",
  hiddenCombine: "help comes unseen; be polite to strangers",
  clash: "the year pulls against you; better move of your own accord than be moved",
  harm: "the year wears on you in small things; put promises in writing",
  break: "arrangements come apart and are made again; leave room in every plan",
  rudePunishment: "manners fail under pressure; be courteous first",
  ungratefulPunishment: "favours are forgotten; help without lending",
  bullyingPunishment: "strength meets strength; let the other have the last word",
  selfPunishment: "you stand in your own way; ask a friend to say so",
};
const QUIET = "the year leaves you to yourself, and what you begin decides it";
const SAME = "it is your own year: every move is seen, and a modest feast at its start calms it";

/** What the whole of a matter comes to where no star touches it. */
const untouched: Readonly<Record<YearTopic, string>> = {
  work: "no star stirs it; routine carries it",
  money: "no star stirs it; it follows what you spend",
  love: "no star stirs it; what is there stays as it is tended",
  home: "no star stirs it; the house is quiet",
};

const named = (star: YearStar) => `${nativeOf(YEAR_STAR, star)} (${stars[star][0]})`;

function frameOf({ animal, relations }: AnimalYear, year: YearForecast): string {
  const told = relations.map((one) => frames[one]).filter((one) => one !== undefined);
  if (animal === year.animal) return [SAME, ...told].join("; ");
  return told.length > 0 ? told.join("; ") : QUIET;
}

function topicText({ topic, tone, stars: touching }: AnimalYear["topics"][number]): string {
  const said =
    touching.length > 0
      ? touching.map((star) => `${named(star)} ${stars[star][1]}`).join("; ")
      : untouched[topic];
  return `${capital(yearTopic[topic])}, ${yearTone[tone]}: ${said}.`;
}

function monthsText({ months }: AnimalYear): string {
  const told = (tone: Tone) =>
    list(
      months
        .filter((one) => one.tone === tone)
        .map(
          ({ branch, from, relations }) =>
            `${nativeOf(BRANCH, branch)} from ${from} (${relations.map((one) => relation[one]).join(", ")})`,
        ),
    );
  const [good, hard] = [told("good"), told("hard")];
  return `${good === "" ? "" : `Months that help: ${good}. `}${hard === "" ? "" : `Months to go slowly in: ${hard}.`}`.trim();
}

export const en = {
  title: "The year of the animals",
  summary:
    "A lunar year for each animal, or for one: its relation to the year, offences against Tai Sui, the stars of the year with what they do to work, money, love and home, and the months that help or hinder",
  inputs: {
    year: { label: "Year", about: "Gregorian year in which the lunar year begins" },
    animal: {
      label: "Animal",
      about: "Animal of the birth year; left out, all twelve",
      values: animals,
    },
  },
  fields: {
    year: "Year",
    pillar: "Pair",
    animal: "Animal",
    from: "From",
    to: "To",
    animals: "Animals",
    score: "Score",
    relations: "Relations",
    offences: "Offences",
    stars: "Stars",
    topics: "Matters",
    topic: "Matter",
    tone: "Tone",
    months: "Months",
    branch: "Month",
  },
  terms: { taiSui, relation, yearStar, yearTopic, yearTone },
  reading(answer: YearForecast) {
    const { pillar, from, to, animals } = answer;
    const head = `The year ${nativeOf(PILLAR, pillar)} of the ${answer.animal} runs from ${from} to ${to}.`;
    const offended = ({ offences }: AnimalYear) =>
      offences.length > 0
        ? ` It offends Tai Sui: ${list(offences.map((one) => `${nativeOf(TAI_SUI, one)} (${taiSui[one]})`))}; temples light a lamp against it in the first month.`
        : "";
    if (animals.length === 1) {
      const [one] = animals;
      return [
        `${head} For the ${one!.animal} ${frameOf(one!, answer)}.${offended(one!)} Its score is ${one!.score} of 100, by this service's own points.`,
        one!.topics.map(topicText).join(" "),
        monthsText(one!),
      ];
    }
    return [
      `${head} Of the twelve the ${animals[0]!.animal} has it easiest and the ${animals.at(-1)!.animal} hardest; scores are this service's own points.`,
      ...animals.map(
        (one) =>
          `${capital(one.animal)} (${one.score}): ${frameOf(one, answer)}. ${one.stars
            .slice(0, 2)
            .map((star) => `${capital(named(star))} ${stars[star][1]}.`)
            .join(" ")}${offended(one)}`,
      ),
    ];
  },
  picture: {
    title: "The year of the animals",
    heading: ({ pillar, year, animals }: YearForecast) =>
      animals.length === 1
        ? `${animals[0]!.animal} in ${year} ${nativeOf(PILLAR, pillar)}`
        : `${year} ${nativeOf(PILLAR, pillar)}`,
    animal: (id: Animal): string => `${nativeOf(ANIMAL, id)} ${id}`,
    month: (branch: string): string => `month ${branch}`,
    legend: "scores of 100, best first",
    monthLegend: "months by solar terms: green helps, red hinders",
    desc: ({ animals }: YearForecast) =>
      animals.map(({ animal, score }) => `${animal} ${score}`).join(", "),
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type ForecastWords = Translation<typeof en>;
