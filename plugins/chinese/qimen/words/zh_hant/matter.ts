/** 所問之事、用神與其勢。 */
import type * as en from "../en/matter.ts";

export const topic: typeof en.topic = {
  general: "眼前之事",
  money: "求財",
  trade: "買賣",
  career: "事業",
  exam: "考試",
  love: "婚戀",
  health: "健康",
  travel: "出行",
  returning: "行人歸期",
  lost: "失物",
  lawsuit: "訴訟",
  property: "房地",
  partnership: "合夥",
  news: "音信文書",
  debt: "債務",
  patron: "謁見",
};

export const role: typeof en.role = {
  matter: "所問之事",
  profit: "利潤",
  capital: "本金",
  goods: "貨物",
  post: "職位",
  superior: "上司",
  letter: "文書",
  paper: "考卷",
  examiner: "考官",
  woman: "女方",
  man: "男方",
  match: "媒合",
  complaint: "病症",
  healer: "醫者",
  remedy: "藥",
  journey: "行程",
  way: "去路",
  traveller: "行人",
  road: "道路",
  thing: "失物",
  taker: "取物之人",
  plaintiff: "原告",
  defendant: "被告",
  judge: "官府",
  house: "房屋",
  land: "土地",
  partner: "對方",
  bond: "兩造之合",
  message: "音信",
  lender: "債主",
  borrower: "借者",
  collector: "討債之人",
  patron: "所謁之人",
  entrance: "門路",
};

export const bearing: typeof en.bearing = {
  generates: "生己宮",
  controlled: "受己宮之剋",
  same: "與己宮同氣",
  drains: "洩己宮",
  controls: "剋己宮",
};

export const outlook: typeof en.outlook = {
  favourable: "可成",
  mixed: "吉凶參半",
  unfavourable: "難成",
};
