/** The 36 pictures, drawn from the pieces of the tarot; people look to the side that the deck gives them. */
import { hat, heapOfCoins as coins, person } from "../core/people.ts";
import { cloud, heart, house, petals } from "../core/things.ts";
import {
  crescent,
  crown,
  disc,
  figure,
  ground,
  HUE,
  line,
  shape,
  sky,
  star,
  sun,
  water,
} from "../tarot/picture/kit.ts";

const { blue, dawn, day, dusk, earth, gold, green, ink, night, red, skin, stone, violet, white } =
  HUE;
const letter = (edge: string) =>
  shape("M-36-18H36V32H-36z", white) +
  line("M-36-18L0 10L36-18", ink, 1.6) +
  line("M-36-18H36V32H-36z", edge, 4);
const bubble = (fill: string) =>
  disc(14, -34, 18, fill) +
  disc(30, -26, 11, fill) +
  disc(-2, -12, 5, fill) +
  disc(-8, -2, 3, fill);

/** Drawn by number of the card, the main person (man) first. */
export const SCENES: readonly (() => string)[] = [
  () =>
    sky("#e4ead0") +
    ground(46) +
    person(-2, 56, 96, night, earth, 1) +
    hat(-2, -38, 17, ink) +
    shape("M-6-6h8v30h-8z", white),
  () =>
    sky("#f3e3da") +
    ground(46) +
    person(2, 56, 96, "#a84a6a", earth, -1) +
    shape("M-12-36Q2-58 18-34Q2-44-12-36z", gold),
  () =>
    sky(dawn) +
    line("M-38 56V-20Q-38-52 0-52T38-20V56", green, 5) +
    person(-16, 56, 70, night, earth, 1) +
    person(16, 56, 68, white, gold, -1) +
    disc(0, -44, 7, gold) +
    disc(0, -44, 4, dawn),
  () =>
    sky("#e8e0f0") +
    person(-28, 46, 64, red, ink, 1) +
    person(28, 46, 64, blue, earth, -1) +
    person(0, 36, 64, green, stone, 1) +
    shape("M-40 30H40l-6 12H-34z", earth) +
    line("M-26 42V58M26 42V58", earth, 5),
  () =>
    sky(day) +
    ground(46) +
    person(0, 56, 92, "#6d5b3f", white, -1) +
    hat(0, -34, 15, "#6d5b3f") +
    line("M-22 0L-30 54", earth, 3.5) +
    shape("M-8-14q8 18 16 0z", white),
  () =>
    sky(day) +
    ground(46) +
    person(0, 56, 90, "#5c6f94", white, 1) +
    shape("M-20-30Q0-58 20-30Q0-40-20-30z", violet) +
    shape("M12 14h22l-4 16H16z", earth) +
    petals(23, 8, 6, red),
  () =>
    sky("#f6d9d2") +
    letter("#c98b9a") +
    heart(0, 12, 0.5, red) +
    petals(-24, -38, 7, "#e58aa0") +
    petals(24, -38, 7, violet),
  () =>
    sky(dusk) +
    person(-2, 56, 92, green, ink, 1) +
    shape("M10-30C8-44 36-44 34-30C34-16 24-10 22-10S10-16 10-30z", white) +
    disc(17, -30, 2.6, ink) +
    disc(27, -30, 2.6, ink) +
    line("M17-20q5 5 10 0", ink, 1.8) +
    line("M6 0L20-10", skin, 4.5),
  () =>
    sky("#e9dcc3") +
    shape("M-34 58V-50H10V58z", earth) +
    shape("M10-50L36-38V58L10 58z", "#8a5d38") +
    shape("M-34-50H10V58H-34z", day) +
    disc(29, 6, 3, gold) +
    shape("M-26 58v-22h24v22z", red) +
    line("M-20 36v-6h12v6", ink, 2.4),
  () =>
    sky(day) +
    ground(38) +
    shape("M-38 36V0H8v36zM8 36V14h24v22z", red) +
    shape("M20 14V-8h8v22z", ink) +
    cloud(14, -30, 0.7, white) +
    shape("M-30 8h12v12h-12zM-10 8H4v12h-14z", day) +
    disc(-26, 40, 9, ink) +
    disc(-4, 40, 9, ink) +
    disc(20, 40, 9, ink),
  () =>
    sky(green) +
    coins(-28, 48, 5) +
    coins(-6, 48, 8) +
    coins(18, 48, 4) +
    shape("M8-4C-2-40 12-44 22-44S46-40 36-4C32 6 12 6 8-4z", earth) +
    line("M12-40h20", red, 4),
  () =>
    sky("#f3e3da") +
    ground(46) +
    person(0, 56, 84, "#d98aa8", gold, 1) +
    crown(0, -22, 18) +
    line("M-9 2Q0 12 9 2", gold, 3) +
    coins(28, 50, 3),
  () =>
    sky("#e4ead0") +
    ground(46) +
    person(-2, 56, 94, "#5a3d6e", earth, -1) +
    hat(-2, -36, 18, ink) +
    line("M-10 6Q-2 16 8 6", gold, 3) +
    shape("M16 22C12 8 36 8 34 22C36 40 14 40 16 22z", earth) +
    disc(25, 26, 5, gold),
  () => sky(stone) + letter(ink) + shape("M0 12l-8 0a8 8 0 0 1 16 0zM-8 12h16l-8 16z", ink),
  () =>
    sky("#f6d9d2") +
    heart(-12, -18, 0.95, red) +
    heart(14, -10, 0.85, "#d5688a") +
    line("M-40 30L40-44", gold, 3) +
    shape("M40-44l-12 2 8 8z", gold) +
    petals(0, 42, 7, white),
  () =>
    sky("#e4ead0") + person(-16, 58, 76, blue, earth, 1) + bubble(white) + heart(14, -34, 0.4, red),
  () =>
    sky(dawn) +
    ground(50, earth) +
    shape("M-30-6H30V50H-30z", blue) +
    shape("M-34-18H34V-4H-34z", blue) +
    shape("M-6-18h12v68h-12z", red) +
    shape("M0-18C-30-22-24-48 0-22C24-48 30-22 0-18z", red),
  () =>
    sky(day) +
    ground(40) +
    person(-10, 52, 62, "#e0a63a", earth, 1) +
    disc(24, 32, 17, gold) +
    disc(24, 32, 13, day) +
    line("M0 20L12 26", skin, 4),
  () =>
    sky(night) +
    shape("M-26 58V46h52v12z", earth) +
    shape("M-6 46V-4H6v50z", white) +
    shape("M0-34C-10-18-8-6 0-4C8-6 10-18 0-34z", gold) +
    line("M-36 30Q0 62 36 30", green, 7),
  () =>
    sky(dawn) +
    ground(38) +
    house(0, 44, 64, "#e9dcc3", red) +
    shape("M-8 44V24H8v20z", earth) +
    shape("M-26 26h12V14h-12zM14 26h12V14H14z", day),
  () =>
    sky("#e9dcc3") +
    shape("M-46 40H46V58H-46z", earth) +
    shape("M-34 42V8q0-14 14-14H-2q14 0 14 14v34z", red) +
    shape("M-40 20h10v22h-10zM8 20h10v22H8z", "#8e3322") +
    shape("M-24-54H0v34h-24z", day) +
    line("M-12-54v34M-24-37H0", earth, 2) +
    line("M34 42V-20", ink, 3) +
    shape("M22-16h24l-5-20H27z", gold),
  () =>
    sky(dusk) +
    ground(46) +
    person(0, 56, 92, blue, earth, 1) +
    shape("M-15-36q15-26 30 0v4h-30z", ink) +
    line("M0-50v-8", red, 5) +
    line("M-9-4L9 16M9-4L-9 16", white, 3) +
    line("M-20 6L-30 52", stone, 3.5),
  () =>
    sky("#e8e0f0") +
    shape("M-3-44h6v90h-6z", gold) +
    shape("M-18 46h36v8h-36z", gold) +
    line("M-32-34H32", gold, 4.5) +
    line("M-32-34L-42 0M-32-34L-22 0M32-34L22 0M32-34L42 0", ink, 1.4) +
    shape("M-44 0h24q-12 16-24 0zM20 0h24q-12 16-24 0z", gold) +
    disc(0, -48, 6, gold),
  () =>
    sky(night) +
    crescent(30, -44, 9) +
    person(-6, 56, 82, "#4a463c", ink, 1) +
    shape("M-20-20h28v6h-28z", ink) +
    shape("M6 16C0-4 36-6 36 16C40 40 4 40 6 16z", earth) +
    line("M12-2h18", ink, 3),
  () =>
    sky(dawn) +
    shape("M-14-58L-4-20H-22L-34-58zM14-58L4-20H22L34-58z", red) +
    star(0, 12, 30, 8) +
    disc(0, 12, 14, white) +
    star(0, 12, 10, 5, red),
  () =>
    sky(day) +
    sun(0, -36, 11) +
    shape("M-30 50C-46-18 46-18 30 50H14C26 4-26 4-14 50z", gold) +
    [-27, -20, 0, 20, 27].map((x, i) => disc(x, [30, 10, 1, 10, 30][i]!, 2.2, ink)).join("") +
    ground(54),
  () =>
    sky(blue) +
    cloud(0, -38, 1.2, white) +
    [
      [-24, -10],
      [4, -2],
      [24, -14],
      [-12, 16],
      [16, 24],
      [-30, 36],
      [-2, 44],
      [30, 46],
    ]
      .map(([x, y]) => disc(x!, y!, 8, gold))
      .join(""),
  () =>
    sky("#cbb894") +
    shape("M-34-54H34V58H-34z", earth) +
    shape("M-26-46H26V58H-26z", day) +
    line("M0-46V-6M-26-14H26", earth, 3) +
    person(0, 58, 62, violet, earth, -1) +
    disc(17, -30, 7, gold),
  () =>
    sky(stone) +
    shape("M-30-46H30V40H-30z", night) +
    line("M-18-46V40M-6-46V40M6-46V40M18-46V40M-30-18H30M-30 12H30", "#c9c1b4", 4) +
    disc(0, -4, 9, skin) +
    line("M-36 50H36", ink, 6),
  () =>
    sky("#e8e0f0") +
    person(-2, 56, 92, ink, stone, -1) +
    shape("M-18-34H14l-4-12h-24z", ink) +
    shape("M-9-6H4L-2 14z", white) +
    shape("M8 10H34V38H8z", red) +
    line("M14 18h14M14 25h14", gold, 2),
  () =>
    sky(day) +
    shape("M-42 58V8h8v20H42v30z", earth) +
    shape("M-34 28Q4 6 42 28V42H-34z", white) +
    disc(-22, 18, 10, skin) +
    shape("M-32 14q10-10 20 0z", earth) +
    shape("M22-6V-24h-4v-8h16v8h-4v18q6 4 6 16H16q0-12 6-16z", green) +
    shape("M20-2h12v8H20z", white),
  () =>
    sky("#8f97a3") +
    cloud(6, -36, 1.3, "#5d6674") +
    line("M-22-18l-6 16M-2-18l-6 16M18-18l-6 16M34-16l-6 16", day, 2.4) +
    ground(48, "#6d7355") +
    shape("M-24 54C-30 14-4 4 8 16C22 26 20 44 22 54z", violet) +
    disc(14, 14, 11, skin) +
    shape("M4 8q12-14 22 4l-4 8z", earth),
  () =>
    sky("#b9bec8") +
    person(-16, 58, 76, stone, ink, 1) +
    bubble("#5d6674") +
    line("M6-40l8 10M20-42l-6 14", day, 2.4),
  () =>
    sky(dusk) +
    ground(46, earth) +
    shape("M-34 14H26q10 0 10 8H10v14l12 12h-36l10-12V24h-20q-10 0-10-10z", stone) +
    `<g transform="rotate(-28 6 -16)">${shape("M-2-44h6v52h-6z", earth)}${shape("M-16-54h34v16h-34z", ink)}</g>`,
  () =>
    sky(day) +
    sun(22, -30, 7) +
    ground(-8) +
    shape("M-30 58C-10 30 24 24 4 8C-8-2 2-8 4-10h4C8-4 8-2 18 6C46 24 22 36 12 58z", dawn) +
    line("M-36 20V0M34-2v-10M-26 2v-9", earth, 3) +
    disc(-36, -4, 8, green) +
    disc(34, -14, 5, green) +
    disc(-26, -10, 5, green),
  () =>
    sky(dawn) +
    line("M-40 6Q0-76 40 6", red, 5) +
    line("M-34 8Q0-64 34 8", gold, 5) +
    line("M-28 10Q0-52 28 10", green, 5) +
    water(6) +
    shape("M-12 12H12l-4 8H-8z", earth) +
    shape("M0 10V-12L12 8z", white),
];
