/** What is said of the stars, in our words. */
import type { MainStar, SubStar } from "../stars.ts";

type Told = { readonly text: string; readonly portrait: string };

export const sanmeiMain: Readonly<Record<MainStar, Told>> = {
  kansaku: {
    text: "star that guards",
    portrait: "keeps to its own way and cannot be pushed off it",
  },
  sekimon: {
    text: "star that gathers",
    portrait: "makes peace among many and leads from among them",
  },
  hokaku: {
    text: "star that delights",
    portrait: "takes things as they are, enjoys and passes on what it sees",
  },
  chojo: { text: "star that feels", portrait: "feels finely, works alone and wants it perfect" },
  rokuzon: { text: "star that gives", portrait: "draws people by giving, and spends as freely" },
  shiroku: {
    text: "star that saves",
    portrait: "lays one day on another, careful of home and store",
  },
  shaki: { text: "star that acts", portrait: "moves first, works hard and says what it thinks" },
  kengyu: {
    text: "star that serves",
    portrait: "minds its name and its duty, and does things properly",
  },
  ryuko: { text: "star that roams", portrait: "leaves the known to learn, breaks and makes anew" },
  gyokudo: { text: "star that learns", portrait: "learns from those before it and hands it on" },
};

export const sanmeiSub: Readonly<Record<SubStar, Told>> = {
  tenki: { text: "the child", portrait: "grows by learning, and with care for its looks" },
  tenko: { text: "the youth", portrait: "longs for what is far, and dreams" },
  tennan: { text: "the young adult", portrait: "speaks out and pushes on" },
  tenroku: { text: "the grown worker", portrait: "weighs well and stands firm" },
  tensho: {
    text: "the head of the house",
    portrait: "carries much, and leads when it has borne hardship",
  },
  tendo: { text: "the elder", portrait: "holds back, and is asked for advice" },
  tenkoElder: { text: "the convalescent", portrait: "hears fine tones, and dreams" },
  tenkyoku: { text: "the stillness", portrait: "empties itself, and takes every colour around it" },
  tenkoStore: { text: "the keeper", portrait: "digs into one thing to its ground" },
  tenchi: { text: "the swift one", portrait: "is everywhere at once, best when pressed" },
  tenho: { text: "the unborn", portrait: "can be many things, and changes often" },
  tenin: { text: "the infant", portrait: "is liked without trying" },
};
