/** The thirteen diamonds, from the ace: what goes from hand to hand and from mouth to mouth. */
import { hat, person } from "../../core/people.ts";
import { petals } from "../../core/things.ts";
import { crescent, disc, ground, HUE, line, shape, sky, star } from "../../tarot/picture/kit.ts";
import { bed, candle, coins, parlour, sheet, table, tree } from "./pieces.ts";

const { blue, day, dusk, earth, gold, green, ink, night, red, skin, stone, violet, white } = HUE;

export const DIAMONDS: readonly (() => string)[] = [
  () =>
    parlour("#e9dccb", night) +
    bed("#c98b9a") +
    shape("M14-20h18v30H14z", earth) +
    shape("M17-17h12v24H17z", day) +
    candle(-2, 24, 12),
  () =>
    sky("#e8e0d0") +
    sheet(-32, -18, 64) +
    shape("M-22 40Q-4 20 30 50Q0 44-22 40z", white) +
    line("M-22 40L-34 56", ink, 2.4),
  () =>
    parlour("#efe2d2") +
    shape("M-34 40V8H34v32z", red) +
    shape("M-34 8L-26-18H26L34 8z", "#8e3322") +
    [
      [-18, -2, blue],
      [-4, -8, green],
      [10, -3, violet],
      [21, 2, gold],
    ]
      .map(([x, y, fill]) => shape(`M${x} ${y}l7-7l7 7l-7 9z`, fill as string))
      .join("") +
    line("M-26 4q26 16 52 0", gold, 2.6) +
    star(0, -40, 9, 8),
  () =>
    sky(dusk) +
    person(-20, 58, 82, green, ink, 1) +
    shape("M-6-30C-8-48 26-48 24-30C24-14 12-8 9-8S-6-14-6-30z", white) +
    disc(3, -30, 2.8, ink) +
    disc(15, -30, 2.8, ink) +
    line("M3-18q6 6 12 0", ink, 1.8) +
    shape("M18 56q-4-30 16-26q12 6 2 26z", gold) +
    shape("M24 34l4-12l3 10z", gold) +
    disc(33, 36, 1.8, ink),
  () =>
    sky("#b9bec8") +
    ground(46, "#7a8466") +
    tree(34, 52, 86, "#8a7a48") +
    shape("M-34 50h46v-8h-46z", stone) +
    shape("M-26 44C-30 4-4-4 2 12C10 24 6 36 8 44z", violet) +
    disc(-2, -2, 11, skin) +
    shape("M-12-6q10-14 22 2l-4 6z", ink) +
    line("M10 6l-6 16", skin, 4) +
    [-20, 20, 30]
      .map((x, i) => shape(`M${x} ${-20 + 16 * i}q6-2 6 5q-7 1-6-5z`, "#b5793a"))
      .join(""),
  () =>
    parlour("#d9dccf", day) +
    person(10, 56, 84, blue, earth, -1) +
    table(-22, 28) +
    candle(-22, 26, 10) +
    line("M4-6L8-18", skin, 4) +
    shape("M18-44q0-10 11-10t11 10q0 9-11 9q-8 0-11-9z", white) +
    disc(17, -30, 2.4, white),
  () =>
    parlour("#f3e3c4") +
    person(-4, 56, 58, gold, earth, 1) +
    shape("M16 52v-20h20v20z", blue) +
    shape("M19 32v-14h14v14z", red) +
    shape("M16 18h20L26 4z", green) +
    disc(-32, 50, 8, violet) +
    line("M-40 50h16", white, 2),
  () =>
    parlour("#dde2d6") +
    person(-6, 56, 88, "#4f5f7a", earth, 1) +
    shape("M-16 8H4V44H-16z", white) +
    shape("M-18-30q11-14 24 0v-4q-12-12-24 0z", white) +
    line("M26 56L18-14", earth, 3.4) +
    shape("M18-14l-10-14q10-8 18-3z", gold) +
    shape("M26 46h16v12H26zM30 46v-6h8v6", stone),
  () =>
    sky("#d7cfe0") +
    shape("M-46 44H46V58H-46z", stone) +
    person(-24, 56, 70, red, gold, -1) +
    person(24, 54, 74, green, ink, 1) +
    person(0, 58, 62, violet, white, 1) +
    line("M-36-10L-44-30M-12-10L-4-34M36-12L44-34M10 6l8-20", skin, 4) +
    line("M-10-52a8 8 0 1 1 12 6a4 4 0 1 1-4-6", ink, 2) +
    star(30, -48, 7, 5, red),
  () =>
    sky(night) +
    crescent(-30, -44, 8) +
    shape("M-8-56H44V44H-8z", "#5d5348") +
    shape("M2-46H34V10H2z", "#20264a") +
    line("M18-46V10M2-18H34", earth, 3) +
    person(-18, 56, 84, "#3a362e", ink, 1) +
    shape("M-30-24h24v6h-24z", ink) +
    shape("M-8 20C-14 0 16 0 14 20C20 44-14 44-8 20z", earth) +
    coins(2, 30, 1),
  () =>
    sky(day) +
    ground(42) +
    person(-2, 54, 86, gold, earth, 1) +
    shape("M-14-25h26l-3-12h-20z", red) +
    line("M10 4L28-10", skin, 4.5) +
    sheet(22, -22, 20) +
    line("M-16 2L10 26", earth, 3.4) +
    shape("M4 22h16v14H4z", earth) +
    line("M-38 56q8-14-2-22", stone, 2.4),
  () =>
    parlour("#f0dfd6", day) +
    person(2, 56, 90, "#8a4f5e", earth, -1) +
    shape("M-10-30Q2-50 16-28Q2-38-10-30z", white) +
    disc(-10, 20, 4, gold) +
    shape("M18 26h22v18H18z", earth) +
    line("M18 26q11-16 22 0", earth, 2.6) +
    petals(29, 24, 5, red),
  () =>
    sky("#d8e2e0") +
    shape("M-46 30H46V58H-46z", earth) +
    person(-14, 44, 84, "#6d4a2f", ink, 1) +
    hat(-14, -38, 15, "#6d4a2f") +
    shape("M8 30V6H42V30z", red) +
    line("M8 18H42M25 6V30", gold, 2) +
    line("M2-26h30M2-26l-5 14M2-26l5 14M32-26l-5 14M32-26l5 14M17-26v-8", ink, 1.8) +
    shape("M-6-12h16q-8 8-16 0zM24-12h16q-8 8-16 0z", gold) +
    coins(-34, 48, 4) +
    coins(34, 50, 2) +
    shape("M-46-62h92v8q-11 10-23 0q-11 10-23 0q-11 10-23 0q-11 10-23 0z", green),
];
