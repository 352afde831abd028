/** Own scores whose reasons stand elsewhere in the answer than in a list of testimonies. */
import type { Testimony, Text } from "#old";
import { bounded, listAt, mark, ownScore, valueAt, type Fields } from "./member.ts";

function textAt(answer: Fields, pointer: string): Text {
  return valueAt(answer, pointer) as Text;
}

export const ifa = ownScore("/score", {
  reasons: {
    reads: ["/odu/name", "/kind/name", "/score"],
    of: (answer) => {
      const [odu, kind] = [textAt(answer, "/odu/name"), textAt(answer, "/kind/name")];
      const weight = Number(answer["score"]);
      return [
        mark("odu", weight - 50, `${odu.en} brings ${kind.en}`, `${odu.zhHant}，${kind.zhHant}`),
      ];
    },
  },
});

export const hakata = ownScore("/score", {
  reasons: {
    reads: ["/fall/name", "/score"],
    of: (answer) => {
      const fall = textAt(answer, "/fall/name");
      return [
        mark("fall", Number(answer["score"]) - 50, `the tablets lie ${fall.en}`, fall.zhHant),
      ];
    },
  },
});

export const lot = ownScore("/fortuneLevel/score", {
  reasons: {
    reads: ["/title", "/fortuneLevel/native", "/fortuneLevel/score", "/lotNumber"],
    of: (answer) => {
      const title = textAt(answer, "/title");
      const number = String(answer["lotNumber"]);
      const weight = Number(valueAt(answer, "/fortuneLevel/score")) - 50;
      const native = String(valueAt(answer, "/fortuneLevel/native"));
      return [
        mark(
          "lot",
          weight,
          title ? `lot ${number}, ${title.en}` : `lot ${number}`,
          `第${number}籤${native}${title ? `「${title.zhHant}」` : ""}`,
        ),
      ];
    },
  },
});

/** Cards by their weight; the figure behind a card's name stands in the weight already. */
export const tarot = ownScore("/leaning/score", {
  reasons: {
    reads: ["/leaning/testimonies"],
    of: (answer) =>
      listAt<Testimony>(answer, "/leaning/testimonies").map(({ code, weight, evidence }) =>
        mark(code, weight, unfigured(evidence.en), unfigured(evidence.zhHant)),
      ),
  },
});

function unfigured(text: string): string {
  return text.replace(/[:：]\s*[+-]?[\d.]+$/u, "");
}

/** Strengths and cautions of a match, one point each. */
export const sided = ownScore("/score", {
  reasons: {
    reads: ["/strengths", "/cautions"],
    of: (answer) => [
      ...listAt<Text>(answer, "/strengths").map((text) => sideOf("strength", 1, text)),
      ...listAt<Text>(answer, "/cautions").map((text) => sideOf("caution", -1, text)),
    ],
  },
});

function sideOf(code: string, weight: number, { en, zhHant }: Text): Testimony {
  return mark(code, weight, en, zhHant);
}

/** A match of two animals of the year: the ties between their branches. */
export const zodiac = ownScore("/score", {
  reasons: {
    reads: ["/relations"],
    of: (answer) =>
      listAt<{ id: string; points: number; sense: Text }>(answer, "/relations").map(
        ({ id, points, sense }) => mark(id, points, sense.en, sense.zhHant),
      ),
  },
});

/** A match of two life trigrams: the star they make. */
export const kua = ownScore("/score", {
  reasons: {
    reads: ["/star", "/score"],
    of: (answer) => {
      const star = valueAt(answer, "/star") as { native: string; gloss: string };
      const weight = Number(answer["score"]) - 50;
      return [mark("star", weight, `the trigrams make ${star.gloss}`, `兩卦成${star.native}`)];
    },
  },
});

/** A match of parts, each with a value around 50 and a weight in percent. */
export const parted = ownScore("/score", {
  reasons: {
    reads: ["/parts"],
    of: (answer) =>
      listAt<{ id: string; value: number; weight: number; evidence: Text }>(answer, "/parts").map(
        ({ id, value, weight, evidence }) =>
          mark(id, bounded((weight * (value - 50)) / 100, 50), evidence.en, evidence.zhHant),
      ),
  },
});
