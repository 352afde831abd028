/** The animals of the years as Japan has them: 未 is the sheep, 亥 the wild boar. */
import { BRANCH, type Branch } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** The animals from 子, written by the names of their years. */
export const ETO_ANIMAL = vocabulary("etoAnimal", {
  rat: { native: "ね", roman: "ne" },
  ox: { native: "うし", roman: "ushi" },
  tiger: { native: "とら", roman: "tora" },
  rabbit: { native: "う", roman: "u" },
  dragon: { native: "たつ", roman: "tatsu" },
  snake: { native: "み", roman: "mi" },
  horse: { native: "うま", roman: "uma" },
  sheep: { native: "ひつじ", roman: "hitsuji" },
  monkey: { native: "さる", roman: "saru" },
  rooster: { native: "とり", roman: "tori" },
  dog: { native: "いぬ", roman: "inu" },
  boar: { native: "い", roman: "i" },
});
export type EtoAnimal = IdOf<typeof ETO_ANIMAL>;

/** The animal of a branch. */
export function animalOf(branch: Branch): EtoAnimal {
  return ETO_ANIMAL.ids[BRANCH.ids.indexOf(branch)]!;
}
