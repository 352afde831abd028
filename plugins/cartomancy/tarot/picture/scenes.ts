/**
 * The 22 trumps as scenes, after the old attributes of each card and in no other deck's composition; the field is
 * that of the kit.
 */
import {
  crescent,
  crown,
  disc,
  figure,
  ground,
  HUE,
  lemniscate,
  line,
  pillar,
  shape,
  sky,
  star,
  sun,
  water,
} from "./kit.ts";

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

/** Drawn by index of the trump, the Fool first. */
export const SCENES: readonly (() => string)[] = [
  // Fool: a wanderer with a bundle at the edge of a cliff, a dog at the heels, the sun behind.
  () =>
    sky(dawn) +
    sun(28, -44, 9) +
    shape("M-46 30H10l4 28H-46z", stone) +
    figure(-8, 32, 62, red) +
    line("M-4-6L22-30", earth, 3) +
    disc(25, -34, 8, green) +
    shape("M-36 32c0-9 5-12 12-12l5-5 2 6-4 4 1 7h-4l-1-5h-5l-2 5z", white),
  // Magician: at the table with the four tools, one arm up, the lemniscate above.
  () =>
    sky(gold) +
    figure(0, 34, 74, red) +
    line("M8-12L30-40", skin, 5) +
    line("M30-40v-14", white, 3.5) +
    lemniscate(0, -50) +
    shape("M-40 22H40v7H-40z", earth) +
    line("M-32 29V58M32 29V58", earth, 5) +
    disc(-26, 16, 6, gold) +
    line("M-10 20V4M-15 9h10", white, 2.6) +
    shape("M8 8h12l-2 8h-8z", blue) +
    line("M28 20L36 6", green, 3.4),
  // High Priestess: veiled between a dark pillar and a light one, the moon at her feet, a scroll in hand.
  () =>
    sky(night) +
    pillar(-34, -52, 52, ink) +
    pillar(34, -52, 52, white) +
    figure(0, 52, 92, blue, white) +
    crescent(0, -50, 9) +
    shape("M-12 4H12v10H-12z", paper) +
    crescent(-2, 48, 11, gold),
  // Empress: seated among wheat, a shield with the mirror of Venus.
  () =>
    sky(day) +
    ground(24) +
    shape("M-30-10h60v48h-60z", red) +
    figure(0, 48, 84, white, earth) +
    crown(0, -34, 26) +
    disc(22, 22, 12, gold) +
    line("M22 19a4 4 0 1 0 .1 0M22 27v6M19 30h6", ink, 1.8) +
    line("M-42 56V22M-36 56V16M-30 56V26", gold, 2.4) +
    disc(-42, 20, 3, gold) +
    disc(-36, 14, 3, gold) +
    disc(-30, 24, 3, gold),
  // Emperor: on a square throne before mountains, crowned, a sceptre upright.
  () =>
    sky(dusk) +
    shape("M-46 20L-22-26L0 10L24-34L46 14V58H-46z", stone) +
    shape("M-32-20h12v62h40v-62h12V58H-32z", earth) +
    figure(0, 52, 84, red, white) +
    crown(0, -30, 24) +
    line("M26 36V-10", gold, 3.4) +
    disc(26, -14, 5, gold),
  // Hierophant: a teacher with a triple crown and the triple cross, two crossed keys below.
  () =>
    sky(violet) +
    pillar(-36, -50, 54, stone) +
    pillar(36, -50, 54, stone) +
    figure(0, 44, 82, red, white) +
    crown(0, -30, 20) +
    crown(0, -40, 14) +
    line("M22 40V-34M14-24h16M16-14h12M12-4h20", gold, 3) +
    line("M-14 54L8 44M14 54L-8 44", gold, 3) +
    disc(-16, 54, 4, gold) +
    disc(16, 54, 4, gold),
  // Lovers: two under one light, a tree behind each.
  () =>
    sky(day) +
    sun(0, -44, 10) +
    ground(34) +
    line("M-38 40V4M38 40V4", earth, 4) +
    disc(-38, -4, 13, green) +
    disc(38, -4, 13, red) +
    figure(-15, 50, 62, violet) +
    figure(15, 50, 62, gold, red) +
    line("M-6 20H6", skin, 5),
  // Chariot: a driver under a starry canopy, a dark horse and a light one.
  () =>
    sky(blue) +
    shape("M-30-50H30l6 14h-72z", night) +
    star(-14, -43, 4, 5, gold) +
    star(14, -43, 4, 5, gold) +
    line("M-28-36V10M28-36V10", earth, 3) +
    figure(0, 24, 56, stone) +
    shape("M-32 8h64v24h-64z", gold) +
    disc(-34, 40, 12, earth) +
    disc(34, 40, 12, earth) +
    shape("M-22 56V36c0-8 14-8 14 0v20z", ink) +
    shape("M8 56V36c0-8 14-8 14 0v20z", white),
  // Strength: a woman closes a lion's mouth with bare hands.
  () =>
    sky(dawn) +
    ground(30) +
    figure(-12, 50, 88, white, gold) +
    lemniscate(-12, -52) +
    disc(20, 24, 20, earth) +
    disc(20, 26, 13, gold) +
    disc(15, 22, 1.6, ink) +
    disc(25, 22, 1.6, ink) +
    shape("M14 31h12l-6 7z", red) +
    line("M-4 8L12 22M-2 24L14 34", skin, 5),
  // Hermit: a cloaked figure on a height with lantern and staff, night around.
  () =>
    sky(night) +
    shape("M-46 58L0 26L46 58z", stone) +
    figure(0, 46, 88, stone, white) +
    shape("M-14-26c0-20 28-20 28 0l-6 4h-16z", stone) +
    line("M-24 52V-24", earth, 3.4) +
    line("M10 4L26-6", skin, 4) +
    shape("M20-4h14v16H20z", gold) +
    star(27, 4, 6, 6, white) +
    star(-30, -46, 4, 5, gold) +
    star(34, -48, 4, 5, gold),
  // Wheel of Fortune: a great wheel on its stand, one rising and one going down.
  () =>
    sky(day) +
    disc(0, -6, 36, gold) +
    disc(0, -6, 27, paper) +
    line("M0-42V30M-36-6H36M-25-31L25 19M25-31L-25 19", earth, 2.6) +
    disc(0, -6, 8, red) +
    shape("M-16 58L-4 30H4L16 58z", earth) +
    figure(-36, 6, 28, green) +
    figure(36, 6, 28, violet) +
    crown(0, -42, 16),
  // Justice: seated with sword and scales.
  () =>
    sky(violet) +
    shape("M-30-44h60V54h-60z", red) +
    figure(0, 54, 92, green, gold) +
    crown(0, -36, 22) +
    line("M-28 46V-34", white, 4.6) +
    line("M-34 14h12", gold, 3.4) +
    line("M26-10V18M15-10h22", ink, 2) +
    line("M15-10l-5 14M15-10l5 14M37-10l-5 14M37-10l5 14", gold, 1.2) +
    shape("M10 4h10l-5 7z", gold) +
    shape("M32 4h10l-5 7z", gold),
  // Hanged Man: by one foot from a living beam, at ease, a light about the head.
  () =>
    sky(day) +
    line("M-34 54V-50H34V54", green, 5) +
    line("M0-50V-34", earth, 2.4) +
    shape("M-4-34h8l3 40h-14z", red) +
    line("M-2-4L-16-18L0-24", red, 5) +
    shape("M-11 4h22l4 24h-30z", blue) +
    disc(0, 42, 15, gold) +
    disc(0, 40, 9, skin),
  // Death: a rider's banner over a field, the sun between two towers: the card of what ends.
  () =>
    sky(dusk) +
    sun(24, 18, 9) +
    shape("M4 30V2h8V30zM36 30V2h8V30z", stone) +
    ground(30, earth) +
    shape("M-34 52V26c0-12 10-14 22-14l8-12 6 4-2 18-8 6v24h-6V36h-12v16z", white) +
    figure(-18, 16, 44, ink, ink) +
    line("M-2 14V-54", earth, 3) +
    shape("M-2-54H-36V-26H-2z", ink) +
    star(-19, -40, 9, 5, white),
  // Temperance: a winged one pours from cup to cup, one foot in the water.
  () =>
    sky(dawn) +
    shape("M-4-20C-44-52-46 0-16 18zM4-20C44-52 46 0 16 18z", red) +
    water(38) +
    figure(0, 48, 86, white, gold) +
    shape("M-26-4h14l-3 10h-8z", gold) +
    shape("M12 18h14l-3 10h-8z", gold) +
    line("M-14 2C-2 4 6 12 15 20", blue, 3),
  // Devil: horned and winged over two who are chained, and could slip the chain.
  () =>
    sky(ink) +
    shape("M-8-30C-46-54-46-6-30 6L-12-2zM8-30C46-54 46-6 30 6L12-2z", violet) +
    figure(0, 24, 66, red, earth) +
    shape("M-8-35c-8-4-10-12-6-18 1 8 5 10 9 11zM8-35c8-4 10-12 6-18-1 8-5 10-9 11z", stone) +
    shape("M-20 20h40v12h-40z", stone) +
    figure(-28, 56, 34, earth) +
    figure(28, 56, 34, earth) +
    line("M-24 36Q0 22 24 36", gold, 2.4),
  // Tower: lightning strikes the crown off, two fall.
  () =>
    sky(night) +
    shape("M-18 58L-14-24H14L18 58z", stone) +
    shape("M-20-24h40l-3 8h-34z", earth) +
    shape("M-4-2h8v14h-8zM-4 24h8v14h-8z", gold) +
    crown(31, -8, 18) +
    shape("M34-62L8-34h10L-4-10l6-18H-8L14-62z", gold) +
    shape("M-40 6l10 4-3 6 8 8-10-3-5-7z", red) +
    disc(-26, 27, 5, skin) +
    shape("M25 14l9 4-3 6 7 7-9-3-5-6z", blue) +
    disc(37, 34, 5, skin),
  // Star: one great star and seven small, a kneeling figure pours on water and on land.
  () =>
    sky(night) +
    star(0, -36, 17, 8, gold) +
    [-36, -24, 24, 36].map((x, i) => star(x, i % 3 === 0 ? -22 : -48, 5, 8, white)).join("") +
    ground(30) +
    shape("M-46 40H2q10 8 6 18H-46z", blue) +
    figure(10, 46, 54, white, gold) +
    shape("M-14 18h12l-3 9h-6z", red) +
    line("M-10 28q-4 8-6 16", day, 3) +
    shape("M26 22h12l-3 9h-6z", red) +
    line("M34 32q2 8 0 16", day, 3),
  // Moon: between two towers, a dog and a wolf, something climbs from the pool.
  () =>
    sky(night) +
    disc(0, -34, 18, gold) +
    crescent(-2, -34, 16, white) +
    shape("M-44 34V-14h14v48zM30 34V-14h14v48z", stone) +
    ground(32) +
    shape("M-26 44V28l6-8 4 6 6 4-4 4v10zM26 44V28l-6-8-4 6-6 4 4 4v10z", earth) +
    shape("M-20 58q20-14 40 0z", blue) +
    shape("M-5 54q5-10 10 0z", red),
  // Sun: a great sun, a wall with sunflowers, a child on the way.
  () =>
    sky(day) +
    sun(0, -28, 18) +
    shape("M-46 22h92v14h-92z", stone) +
    [-34, -14, 14, 34]
      .map((x) => line(`M${x} 24V10`, green, 2.4) + disc(x, 8, 6, gold) + disc(x, 8, 2.4, earth))
      .join("") +
    ground(38) +
    figure(0, 56, 42, red, gold),
  // Judgement: a trumpet out of the cloud, three who rise.
  () =>
    sky(day) +
    shape("M-46-62H46v22q-12 10-24 2-10 12-24 2-12 10-24 0-12 6-24-2z", white) +
    shape("M-4-44L26-14l10 2-14 12-2-8z", gold) +
    shape("M2-34l-14 14 10 10 12-12z", white) +
    line("M-5-27l6 6M1-31l-8 8", red, 2) +
    water(40) +
    [-28, 0, 28]
      .map((x) => shape(`M${x - 11} 44h22l-3 12h-16z`, stone) + figure(x, 44, 34, skin, earth))
      .join(""),
  // World: a dancer in a wreath, the four at the corners.
  () =>
    sky(blue) +
    shape("M0-52C34-52 34 48 0 48S-34-52 0-52z", green) +
    shape("M0-44C25-44 25 40 0 40S-25-44 0-44z", day) +
    figure(0, 36, 66, violet, earth) +
    line("M-22-4L-9-6M22-4L9-6", white, 3) +
    disc(-37, -52, 8, skin) +
    shape("M29-50l8-8 8 8-8 8z", gold) +
    disc(-37, 48, 8, earth) +
    disc(37, 48, 8, gold) +
    disc(37, 48, 4, skin),
];
