import { ANIMAL, BRANCH, PILLAR, type Animal, type Branch, type Phase } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { en as zodiac } from "../../../compatibility/zodiac/words/en.ts";
import { NA_YIN } from "#east/na_yin.ts";
import { nativeOf } from "#east/natives.ts";
import { branchName, direction, naYin } from "../../../core/words/en.ts";
import { GUARDIAN, type answer, type Guardian, type ZodiacProfile } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { capital, list } = english;

const guardian: Readonly<Record<Guardian, string>> = {
  guanYin: "Guanyin of the thousand hands",
  xuKongZang: "Akashagarbha, treasury of space",
  wenShu: "Manjushri, who holds the sword of wisdom",
  puXian: "Samantabhadra, who keeps his vows",
  daShiZhi: "Mahasthamaprapta, who brings strength",
  daRi: "Vairochana, the great sun",
  buDong: "Acala, the immovable",
  aMiTuo: "Amitabha of boundless light",
};

/** What an animal is like: its temper, how it works, how it loves, what trips it. */
interface Character {
  readonly temper: string;
  readonly work: string;
  readonly love: string;
  readonly trips: string;
}

const characters: Readonly<Record<Animal, Character>> = {
  rat: {
    temper:
      "You notice the exit before you have taken off your coat, and you know what everything costs.",
    work: "You gather quietly and early, so that a shortage finds you supplied.",
    love: "You show love by providing; being thanked matters more to you than you say.",
    trips: "What trips you is the bargain you did not need.",
  },
  ox: {
    temper: "You take long to decide and longer to be turned round.",
    work: "You finish the furrow you began, and people learn to set their clocks by you.",
    love: "You stay; words come late, and mean what they say.",
    trips: "What trips you is a plan kept after the field has changed.",
  },
  tiger: {
    temper: "You enter a room as if something were about to begin, and often it does.",
    work: "You are at your best in the first charge, and need someone who counts the men afterwards.",
    love: "You protect fiercely and bear no leash.",
    trips: "What trips you is a quarrel taken up on another's behalf.",
  },
  rabbit: {
    temper: "You hear the tone before the words and leave before voices are raised.",
    work: "You smooth what others have roughened, and your taste is trusted further than your figures.",
    love: "You want peace at the table and a door that closes softly.",
    trips: "What trips you is a no that was never spoken.",
  },
  dragon: {
    temper: "You think in large shapes and expect the weather to follow.",
    work: "You draw people to an aim that they had not dared to have.",
    love: "You want to be admired where you sleep; indifference wounds you more than blame.",
    trips: "What trips you is the detail that you left to the wind.",
  },
  snake: {
    temper: "You keep your own counsel and look at a thing until it moves.",
    work: "You find the one place where little force does much.",
    love: "You give trust slowly and take it back at once.",
    trips: "What trips you is a suspicion that you never checked.",
  },
  horse: {
    temper: "You feel free while something is passing the window.",
    work: "You learn quickly and sell well, and a desk that faces a wall wears you out.",
    love: "You fall in love at speed; keep a place in the day for coming home.",
    trips: "What trips you is the second half.",
  },
  goat: {
    temper: "You take in the mood of a house as others take in its temperature.",
    work: "You make things pleasant to look at and to use, and want a patron rather than a competitor.",
    love: "You need to be looked after and look after others without keeping count.",
    trips: "What trips you is a worry rehearsed at night.",
  },
  monkey: {
    temper: "You see how it is done before it has been explained.",
    work: "You mend, trade and improvise; the impossible request amuses you.",
    love: "You tease those you love and hide what is serious in a joke.",
    trips: "What trips you is the short cut that everyone saw you take.",
  },
  rooster: {
    temper: "You see the crooked picture from the door and cannot sit until it hangs straight.",
    work: "You are exact, early and outspoken; accounts and stages both suit you.",
    love: "You praise rarely and correct often; reverse it, and the house brightens.",
    trips: "What trips you is being right at the wrong moment.",
  },
  dog: {
    temper: "You know whose side you are on before you know why.",
    work: "You keep watch over what is fair, and people hand you their keys.",
    love: "You are loyal past convenience and wait to be told that it was seen.",
    trips: "What trips you is the stranger whom you judged at the gate.",
  },
  pig: {
    temper: "You take people at their word and the day as it is served.",
    work: "You carry more than your share without noticing, and tire all at once.",
    love: "You are generous at table and in forgiving; few are easier to live with.",
    trips: "What trips you is the favour that you could not refuse.",
  },
};

