/**
 * What two planets do together, by how they meet; each ends a sentence that begins with the aspect. The three
 * slow pairs (Uranus, Neptune, Pluto among themselves) belong to generations and are not read.
 *
 * @source R. Hand, Horoscope Symbols (1981), ch. 8; C. E. O. Carter, The Astrological Aspects (1930)
 */
import type { AngleSenses, PairSenses } from "../../pairs.ts";

export const pairs: PairSenses = {
  "sun moon": {
    union: "makes will and feeling one so that a decision is hard to see from outside",
    easy: "lets what is wanted and what is needed agree without much debate",
    tense: "sets what is wanted against what is needed until both have had their say",
  },
  "sun mercury": { union: "ties thought so closely to the self that opinions feel like identity" },
  "sun venus": { union: "gives a wish to please and an eye for what becomes the occasion" },
  "sun mars": {
    union: "puts heat behind every purpose and makes waiting a trial",
    easy: "lets courage serve a purpose without wasting itself in quarrels",
    tense: "meets resistance head-on and mistakes contradiction for attack",
  },
  "sun jupiter": {
    union: "widens the stage and expects things to go well because they mostly do",
    easy: "brings confidence that others are glad to back",
    tense: "promises more than one person can carry and learns proportion late",
  },
  "sun saturn": {
    union: "makes duty part of the self and praise hard to accept",
    easy: "gives the patience to build a reputation stone by stone",
    tense: "puts a strict judge beside every effort and success long after others expected it",
  },
  "sun uranus": {
    union: "insists on being nobody's copy",
    easy: "welcomes change early enough to profit from it",
    tense: "breaks off where a rule is felt before asking what the rule was for",
  },
  "sun neptune": {
    union: "blurs the outline of the self and opens it to music, faith or make-believe",
    easy: "lets imagination serve a real aim",
    tense: "chases an image of itself and has to learn who is actually there",
  },
  "sun pluto": {
    union: "makes every aim a matter of all or nothing",
    easy: "gives staying power when something has to be rebuilt from the ground",
    tense: "draws contests over who decides until control is shared on purpose",
  },
  "moon mercury": {
    union: "gives feelings words at once and words the colour of the mood",
    easy: "listens as well as it talks and remembers both",
    tense: "argues with its own mood and says today what it regrets tomorrow",
  },
  "moon venus": {
    union: "needs beauty and company as others need food",
    easy: "makes affection easy to give and easy to take",
    tense: "gives in for the sake of peace and then counts the cost",
  },
  "moon mars": {
    union: "acts on feeling before the thought arrives",
    easy: "turns a mood into something done",
    tense: "flares up at home over what was swallowed outside",
  },
  "moon jupiter": {
    union: "feeds and shelters more people than the table has chairs",
    easy: "trusts that there will be enough and shares it",
    tense: "comforts itself with too much of a good thing",
  },
  "moon saturn": {
    union: "learnt early to keep its needs small and its promises exact",
    easy: "gives feelings a dependable frame",
    tense: "holds back tenderness for fear of being a burden",
  },
  "moon uranus": {
    union: "needs room to breathe inside every closeness",
    easy: "takes changes at home in its stride",
    tense: "runs hot and cold and leaves before it can be left",
  },
  "moon neptune": {
    union: "takes in the mood of a room like a sponge",
    easy: "understands without being told",
    tense: "pities where it ought to ask and is sometimes deceived by its own kindness",
  },
  "moon pluto": {
    union: "feels nothing by halves and forgets little",
    easy: "comes through emotional crises stronger and quieter",
    tense: "guards a deep mistrust that only proof of loyalty softens",
  },
  "mercury venus": {
    union: "puts things gracefully and sells them without seeming to",
    easy: "has tact at its fingertips and a feeling for form in words",
  },
  "mercury mars": {
    union: "thinks at the speed of repartee",
    easy: "decides quickly and explains clearly",
    tense: "wins the argument and loses the listener",
  },
  "mercury jupiter": {
    union: "thinks in broad strokes and loves to teach",
    easy: "sees the point of a thing and its place in the whole",
    tense: "signs before reading the small print",
  },
  "mercury saturn": {
    union: "weighs each word and trusts only what it has checked",
    easy: "studies with method and keeps what it has learnt",
    tense: "doubts its own intelligence until practice has proved it",
  },
  "mercury uranus": {
    union: "leaps to conclusions that turn out to be right more often than is polite",
    easy: "finds the unusual solution without effort",
    tense: "interrupts and changes the subject when it is bored",
  },
  "mercury neptune": {
    union: "thinks in images and hears what was meant",
    easy: "puts the unsayable into words or pictures",
    tense: "loses the thread between what was said and what was imagined",
  },
  "mercury pluto": {
    union: "asks until the last door opens",
    easy: "researches patiently and says what others leave out",
    tense: "turns a talk into an interrogation",
  },
  "venus mars": {
    union: "joins charm to desire and is seldom overlooked",
    easy: "courts and creates with one gesture",
    tense: "wants and pushes away by turns so that love comes with sparks",
  },
  "venus jupiter": {
    union: "gives generously and is liked for it",
    easy: "draws favours and good company almost without asking",
    tense: "tempts to excess in spending, sweets or promises of love",
  },
  "venus saturn": {
    union: "loves late and loyally and looks before it leaps",
    easy: "keeps affection through plain years",
    tense: "asks to be shown that it is loved and finds the proof too small",
  },
  "venus uranus": {
    union: "falls for the unusual and at first sight",
    easy: "keeps love fresh by leaving it free",
    tense: "tires of what is certain and is excited by what is not",
  },
  "venus neptune": {
    union: "loves an ideal and paints it over the person",
    easy: "brings a gift for art or for tenderness without terms",
    tense: "forgives too much and wakes to see whom it had loved",
  },
  "venus pluto": {
    union: "loves as if under a spell and expects the same",
    easy: "deepens with each crisis shared",
    tense: "makes jealousy or money the test of affection",
  },
  "mars jupiter": {
    union: "attempts the large thing at once and inspires others to join",
    easy: "acts at the right moment and with luck on its side",
    tense: "overreaches in zeal and fights on more fronts than it has troops",
  },
  "mars saturn": {
    union: "drives with the brake on and gets there all the same",
    easy: "works hard and steadily where others tire",
    tense: "swings between pushing too hard and not daring to begin",
  },
  "mars uranus": {
    union: "moves suddenly and cannot bear to be ordered",
    easy: "improvises well with tools and in emergencies",
    tense: "breaks things by haste when patience would have done",
  },
  "mars neptune": {
    union: "fights for a dream or not at all",
    easy: "acts with finesse and without raising its voice",
    tense: "loses force in vague aims and is angered by what it cannot grasp",
  },
  "mars pluto": {
    union: "has a reserve of force that frightens those who meet it unprepared",
    easy: "finishes what everyone else has given up",
    tense: "makes contests total unless it chooses its battles",
  },
  "jupiter saturn": {
    union: "builds in twenty-year steps and knows both hope and its price",
    easy: "keeps growth within what can be sustained",
    tense: "alternates between expansion and retreat until the two are scheduled",
  },
  "jupiter uranus": {
    union: "is struck by sudden chances and takes them",
    easy: "profits from what is new and shares the discovery",
    tense: "gambles on freedom without a plan for the next day",
  },
  "jupiter neptune": {
    union: "believes on a grand scale",
    easy: "is carried by faith and generosity",
    tense: "mistakes a hope for a fact in matters of belief or credit",
  },
  "jupiter pluto": {
    union: "aims for influence and usually obtains it",
    easy: "restores what had been written off",
    tense: "presses a conviction until it becomes a crusade",
  },
  "saturn uranus": {
    union: "reforms the house while living in it",
    easy: "brings order to new methods",
    tense: "is torn between the safe post and the open road",
  },
  "saturn neptune": {
    union: "gives dreams a form or lets form dissolve",
    easy: "works patiently for an ideal",
    tense: "is haunted by vague duties and does well to write down which are real",
  },
  "saturn pluto": {
    union: "endures what would break others and hardens in doing so",
    easy: "handles power with restraint",
    tense: "meets harsh limits and learns economy of force",
  },
};

