/**
 * The spreads and what each position asks a card about.
 *
 * The Celtic Cross keeps the ten places of Waite, The Pictorial Key to the Tarot (1910), part III §7:
 * cover, cross, crown, beneath, behind, before, self, house, hopes and fears, what will come. The
 * names are the present-day ones.
 */
import type { Aspect, Text } from "./card.ts";

/** One place of a spread. */
export interface Position {
  readonly id: string;
  readonly name: Text;
  /** One sentence that says what the place is for. */
  readonly meaning: Text;
  /** Which sentence of the card's text speaks here. */
  readonly aspect: Aspect;
  /** A sentence that leads into the card's own; "{card}" is replaced by the card's name. */
  readonly lead: Text;
  /** True where the upright text is read whatever the card's orientation. */
  readonly readUpright?: boolean;
}

/** The places of a spread in the order in which cards are dealt. */
export interface Layout {
  readonly id: string;
  readonly name: Text;
  readonly positions: readonly Position[];
}

export const SINGLE: Layout = {
  id: "single",
  name: { en: "Single card", zhHant: "單張牌" },
  positions: [
    {
      id: "focus",
      name: { en: "Focus", zhHant: "焦點" },
      meaning: {
        en: "One card answers with what is most worth attending to.",
        zhHant: "用一張牌，指出眼下最值得留心的事。",
      },
      aspect: "advice",
      lead: {
        en: "For this question {card} has come up, and this is its counsel.",
        zhHant: "為這個問題翻開的是{card}，它這樣提醒。",
      },
    },
  ],
};

export const PAST_PRESENT_FUTURE: Layout = {
  id: "pastPresentFuture",
  name: { en: "Past, present, future", zhHant: "過去、現在、未來" },
  positions: [
    {
      id: "past",
      name: { en: "Past", zhHant: "過去" },
      meaning: {
        en: "What the matter has grown out of and still carries along.",
        zhHant: "這件事從哪裡長出來，身上還帶著什麼。",
      },
      aspect: "situation",
      lead: {
        en: "Behind the question lies {card}, and this is the scene it remembers.",
        zhHant: "問題的背後是{card}，它記得這樣一幕。",
      },
    },
    {
      id: "present",
      name: { en: "Present", zhHant: "現在" },
      meaning: {
        en: "How things stand at the moment of asking.",
        zhHant: "提問的此刻，事情是什麼樣子。",
      },
      aspect: "situation",
      lead: {
        en: "In the present stands {card}.",
        zhHant: "現在的位置是{card}。",
      },
    },
    {
      id: "future",
      name: { en: "Future", zhHant: "未來" },
      meaning: {
        en: "Where the present course tends if nobody changes it.",
        zhHant: "照眼前的走法不變，會往哪裡去。",
      },
      aspect: "outcome",
      lead: {
        en: "Ahead, if the course is kept, lies {card}.",
        zhHant: "方向若不改，前面是{card}。",
      },
    },
  ],
};

export const SITUATION_ACTION_OUTCOME: Layout = {
  id: "situationActionOutcome",
  name: { en: "Situation, action, outcome", zhHant: "處境、行動、結果" },
  positions: [
    {
      id: "situation",
      name: { en: "Situation", zhHant: "處境" },
      meaning: {
        en: "What is actually the case, before anyone does anything about it.",
        zhHant: "還沒有人動手之前，事情的實情。",
      },
      aspect: "situation",
      lead: {
        en: "The matter as it stands is shown by {card}.",
        zhHant: "事情的現況，由{card}來描述。",
      },
    },
    {
      id: "action",
      name: { en: "Action", zhHant: "行動" },
      meaning: {
        en: "What can be done about it from where you are.",
        zhHant: "從你所在的地方，能做些什麼。",
      },
      aspect: "advice",
      lead: {
        en: "On what can be done, {card} has this to say.",
        zhHant: "至於能做什麼，{card}這樣說。",
      },
    },
    {
      id: "outcome",
      name: { en: "Outcome", zhHant: "結果" },
      meaning: {
        en: "What such action tends to open.",
        zhHant: "這樣做，容易打開怎樣的局面。",
      },
      aspect: "outcome",
      lead: {
        en: "Where that way leads is shown by {card}.",
        zhHant: "這條路通往哪裡，看的是{card}。",
      },
    },
  ],
};

export const MIND_BODY_SPIRIT: Layout = {
  id: "mindBodySpirit",
  name: { en: "Mind, body, spirit", zhHant: "心、身、靈" },
  positions: [
    {
      id: "mind",
      name: { en: "Mind", zhHant: "心" },
      meaning: {
        en: "What thoughts are turning around.",
        zhHant: "念頭正繞著什麼轉。",
      },
      aspect: "situation",
      lead: {
        en: "In the mind {card} is at work.",
        zhHant: "心思裡，{card}正在作用。",
      },
    },
    {
      id: "body",
      name: { en: "Body", zhHant: "身" },
      meaning: {
        en: "What the daily round, the senses and the practical side are asking for.",
        zhHant: "日常作息、感官和實際生活，正在要求什麼。",
      },
      aspect: "advice",
      lead: {
        en: "For the body and its daily round, {card} speaks.",
        zhHant: "身體與日常這一面，{card}開口了。",
      },
    },
    {
      id: "spirit",
      name: { en: "Spirit", zhHant: "靈" },
      meaning: {
        en: "Which way the deeper wish is leaning.",
        zhHant: "更深的心願，正往哪邊靠。",
      },
      aspect: "outcome",
      lead: {
        en: "The spirit leans towards {card}.",
        zhHant: "心靈深處，正往{card}靠攏。",
      },
    },
  ],
};

