/** What the parts of a match say, in English. */
import { BRANCH } from "#lore";
import { english, type Sentences } from "#sdk";
import { relation as relationNames } from "../../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { STAR, type StarId } from "#east/purple_star/stars.ts";
import { palace as palaceNames } from "#east/purple_star/words/en.ts";
import type { Who } from "../../../scoring.ts";
import type { ExchangePhrases, Flight, Gift } from "../../exchange.ts";
import type { Awaited, PalacePhrases, PartId } from "../../parts.ts";

const { list } = english;

export const part: Readonly<Record<PartId, string>> = {
  lifePalaces: "Life palaces",
  spouseInLife: "Partner awaited and met",
  transformations: "Transformations exchanged",
  flyingSpouse: "Flights from the palace of marriage",
  soulMasters: "Soul masters",
  decades: "Decades in step",
};

const star = (id: StarId) => nativeOf(STAR, id);
const stars = (ids: readonly StarId[]) => ids.map(star).join(" and ");
const other = (who: Who): Who => (who === "first" ? "second" : "first");

/** Whether the name of a part wants its verb in the plural. */
export function isPlural(id: PartId): boolean {
  return /s( |$)/.test(part[id].toLowerCase());
}

const MEETS = {
  same: "and meets that very nature",
  kin: "and meets its kin",
  none: "and meets another kind",
};

const awaited = (who: Who, { awaits, lives, agreement }: Awaited) =>
  `the ${who} awaits ${stars(awaits)} in the palace of marriage ${MEETS[agreement]} in ${stars(lives)}`;

export const palacePhrases = {
  lifeTogether: ({ branch }) =>
    `both life palaces stand in ${nativeOf(BRANCH, branch)}: they look at the world from one window`,
  lifeApart: ({ a, b }) =>
    `the life palaces in ${nativeOf(BRANCH, a)} and ${nativeOf(BRANCH, b)} stand apart, with neither bond nor quarrel`,
  lifeMeets: ({ a, b, relations, kindly }) =>
    `the life palaces in ${nativeOf(BRANCH, a)} and ${nativeOf(BRANCH, b)} meet in ${relations.map((kind) => relationNames[kind]).join(" and ")}: ` +
    (kindly
      ? "their ways of life turn towards each other of their own accord"
      : "their ways of life face different quarters, and have to be turned towards each other"),
  awaitedAndMet: ({ first, second }) => `${awaited("first", first)}; ${awaited("second", second)}`,
  soulShared: ({ star: shared }) => `both have ${star(shared)} as soul master`,
  soulInLife: ({ star: met, of }) =>
    `the ${of}'s soul master ${star(met)} stands in the ${other(of)}'s life palace`,
  soulsApart: ({ a, b }) => `the soul masters ${star(a)} and ${star(b)} keep to their own`,
  overTheDay: ({ part: id, least, most, mean }) =>
    `over the hours of the day the ${part[id].toLowerCase()} ${isPlural(id) ? "come" : "comes"} to anything from ${least} to ${most}, ${mean} in the mean`,
} satisfies Sentences<PalacePhrases>;

const EFFECTS = { lu: "prosperity", quan: "authority", ke: "a good name", ji: "care" };
const PLACES = { life: "life palace", spouse: "palace of marriage", fortune: "peace of mind" };

function gifts(who: Who, all: readonly Gift[]): string {
  if (all.length === 0) {
    return `none of the ${who}'s four transformations touches the ${other(who)}'s life, marriage or peace of mind`;
  }
  const each = all.map(({ palace, stars: given }) => {
    const effects = given.map(
      ({ star: id, transformation }) => `${EFFECTS[transformation]} (${star(id)})`,
    );
    return `${list(effects)} to the ${other(who)}'s ${PLACES[palace]}`;
  });
  return `the ${who}'s year brings ${list(each)}`;
}

function flight(who: Who, { lu, ji }: Flight): string {
  return lu === ji
    ? `the ${who}'s palace of marriage sends both prosperity and obstruction to the ${other(who)}'s palace of ${palaceNames[lu]}, so that joy and care come from one place`
    : `the ${who}'s palace of marriage sends prosperity to the ${other(who)}'s palace of ${palaceNames[lu]} and care to that of ${palaceNames[ji]}`;
}

export const exchangePhrases = {
  exchanged: ({ first, second }) => `${gifts("first", first)}; ${gifts("second", second)}`,
  marriageSends: ({ first, second }) => `${flight("first", first)}; ${flight("second", second)}`,
} satisfies Sentences<ExchangePhrases>;
