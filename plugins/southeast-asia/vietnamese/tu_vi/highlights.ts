/** What of a chart a reading speaks about; the same in every language. */
import type { PalaceId } from "#east/purple_star/stars.ts";
import type { TuViAnswer, TuViPalace } from "./answer.ts";

/** A palace with the stars that rule it: its own, or those that the opposite one lends (vô chính diệu). */
export interface Looked {
  readonly palace: TuViPalace;
  readonly rulers: TuViPalace["mainStars"];
  readonly isLent: boolean;
  readonly helpers: TuViPalace["minorStars"];
  readonly killers: TuViPalace["minorStars"];
}

const KILLERS = ["qingYang", "tuoLuo", "huoXing", "lingXing", "diKong", "diJie"];
/** Palaces in the order in which a reading takes them. */
export const SPOKEN: readonly PalaceId[] = ["wealth", "career", "spouse", "travel", "fortune"];

/** Looks at a palace. */
export function lookAt({ palaces }: TuViAnswer, id: PalaceId): Looked {
  const index = palaces.findIndex(({ palace }) => palace === id);
  const palace = palaces[index]!;
  const isLent = palace.mainStars.length === 0;
  return {
    palace,
    rulers: isLent ? palaces[(index + 6) % 12]!.mainStars : palace.mainStars,
    isLent,
    helpers: palace.minorStars.filter(({ star }) => !KILLERS.includes(star)),
    killers: palace.minorStars.filter(({ star }) => KILLERS.includes(star)),
  };
}

/** Whether a star stands well. */
export const isBright = ({ grade }: TuViPalace["mainStars"][number]): boolean => grade !== "ham";

/** The palace in which the body stands. */
export function bodyPalace({ palaces }: TuViAnswer): TuViPalace {
  return palaces.find(({ isBody }) => isBody)!;
}

/** Where the four transformed stars stand, in the order Lộc, Quyền, Khoa, Kỵ. */
export function transformed({ palaces }: TuViAnswer) {
  return (["lu", "quan", "ke", "ji"] as const).flatMap((change) =>
    palaces.flatMap(({ palace, mainStars, minorStars }) =>
      [...mainStars, ...minorStars]
        .filter(({ transformation }) => transformation === change)
        .map(({ star }) => ({ change, star, palace })),
    ),
  );
}

/** The chart in short, for a writer in any language: ids. */
export function factsOf(answer: TuViAnswer): Readonly<Record<string, unknown>> {
  const { year, bureau, element, elementToBureau, palaces } = answer;
  return {
    year,
    bureau,
    element,
    elementToBureau,
    palaces: palaces.map(
      ({ palace, branch, isBody, mainStars, minorStars, tuan, triet, decade }) => ({
        palace,
        branch,
        isBody,
        stars: [...mainStars, ...minorStars].map(({ star, grade }) => ({ star, grade })),
        tuan,
        triet,
        decade,
      }),
    ),
    transformed: transformed(answer),
  };
}
