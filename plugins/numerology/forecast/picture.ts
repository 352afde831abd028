/** The four pinnacles as a ridge and the three cycles below, those in force marked. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { ForecastAnswer } from "./answer.ts";
import type { ForecastWords } from "./words/en.ts";

const [LEFT, WIDTH, FOOT, TOP] = [24, 352, 210, 66];

/** Draws the ridge; columns are of one width, whatever their years. */
export function drawRidge(
  { pinnacles, periods, age }: ForecastAnswer,
  { picture }: ForecastWords,
  lang: Lang,
): string {
  const column = WIDTH / pinnacles.length;
  const peaks = pinnacles.flatMap(({ number, challenge, fromAge, now }, index) => {
    const a = LEFT + column * index;
    const middle = a + column / 2;
    return [
      element("path", {
        d: `M${a} ${FOOT}L${middle} ${TOP}L${a + column} ${FOOT}z`,
        fill: now ? "#e2b45c" : "#cfd8d2",
        stroke: "#5b6b62",
        "stroke-width": 1.5,
      }),
      label(middle, TOP - 12, 24, String(number)),
      label(middle, FOOT - 14, 14, picture.challenge(challenge), "#7a2d1d"),
      ...(fromAge > 0 ? [label(a, FOOT + 20, 13, String(fromAge), "#5c554c")] : []),
      ...(now ? [label(middle, FOOT + 20, 14, picture.age(age), "#b3261e")] : []),
    ];
  });
  const third = WIDTH / periods.length;
  const bars = periods.flatMap(({ number, fromAge, now }, index) => {
    const a = LEFT + third * index;
    return [
      element("rect", {
        x: a + 2,
        y: FOOT + 40,
        width: third - 4,
        height: 28,
        rx: 5,
        fill: now ? "#9fb7d6" : "#dfe5ea",
      }),
      label(a + third / 2, FOOT + 59, 15, picture.cycle(number, fromAge)),
    ];
  });
  return framePicture(
    {
      id: "forecast",
      lang,
      title: picture.title,
      desc: pinnacles.map(({ number, fromAge }) => `${fromAge}: ${number}`).join("; "),
      width: 400,
      height: 300,
      paper: "#faf8f1",
    },
    ...peaks,
    ...bars,
  );
}
