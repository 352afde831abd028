import { domicileLordOf } from "#lore";
import type { HellenisticAnswer } from "./answer.ts";

/** What a writer of the reading may use. */
export function factsOf(answer: HellenisticAnswer) {
  const { sect, ascendant, planets, lots, profection, firdaria, releasing } = answer;
  return {
    sect,
    ascendant,
    planets,
    lots,
    profection,
    firdaria: firdaria && { major: firdaria.activeMajor, sub: firdaria.activeSub },
    releasing: releasing && {
      spirit: releasing.spirit.active,
      fortune: releasing.fortune.active,
    },
  };
}

/** The lord of the rising sign; undefined without the ascendant. */
export function lordOfAscendant({ ascendant, planets }: HellenisticAnswer) {
  const lord = ascendant && domicileLordOf(ascendant.sign);
  return planets.find(({ planet }) => planet === lord);
}