/** What the element of the year adds to any animal. */
const tempers: Readonly<Record<Phase, string>> = {
  wood: "makes it plan for growth and mind what is just",
  fire: "quickens it, and lets the face show what the heart does",
  earth: "settles it, and turns its gifts to use",
  metal: "hardens its edge: fewer words, and those kept",
  water: "lets it flow round what it cannot move",
};

/** The sounds in one image each. */
const soundText = ({ sound, soundElement }: ZodiacProfile) =>
  `${nativeOf(NA_YIN, sound)} (${naYin[sound]}), a sound of ${soundElement}`;
const named = (id: Animal) => `the ${id}`;
const hours = (of: readonly Branch[]) =>
  list(of.map((id) => `${nativeOf(BRANCH, id)} (${HOURS[BRANCH.ids.indexOf(id)]})`));
const HOURS = BRANCH.ids.map((_, i) => {
  const clock = (hour: number) => `${String((hour + 24) % 24).padStart(2, "0")}:00`;
  return `${clock(2 * i - 1)}–${clock(2 * i + 1)}`;
});

export const en = {
  title: "Animal of the birth year",
  summary:
    "Animal and element of a birth year, by both beginnings of the year; its friends and those against it, helpers, hours, seat and guardian, with a reading of temper, work and love",
  fields: {
    pillar: "Pair",
    animal: "Animal",
    element: "Element",
    sound: "Sound",
    soundElement: "Element of the sound",
    byLunarNewYear: "By lunar new year",
    byStartOfSpring: "By li chun",
    schoolsPart: "The two differ",
    allies: "Allies",
    secretFriend: "Secret friend",
    opposite: "Opposite",
    harm: "Harm",
    punishes: "Punishment",
    breaks: "Break",
    seat: "Seat",
    nobles: "Helpers",
    goodHours: "Good hours",
    hardHours: "Hard hours",
    guardian: "Guardian",
  },
  terms: { direction, naYin, guardian },
  conventions: { yearStart: zodiac.conventions.yearStart },
  refusals: { yearOutOfRange: calendar.refusals.yearOutOfRange },
  reading(answer: ZodiacProfile) {
    const { animal, element, pillar, allies, secretFriend, opposite, harm, punishes, seat } =
      answer;
    const { temper, work, love, trips } = characters[animal];
    const parted = answer.schoolsPart
      ? ` By lunar new year you count to the ${answer.byLunarNewYear.element} ${answer.byLunarNewYear.animal}, by li chun to the ${answer.byStartOfSpring.element} ${answer.byStartOfSpring.animal}: read both, since birthdays between the two beginnings are counted either way.`
      : "";
    const self = punishes.includes(animal)
      ? " Another of your own kind doubles your worst hour (自刑)."
      : "";
    return [
      `You were born in the year ${nativeOf(PILLAR, pillar)} under the ${element} ${animal}; its sound is ${soundText(answer)}.${parted}`,
      `${temper} ${capital(element)} ${tempers[element]}.`,
      `${work} ${trips}`,
      `${love} You stand best with ${list(allies.map(named))}, who want the same things, and with ${named(secretFriend)}, your secret friend (六合). ${capital(named(opposite))} pulls the other way (六沖), and ${named(harm)} wears on you in small things (六害).${self}`,
      `Your seat is the ${direction[seat]}. People of the ${list(answer.nobles.map((id) => branchName(id)))} are your nobles (天乙貴人): ask them first. Meetings go well in the hours ${hours(answer.goodHours)}; leave hard talks out of ${hours(answer.hardHours)}. Temples set you under ${nativeOf(GUARDIAN, answer.guardian)} (${guardian[answer.guardian]}).`,
    ];
  },
  picture: {
    title: "Animal of the birth year",
    heading: ({ pillar, animal, element }: ZodiacProfile) =>
      `${nativeOf(PILLAR, pillar)} ${element} ${animal}`,
    animal: (id: Animal, branch: string): readonly [string, string] => [id, branch],
    legend: "green: trine and partner; red: clash and harm",
    desc: ({ animal, allies, secretFriend, opposite, harm }: ZodiacProfile) =>
      `${animal}: allies ${allies.join(" and ")}, secret friend ${secretFriend}; against it ${opposite} and ${harm} (${nativeOf(ANIMAL, animal)})`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: LunarRefusal;
}>;

export type ProfileWords = Translation<typeof en>;
