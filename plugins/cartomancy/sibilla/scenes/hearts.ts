/** The thirteen hearts, from the ace: a house and who is at home in it. */
import { hat, person } from "../../core/people.ts";
import { heart, house, petals } from "../../core/things.ts";
import {
  crown,
  disc,
  ground,
  HUE,
  line,
  shape,
  sky,
  star,
  sun,
  water,
} from "../../tarot/picture/kit.ts";
import { coins, parlour, sheet, table, tree } from "./pieces.ts";

const { blue, dawn, day, dusk, earth, gold, green, ink, night, red, stone, violet, white } = HUE;

export const HEARTS: readonly (() => string)[] = [
  () =>
    parlour("#f0dfc8") +
    person(-27, 56, 74, violet, earth, 1) +
    person(27, 56, 74, green, ink, -1) +
    table(0, 30) +
    shape("M-7 26h14l-2-9H-5z", white) +
    line("M-14-34q14-9 28 0M-11-26q11-6 22 0", red, 2),
  () =>
    sky(day) +
    ground(38) +
    house(-4, 46, 62, "#f0dfc8", red) +
    shape("M-12 46V26H2v20z", earth) +
    shape("M10 30h11v11H10zM-28 30h11v11h-11z", gold) +
    tree(34, 48, 56, green) +
    line("M12-22q6-12-2-20t2-16", stone, 3),
  () =>
    sky(dawn) +
    sun(20, -38, 8) +
    shape("M-46 4Q-20-18 4 0T46-8V30H-46z", green) +
    shape("M-46 26H46V58H-46z", stone) +
    line("M-40 26V8M-22 26V8M-4 26V8M14 26V8M32 26V8M-46 8H46", white, 4) +
    person(-12, 56, 66, red, ink, 1),
  () =>
    sky("#f6d9d2") +
    ground(46) +
    person(-13, 56, 82, night, earth, 1) +
    person(14, 56, 78, "#d5688a", gold, -1) +
    heart(0, -44, 0.46, red) +
    petals(-34, 46, 5, white) +
    petals(34, 48, 5, gold),
  () =>
    sky(dawn) +
    heart(0, 2, 1.35, red) +
    heart(0, 2, 0.85, "#e58aa0") +
    star(0, 2, 15, 8) +
    [-34, 34].map((x) => petals(x, -44, 6, violet) + petals(x, 44, 6, violet)).join(""),
  () =>
    parlour("#e4dcc0") +
    shape("M-32-34H30V42H-32z", "#5d5348") +
    shape("M-25-27H23V35H-25z", "#857868") +
    disc(-1, 4, 11, gold) +
    line("M-1-8v24M-13 4h24", ink, 2) +
    coins(34, 52, 4) +
    coins(20, 54, 2),
  () =>
    parlour("#e0d4bd") +
    shape("M12-56H44V30H12z", earth) +
    line("M12-34H44M12-12H44M12 10H44", ink, 2) +
    shape("M16-36v-16h6v16zM25-36v-14h6v14zM34-36v-17h6v17zM16-14v-15h6v15zM27-14v-17h6v17z", red) +
    person(-18, 56, 82, night, stone, 1) +
    shape("M-6 14h26v14H-6z", white) +
    line("M7 14v14", ink, 1.4),
  () =>
    sky(day) +
    water(22) +
    person(-14, 48, 76, blue, gold, 1) +
    line("M18 46V-16M6-2h24", earth, 4.5) +
    line("M2 34q16 22 32 0", earth, 4.5) +
    disc(18, -22, 6, gold) +
    star(32, -46, 8, 5),
  () =>
    sky("#e4ead0") +
    ground(44) +
    house(28, 40, 26, white, red) +
    shape("M-32 54V22q0-12 14-12h20q10-18 20-12q8 4 0 14q-8 8-8 16v26H4V38h-22v16z", earth) +
    shape("M-4 10q-2 14 8 16l2-14z", ink) +
    disc(13, 6, 1.8, ink) +
    line("M-32 24q-12-6-8-18", earth, 4) +
    disc(-2, 28, 3.4, gold),
  () =>
    sky(dusk) +
    water(34) +
    shape("M-14 44L-9-26H9L14 44z", white) +
    line("M-11 16H11M-12 30H12M-10 2H10", red, 6) +
    shape("M-9-26h18v-10H-9zM-12-36h24l-12-14z", ink) +
    shape("M9-32L44-46V-20z", gold) +
    shape("M-46 58Q-20 36 0 44T46 58z", stone),
  () =>
    sky("#e8e0f0") +
    ground(46) +
    person(-2, 56, 92, "#3d5a7a", earth, 1) +
    hat(-2, -34, 15, night) +
    line("M12 14L28-2", "#f1d0a8", 4.5) +
    line("M28-2v16", green, 2.4) +
    petals(28, -8, 6, red),
  () =>
    sky("#f6e3d6") +
    ground(46) +
    person(2, 56, 90, "#c65f7d", earth, -1) +
    shape("M-12-32Q2-54 18-30Q2-40-12-32z", gold) +
    heart(2, 14, 0.34, red) +
    shape("M-34 6a11 15 0 1 1 22 0a11 15 0 1 1-22 0z", day) +
    line("M-23 21V40", gold, 3.4),
  () =>
    parlour("#e8dcc6") +
    shape("M-36-40Q-36-58 0-58T36-40V56H-36z", red) +
    person(0, 56, 92, night, white, 1) +
    line("M-13-2L13 32", gold, 5) +
    star(8, 2, 8, 6) +
    crown(0, -26, 14) +
    sheet(18, 26, 20),
];
