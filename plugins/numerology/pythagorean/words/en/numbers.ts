/**
 * What the numbers say in each of their places, in English.
 *
 * Texts are original; the themes of the numbers follow F. Campbell, Your Days Are Numbered (1931),
 * and L. D. Balliett, The Philosophy of Numbers (1908).
 */
import type { NumberTexts, Texts } from "../../texts.ts";

export const numbers: NumberTexts = {
  1: {
    keywords: "initiative, independence, will",
    path: "A path of One is walked in front: things move because somebody began, and that somebody learns to be alone with a decision. Its long lesson is to lead without needing followers.",
    expression: "The name speaks as a One, in short sentences that begin things.",
    desire: "At heart there is a wish to stand on one's own feet and to have chosen the ground.",
    face: "Others meet somebody who seems to know the way, whether or not that is so.",
    gift: "The birthday adds a talent for beginnings.",
    season: "beginning and standing alone",
  },
  2: {
    keywords: "partnership, tact, patience",
    path: "A path of Two is walked beside someone: its strength is in listening, timing and the sense for what would help. Its long lesson is that peace kept at one's own cost is only a loan.",
    expression: "The name speaks as a Two, and what it says usually joins two others.",
    desire: "At heart there is a wish for company in which nothing has to be proved.",
    face: "Others meet a quiet manner that notices more than it mentions.",
    gift: "The birthday adds an ear for tone and half-tones.",
    season: "cooperation, waiting and detail",
  },
  3: {
    keywords: "expression, joy, imagination",
    path: "A path of Three is walked aloud: words, colours and company are its tools, and gladness its working material. Its long lesson is to finish one song before starting the next.",
    expression:
      "The name speaks as a Three, with colour, and is remembered for how it said things.",
    desire: "At heart there is a wish to be delighted, and to pass the delight on.",
    face: "Others meet warmth first and find the sensitive side later.",
    gift: "The birthday adds a gift for saying it well.",
    season: "expression, friends and making things",
  },
  4: {
    keywords: "order, work, foundation",
    path: "A path of Four is built rather than walked, a course at a time, and what stands at the end can be lived in. Its long lesson is to tell a wall that carries from one that merely encloses.",
    expression: "The name speaks as a Four, plainly, and is taken at its word.",
    desire: "At heart there is a wish for firm ground and for work that can be seen at evening.",
    face: "Others meet someone they would give a key to.",
    gift: "The birthday adds the patience of a builder.",
    season: "work, order and laying foundations",
  },
  5: {
    keywords: "freedom, change, senses",
    path: "A path of Five turns corners: it learns by trying, and there is little that it has not tried. Its long lesson is that freedom grows when it is spent on something.",
    expression: "The name speaks as a Five, quickly, in more than one language of life.",
    desire: "At heart there is a wish to keep the door on the latch.",
    face: "Others meet movement, curiosity and a bag already half packed.",
    gift: "The birthday adds quick feet and a wide taste.",
    season: "change, travel and trying out",
  },
  6: {
    keywords: "care, responsibility, harmony",
    path: "A path of Six leads home and keeps the kettle on: people bring it their troubles because it can carry them. Its long lesson is to help without arranging.",
    expression: "The name speaks as a Six, kindly, with a view on how the room should be.",
    desire: "At heart there is a wish to be needed and to see everybody fed.",
    face: "Others meet somebody they would tell it to.",
    gift: "The birthday adds a hand for making people feel at home.",
    season: "home, duty and mending ties",
  },
  7: {
    keywords: "inquiry, solitude, insight",
    path: "A path of Seven goes inward and takes notes: it would rather know one thing than have heard of ten. Its long lesson is to trust before the proof is complete.",
    expression: "The name speaks as a Seven, seldom, and has thought about it.",
    desire: "At heart there is a wish for quiet in which something can be understood.",
    face: "Others meet reserve, and take it for distance until they are asked in.",
    gift: "The birthday adds a mind that takes things apart and puts them back.",
    season: "study, rest and turning inward",
  },
  8: {
    keywords: "power, means, judgement",
    path: "A path of Eight deals in means: money, office, leverage, and the question of what they are for. Its long lesson is that power returns in the coin in which it was paid out.",
    expression: "The name speaks as an Eight, and people check their figures.",
    desire: "At heart there is a wish to build something that works without supervision.",
    face: "Others meet authority and look for the person inside it.",
    gift: "The birthday adds a sense for what a thing is worth.",
    season: "means, office and harvest",
  },
  9: {
    keywords: "compassion, breadth, completion",
    path: "A path of Nine has room in it: it feels at home among strangers and is moved by what does not concern it. Its long lesson is to close a door gently and leave it closed.",
    expression: "The name speaks as a Nine, to more people than are in the room.",
    desire: "At heart there is a wish that it may be well with everyone.",
    face: "Others meet generosity with a far-away look in it.",
    gift: "The birthday adds a heart that takes in more than its own.",
    season: "finishing, giving and letting go",
  },
  11: {
    keywords: "inspiration, sensitivity, signal",
    path: "A path of Eleven runs close to the wire: it picks up what is in the air and has to earth it in a Two's daily patience. Its long lesson is to be a lamp without being consumed as the oil.",
    expression: "The name speaks as an Eleven, and now and then says more than it knew.",
    desire: "At heart there is a wish to be a window for something larger.",
    face: "Others meet a charge in the air and cannot quite say whence it comes.",
    gift: "The birthday adds a fine antenna and the need to rest it.",
    season: "inspiration, and nerves to be looked after",
  },
  22: {
    keywords: "large works, method, service",
    path: "A path of Twenty-two is a Four that draws on a larger sheet: it can build for people it will never meet. Its long lesson is that the great plan is made of Tuesdays.",
    expression: "The name speaks as a Twenty-two, in plans that others can carry out.",
    desire: "At heart there is a wish to leave something that holds.",
    face: "Others meet calm competence and seldom see the size of what it is measuring.",
    gift: "The birthday adds the head of an architect on a mason's shoulders.",
    season: "building on a large scale",
  },
  33: {
    keywords: "teaching, devotion, example",
    path: "A path of Thirty-three is a Six whose household has no walls: it teaches by how it does things. Its long lesson is to care for the carer too.",
    expression: "The name speaks as a Thirty-three, and what it says has been lived first.",
    desire: "At heart there is a wish to lift what can be lifted.",
    face: "Others meet a kindness that makes them behave better.",
    gift: "The birthday adds the patience to explain it once more.",
    season: "teaching and wholehearted service",
  },
};

/** What a missing number asks to be practised. */
export const lessons: Texts = {
  1: "saying what one wants",
  2: "waiting for another's pace",
  3: "showing what one feels",
  4: "keeping at it in order",
  5: "welcoming change",
  6: "carrying a duty gladly",
  7: "being alone with a thought",
  8: "handling means and power",
  9: "feeling with strangers",
};

/** The four debts, as one sentence each. */
export const debts: Texts = {
  13: "Thirteen on the way to Four asks for work that was once left to others.",
  14: "Fourteen on the way to Five asks for measure where freedom was once misused.",
  16: "Sixteen on the way to Seven asks for humility: what was built on pride is taken down to be built on truth.",
  19: "Nineteen on the way to One asks for help to be accepted as well as given.",
};

/** A challenge, 0-8: what the difficulty is. */
export const challenges: Texts = {
  0: "left to one's own choice",
  1: "standing up for oneself without fighting",
  2: "being sensitive without taking offence",
  3: "speaking up without scattering",
  4: "being thorough without being rigid",
  5: "being free without running away",
  6: "caring without deciding for others",
  7: "being private without shutting doors",
  8: "handling power without being handled by it",
};
