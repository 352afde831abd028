/** The ring of the twelve years, that of the day marked. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { TurkicAnswer } from "./answer.ts";
import type { TurkicWords } from "./words/en.ts";
import { ANIMAL } from "./years.ts";

const SIZE = 360;
const MIDDLE = SIZE / 2;
const RING = 138;

/** Draws the ring. */
export function drawYears(
  answer: TurkicAnswer,
  { terms, picture }: TurkicWords,
  lang: Lang,
): string {
  const here = ANIMAL.ids.indexOf(answer.year.animal);
  const places = ANIMAL.ids.flatMap((animal, i) => {
    const turn = (i * Math.PI) / 6;
    const [x, y] = [MIDDLE + RING * Math.sin(turn), MIDDLE - RING * Math.cos(turn)];
    const marked = i === here;
    return [
      element("circle", {
        cx: x,
        cy: y,
        r: 33,
        fill: marked ? "#1c6e7d" : "#fbf4e4",
        stroke: "#1c6e7d",
        "stroke-width": 2,
      }),
      label(x, y - 1, 12, terms.turkicAnimal[animal], marked ? "#ffffff" : "#26333a"),
      label(x, y + 15, 10.5, ANIMAL.writings[animal]!.native!, marked ? "#d8eef2" : "#5d6b6f"),
    ];
  });
  const title = picture.title(answer);
  return framePicture(
    {
      id: "turkic",
      lang,
      title,
      desc: picture.desc(answer),
      width: SIZE,
      height: SIZE,
      paper: "#efe3c8",
    },
    label(MIDDLE, MIDDLE - 26, 17, title, "#1c4f5a"),
    label(MIDDLE, MIDDLE, 13, picture.from(answer), "#26333a"),
    label(MIDDLE, MIDDLE + 22, 13, picture.month(answer), "#26333a"),
    label(MIDDLE, MIDDLE + 44, 13, picture.bulgar(answer), "#26333a"),
    ...places,
  );
}
