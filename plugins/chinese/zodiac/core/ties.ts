/** Which branches an animal is tied to. */
import { animalOf, type Animal } from "#lore";
import { BRANCHES, modulo } from "#time";
import { branchRelations, sixCombinePartner, type RelationId } from "#east/relations.ts";

const animalAt = (index: number): Animal => animalOf(BRANCHES[modulo(index, 12)]!.id);

/** Animals with which one stands well or ill, by the relations of their branches. */
export interface Ties {
  /** 三合: the two others of its trine. */
  readonly allies: readonly Animal[];
  /** 六合: its partner, called the secret friend. */
  readonly secretFriend: Animal;
  /** 六沖: across the ring. */
  readonly opposite: Animal;
  /** 六害. */
  readonly harm: Animal;
  /** 相刑, itself where it punishes itself. */
  readonly punishes: readonly Animal[];
  /** 相破. */
  readonly breaks: readonly Animal[];
}

/**
 * Returns the ties of a branch, 0 is 子.
 *
 * @source Sanming Tonghui, juan 2; 六合, 沖 and 害 agree with tyme4ts 1.5.2
 */
export function tiesOf(branch: number): Ties {
  const having = (is: (kind: RelationId) => boolean) =>
    BRANCHES.filter(({ index }) => branchRelations(branch, index).some(({ kind }) => is(kind))).map(
      ({ index }) => animalAt(index),
    );
  return {
    allies: [animalAt(branch + 4), animalAt(branch + 8)],
    secretFriend: animalAt(sixCombinePartner(branch)),
    opposite: animalAt(branch + 6),
    harm: having((kind) => kind === "harm")[0]!,
    punishes: having((kind) => kind.endsWith("Punishment")),
    breaks: having((kind) => kind === "break"),
  };
}
