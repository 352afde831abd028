/** The thirteen clubs, from the ace: what is undertaken, and what comes of it. */
import { hat, person } from "../../core/people.ts";
import { leaf, petals } from "../../core/things.ts";
import { disc, ground, HUE, line, pillar, shape, sky, star, sun } from "../../tarot/picture/kit.ts";
import { candle, coins, parlour, table, tree } from "./pieces.ts";

const { blue, dawn, day, dusk, earth, gold, green, ink, night, red, stone, violet, white } = HUE;

export const CLUBS: readonly (() => string)[] = [
  () =>
    sky(dawn) +
    pillar(-34, -44, 56, white) +
    pillar(34, -44, 56, white) +
    person(-14, 56, 76, night, ink, 1) +
    person(14, 56, 74, white, earth, -1) +
    shape("M-4-46q-6 8 4 13q10-5 4-13q-1 6-4 6t-4-6z", red) +
    line("M-6 20H6", gold, 5),
  () =>
    sky("#dfe8d2") +
    ground(46) +
    [-60, -36, -12, 12, 36, 60]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 0 34)">${shape("M-9 30Q-14-30 0-44Q14-30 9 30z", green)}${disc(0, -28, 6.5, gold)}${disc(0, -28, 3.4, blue)}</g>`,
      )
      .join("") +
    shape("M-9 56Q-12 24 0 8Q12 24 9 56z", blue) +
    disc(0, 6, 6, blue) +
    shape("M5 5l9 2l-9 3z", gold),
  () =>
    sky(day) +
    sun(-28, -42, 6) +
    ground(34) +
    shape("M-34 34V6q0-6 6-6H8v34z", red) +
    shape("M8 34V14h20l6 10v10z", earth) +
    shape("M-28 6h14v12h-14zM-8 6H4v12H-8z", day) +
    disc(-22, 40, 10, ink) +
    disc(20, 42, 8, ink) +
    line("M34 26q10-12 4-22", earth, 2.4) +
    shape("M-24-8H2v8h-26z", stone),
  () =>
    parlour("#efe2ea", day) +
    person(6, 56, 88, "#7a4f86", earth, -1) +
    shape("M-16 26h22v16h-22z", earth) +
    petals(-11, 20, 6, red) +
    petals(1, 18, 6, gold) +
    shape("M-4-34Q6-56 22-36Q10-42-4-34z", white),
  () =>
    sky(blue) +
    disc(0, 40, 13, gold) +
    line("M0 27v26M-13 40h26M-9 31l18 18M9 31l-18 18", ink, 2) +
    person(0, 28, 66, dawn, gold, 1) +
    shape("M8-18q30-8 24-34q-16 4-24 30z", gold) +
    [-2, 4, 10].map((dy, i) => disc(22 - 10 * i + 18, -14 + 9 * i + dy, 3.6, gold)).join(""),
  () =>
    parlour("#e4dcc0") +
    person(-20, 56, 80, red, ink, 1) +
    table(20, 26) +
    shape("M6 20h28V2H6z", green) +
    line("M20 2v18M6 11h28", gold, 3) +
    shape("M20 2q-14-6-8-12q8 0 8 12q0-12 8-12q6 6-8 12z", gold) +
    star(20, -34, 11, 8) +
    coins(30, 22, 1),
  () =>
    sky(dusk) +
    sun(0, -6, 13) +
    shape("M-46 10L-22-24L-4 4L18-30L46 8V58H-46z", violet) +
    ground(34) +
    person(0, 54, 44, white, ink, 1) +
    leaf(-24, 50, -30) +
    leaf(24, 50, 30) +
    line("M-12 14L0-2L12 14", gold, 3),
  () =>
    parlour("#e8e0d0", night) +
    table(0, 30) +
    person(-28, 52, 62, green, ink, 1) +
    person(28, 52, 62, red, earth, -1) +
    person(0, 40, 56, blue, stone, 1) +
    shape("M-22 28H22l-4 10H-18z", earth) +
    candle(0, 30, 10),
  () =>
    sky("#f3e3b8") +
    shape("M-46 44H46V58H-46z", violet) +
    person(-16, 56, 78, gold, ink, 1) +
    person(18, 56, 74, red, earth, -1) +
    line("M-44-54q22 18 44 6t44-8", green, 3) +
    [-36, -16, 6, 26]
      .map((x, i) => disc(x, -46 + 4 * (i % 2), 5, [red, gold, blue, violet][i]!))
      .join("") +
    shape("M-4 10h8l-2 12h-4z", day),
  () =>
    sky(day) +
    ground(44) +
    `<g transform="rotate(-14 0 10)">${shape("M0 4Q-34-34-26 6Q-34 34 0 12Q34 34 26 6Q34-34 0 4z", violet)}${disc(-16, -4, 5, gold)}${disc(16, -4, 5, gold)}${line("M0-8V24", ink, 4)}${line("M0-8q-8-10-12-10M0-8q8-10 12-10", ink, 1.6)}</g>` +
    petals(-30, 46, 6, red) +
    petals(30, 40, 6, white),
  () =>
    parlour("#dfe4d8") +
    shape("M14-54H42V42H14z", earth) +
    disc(20, -4, 2.6, gold) +
    person(-10, 56, 86, green, earth, 1) +
    line("M2 10h20", "#f1d0a8", 4.5) +
    shape("M8 8h28v-4H8z", stone) +
    shape("M16 4h6v-12h-6zM26 4h5v-7h-5z", white) +
    shape("M-20 14h20v26h-20z", white),
  () =>
    sky("#e4ead0") +
    ground(44) +
    tree(-32, 50, 60, green) +
    person(4, 56, 78, white, gold, 1) +
    shape("M-10 14h28l-4 12H-6z", earth) +
    petals(-4, 8, 5, red) +
    petals(5, 5, 5, violet) +
    petals(13, 9, 5, gold),
  () =>
    parlour("#dbe4e6") +
    person(-8, 56, 92, ink, stone, 1) +
    hat(-8, -34, 14, ink) +
    shape("M12 18h26v20H12z", "#5d5348") +
    line("M18 18v-5h14v5", ink, 2.6) +
    shape("M23 22h4v4h4v4h-4v4h-4v-4h-4v-4h4z", red) +
    line("M-18 4q10 14 20 0", white, 2.6) +
    disc(-8, 14, 3.4, white),
];
