/**
 * Scores of birth charts of the sky, which judge by dignities, places and aspects.
 *
 * @source Brihat Parashara Hora Shastra 3, 34, 66-72 (dignities, lords, ashtakavarga); W. Lilly, Christian
 *   Astrology pp. 115, 177-181 (dignities); Ptolemy, Tetrabiblos I.5 and I.9 (benefics, stars)
 */
import { bounded, listAt, mark, tallyScore, type Fields } from "./member.ts";

const VEDIC_POINTS: Readonly<Record<string, number>> = {
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

interface Graha {
  readonly id: string;
  readonly name: { readonly en: string; readonly zhHant: string };
  readonly dignity: string;
  readonly house: number | null;
}

export const vedic = tallyScore(
  ["/grahas", "/houses/bhavas"],
  {
    en: "50; the dignity of the ascendant's lord (12 to -10) and half that of the Moon; the lord in an angle or trine 6, in the 6th, 8th or 12th -8; the first house's bindus, 3 for each above 28 and -3 below, at most ±9",
    zhHant:
      "五十；命主星之旺弱（12 至 -10）與月亮之半；命主居始宮或三方 6，居六、八、十二宮 -8；命宮之分數以二十八為平，每點 ±3，至多 ±9",
  },
  (answer) => {
    const grahas = listAt<Graha>(answer, "/grahas");
    const first = listAt<{ lord: string; lordHouse: number; sarva: number | null }>(
      answer,
      "/houses/bhavas",
    )[0];
    const moon = grahas.find(({ id }) => id === "moon");
    const lord = grahas.find(({ id }) => id === first?.lord);
    const house = first?.lordHouse ?? 0;
    return [
      ...(lord ? [dignityMark("lord", lord, 1, "the ascendant's lord", "命主星")] : []),
      ...(moon ? [dignityMark("moon", moon, 0.5, "the Moon", "月亮")] : []),
      mark(
        "lordHouse",
        GOOD_HOUSES.includes(house) ? 6 : BAD_HOUSES.includes(house) ? -8 : 0,
        `the ascendant's lord stands in house ${house}`,
        `命主星落第 ${house} 宮`,
      ),
      ...(first && first.sarva !== null
        ? [
            mark(
              "bindus",
              bounded(3 * (first.sarva - 28), 9),
              `the first house has ${first.sarva} bindus`,
              `命宮得 ${first.sarva} 點`,
            ),
          ]
        : []),
    ];
  },
);

function dignityMark(code: string, graha: Graha, share: number, en: string, zhHant: string) {
  const points = bounded(share * (VEDIC_POINTS[graha.dignity] ?? 0), 12);
  const word = DIGNITY_WORDS[graha.dignity] ?? { en: graha.dignity, zhHant: "" };
  const named = code === "moon" ? "" : `, ${graha.name.en},`;
  const zhNamed = code === "moon" ? zhHant : `${zhHant}${graha.name.zhHant}`;
  return mark(code, points, `${en}${named} is ${word.en}`, `${zhNamed}${word.zhHant}`);
}

const DIGNITY_WORDS: Readonly<Record<string, { en: string; zhHant: string }>> = {
  exalted: { en: "exalted", zhHant: "入旺" },
  moolatrikona: { en: "in its root sign", zhHant: "居本根之座" },
  own: { en: "in its own sign", zhHant: "入廟" },
  greatFriend: { en: "with a great friend", zhHant: "居至友之座" },
  friend: { en: "with a friend", zhHant: "居友座" },
  neutral: { en: "on neutral ground", zhHant: "居平座" },
  enemy: { en: "with an enemy", zhHant: "居敵座" },
  greatEnemy: { en: "with a great enemy", zhHant: "居大敵之座" },
  debilitated: { en: "debilitated", zhHant: "落陷" },
};

const CLASSICAL = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"];
const EASY = ["trine", "sextile"];
const HARD = ["square", "opposition"];
/** Degrees within which an aspect counts. */
const ORB_DEG = 5;

interface Body {
  readonly id: string;
  readonly dignity: { readonly score: number } | null;
}

interface Aspect {
  readonly a: string;
  readonly b: string;
  readonly aspect: string;
  readonly orbDeg: number;
}

export const western = tallyScore(
  ["/bodies", "/aspects"],
  {
    en: "50; half the seven planets' points of essential dignity together, at most ±16; among the seven, trines and sextiles 3 and squares and oppositions -3 within 5°, at most ±16",
    zhHant:
      "五十；七政本質尊貴總分之半，至多 ±16；七政之間五度內，三分與六分 3、四分與對分 -3，至多 ±16",
  },
  (answer) => {
    const points = listAt<Body>(answer, "/bodies")
      .filter(({ id }) => CLASSICAL.includes(id))
      .reduce((sum, { dignity }) => sum + (dignity?.score ?? 0), 0);
    const aspects = listAt<Aspect>(answer, "/aspects").filter(
      ({ a, b, orbDeg }) => CLASSICAL.includes(a) && CLASSICAL.includes(b) && orbDeg <= ORB_DEG,
    );
    const easy = aspects.filter(({ aspect }) => EASY.includes(aspect)).length;
    const hard = aspects.filter(({ aspect }) => HARD.includes(aspect)).length;
    return [
      mark(
        "dignity",
        bounded(points / 2, 16),
        `the seven planets have ${points} points of dignity`,
        `七政本質尊貴共 ${points} 分`,
      ),
      mark(
        "aspects",
        bounded(3 * (easy - hard), 16),
        `close aspects among them: ${easy} easy, ${hard} hard`,
        `其間緊密相位：和諧 ${easy}，緊張 ${hard}`,
      ),
    ];
  },
);

interface Star {
  readonly id: string;
  readonly name: { readonly en: string; readonly zhHant: string };
  readonly nature: readonly string[];
  readonly prominence: number;
}

/** Benefics for, malefics against; Mercury and the lights take no side. */
const NATURE: Readonly<Record<string, number>> = { jupiter: 1, venus: 1, mars: -1, saturn: -1 };

export const fixedStars = tallyScore(
  ["/stars"],
  {
    en: "50; of the stars that touch the chart, the mean nature (Jupiter and Venus for, Mars and Saturn against) weighted by prominence, times 30",
    zhHant: "五十；觸及此盤之恆星，以顯著度加權其性質之平均（木金為加、火土為減），乘以三十",
  },
  (answer: Fields) => {
    const stars = listAt<Star>(answer, "/stars").filter(({ prominence }) => prominence > 0);
    const whole = stars.reduce((sum, { prominence }) => sum + prominence, 0);
    if (whole === 0) return [];
    const lean = (star: Star) =>
      star.nature.reduce((sum, planet) => sum + (NATURE[planet] ?? 0), 0) /
      Math.max(1, star.nature.length);
    const sum = stars.reduce((total, star) => total + star.prominence * lean(star), 0);
    const first = [...stars].sort((a, b) => b.prominence - a.prominence)[0]!;
    return [
      mark(
        "natures",
        bounded((30 * sum) / whole, 30),
        `${stars.length} stars touch the chart, ${first.name.en} most of all`,
        `觸及此盤之恆星 ${stars.length} 顆，以${first.name.zhHant}為首`,
      ),
    ];
  },
);
