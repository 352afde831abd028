import { sumOf, type Phrase } from "#sdk";
import type { Dignity } from "../core/dignity.ts";
import type { GrahaId } from "../core/grahas.ts";
import type { ChartAnswer } from "./answer.ts";

/** Reasons of the score that a blend hears. */
export type WeighPhrases = {
  base: {};
  lord: { graha: GrahaId; dignity: Dignity };
  moon: { dignity: Dignity };
  lordHouse: { house: number };
  bindus: { bindus: number };
};

const POINTS: Readonly<Record<Dignity, number>> = {
  exalted: 12,
  moolatrikona: 10,
  own: 10,
  greatFriend: 6,
  friend: 4,
  neutral: 0,
  enemy: -5,
  greatEnemy: -7,
  debilitated: -10,
};
const GOOD_HOUSES = [1, 4, 5, 7, 9, 10];
const BAD_HOUSES = [6, 8, 12];

type Mark = Phrase<WeighPhrases> & { readonly weight: number };

/**
 * Fifty, the dignity of the ascendant's lord and half that of the Moon, the lord's house, and the points of
 * the first house.
 *
 * @source Brihat Parashara Hora Shastra 3, 34, 66-72 (dignities, lords, ashtakavarga)
 */
export function weighChart({ grahas, houses }: ChartAnswer) {
  const first = houses?.bhavas[0];
  const dignityOf = (id: GrahaId | undefined) => grahas.find(({ graha }) => graha === id)?.dignity;
  const marks: Mark[] = [{ code: "base", weight: 50 }];
  const lordsDignity = dignityOf(first?.lord);
  if (first && lordsDignity) {
    marks.push({
      code: "lord",
      with: { graha: first.lord, dignity: lordsDignity },
      weight: within(POINTS[lordsDignity], 12),
    });
  }
  const moonsDignity = dignityOf("moon");
  if (moonsDignity) {
    marks.push({
      code: "moon",
      with: { dignity: moonsDignity },
      weight: within(0.5 * POINTS[moonsDignity], 12),
    });
  }
  if (first) {
    const house = first.lordHouse;
    const placed = GOOD_HOUSES.includes(house) ? 6 : BAD_HOUSES.includes(house) ? -8 : 0;
    marks.push({ code: "lordHouse", with: { house }, weight: placed });
    marks.push({
      code: "bindus",
      with: { bindus: first.sarva },
      weight: within(3 * (first.sarva - 28), 9),
    });
  }
  const testimonies = marks.filter(({ weight }) => weight !== 0);
  return { score: sumOf(testimonies), testimonies };
}

function within(weight: number, most: number): number {
  return Math.round(Math.max(-most, Math.min(most, weight)) * 10) / 10;
}
