/** The 36 pictures, one thing on each card, drawn from the pieces of the tarot; the field is that of the kit. */
import { cloud, heart, house, leaf, petals } from "../../core/things.ts";
import {
  crescent,
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
} from "../../tarot/picture/kit.ts";

const {
  blue,
  dawn,
  day,
  dusk,
  earth,
  gold,
  green,
  ink,
  night,
  paper,
  red,
  skin,
  stone,
  violet,
  white,
} = HUE;

const bird = (x: number, y: number, fill: string, facing: 1 | -1) =>
  `<g transform="translate(${x} ${y}) scale(${facing} 1)">${shape("M-20 2C-12-12 6-14 12-6l8 2-7 4c-2 12-20 16-33 2z", fill)}${shape("M-8 0c4 8 14 8 16-2z", blue)}${disc(9, -5, 1.4, ink)}${line("M-4 11v7M3 11v7", earth, 2)}</g>`;
/** Drawn by number of the card, the Rider first. */
export const SCENES: readonly (() => string)[] = [
  // Rider
  () =>
    sky(dawn) +
    ground(40, green) +
    shape(
      "M-36 34l4-22 12-8h26l14-22 10 4-6 20-8 8 4 22-6 0-6-16-20 2-10 16-6-2 6-16-8-2-2 14z",
      earth,
    ) +
    shape("M-6-6c0-16 4-22 10-22s8 8 6 22z", red) +
    disc(4, -34, 7, skin) +
    shape("M-5-37q9-14 20 0l-4-9q-8-8-13 0z", night) +
    line("M8-18L24-26", skin, 4) +
    shape("M22-34h14v10H22z", white),
  // Clover
  () =>
    sky(day) +
    ground(42) +
    line("M2 46Q-4 20 0 2", "#3f6d35", 5) +
    [0, 90, 180, 270].map((turn) => leaf(0, -6, turn + 45, 1.5)).join(""),
  // Ship
  () =>
    sky(day) +
    line("M0 24V-48", earth, 4) +
    shape("M4-46C26-38 30-12 28 6H4z", white) +
    shape("M-4-38C-22-28-28-10-28 6h24z", white) +
    shape("M0-58l16 6-16 6z", red) +
    water(30) +
    shape("M-36 12H36L24 36h-48z", earth),
  // House
  () =>
    sky(dawn) +
    ground(36) +
    house(0, 40, 60, white, red) +
    shape("M-8 40V20H8v20z", earth) +
    shape("M-24 22h12V12h-12zM12 22h12V12H12z", day) +
    shape("M14-18v-16h8v24z", stone) +
    line("M18-38q6-6 0-10t2-10", stone, 3),
  // Tree
  () =>
    sky(day) +
    ground(42) +
    shape("M-7 46C-4 20-5 4-5-4H5C5 4 4 20 8 46z", earth) +
    disc(-18, -16, 19, green) +
    disc(18, -16, 19, green) +
    disc(0, -34, 22, green) +
    disc(0, -12, 16, green),
  // Clouds: dark on one side, light on the other
  () =>
    sky("#cfd6df") +
    cloud(-14, -20, 1.3, "#5d6674") +
    cloud(16, 4, 1.3, white) +
    line("M-28 16l-5 14M-16 18l-5 14M-4 26l-4 12", "#5d6674", 3),
  // Snake
  () =>
    sky("#e4ead0") +
    ground(46) +
    line("M-28 44C30 52 40 26 2 24S-34 4-4-4S26-26 8-38", ink, 15) +
    line("M-28 44C30 52 40 26 2 24S-34 4-4-4S26-26 8-38", green, 11.5) +
    shape("M12-46C0-54-12-44-8-34C0-28 14-32 12-46z", green) +
    disc(0, -42, 2, ink) +
    line("M-9-38l-10 2M-14-37l-4-4", red, 2),
  // Coffin
  () =>
    sky(stone) +
    ground(44, "#5c5548") +
    shape("M-14-50H14L24-22L14 46H-14L-24-22z", earth) +
    line("M0-36V8M-12-22H12", gold, 5),
  // Bouquet
  () =>
    sky(dawn) +
    line("M0 30L-16-6M0 30V-20M0 30L18-6", "#3f6d35", 3.5) +
    leaf(-8, 22, -50, 0.8) +
    leaf(8, 22, 50, 0.8) +
    petals(-18, -14, 9, red) +
    petals(19, -14, 9, violet) +
    petals(0, -36, 10, "#e58aa0") +
    shape("M-14 24H14L7 52H-7z", white) +
    shape("M-10 28H10v6h-20z", blue),
  // Scythe
  () =>
    sky(dusk) +
    ground(44, gold) +
    line("M18 52L-14-40", earth, 5) +
    shape("M-18-42C10-60 40-42 42-12C30-34 8-40-13-32z", white) +
    line("M6 12l12-5", earth, 4) +
    line("M-36 52V34M-28 54V38M-40 54V40", "#b8862a", 3),
  // Rod: birch twigs bound together
  () =>
    sky("#e9dcc3") +
    line("M0 50L-22-44M0 50L-8-50M0 50L8-50M0 50L22-44", earth, 4.5) +
    line("M-15-16l-10-8M-5-18l-9-12M6-18l9-12M15-16l10-8", earth, 3) +
    shape("M-11 20H11v12h-22z", red),
  // Birds
  () =>
    sky(day) +
    line("M-46 24Q0 12 46 22", earth, 5) +
    leaf(-36, 20, -30, 0.7) +
    leaf(38, 18, 30, 0.7) +
    bird(-18, 0, gold, 1) +
    bird(20, -1, red, -1) +
    line("M-4-34l6-8M6-30l10-6", ink, 2),
  // Child
  () =>
    sky(day) +
    ground(36) +
    figure(-4, 50, 70, "#e58aa0", earth) +
    line("M6 8L26 0", skin, 4.5) +
    line("M26 0q-4-20 4-32", ink, 1.4) +
    disc(30, -42, 11, red),
  // Fox
  () =>
    sky("#e4ead0") +
    ground(40) +
    shape(
      "M-40 40c-6-24 10-34 22-22l20-6 4-26 8 10h8l8-10 2 22-10 16v16h-8V28l-22 4v8h-8V30z",
      "#c2622d",
    ) +
    shape("M-40 40c-4-12 0-20 8-20l-2 12z", white) +
    shape("M12-2h16l-8 12z", white) +
    disc(15, -6, 1.8, ink) +
    disc(25, -6, 1.8, ink),
  // Bear
  () =>
    sky(dusk) +
    ground(44) +
    disc(0, 20, 27, "#6d4a2f") +
    disc(-15, -38, 7, "#6d4a2f") +
    disc(15, -38, 7, "#6d4a2f") +
    disc(0, -22, 20, "#6d4a2f") +
    disc(0, -14, 9, earth) +
    disc(0, -18, 3, ink) +
    disc(-8, -28, 2.2, ink) +
    disc(8, -28, 2.2, ink) +
    line("M-24 6q-12 12-4 22M24 6q12 12 4 22", "#4c321f", 6),
  // Stars
  () =>
    sky(night) +
    star(0, -12, 26, 8) +
    star(-32, -46, 7, 5, white) +
    star(32, -44, 8, 5, white) +
    star(-30, 26, 9, 5, white) +
    star(30, 30, 7, 5, white) +
    star(2, 44, 6, 5, white),
  // Stork
  () =>
    sky(day) +
    ground(44) +
    line("M-2 20V50M6 20l4 30", red, 3) +
    shape("M-30 14C-20-8 10-10 18 4C14 22-14 26-30 14z", white) +
    shape("M-34 16C-26 4-10 2 0 10C-6 22-24 24-34 16z", ink) +
    line("M14 2C22-10 8-22 14-36", ink, 9) +
    line("M14 2C22-10 8-22 14-36", white, 6.5) +
    disc(13, -38, 7, white) +
    shape("M18-41l24 6-24 2z", red) +
    disc(14, -40, 1.6, ink),
  // Dog
  () =>
    sky(dawn) +
    ground(42) +
    shape("M-22 48C-28 14-14 0 4 2l10 8 2 38H6V28l-8 2-4 18z", "#b98a55") +
    shape("M-8-8C-8-34 24-38 28-14l8 6c-2 12-14 12-22 10-10 2-14-2-14-10z", "#b98a55") +
    shape("M-8-26c-12 2-12 22-4 26 6-6 8-18 4-26z", "#7d5a33") +
    disc(36, -9, 3.4, ink) +
    disc(16, -20, 2.2, ink) +
    line("M-22 44q-14-4-16-22", "#b98a55", 5) +
    line("M-6 6Q6 12 14 4", red, 4.5),
  // Tower
  () =>
    sky("#cfd6df") +
    ground(46) +
    shape("M-18 50L-13-30H13L18 50z", stone) +
    shape("M-18-30V-48h7v7h7v-7h8v7h7v-7h7v18z", stone) +
    shape("M-6 50V32q6-8 12 0v18z", earth) +
    shape("M-4-12h8v14h-8z", ink) +
    shape("M0-48v-12l14 5-14 5z", red),
  // Park
  () =>
    sky(day) +
    ground(14) +
    disc(-30, -10, 14, green) +
    disc(30, -10, 14, green) +
    line("M-30 4v16M30 4v16", earth, 5) +
    shape("M-20 38Q0 30 20 38L14 50H-14z", stone) +
    shape("M-4 36L-2 6H2L4 36z", stone) +
    shape("M-14 6Q0 0 14 6L8 14H-8z", stone) +
    line("M0 4Q-4-16-16-10M0 4Q4-16 16-10M0 4V-18", blue, 3),
  // Mountain
  () =>
    sky(dawn) +
    shape("M-46 58L-30-6L-14 20L6-46L34 30L46 14V58z", stone) +
    shape("M6-46l-11 30 10-6 6 8 6-10z", white) +
    shape("M-30-6l-6 16 8-4 6 4z", white) +
    ground(48),
  // Ways
  () =>
    sky(day) +
    ground(-4) +
    shape("M-12 58C-8 26-26 6-36-6h16C-8 4 0 12 2 22C4 12 12 4 22-6h16C28 6 8 26 14 58z", dawn) +
    line("M0 10V-40", earth, 4.5) +
    shape("M2-44h28l7 7-7 7H2z", white) +
    shape("M-2-28h-26l-7 7 7 7h26z", white),
  // Mice
  () =>
    sky("#e9dcc3") +
    ground(44, earth) +
    shape("M-38 34C-34 12-6 8 4 26c8 0 8 8 0 10z", stone) +
    disc(0, 18, 6, "#e0b3a6") +
    line("M-38 34q-8-14 4-22", stone, 3) +
    shape("M38-4C34-22 8-26-2-10c-8 0-8 8 0 10z", "#7b7468") +
    disc(2, -18, 6, "#e0b3a6") +
    line("M38-4q8-14-4-24", "#7b7468", 3) +
    disc(-1, -8, 1.6, ink) +
    disc(3, 28, 1.6, ink) +
    shape("M-26 58l8-14h22l6 14z", gold),
  // Heart
  () => sky("#f6d9d2") + heart(0, -2, 1.35, red) + line("M-22-16q4-10 14-9", "#f0a79b", 3.5),
  // Ring
  () =>
    sky("#e8e0f0") +
    disc(0, 16, 28, gold) +
    disc(0, 16, 20, "#e8e0f0") +
    shape("M-14-28L-7-40H7L14-28L0-12z", day) +
    line("M-14-28H14M-7-40L0-12L7-40", ink, 1.2),
  // Book
  () =>
    sky(violet) +
    shape("M-30-40H24l8 6V46H-24l-6-6z", red) +
    shape("M-24 40H32v6H-24z", white) +
    shape("M-18-26H20v14h-38z", gold) +
    line("M-10-19H12", ink, 2) +
    shape("M24-4h12v14H24z", gold) +
    disc(30, 4, 2, ink),
  // Letter
  () =>
    sky(day) +
    shape("M-38-20H38V34H-38z", white) +
    line("M-38-20L0 12L38-20M-38 34L-10 4M38 34L10 4", ink, 1.6) +
    disc(0, 12, 9, red),
  // Gentleman
  () =>
    sky("#e4ead0") +
    ground(44) +
    figure(-2, 54, 96, night, earth) +
    shape("M-16-36H14v4h-30zM-10-36V-54H9v18z", ink) +
    shape("M-6-6h10v34H-6z", white) +
    line("M18 6L28 52", earth, 3) +
    disc(17, 4, 4, skin),
  // Lady
  () =>
    sky("#f3e3da") +
    ground(44) +
    figure(2, 54, 96, "#a84a6a", earth) +
    shape("M-14-36Q2-54 18-36Q2-44-14-36z", gold) +
    line("M-8 4L-24 0", skin, 4.5) +
    shape("M-28 2C-44-6-44-30-24-28C-14-22-18-6-28 2z", white) +
    line("M-28 2L-32-26M-28 2L-22-26", ink, 1.2),
  // Lily
  () =>
    sky("#dfe6ea") +
    line("M0 54Q4 20 0 0", "#3f6d35", 4.5) +
    leaf(1, 40, -48, 1.1) +
    leaf(2, 32, 48, 1.1) +
    shape(
      "M0 4C-10-6-30-8-34-32C-20-30-8-22-4-12C-8-28-6-42 0-52C6-42 8-28 4-12C8-22 20-30 34-32C30-8 10-6 0 4z",
      white,
    ) +
    line("M-3-10l-4-14M3-10l4-14M0-8v-18", gold, 2.2),
  // Sun
  () =>
    sky(day) +
    sun(0, -4, 22) +
    disc(-7, -8, 1.8, ink) +
    disc(7, -8, 1.8, ink) +
    line("M-8 3Q0 10 8 3", ink, 2),
  // Moon
  () =>
    sky(night) +
    crescent(-2, -10, 25, "#f2e6b8") +
    star(20, -12, 6, 5, white) +
    star(30, -40, 4, 5, white) +
    star(-34, -44, 4, 5, white) +
    water(40),
  // Key
  () =>
    sky("#e8e0f0") +
    disc(0, -34, 17, gold) +
    disc(0, -34, 8, "#e8e0f0") +
    shape("M-4-18H4V46H-4z", gold) +
    shape("M4 20H20v8H14v6H4zM4 38h14v8H4z", gold),
  // Fish
  () =>
    sky(blue) +
    `<g transform="translate(0 -18)">${shape("M-34 0C-20-18 8-18 20-2L36-14V14L20 2C8 18-20 18-34 0z", gold)}${disc(-20, -3, 2.4, ink)}</g>` +
    `<g transform="translate(2 26) scale(-1 1)">${shape("M-34 0C-20-18 8-18 20-2L36-14V14L20 2C8 18-20 18-34 0z", "#d9723a")}${disc(-20, -3, 2.4, ink)}</g>` +
    line("M-40 50q6-5 11 0t11 0t11 0t11 0t11 0t11 0t11 0", white, 1.6),
  // Anchor
  () =>
    sky(day) +
    water(34) +
    disc(0, -46, 8, stone) +
    disc(0, -46, 4, day) +
    shape("M-3.500-38h7V36h-7z", stone) +
    shape("M-18-28H18v7h-36z", stone) +
    shape(
      "M-36 10l12 2-5 6C-20 32-8 34 0 34s20-2 29-16l-5-6 12-2-2 20C22 46 8 48 0 48s-22-2-34-18z",
      stone,
    ),
  // Cross
  () =>
    sky(dusk) +
    shape("M-46 58Q0 26 46 58z", green) +
    shape("M-6 44V-10h-22v-12H-6v-24H6v24h22v12H6v54z", earth),
];
