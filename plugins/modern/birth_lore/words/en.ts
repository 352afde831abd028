import { english, type Translation, type Words } from "#sdk";
import type { answer, LoreAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { Name } from "../name_days.ts";
import { NAME } from "../name_days.ts";

const birthStone = {
  garnet: {
    text: "Garnet",
    about: "carried by travellers against wounds, and given between friends who part",
  },
  amethyst: {
    text: "Amethyst",
    about: "the Greeks drank from it to stay sober; bishops wear it for the same virtue",
  },
  bloodstone: {
    text: "Bloodstone",
    about: "green with red spots, said to stanch bleeding and to keep a quarrel short",
  },
  diamond: {
    text: "Diamond",
    about: "harder than what it is struck with, and so a stone of those who do not give way",
  },
  emerald: {
    text: "Emerald",
    about: "held to rest the eyes, to sharpen foresight and to break rather than hear a lie",
  },
  agate: { text: "Agate", about: "worn at the plough and in the garden for a good harvest" },
  pearl: {
    text: "Pearl",
    about: "the only one that no wheel has cut, kept for modesty and for tears",
  },
  ruby: {
    text: "Ruby",
    about: "a lamp that shines through cloth, and darkens, they said, before misfortune",
  },
  sardonyx: {
    text: "Sardonyx",
    about: "Roman seals were cut in it, since wax lets go of it cleanly",
  },
  sapphire: {
    text: "Sapphire",
    about: "kings wore it against envy, and scholars to understand oracles",
  },
  aquamarine: {
    text: "Aquamarine",
    about: "a sailor's stone, the colour of a sea that means well",
  },
  opal: {
    text: "Opal",
    about: "holds the fire of all other stones; a novel of 1829 made it unlucky, and only that",
  },
  topaz: {
    text: "Topaz",
    about: "cools anger and a boiling pot, if one believes the old lapidaries",
  },
  turquoise: {
    text: "Turquoise",
    about: "given, never bought, and said to keep a rider in the saddle",
  },
  hyacinth: {
    text: "Hyacinth",
    about: "an orange zircon, carried for sleep and for a welcome at strange inns",
  },
  jasper: {
    text: "Jasper",
    about: "the first foundation of the heavenly city, and a bringer of rain",
  },
  chalcedony: {
    text: "Chalcedony",
    about: "milky and calm, worn by those who have to plead in court",
  },
  sardius: { text: "Sardius", about: "red carnelian, which gives the timid a voice" },
  chrysolite: {
    text: "Chrysolite",
    about: "the gold-green peridot, set in gold to keep off fears of the night",
  },
  beryl: { text: "Beryl", about: "cut as the first spectacles, and as a ball to look into" },
  chrysoprase: {
    text: "Chrysoprase",
    about: "apple-green, the tenth foundation, and cheerful by reputation",
  },
};
const birthFlower = {
  carnation: { text: "Carnation", about: "for a constant heart, whatever the weather" },
  violet: { text: "Violet", about: "for modesty that is found by its scent" },
  daffodil: { text: "Daffodil", about: "for a new beginning, come early" },
  daisy: { text: "Daisy", about: "for innocence, and for counting out loves me, loves me not" },
  lilyOfTheValley: { text: "Lily of the valley", about: "for happiness that returns" },
  rose: { text: "Rose", about: "for love, and for what is told under it in confidence" },
  larkspur: { text: "Larkspur", about: "for a light heart and open air" },
  gladiolus: { text: "Gladiolus", about: "a little sword, for strength of character" },
  aster: { text: "Aster", about: "a star, for patience and a late bloom" },
  marigold: { text: "Marigold", about: "follows the sun, for warmth kept into autumn" },
  chrysanthemum: {
    text: "Chrysanthemum",
    about: "for a long friendship, and for cheer under grey skies",
  },
  narcissus: { text: "Narcissus", about: "for hope in the dark half of the year" },
};
const weekdays = {
  sunday: "Sunday",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
};
const RHYME = {
  sunday: "bonny and blithe, in the printings that give the day a line",
  monday: "fair of face",
  tuesday: "full of grace",
  wednesday: "full of woe, which most families read as a tender heart",
  thursday: "with far to go",
  friday: "loving and giving",
  saturday: "one who works hard for a living",
};
const givenName = Object.fromEntries(NAME.ids.map((id) => [id, english.capital(id)])) as Readonly<
  Record<Name, string>
>;
const lists = {
  trade1912: "Trade list of 1912",
  polish: "List of Poland",
  biblical: "Foundations of the New Jerusalem",
};
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const dayText = (day: string) => `${Number(day.slice(3))} ${MONTHS[Number(day.slice(0, 2)) - 1]!}`;

export const en = {
  title: "Birth lore",
  summary:
    "Stone of the month by three lists, its flower, the rhyme of the weekday and name days of a date of birth",
  fields: {
    weekday: "Weekday",
    stone: "Stone",
    about: "What is told of it",
    stones: "By each list",
    ...lists,
    flower: "Flower",
    christmasChild: "Born at Christmas",
    nameDay: "Names of the day",
    nextNameDay: "Next name day",
    day: "Day",
    names: "Names",
  },
  terms: { birthStone, birthFlower, givenName },
  conventions: { list: { title: "List of stones", options: lists } },
  reading({ weekday, stone, stones, flower, christmasChild, nameDay, nextNameDay }: LoreAnswer) {
    const others = [...new Set(Object.values(stones))].filter((one) => one !== stone);
    const elsewhere =
      others.length === 0
        ? "All three lists agree on it."
        : `Another list has ${english.list(others.map((one) => `${birthStone[one].text.toLowerCase()}, ${birthStone[one].about}`))}.`;
    const child = christmasChild
      ? "The rhyme as Devon told it in 1838 keeps its best line for a child born at Christmas: fair and wise, good and gay."
      : `A child of ${weekdays[weekday]} is, by the nursery rhyme, ${RHYME[weekday]}.`;
    const next = `the next is ${dayText(nextNameDay.day)}, of ${english.list(nextNameDay.names.map((one) => givenName[one]))}`;
    const named =
      nameDay.length > 0
        ? `The Roman calendar keeps the day for ${english.list(nameDay.map((one) => givenName[one]))}; ${next}.`
        : `The Roman calendar has no name in common use on it; ${next}.`;
    return [
      `${birthStone[stone].text} is the stone: ${birthStone[stone].about}. ${elsewhere}`,
      `${birthFlower[flower].text} is the flower of the month, ${birthFlower[flower].about}. ${child}`,
      named,
    ];
  },
  picture: {
    title: "Stone and flower of the month",
    weekday: (weekday: keyof typeof weekdays) => `a child of ${weekdays[weekday]}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type LoreWords = Translation<typeof en>;
