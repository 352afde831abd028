/** The spreads of a rune cast and what each place asks a rune about. */
import type { Aspect, Text } from "./rune.ts";

/** One place of a spread. */
export interface Position {
  readonly id: string;
  readonly name: Text;
  /** One sentence that says what the place is for. */
  readonly meaning: Text;
  /** Which sentence of the rune's text speaks here. */
  readonly aspect: Aspect;
  /** A sentence that leads into the rune's own; "{rune}" is replaced by the rune's name. */
  readonly lead: Text;
}

/** The places of a spread in the order in which runes are drawn. */
export interface Spread {
  readonly id: string;
  readonly name: Text;
  readonly positions: readonly Position[];
}

export const SINGLE: Spread = {
  id: "single",
  name: { en: "Single rune", zhHant: "單支" },
  positions: [
    {
      id: "focus",
      name: { en: "Focus", zhHant: "焦點" },
      meaning: {
        en: "One rune says what the moment is asking for.",
        zhHant: "一支盧恩，說出此刻要的是什麼。",
      },
      aspect: "advice",
      lead: {
        en: "Out of the bag comes {rune}, with this to say.",
        zhHant: "袋中抽出的是{rune}，它這樣說。",
      },
    },
  ],
};

export const SITUATION_ACTION_OUTCOME: Spread = {
  id: "situationActionOutcome",
  name: { en: "Situation, action, outcome", zhHant: "處境、行動、結果" },
  positions: [
    {
      id: "situation",
      name: { en: "Situation", zhHant: "處境" },
      meaning: {
        en: "What lies on the cloth before anything is moved.",
        zhHant: "什麼都還沒動之前，布上擺著的局面。",
      },
      aspect: "situation",
      lead: {
        en: "The ground of the matter is {rune}.",
        zhHant: "事情的底子是{rune}。",
      },
    },
    {
      id: "action",
      name: { en: "Action", zhHant: "行動" },
      meaning: {
        en: "What your own hand can do about it.",
        zhHant: "自己的手，能為它做什麼。",
      },
      aspect: "advice",
      lead: {
        en: "For the hand that acts, {rune} has come.",
        zhHant: "要動手的話，來的是{rune}。",
      },
    },
    {
      id: "outcome",
      name: { en: "Outcome", zhHant: "結果" },
      meaning: {
        en: "What such action is likely to loosen.",
        zhHant: "這樣做，容易鬆動出什麼。",
      },
      aspect: "outcome",
      lead: {
        en: "What comes of it is carved as {rune}.",
        zhHant: "隨之而來的，刻作{rune}。",
      },
    },
  ],
};

export const NORNS: Spread = {
  id: "norns",
  name: { en: "Urd, Verdandi, Skuld", zhHant: "兀爾德、薇兒丹蒂、詩蔻蒂" },
  positions: [
    {
      id: "urd",
      name: { en: "Urd: what has become", zhHant: "兀爾德：已成的" },
      meaning: {
        en: "What has already come about and lies in the well.",
        zhHant: "已經成形、沉在井裡的事。",
      },
      aspect: "situation",
      lead: {
        en: "Urd draws {rune} from the well, and it shows how this began.",
        zhHant: "兀爾德從井裡撈起{rune}，照見事情怎麼來的。",
      },
    },
    {
      id: "verdandi",
      name: { en: "Verdandi: what is becoming", zhHant: "薇兒丹蒂：正成的" },
      meaning: {
        en: "What is coming about now and can still be shaped.",
        zhHant: "正在成形、還可以著力的事。",
      },
      aspect: "advice",
      lead: {
        en: "Verdandi is weaving with {rune}, and there is still a thread to hold.",
        zhHant: "薇兒丹蒂正用{rune}織著，還有一條線可以握。",
      },
    },
    {
      id: "skuld",
      name: { en: "Skuld: what is owed", zhHant: "詩蔻蒂：該還的" },
      meaning: {
        en: "What follows from the first two, as a debt follows a loan.",
        zhHant: "由前兩者而來的，像有借就有還。",
      },
      aspect: "outcome",
      lead: {
        en: "Skuld carves {rune} for what follows from this.",
        zhHant: "至於接下去的，詩蔻蒂刻的是{rune}。",
      },
    },
  ],
};

export const CROSS: Spread = {
  id: "cross",
  name: { en: "Five-rune cross", zhHant: "五支十字" },
  positions: [
    {
      id: "present",
      name: { en: "Present (centre)", zhHant: "現在（中）" },
      meaning: {
        en: "The matter as it is now, in the middle of the cloth.",
        zhHant: "放在布中央的，事情此刻的樣子。",
      },
      aspect: "situation",
      lead: {
        en: "In the middle lies {rune}.",
        zhHant: "正中央是{rune}。",
      },
    },
    {
      id: "past",
      name: { en: "Past (left)", zhHant: "過去（左）" },
      meaning: {
        en: "What the matter came from and has not quite left.",
        zhHant: "事情從哪裡來，又還沒完全離開。",
      },
      aspect: "situation",
      lead: {
        en: "To the left, where it came from, lies {rune} with its old picture.",
        zhHant: "左邊是來處，{rune}還留著當時的一幕。",
      },
    },
    {
      id: "future",
      name: { en: "Future (right)", zhHant: "未來（右）" },
      meaning: {
        en: "Where it leans if the hand is not moved.",
        zhHant: "手若不動，事情往哪邊傾。",
      },
      aspect: "outcome",
      lead: {
        en: "To the right, where it leans, lies {rune}.",
        zhHant: "右邊是去向，落著{rune}。",
      },
    },
    {
      id: "help",
      name: { en: "Help (below)", zhHant: "助力（下）" },
      meaning: {
        en: "What supports from beneath and can be called upon.",
        zhHant: "在下面托著、可以請來幫忙的。",
      },
      aspect: "advice",
      lead: {
        en: "Below, as help, {rune} holds out a hand.",
        zhHant: "下方是助力，{rune}伸出手來。",
      },
    },
    {
      id: "challenge",
      name: { en: "Challenge (above)", zhHant: "考驗（上）" },
      meaning: {
        en: "What hangs over the matter and has to be met before it is settled.",
        zhHant: "懸在事情上方，要先面對才談得上了結的。",
      },
      aspect: "obstacle",
      lead: {
        en: "Above, as the thing to be met, hangs {rune}.",
        zhHant: "上方懸著要面對的，是{rune}。",
      },
    },
  ],
};

/** Both layouts of the three-rune spread, the default first. */
export const THREE_SPREADS: readonly Spread[] = [SITUATION_ACTION_OUTCOME, NORNS];

/** Every spread of the procedure. */
export const SPREADS: readonly Spread[] = [SINGLE, ...THREE_SPREADS, CROSS];
