/** Several of one rank, in English: four, three and two, upright and reversed; after A. E. Waite (1910), who has them of Etteilla. */
export const companies: Readonly<
  Record<string, readonly [upright: readonly string[], reversed: readonly string[]]>
> = {
  king: [
    ["great honour", "a consultation", "minor counsel"],
    ["speed", "trade", "projects"],
  ],
  queen: [
    ["a great debate", "deception by a woman", "sincere friends"],
    ["bad company", "gluttony", "work"],
  ],
  knight: [
    ["serious matters", "a lively debate", "intimacy"],
    ["an alliance", "a meeting face to face, as in a duel", "touchiness"],
  ],
  page: [
    ["a dangerous illness, or what is as bad for the matter", "a dispute", "disquiet"],
    ["privation", "idleness", "society"],
  ],
  ten: [
    ["condemnation", "a new condition", "change"],
    ["an event", "disappointment", "an expectation met"],
  ],
  nine: [
    ["a good friend", "success", "a receipt"],
    ["usury", "imprudence", "a small profit"],
  ],
  eight: [
    ["a reverse", "marriage", "something newly learnt"],
    ["an error", "a spectacle", "misfortune"],
  ],
  seven: [
    ["intrigue", "infirmity", "news"],
    ["quarrellers", "joy", "doubtful company"],
  ],
  six: [
    ["abundance", "success", "irritability"],
    ["care", "satisfaction", "a downfall"],
  ],
  five: [
    ["regularity", "determination", "a watch kept"],
    ["order", "hesitation", "a reverse"],
  ],
  four: [
    ["a journey close at hand", "a subject for reflection", "sleeplessness"],
    ["walks abroad", "disquiet", "a dispute"],
  ],
  three: [
    ["progress", "unity", "calm"],
    ["great success", "serenity", "safety"],
  ],
  two: [
    ["contention", "security", "accord"],
    ["a reconciliation", "apprehension", "mistrust"],
  ],
  ace: [
    ["a favourable chance", "a small success", "trickery"],
    ["dishonour", "excess", "enemies"],
  ],
};