/** What a planet does on an angle of the birth; each ends a sentence that begins with the time. */
export const angleSenses: AngleSenses = {
  sun: {
    ascendant: "puts the person in the light, wanted or not",
    midheaven: "brings a part in public that can be called one's own",
  },
  moon: {
    ascendant: "wears its moods in the face",
    midheaven: "answers to the public and to its tides",
  },
  mercury: {
    ascendant: "is spent in talks, papers and comings and goings",
    midheaven: "calls for writing, selling or speaking in the career",
  },
  venus: {
    ascendant: "softens the manner and draws company",
    midheaven: "brings favour from those above",
  },
  mars: {
    ascendant: "acts at once and is quickly provoked",
    midheaven: "fights for rank and gets its way by work",
  },
  jupiter: {
    ascendant: "walks through doors that were shut before",
    midheaven: "raises the name",
  },
  saturn: {
    ascendant: "carries more on its own shoulders and learns to say no",
    midheaven: "brings the office together with the duty",
  },
  uranus: {
    ascendant: "surprises those who thought they knew the person",
    midheaven: "turns the career abruptly",
  },
  neptune: {
    ascendant: "loses old outlines and dreams of others",
    midheaven: "wants work that serves something higher and is vague about pay",
  },
  pluto: {
    ascendant: "sheds a whole manner of appearing",
    midheaven: "meets power in public and is changed by it",
  },
};
