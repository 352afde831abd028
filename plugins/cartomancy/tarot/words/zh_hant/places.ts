/** What each place of a spread asks, and how it leads into its card, in Chinese. */
import type { PlaceTexts } from "../../layouts.ts";

export const places: PlaceTexts = {
  single: {
    focus: {
      meaning: "用一張牌，指出眼下最值得留心的事。",
      lead: (card) => `為這個問題翻開的是${card}，它這樣提醒。`,
    },
  },
  pastPresentFuture: {
    past: {
      meaning: "這件事從哪裡長出來，身上還帶著什麼。",
      lead: (card) => `問題的背後是${card}，它記得這樣一幕。`,
    },
    present: { meaning: "提問的此刻，事情是什麼樣子。", lead: (card) => `現在的位置是${card}。` },
    future: {
      meaning: "照眼前的走法不變，會往哪裡去。",
      lead: (card) => `方向若不改，前面是${card}。`,
    },
  },
  situationActionOutcome: {
    situation: {
      meaning: "還沒有人動手之前，事情的實情。",
      lead: (card) => `事情的現況，由${card}來描述。`,
    },
    action: {
      meaning: "從你所在的地方，能做些什麼。",
      lead: (card) => `至於能做什麼，${card}這樣說。`,
    },
    outcome: {
      meaning: "這樣做，容易打開怎樣的局面。",
      lead: (card) => `這條路通往哪裡，看的是${card}。`,
    },
  },
  mindBodySpirit: {
    mind: { meaning: "念頭正繞著什麼轉。", lead: (card) => `心思裡，${card}正在作用。` },
    body: {
      meaning: "日常作息、感官和實際生活，正在要求什麼。",
      lead: (card) => `身體與日常這一面，${card}開口了。`,
    },
    spirit: { meaning: "更深的心願，正往哪邊靠。", lead: (card) => `心靈深處，正往${card}靠攏。` },
  },
  celticCross: {
    present: { meaning: "事情的核心，以及籠罩它的氣氛。", lead: (card) => `事情的核心是${card}。` },
    crossing: {
      meaning: "橫在事情上的力量，可能是阻礙，也可能是支撐；一律以正位解讀。",
      lead: (card) => `橫在上面的是${card}，它這樣擋路。`,
    },
    crown: {
      meaning: "在這樣的條件下，最值得瞄準的方向。",
      lead: (card) => `上方是${card}，可以當作瞄準的方向。`,
    },
    root: { meaning: "事情立足的地基，看得見或看不見。", lead: (card) => `底下的根源是${card}。` },
    past: {
      meaning: "正從身後淡去的影響。",
      lead: (card) => `正退到身後的是${card}，那一幕還清楚。`,
    },
    nearFuture: { meaning: "接下來開始作用的影響。", lead: (card) => `接著進入視線的是${card}。` },
    self: {
      meaning: "提問者自己在這件事裡的姿態。",
      lead: (card) => `你自己的樣子，由${card}畫出來。`,
    },
    surroundings: {
      meaning: "圍繞這件事的人、地方與期待。",
      lead: (card) => `周遭的人與環境，由${card}定調。`,
    },
    hopesAndFears: {
      meaning: "既盼望又害怕的事，也正因此容易絆住人。",
      lead: (card) => `希望與恐懼交會在${card}，容易絆倒人的就在這裡。`,
    },
    outcome: {
      meaning: "把這一切合起來看，會往哪裡去。",
      lead: (card) => `合起來看，事情的走向由${card}來說。`,
    },
  },
};