export const CELTIC_CROSS: Layout = {
  id: "celticCross",
  name: { en: "Celtic Cross", zhHant: "凱爾特十字" },
  positions: [
    {
      id: "present",
      name: { en: "Present", zhHant: "現況" },
      meaning: {
        en: "The heart of the matter and the air around it.",
        zhHant: "事情的核心，以及籠罩它的氣氛。",
      },
      aspect: "situation",
      lead: {
        en: "At the heart of the matter lies {card}.",
        zhHant: "事情的核心是{card}。",
      },
    },
    {
      id: "crossing",
      name: { en: "Crossing", zhHant: "阻礙" },
      meaning: {
        en: "What lies across the matter, whether it hinders or holds; it is read upright.",
        zhHant: "橫在事情上的力量，可能是阻礙，也可能是支撐；一律以正位解讀。",
      },
      aspect: "obstacle",
      lead: {
        en: "Across it is laid {card}, and this is how it gets in the way.",
        zhHant: "橫在上面的是{card}，它這樣擋路。",
      },
      readUpright: true,
    },
    {
      id: "crown",
      name: { en: "Crown", zhHant: "目標" },
      meaning: {
        en: "The best that can be aimed for in the circumstances.",
        zhHant: "在這樣的條件下，最值得瞄準的方向。",
      },
      aspect: "advice",
      lead: {
        en: "Above it, as something to aim for, is {card}.",
        zhHant: "上方是{card}，可以當作瞄準的方向。",
      },
    },
    {
      id: "root",
      name: { en: "Root", zhHant: "根源" },
      meaning: {
        en: "The ground the matter stands on, seen or unseen.",
        zhHant: "事情立足的地基，看得見或看不見。",
      },
      aspect: "situation",
      lead: {
        en: "Underneath, at the root, is {card}.",
        zhHant: "底下的根源是{card}。",
      },
    },
    {
      id: "past",
      name: { en: "Past", zhHant: "過去" },
      meaning: {
        en: "An influence that is just passing away behind.",
        zhHant: "正從身後淡去的影響。",
      },
      aspect: "situation",
      lead: {
        en: "Receding into the past is {card}, whose picture is still clear.",
        zhHant: "正退到身後的是{card}，那一幕還清楚。",
      },
    },
    {
      id: "nearFuture",
      name: { en: "Near future", zhHant: "近期發展" },
      meaning: {
        en: "An influence that is coming into play next.",
        zhHant: "接下來開始作用的影響。",
      },
      aspect: "outcome",
      lead: {
        en: "Next to come into view is {card}.",
        zhHant: "接著進入視線的是{card}。",
      },
    },
    {
      id: "self",
      name: { en: "Self", zhHant: "自己" },
      meaning: {
        en: "The asker's own stance in the matter.",
        zhHant: "提問者自己在這件事裡的姿態。",
      },
      aspect: "situation",
      lead: {
        en: "Your own part in it is drawn by {card}.",
        zhHant: "你自己的樣子，由{card}畫出來。",
      },
    },
    {
      id: "surroundings",
      name: { en: "Surroundings", zhHant: "周遭" },
      meaning: {
        en: "The people, places and expectations around the matter.",
        zhHant: "圍繞這件事的人、地方與期待。",
      },
      aspect: "situation",
      lead: {
        en: "Around you, in the people and places concerned, {card} sets the tone.",
        zhHant: "周遭的人與環境，由{card}定調。",
      },
    },
    {
      id: "hopesAndFears",
      name: { en: "Hopes and fears", zhHant: "希望與恐懼" },
      meaning: {
        en: "What is longed for and dreaded at once, and can trip the asker for that reason.",
        zhHant: "既盼望又害怕的事，也正因此容易絆住人。",
      },
      aspect: "obstacle",
      lead: {
        en: "Hope and fear meet in {card}, and this is where they can trip you.",
        zhHant: "希望與恐懼交會在{card}，容易絆倒人的就在這裡。",
      },
    },
    {
      id: "outcome",
      name: { en: "Outcome", zhHant: "結果" },
      meaning: {
        en: "Where all of this tends when it is taken together.",
        zhHant: "把這一切合起來看，會往哪裡去。",
      },
      aspect: "outcome",
      lead: {
        en: "Where all of this tends is shown by {card}.",
        zhHant: "合起來看，事情的走向由{card}來說。",
      },
    },
  ],
};

/** The layouts of the three-card spread, the default first. */
export const THREE_LAYOUTS: readonly Layout[] = [
  PAST_PRESENT_FUTURE,
  SITUATION_ACTION_OUTCOME,
  MIND_BODY_SPIRIT,
];

/** Every layout of the procedure. */
export const LAYOUTS: readonly Layout[] = [SINGLE, ...THREE_LAYOUTS, CELTIC_CROSS];
