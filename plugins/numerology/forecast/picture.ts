/** The four pinnacles as a ridge over the years of a life, with the age marked. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { ForecastAnswer } from "./answer.ts";
import type { ForecastWords } from "./words/en.ts";

const [LEFT, RIGHT, FOOT] = [20, 380, 210];

/** Draws the ridge. */
export function drawRidge(
  { pinnacles, periods, age }: ForecastAnswer,
  { picture }: ForecastWords,
  lang: Lang,
): string {
  const most = Math.max(90, age + 5);
  const x = (at: number) => LEFT + ((RIGHT - LEFT) * Math.min(at, most)) / most;
  const peaks = pinnacles.flatMap(({ number, challenge, fromAge, toAge, now }) => {
    const [a, b] = [x(fromAge), x(toAge ?? most)];
    const middle = (a + b) / 2;
    const top = FOOT - 150;
    return [
      element("path", {
        d: `M${a} ${FOOT}L${middle} ${top}L${b} ${FOOT}z`,
        fill: now ? "#e2b45c" : "#cfd8d2",
        stroke: "#5b6b62",
        "stroke-width": 1.5,
      }),
      label(middle, top - 10, 22, String(number)),
      label(middle, FOOT - 16, 14, picture.challenge(challenge), "#7a2d1d"),
      ...(fromAge > 0 ? [label(a, FOOT + 20, 13, String(fromAge), "#5c554c")] : []),
    ];
  });
  const bars = periods.flatMap(({ number, fromAge, toAge, now }) => {
    const [a, b] = [x(fromAge), x(toAge ?? most)];
    return [
      element("rect", {
        x: a + 1,
        y: FOOT + 42,
        width: b - a - 2,
        height: 24,
        rx: 4,
        fill: now ? "#9fb7d6" : "#dfe5ea",
      }),
      label((a + b) / 2, FOOT + 59, 15, String(number)),
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
    element("path", {
      d: `M${x(age)} ${FOOT - 168}V${FOOT + 30}`,
      stroke: "#b3261e",
      "stroke-width": 2.5,
    }),
    label(
      Math.min(RIGHT - 20, Math.max(LEFT + 20, x(age))),
      FOOT - 176,
      14,
      picture.age(age),
      "#b3261e",
    ),
    ...bars,
  );
}
