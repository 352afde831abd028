/**
 * What Cheiro's numbers say, in English.
 *
 * Themes of the compounds: Cheiro, Book of Numbers (1926), in our own words; portraits are original.
 */

/** Rulers of the single numbers. */
export const ruler = {
  sun: {
    text: "Sun",
    portrait:
      "One is the Sun's: it originates, insists and shines best when it may sign its own work.",
  },
  moon: {
    text: "Moon",
    portrait:
      "Two is the Moon's: gentle, imaginative, waxing and waning with the company it keeps.",
  },
  jupiter: {
    text: "Jupiter",
    portrait:
      "Three is Jupiter's: it likes order, rank and a good table, and takes command as a duty.",
  },
  uranus: {
    text: "Uranus (Sun)",
    portrait:
      "Four sees everything from the other side: it opposes without wishing to quarrel and reforms without being asked.",
  },
  mercury: {
    text: "Mercury",
    portrait:
      "Five is Mercury's: quick, sociable, springing back from any blow, and friends with every number.",
  },
  venus: {
    text: "Venus",
    portrait:
      "Six is Venus's: it draws people, loves beautiful rooms and will not give way once its heart has spoken.",
  },
  neptune: {
    text: "Neptune (Moon)",
    portrait: "Seven travels, by ship or by book, and comes home with a religion of its own.",
  },
  saturn: {
    text: "Saturn",
    portrait:
      "Eight is Saturn's: deep, slow to be understood, and in earnest about whatever it takes up.",
  },
  mars: {
    text: "Mars",
    portrait:
      "Nine is Mars's: it fights for its ground, and is won by affection where force would fail.",
  },
};

/** Meanings of the compound numbers that do not repeat another. */
export const compounds: Readonly<Record<number, string>> = {
  10: "Ten is the wheel: a name that rises or falls as it is willed, and is known either way.",
  11: "Eleven is two strengths that pull apart; hidden trials and divided counsel ask for a firm hand.",
  12: "Twelve is easily spent on other people's plans, and does well to read before it signs.",
  13: "Thirteen overturns and makes new; what it shakes down was due, and what it builds needs using well.",
  14: "Fourteen is movement, trade and the open road, with haste as its only toll.",
  15: "Fifteen has charm and a voice that opens purses, and owes it to itself to mean what it says.",
  16: "Sixteen is the tower that was built too high; a plan made beforehand turns the fall into a descent.",
  17: "Seventeen is a star with peace in it: troubles are outlived, and the name lasts longer than they do.",
  18: "Eighteen sets matter against spirit, and quarrels near home are settled only by gentleness.",
  19: "Nineteen is the Sun at morning: success, good repute and plans that come into the light.",
  20: "Twenty is a call to get up: a new purpose arrives, delays come with it, and patience carries both.",
  21: "Twenty-one is the crown after a long test, given late and kept.",
  22: "Twenty-two is a good heart in a dream of safety; it should ask twice before trusting once.",
  23: "Twenty-three is the royal star: help comes from above, and plans find their patrons.",
  24: "Twenty-four brings favour and affection, and gains through those who stand higher or hold dear.",
  25: "Twenty-five learns by watching: strength comes out of trials that were observed with care.",
  26: "Twenty-six warns of joint undertakings; advice should be weighed and accounts kept apart.",
  27: "Twenty-seven holds the sceptre: its own ideas bear fruit, and it does best by following them.",
  28: "Twenty-eight promises much and may see it carried off; provision for beginning again is its wisdom.",
  29: "Twenty-nine lives among uncertainties and fair-weather friends, and learns from them whom to keep.",
  30: "Thirty is thought looking back: a detached mind, strong where it chooses to be and indifferent to show.",
  31: "Thirty-one is like thirty, but further from company: self-contained, and lonely if it does not take care.",
  32: "Thirty-two works wonders by talk between many, so long as it holds to its own judgement.",
  37: "Thirty-seven is good company: friendship, love and partnerships that prosper.",
  43: "Forty-three is upheaval and unfinished enterprise; a smaller plan may be the one that stands.",
  51: "Fifty-one is the warrior's sudden advance, welcome in the field and watched for jealousy at home.",
};
