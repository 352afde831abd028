/** What its dignity and its motion do to a planet; each follows the name of the planet. */
import type { Motions, States } from "../../reading_order.ts";

/** @source W. Lilly, Christian Astrology (1647), pp. 57-83, well and ill dignified */
export const states: States = {
  sun: {
    domicile: "is at home there and warms without asking",
    exaltation: "is exalted there and leads as if born to it",
    detriment: "is in detriment there and looks for itself in other eyes",
    fall: "is in its fall there and bends too readily to what others want",
  },
  moon: {
    domicile: "is at home there and follows its tides without shame",
    exaltation: "is exalted there and gives calm to a whole house",
    detriment: "is in detriment there and rations its needs",
    fall: "is in its fall there and takes no comfort that is offered",
  },
  mercury: {
    domicile: "is at home there and never short of a word",
    exaltation: "is exalted there and exact in everything",
    detriment: "is in detriment there and easily leaps past the facts",
    fall: "is in its fall there and drifts between two thoughts",
  },
  venus: {
    domicile: "is at home there and pleases without effort",
    exaltation: "is exalted there and gives more than was asked",
    detriment: "is in detriment there and wins by pursuit what others win by charm",
    fall: "is in its fall there and doubts that it can be loved as it is",
  },
  mars: {
    domicile: "is at home there and knows what it fights for",
    exaltation: "is exalted there and commands its own force",
    detriment: "is in detriment there and fights with blunted weapons",
    fall: "is in its fall there and gets its way by detours",
  },
  jupiter: {
    domicile: "is at home there and can be relied on",
    exaltation: "is exalted there and generous to a fault",
    detriment: "is in detriment there and loses the great plan among details",
    fall: "is in its fall there and trusts in effort more than in luck",
  },
  saturn: {
    domicile: "is at home there and builds to last",
    exaltation: "is exalted there and judges fairly",
    detriment: "is in detriment there and fears to look small",
    fall: "is in its fall there and knows patience only from defeat",
  },
};

export const motions: Motions = {
  mercury: "is retrograde and goes over each sentence twice",
  venus: "is retrograde and comes back to what it once loved",
  mars: "is retrograde and turns its anger inward before it acts",
};
