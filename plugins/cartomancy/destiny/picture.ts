/** Birth card and ruling card above, the seven cards of the year below. */
import { framePicture, label, type Lang } from "#sdk";
import { drawPlayingCard } from "../playing/core/face.ts";
import type { DestinyAnswer } from "./answer.ts";
import type { DestinyWords } from "./words/en.ts";

/** Draws the cards. */
export function drawDestiny(
  { birthCard, rulingCard, year }: DestinyAnswer,
  { terms, picture }: DestinyWords,
  lang: Lang,
): string {
  const main = [
    { card: birthCard.card, text: picture.birth },
    ...(rulingCard ? [{ card: rulingCard.card, text: picture.ruling }] : []),
  ];
  const top = main.map(({ card, text }, index) => {
    const x = 190 + 130 * (index - (main.length - 1) / 2);
    return `<g transform="translate(${x} 92)">${drawPlayingCard(card)}</g>${label(x, 186, 14, text)}`;
  });
  const below = year.row.map(({ card, planet }, index) => {
    const [x, y] = [56 + 90 * (index % 4), 256 + 132 * Math.floor(index / 4)];
    return `<g transform="translate(${x} ${y}) scale(.62)">${drawPlayingCard(card)}</g>${label(x, y + 62, 13, terms.rowPlanet[planet])}`;
  });
  const height = below.length > 0 ? 468 : 206;
  return framePicture(
    {
      id: "destiny",
      lang,
      title: picture.title,
      desc: [
        ...main.map(({ card, text }) => `${text}: ${terms.playingCard[card]}`),
        ...year.row.map(
          ({ card, planet }) => `${terms.rowPlanet[planet]}: ${terms.playingCard[card]}`,
        ),
      ].join("; "),
      width: 380,
      height,
      paper: "#e6ece3",
    },
    ...top,
    ...below,
  );
}
