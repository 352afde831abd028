/** What the two Maya arts share, in English. */

/** The twenty days by what they are named after. */
export const daySign = {
  imix: {
    text: "water lily",
    portrait:
      "thinks in dreams and hunches, and does well to let a night pass before acting on them",
  },
  ik: {
    text: "wind",
    portrait:
      "moves the air in any room, quick of word and quick of temper, and breathes easier out of doors",
  },
  akbal: {
    text: "dawn and dusk",
    portrait:
      "is at home between two lights, opens what was closed, and makes a good go-between at weddings",
  },
  kan: {
    text: "net",
    portrait: "gathers people and goods into one net, and has to learn which knots to untie",
  },
  chikchan: {
    text: "serpent",
    portrait: "carries strength coiled at the base of the spine, and is calm until it is not",
  },
  kimi: {
    text: "the forebears",
    portrait: "listens to those who went before, forgives, and ends quarrels with few words",
  },
  manik: {
    text: "deer",
    portrait: "stands on four feet, leads without pushing, and expects to be met as an equal",
  },
  lamat: {
    text: "seed",
    portrait: "plants, waits and shares, and has more patience with fields than with people",
  },
  muluk: {
    text: "offering",
    portrait: "feels what is owed and pays it, and is lighter once the account is settled",
  },
  ok: {
    text: "dog",
    portrait: "is loyal to the house, fair in judgement, and easily led by the nose when in love",
  },
  chuwen: {
    text: "thread",
    portrait: "spins beginnings into a thread, plays, weaves and remembers the pattern",
  },
  eb: {
    text: "road",
    portrait: "is best on the way somewhere, and has advice for every traveller",
  },
  ben: {
    text: "reed",
    portrait: "keeps the hearth and the staff of office, and bends only as a reed does",
  },
  ix: {
    text: "jaguar",
    portrait: "walks softly, sees at night, and is at one with hill and forest",
  },
  men: {
    text: "bird",
    portrait: "sees from above, asks boldly for good fortune and is often given it",
  },
  kib: {
    text: "the forgiver",
    portrait: "knows what a fault is from the inside, and can set others free of theirs",
  },
  kaban: {
    text: "thought",
    portrait: "thinks a matter to its end, and speaks when it has been asked",
  },
  etznab: {
    text: "flint",
    portrait:
      "cuts to the bone of a thing, heals by cutting, and must watch the edge of the tongue",
  },
  kawak: {
    text: "thunderstorm",
    portrait:
      "gathers the family under one roof and its troubles with it, and clears the air at last",
  },
  ajaw: {
    text: "blowgun hunter",
    portrait:
      "aims long and lets fly once, proud of the mark and curious about the night beyond it",
  },
};

/** Points on which students of the calendar differ. */
export const language = {
  title: "Language of the day names",
  options: { kiche: "Kʼicheʼ, of the day-keepers", yucatec: "Yucatec, of the books" },
};
export const correlation = {
  title: "Correlation of the long count",
  options: {
    "584283": "584283, the unbroken count of the highlands",
    "584285": "584285, two days later",
    "584286": "584286, three days later",
  },
};
