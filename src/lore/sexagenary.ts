/** The ten stems, the twelve branches with their animals, and the sixty pairs, as terms. */
import { vocabulary, type Vocabulary, type Writing } from "../speech/mod.ts";
import { BRANCHES, SIXTY_CYCLE, STEMS, type BranchId, type StemId } from "../time/mod.ts";

function writingsOf<Id extends string>(
  rows: readonly { readonly id: string; readonly native: string; readonly roman: string }[],
): Readonly<Record<Id, Writing>> {
  return Object.fromEntries(rows.map(({ id, native, roman }) => [id, { native, roman }])) as Record<
    Id,
    Writing
  >;
}

/** The ten heavenly stems, jia first. */
export const STEM: Vocabulary<"stem", StemId> = vocabulary("stem", writingsOf<StemId>(STEMS));
/** The twelve earthly branches, zi first. */
export const BRANCH: Vocabulary<"branch", BranchId> = vocabulary(
  "branch",
  writingsOf<BranchId>(BRANCHES),
);
/** The sixty pairs of stem and branch, `jia-zi` first. */
export const PILLAR: Vocabulary<"pillar", Pillar> = vocabulary(
  "pillar",
  writingsOf<Pillar>(SIXTY_CYCLE),
);

const WRITTEN_ANIMALS = {
  rat: { native: "鼠" },
  ox: { native: "牛" },
  tiger: { native: "虎" },
  rabbit: { native: "兔" },
  dragon: { native: "龍" },
  snake: { native: "蛇" },
  horse: { native: "馬" },
  goat: { native: "羊" },
  monkey: { native: "猴" },
  rooster: { native: "雞" },
  dog: { native: "狗" },
  pig: { native: "豬" },
} as const;
/** Id of a term of {@link ANIMAL}. */
export type Animal = keyof typeof WRITTEN_ANIMALS;
/** The animals of the twelve branches, the rat first. */
export const ANIMAL: Vocabulary<"animal", Animal> = vocabulary("animal", WRITTEN_ANIMALS);

/** Id of a term of {@link STEM}. */
export type Stem = StemId;
/** Id of a term of {@link BRANCH}. */
export type Branch = BranchId;
/** Id of a term of {@link PILLAR}. */
export type Pillar = `${Stem}-${Branch}`;

/** The animal of a branch. */
export function animalOf(branch: Branch): Animal {
  return ANIMAL.ids[BRANCH.ids.indexOf(branch)]!;
}
