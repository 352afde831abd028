/** Matters, their signs and how they stand, in English. */
import type { Bearing } from "../../matter_shape.ts";
import type { Role, Topic } from "../../topics.ts";

export const topic: Readonly<Record<Topic, string>> = {
  general: "the matter at hand",
  money: "money",
  trade: "a sale or purchase",
  career: "work and office",
  exam: "an examination",
  love: "love and marriage",
  health: "health",
  travel: "a journey",
  returning: "someone's return",
  lost: "a thing lost",
  lawsuit: "a lawsuit",
  property: "house and land",
  partnership: "a partnership",
  news: "news and papers",
  debt: "a debt",
  patron: "an audience with someone of influence",
};

export const role: Readonly<Record<Role, string>> = {
  matter: "the matter",
  profit: "the profit",
  capital: "the capital",
  goods: "the goods",
  post: "the post",
  superior: "the superior",
  letter: "the document",
  paper: "the examination paper",
  examiner: "the examiner",
  woman: "the woman",
  man: "the man",
  match: "the match",
  complaint: "the complaint",
  healer: "the physician",
  remedy: "the remedy",
  journey: "the journey",
  way: "the way out",
  traveller: "the traveller",
  road: "the road",
  thing: "the thing",
  taker: "whoever took it",
  plaintiff: "the plaintiff",
  defendant: "the defendant",
  judge: "the court",
  house: "the house",
  land: "the land",
  partner: "the other party",
  bond: "the bond between you",
  message: "the message",
  lender: "the lender",
  borrower: "the borrower",
  collector: "the collector",
  patron: "the person you want to see",
  entrance: "the door to them",
};

export const bearing: Readonly<Record<Bearing, string>> = {
  generates: "feeds yours",
  controlled: "yields to yours",
  same: "is of one element with yours",
  drains: "draws on yours",
  controls: "presses on yours",
};

export const outlook = {
  favourable: "favourable",
  mixed: "mixed",
  unfavourable: "unfavourable",
};
