/** What plum blossom terms mean in English. */

export const bodyAndUse = {
  useGenerates: "use generates body",
  same: "both alike",
  bodyControls: "body controls use",
  bodyGenerates: "body generates use",
  useControls: "use controls body",
};

export const standings = {
  favourable: "help comes from outside, and the matter is likely to go well",
  withEffort: "you have the upper hand, and gain costs effort",
  draining: "you give more than you get; set a limit beforehand",
  unfavourable: "circumstances press on you, and it is better to wait or to go round",
  saved: "there is harm in it, and what it turns into comes to your help",
};

export const weights = {
  favourable: "Use feeds body, or both are of one kind",
  withEffort: "Body masters use, with effort",
  draining: "Body spends itself on use",
  unfavourable: "Use presses body",
  saved: "Use presses body, and what it becomes feeds it",
};

export const doings = {
  same: "is of one kind with the body",
  generates: "feeds the body",
  generatedBy: "draws on the body",
  controls: "presses the body",
  controlledBy: "is mastered by the body",
};

export const basis = { strokes: "strokes", tones: "tones", number: "number of characters" };

export const tone = {
  level: "level",
  rising: "rising",
  departing: "departing",
  entering: "entering",
};

export const methods = {
  time: "the moment",
  numbers: "the numbers",
  text: "the text",
  counts: "the counts and the hour",
  strokes: "the strokes",
  object: "the object, its direction and the hour",
  figure: "the figure as given",
};
