/**
 * The compound numbers 10 to 52.
 *
 * Themes: Cheiro, Book of Numbers (1926), on compound numbers, whose text a public program quotes whole;
 * told in our own words. Above 32 most numbers repeat an earlier one of the same root; 37, 43 and 51
 * stand for themselves. Mixed are those that he calls neither good nor bad, or good on one condition and
 * dangerous on another: 13, 14, 20, 25, 30, 51 and their repeats.
 */
import type { Text } from "#old";

export type Fortune = "fortunate" | "cautionary" | "mixed";

/** Numbers that say the same as another. */
const SAME_AS: Readonly<Record<number, number>> = {
  33: 24,
  34: 25,
  35: 26,
  36: 27,
  38: 29,
  39: 30,
  40: 31,
  41: 32,
  42: 24,
  44: 26,
  45: 27,
  46: 37,
  47: 29,
  48: 30,
  49: 31,
  50: 32,
  52: 43,
};

const FORTUNATE = new Set([10, 15, 17, 19, 21, 23, 24, 27, 32, 37]);
const MIXED = new Set([13, 14, 20, 25, 30, 51]);

const MEANINGS: Readonly<Record<number, Text>> = {
  10: {
    en: "Ten is the wheel: a name that rises or falls as it is willed, and is known either way.",
    zhHant: "十是輪子：這名字隨意志起落，無論起或落，都為人所知。",
  },
  11: {
    en: "Eleven is two strengths that pull apart; hidden trials and divided counsel ask for a firm hand.",
    zhHant: "十一是兩股力各拉一邊，暗處的考驗與分歧的意見，需要一隻穩的手。",
  },
  12: {
    en: "Twelve is easily spent on other people's plans, and does well to read before it signs.",
    zhHant: "十二容易被用在別人的盤算裡，簽字之前，最好讀一遍。",
  },
  13: {
    en: "Thirteen overturns and makes new; what it shakes down was due, and what it builds needs using well.",
    zhHant: "十三推倒又重來，塌下的本來就該塌，建起的也要用得其所。",
  },
  14: {
    en: "Fourteen is movement, trade and the open road, with haste as its only toll.",
    zhHant: "十四是往來、買賣與大路，唯一的過路費是急躁。",
  },
  15: {
    en: "Fifteen has charm and a voice that opens purses, and owes it to itself to mean what it says.",
    zhHant: "十五有魅力，一開口別人便肯掏錢，因此更該言行一致。",
  },
  16: {
    en: "Sixteen is the tower that was built too high; a plan made beforehand turns the fall into a descent.",
    zhHant: "十六是蓋得過高的塔，事先備好退路，墜落就成了下樓。",
  },
  17: {
    en: "Seventeen is a star with peace in it: troubles are outlived, and the name lasts longer than they do.",
    zhHant: "十七是一顆帶著平和的星，困難終會過去，名字比困難留得更久。",
  },
  18: {
    en: "Eighteen sets matter against spirit, and quarrels near home are settled only by gentleness.",
    zhHant: "十八讓物質與精神相爭，身邊的爭執，唯有溫和解得開。",
  },
  19: {
    en: "Nineteen is the Sun at morning: success, good repute and plans that come into the light.",
    zhHant: "十九是早晨的太陽，成事、得名，計畫見得了光。",
  },
  20: {
    en: "Twenty is a call to get up: a new purpose arrives, delays come with it, and patience carries both.",
    zhHant: "二十是一聲叫醒：新的目標來了，耽擱也跟著來，兩樣都靠耐心扛。",
  },
  21: {
    en: "Twenty-one is the crown after a long test, given late and kept.",
    zhHant: "二十一是久經考驗後的冠冕，來得遲，卻守得住。",
  },
  22: {
    en: "Twenty-two is a good heart in a dream of safety; it should ask twice before trusting once.",
    zhHant: "二十二是一顆好心睡在安穩的夢裡，信一次之前，先問兩次。",
  },
  23: {
    en: "Twenty-three is the royal star: help comes from above, and plans find their patrons.",
    zhHant: "二十三是王者之星，上頭有人幫忙，計畫找得到扶持。",
  },
  24: {
    en: "Twenty-four brings favour and affection, and gains through those who stand higher or hold dear.",
    zhHant: "二十四帶來垂青與情意，好處從位高者或相愛的人那裡來。",
  },
  25: {
    en: "Twenty-five learns by watching: strength comes out of trials that were observed with care.",
    zhHant: "二十五靠觀察學會，仔細看過的考驗，後來都成了力量。",
  },
  26: {
    en: "Twenty-six warns of joint undertakings; advice should be weighed and accounts kept apart.",
    zhHant: "二十六提醒小心合夥，別人的建議要掂量，帳要分開記。",
  },
  27: {
    en: "Twenty-seven holds the sceptre: its own ideas bear fruit, and it does best by following them.",
    zhHant: "二十七握著權杖，自己的主意結得出果，照著做最好。",
  },
  28: {
    en: "Twenty-eight promises much and may see it carried off; provision for beginning again is its wisdom.",
    zhHant: "二十八許諾很多，也可能眼看著被搬走，預先留好重來的本錢，便是它的智慧。",
  },
  29: {
    en: "Twenty-nine lives among uncertainties and fair-weather friends, and learns from them whom to keep.",
    zhHant: "二十九身邊多變數，也多晴天的朋友，從中學會該留下誰。",
  },
  30: {
    en: "Thirty is thought looking back: a detached mind, strong where it chooses to be and indifferent to show.",
    zhHant: "三十是回頭看的思緒，超然，想用力的地方就有力，排場倒不在意。",
  },
  31: {
    en: "Thirty-one is like thirty, but further from company: self-contained, and lonely if it does not take care.",
    zhHant: "三十一像三十，離人群更遠，自足，不留心便寂寞。",
  },
  32: {
    en: "Thirty-two works wonders by talk between many, so long as it holds to its own judgement.",
    zhHant: "三十二靠眾人之間的往來成事，只要守得住自己的判斷。",
  },
  37: {
    en: "Thirty-seven is good company: friendship, love and partnerships that prosper.",
    zhHant: "三十七是好伴侶：友情、愛情、合夥，都能興旺。",
  },
  43: {
    en: "Forty-three is upheaval and unfinished enterprise; a smaller plan may be the one that stands.",
    zhHant: "四十三是動盪與未竟之事，小一點的計畫，也許才站得住。",
  },
  51: {
    en: "Fifty-one is the warrior's sudden advance, welcome in the field and watched for jealousy at home.",
    zhHant: "五十一是戰士的驟然躍進，沙場上受歡迎，回了家要防人眼紅。",
  },
};

/** What a compound number says. */
export interface CompoundMeaning {
  readonly text: Text;
  readonly fortune: Fortune;
  /** The number whose meaning it repeats, or null. */
  readonly sameAs: number | null;
}

/**
 * Reads a compound number.
 *
 * @param number 10 to 52
 * @throws {RangeError} outside that range
 */
export function readCompound(number: number): CompoundMeaning {
  const sameAs = SAME_AS[number] ?? null;
  const text = MEANINGS[sameAs ?? number];
  if (!text) throw new RangeError(`Cannot read compound ${number}: must be in [10, 52]`);
  return { text, sameAs, fortune: fortuneOf(sameAs ?? number) };
}

function fortuneOf(number: number): Fortune {
  if (FORTUNATE.has(number)) return "fortunate";
  return MIXED.has(number) ? "mixed" : "cautionary";
}
