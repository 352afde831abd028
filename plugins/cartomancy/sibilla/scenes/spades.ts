/** The thirteen spades, from the ace: what has to be borne, and who stands in the way. */
import { hat, person } from "../../core/people.ts";
import { cloud, petals } from "../../core/things.ts";
import { crescent, disc, ground, HUE, line, shape, sky, water } from "../../tarot/picture/kit.ts";
import { bed, candle, parlour, sheet, table, tree } from "./pieces.ts";

const { blue, dawn, day, dusk, earth, gold, green, ink, night, red, skin, stone, violet, white } =
  HUE;
const rain = (x: number, y: number) =>
  line(`M${x} ${y}l-5 14M${x + 14} ${y}l-5 14M${x + 28} ${y}l-5 14M${x + 42} ${y}l-5 14`, day, 2);

export const SPADES: readonly (() => string)[] = [
  () =>
    parlour("#c9c4cc", stone) +
    person(8, 56, 84, night, earth, -1) +
    shape("M-4-16h18v12q-9 8-18 0z", white) +
    sheet(-40, 34, 20) +
    table(-26, 30),
  () =>
    parlour("#ddd2c4") +
    shape("M-30 56V-18q0-10 10-10h14v84z", red) +
    person(2, 56, 76, "#55475e", white, 1) +
    shape("M-10-22Q2-40 16-20Q2-32-10-22z", white) +
    line("M22 56L26 2q0-9-8-8", earth, 3.4) +
    shape("M-36 50q8-12 18 0q-2 6-9 6t-9-6z", stone),
  () =>
    sky("#b7b6bd") +
    ground(44, "#6d7355") +
    tree(-34, 50, 66, "#5e6a4a") +
    person(4, 56, 88, ink, white, -1) +
    hat(4, -30, 16, ink) +
    shape("M-7 10q8-5 16 0v5q-8-4-16 0z", stone) +
    petals(28, 44, 5, white),
  () =>
    parlour("#d5d8cc", day) +
    bed(white) +
    disc(-22, 14, 10, skin) +
    shape("M-33 10q11-14 22 0q-11 4-22 0z", stone) +
    shape("M18 24h24v18H18z", earth) +
    shape("M24 24v-14h7v14zM34 24v-9h6v9z", green),
  () =>
    sky(night) +
    crescent(24, -42, 9) +
    shape("M-46 40Q-10 26 46 40V58H-46z", "#3c4470") +
    shape("M-16 58V-6q0-22 20-22t20 22v64z", "#1c2140") +
    line("M-4 10h16M4-2V34", "#8d93b8", 3.4) +
    candle(-30, 46, 20) +
    line("M-33 26q6-10 1-18", "#8d93b8", 1.8),
  () =>
    sky(dusk) +
    shape("M-46-56H-6V44H-46z", "#6d5b4f") +
    shape("M-40-48H-12V44H-40z", dawn) +
    person(-20, 50, 66, blue, earth, 1) +
    water(44) +
    line("M6-6q10-8 20 0t20 0M2 8q10-8 20 0t20 0", white, 2.4) +
    crescent(30, -40, 6),
  () =>
    sky("#5d6674") +
    cloud(-8, -38, 1.3, "#3a4150") +
    shape("M6-32L-8-2H4L-6 30L22-8H8L20-32z", gold) +
    ground(40, "#5b5347") +
    shape("M-34 46L-22 28L-8 50zM10 50l10-18l16 20z", stone) +
    shape("M-18 54h36l-6-10h-20z", earth) +
    rain(-40, -14),
  () =>
    parlour("#cdb7b2") +
    person(-4, 56, 86, green, red, -1) +
    line("M-16-14L-6-34M8-14L2-34", skin, 4.5) +
    shape("M20-50H42V-22H20z", gold) +
    shape("M23-47H39V-25H23z", "#f6e3d6") +
    disc(28, -37, 3.6, earth) +
    disc(35, -37, 3.6, ink) +
    sheet(-38, 40, 16) +
    shape("M24 52l6-10l7 12zM14 56l6-6l4 6z", white),
  () =>
    sky(stone) +
    shape("M-46-62H46V58H-46z", "#857d70") +
    line(
      "M-46-30H46M-46 2H46M-46 34H46M-20-62V-30M20-62V-30M-34-30V2M34-30V2M-20 2V34M20 2V34",
      ink,
      1,
    ) +
    shape("M-20 24V-20Q-20-36 0-36T20-20V24z", night) +
    disc(0, -4, 10, skin) +
    shape("M-11-8q11-12 22 0q-11 4-22 0z", earth) +
    line("M-12-32V24M0-36V24M12-32V24M-20-8H20M-20 10H20", "#c9c1b4", 3.4),
  () =>
    sky("#cbd2c4") +
    ground(46) +
    person(-2, 56, 92, red, earth, 1) +
    shape("M-14-34h26v-16q-13-9-26 0z", ink) +
    line("M-1-52v-8", gold, 4) +
    line("M-10-6L10 18M10-6L-10 18", white, 3) +
    line("M20 54V-40", stone, 3.4) +
    shape("M16-40h8L20-56z", stone) +
    line("M10 4L20 0", skin, 4),
  () =>
    sky("#a7a3a0") +
    shape("M16-62H46V58H16z", "#5d5348") +
    person(2, 56, 90, "#3b3f34", ink, -1) +
    hat(2, -34, 18, ink) +
    shape("M-24-8L10 10L-14 30z", "#3b3f34") +
    line("M-20 16L-34 8", skin, 4) +
    shape("M-34 10L-46-4L-31 4z", white),
  () =>
    sky("#b9a6b4") +
    shape("M-46-62H-18Q-28 0-46 44z", violet) +
    person(4, 56, 88, "#57304a", ink, -1) +
    shape("M-10-30Q4-52 20-28L22-4Q14-24 4-34Q-4-34-10-30z", ink) +
    shape("M-26 16q-16-12-6-26q18 2 18 20z", gold) +
    line("M-26 16l10-8M-30 6l12 0M-28-4l12 6", earth, 1.4) +
    disc(24, 34, 6, green) +
    line("M24 40q-4 10 4 16", green, 2.6),
  () =>
    sky("#e3dccb") +
    shape("M-40 58V-20Q-40-54 0-54T40-20V58z", "#c9bfa8") +
    shape("M-30 58V-16Q-30-44 0-44T30-16V58z", day) +
    line("M0-44V58M-30-6H30", white, 1.6) +
    person(0, 58, 90, ink, stone, 1) +
    line("M-7-2V40M7-2V40", gold, 3) +
    shape("M-14 16h28v16h-28z", red) +
    line("M0 16v16", gold, 2),
];
