/** The places of a cast: their names, what they ask, and how they lead into their rune, in English. */
import type { PlaceTexts } from "../../spreads.ts";

export const places: PlaceTexts = {
  focus: {
    text: "Focus",
    asks: "One rune says what the moment is asking for.",
    lead: (rune) => `Out of the bag comes ${rune}, with this to say.`,
  },
  situation: {
    text: "Situation",
    asks: "What lies on the cloth before anything is moved.",
    lead: (rune) => `The ground of the matter is ${rune}.`,
  },
  action: {
    text: "Action",
    asks: "What your own hand can do about it.",
    lead: (rune) => `For the hand that acts, ${rune} has come.`,
  },
  outcome: {
    text: "Outcome",
    asks: "What such action is likely to loosen.",
    lead: (rune) => `What comes of it is carved as ${rune}.`,
  },
  urd: {
    text: "Urd: what has become",
    asks: "What has already come about and lies in the well.",
    lead: (rune) => `Urd draws ${rune} from the well, and it shows how this began.`,
  },
  verdandi: {
    text: "Verdandi: what is becoming",
    asks: "What is coming about now and can still be shaped.",
    lead: (rune) => `Verdandi is weaving with ${rune}, and there is still a thread to hold.`,
  },
  skuld: {
    text: "Skuld: what is owed",
    asks: "What follows from the first two, as a debt follows a loan.",
    lead: (rune) => `Skuld carves ${rune} for what follows from this.`,
  },
  present: {
    text: "Present (centre)",
    asks: "The matter as it is now, in the middle of the cloth.",
    lead: (rune) => `In the middle lies ${rune}.`,
  },
  past: {
    text: "Past (left)",
    asks: "What the matter came from and has not quite left.",
    lead: (rune) => `To the left, where it came from, lies ${rune} with its old picture.`,
  },
  future: {
    text: "Future (right)",
    asks: "Where it leans if the hand is not moved.",
    lead: (rune) => `To the right, where it leans, lies ${rune}.`,
  },
  help: {
    text: "Help (below)",
    asks: "What supports from beneath and can be called upon.",
    lead: (rune) => `Below, as help, ${rune} holds out a hand.`,
  },
  challenge: {
    text: "Challenge (above)",
    asks: "What hangs over the matter and has to be met before it is settled.",
    lead: (rune) => `Above, as the thing to be met, hangs ${rune}.`,
  },
};
