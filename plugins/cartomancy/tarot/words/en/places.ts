/** What each place of a spread asks, and how it leads into its card, in English. */
import type { PlaceTexts } from "../../layouts.ts";

export const places: PlaceTexts = {
  single: {
    focus: {
      meaning: "One card answers with what is most worth attending to.",
      lead: (card) => `For this question ${card} has come up, and this is its counsel.`,
    },
  },
  pastPresentFuture: {
    past: {
      meaning: "What the matter has grown out of and still carries along.",
      lead: (card) => `Behind the question lies ${card}, and this is the scene it remembers.`,
    },
    present: {
      meaning: "How things stand at the moment of asking.",
      lead: (card) => `In the present stands ${card}.`,
    },
    future: {
      meaning: "Where the present course tends if nobody changes it.",
      lead: (card) => `Ahead, if the course is kept, lies ${card}.`,
    },
  },
  situationActionOutcome: {
    situation: {
      meaning: "What is actually the case, before anyone does anything about it.",
      lead: (card) => `The matter as it stands is shown by ${card}.`,
    },
    action: {
      meaning: "What can be done about it from where you are.",
      lead: (card) => `On what can be done, ${card} has this to say.`,
    },
    outcome: {
      meaning: "What such action tends to open.",
      lead: (card) => `Where that way leads is shown by ${card}.`,
    },
  },
  mindBodySpirit: {
    mind: {
      meaning: "What thoughts are turning around.",
      lead: (card) => `In the mind ${card} is at work.`,
    },
    body: {
      meaning: "What the daily round, the senses and the practical side are asking for.",
      lead: (card) => `For the body and its daily round, ${card} speaks.`,
    },
    spirit: {
      meaning: "Which way the deeper wish is leaning.",
      lead: (card) => `The spirit leans towards ${card}.`,
    },
  },
  celticCross: {
    present: {
      meaning: "The heart of the matter and the air around it.",
      lead: (card) => `At the heart of the matter lies ${card}.`,
    },
    crossing: {
      meaning: "What lies across the matter, whether it hinders or holds; it is read upright.",
      lead: (card) => `Across it is laid ${card}, and this is how it gets in the way.`,
    },
    crown: {
      meaning: "The best that can be aimed for in the circumstances.",
      lead: (card) => `Above it, as something to aim for, is ${card}.`,
    },
    root: {
      meaning: "The ground the matter stands on, seen or unseen.",
      lead: (card) => `Underneath, at the root, is ${card}.`,
    },
    past: {
      meaning: "An influence that is just passing away behind.",
      lead: (card) => `Receding into the past is ${card}, whose picture is still clear.`,
    },
    nearFuture: {
      meaning: "An influence that is coming into play next.",
      lead: (card) => `Next to come into view is ${card}.`,
    },
    self: {
      meaning: "The asker's own stance in the matter.",
      lead: (card) => `Your own part in it is drawn by ${card}.`,
    },
    surroundings: {
      meaning: "The people, places and expectations around the matter.",
      lead: (card) => `Around you, in the people and places concerned, ${card} sets the tone.`,
    },
    hopesAndFears: {
      meaning: "What is longed for and dreaded at once, and can trip the asker for that reason.",
      lead: (card) => `Hope and fear meet in ${card}, and this is where they can trip you.`,
    },
    outcome: {
      meaning: "Where all of this tends when it is taken together.",
      lead: (card) => `Where all of this tends is shown by ${card}.`,
    },
  },
};
