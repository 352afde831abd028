/**
 * What a planet of one person does with a planet of the other; `{x}` has the first planet of the key, `{y}` the second.
 *
 * @source R. Davison, Synastry (1977), part 2; S. Arroyo, Relationships and Life Cycles (1979), ch. 4
 */
import type { TwoPeople } from "../../pairs.ts";

export const twoPeople: TwoPeople = {
  "sun sun": {
    easy: "each recognises the other's aims",
    tense: "both want to lead on the same day",
  },
  "sun moon": {
    easy: "{x} gives direction, and {y} gives it a home",
    tense: "the plans of {x} step on the feelings of {y}",
  },
  "sun mercury": {
    easy: "{y} finds the words for what {x} wants",
    tense: "{y} comments where {x} wants assent",
  },
  "sun venus": {
    easy: "{y} enjoys what {x} is proud of",
    tense: "{y} misses grace in {x}, and {x} misses firmness in {y}",
  },
  "sun mars": {
    easy: "{y} sets the plans of {x} in motion",
    tense: "{y} takes up challenges that {x} never meant",
  },
  "sun jupiter": {
    easy: "{y} believes in {x} and opens doors",
    tense: "{y} promises more than {x} can keep",
  },
  "sun saturn": {
    easy: "{y} gives the plans of {x} a frame that lasts",
    tense: "{y} judges where {x} hoped for praise",
  },
  "moon moon": {
    easy: "both come to rest in the same things",
    tense: "one is wide awake when the other wants quiet",
  },
  "moon mercury": {
    easy: "{y} can say what {x} feels",
    tense: "{y} explains where {x} wants to be held",
  },
  "moon venus": {
    easy: "{y} is tender where {x} needs it",
    tense: "{x} wants to be cared for while {y} wants to be courted",
  },
  "moon mars": {
    easy: "{y} protects what {x} loves",
    tense: "{y} hurts {x} before noticing",
  },
  "moon jupiter": {
    easy: "{y} makes {x} feel that there will be enough",
    tense: "{y} laughs away what troubles {x}",
  },
  "moon saturn": {
    easy: "{y} gives {x} a shelter that holds",
    tense: "{x} feels cold beside {y}, and {y} feels leaned upon",
  },
  "mercury mercury": {
    easy: "talk never runs dry",
    tense: "the same words mean two things",
  },
  "mercury venus": {
    easy: "{x} pays compliments that {y} believes",
    tense: "{x} reasons about what {y} simply likes",
  },
  "mercury mars": {
    easy: "{x} plans, and {y} has it done before evening",
    tense: "debate between {x} and {y} turns into dispute",
  },
  "mercury jupiter": {
    easy: "{y} shows {x} the larger map",
    tense: "{x} asks for details and {y} for trust",
  },
  "mercury saturn": {
    easy: "{y} makes the ideas of {x} stand up",
    tense: "{y} corrects until {x} falls silent",
  },
  "venus venus": {
    easy: "taste and tenderness agree",
    tense: "each gives what the other did not ask for",
  },
  "venus mars": {
    easy: "{x} attracts, {y} pursues, and both know it",
    tense: "the attraction between {x} and {y} is strong and seldom quiet",
  },
  "venus jupiter": {
    easy: "{x} and {y} are generous to each other and to guests",
    tense: "together {x} and {y} spend what neither has",
  },
  "venus saturn": {
    easy: "{y} keeps faith with what {x} loves",
    tense: "{y} is sparing where {x} wants warmth",
  },
  "mars mars": {
    easy: "both work and fight on the same side",
    tense: "both push at the same door from opposite sides",
  },
  "mars jupiter": {
    easy: "{y} gives the courage of {x} a cause",
    tense: "{x} and {y} egg each other on too far",
  },
  "mars saturn": {
    easy: "{y} gives the force of {x} a plan",
    tense: "{x} presses the pedal while {y} holds the brake",
  },
  "jupiter jupiter": {
    easy: "both hope for the same things",
    tense: "each preaches what the other does not believe",
  },
  "jupiter saturn": {
    easy: "{x} enlarges what {y} has secured",
    tense: "{x} would venture what {y} would keep",
  },
  "saturn saturn": {
    easy: "both take duty at the same pace",
    tense: "each has rules for the other",
  },
};
