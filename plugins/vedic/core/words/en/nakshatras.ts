/** The nakshatras and what the books attach to them. */

export const nakshatra = {
  ashwini: {
    text: "Ashwini",
    deity: "the Ashvins, twin physicians",
    symbol: "a horse's head",
    theme:
      "It starts quickly, likes to be first on the road, and has a healer's instinct for what can be mended at once.",
  },
  bharani: {
    text: "Bharani",
    deity: "Yama, keeper of order",
    symbol: "the vessel that bears",
    theme:
      "It carries much and lets go late; what is entrusted to it is held with loyalty and a strict sense of what is due.",
  },
  krittika: {
    text: "Krittika",
    deity: "Agni, the fire",
    symbol: "a blade or flame",
    theme:
      "It cuts to the point and warms those near it; criticism comes easily and is usually meant to improve.",
  },
  rohini: {
    text: "Rohini",
    deity: "Prajapati, lord of creatures",
    symbol: "an ox-cart",
    theme:
      "It makes things grow: a love of beauty and comfort, patience with slow work, and some reluctance to share.",
  },
  mrigashira: {
    text: "Mrigashira",
    deity: "Soma, the nectar",
    symbol: "a deer's head",
    theme:
      "It searches, scents and compares; curiosity is the charm of this Moon and restlessness its price.",
  },
  ardra: {
    text: "Ardra",
    deity: "Rudra, the storm",
    symbol: "a drop of rain or a tear",
    theme:
      "It thinks hardest when the weather is rough; after upheaval comes clear air and a second, better plan.",
  },
  punarvasu: {
    text: "Punarvasu",
    deity: "Aditi, the boundless mother",
    symbol: "a quiver of arrows",
    theme:
      "It returns, repairs and begins again; generous in outlook, it needs a home to come back to.",
  },
  pushya: {
    text: "Pushya",
    deity: "Brihaspati, teacher of the gods",
    symbol: "the udder of a cow",
    theme:
      "It nourishes and steadies others, trusts tested forms, and finds its authority in service.",
  },
  ashlesha: {
    text: "Ashlesha",
    deity: "the Nagas, the serpents",
    symbol: "a coiled serpent",
    theme:
      "It reads motives closely and holds on; insight is its gift, and it does best when trust makes grasping needless.",
  },
  magha: {
    text: "Magha",
    deity: "the Pitris, the ancestors",
    symbol: "a throne",
    theme:
      "It stands on what was handed down; dignity, ceremony and the good name of the family matter to it.",
  },
  purvaPhalguni: {
    text: "Purva Phalguni",
    deity: "Bhaga, giver of good fortune",
    symbol: "the front legs of a couch",
    theme:
      "It knows how to enjoy and how to host; talent unfolds in company, and rest is taken seriously.",
  },
  uttaraPhalguni: {
    text: "Uttara Phalguni",
    deity: "Aryaman, patron of contracts",
    symbol: "the back legs of a couch",
    theme:
      "It keeps its word; friendship, marriage and agreements are where this Moon shows its worth.",
  },
  hasta: {
    text: "Hasta",
    deity: "Savitr, the impelling Sun",
    symbol: "a hand",
    theme:
      "It thinks with its hands: skill, wit and quick adjustment, with a wish to have things under control.",
  },
  chitra: {
    text: "Chitra",
    deity: "Tvashtr, the divine craftsman",
    symbol: "a bright jewel",
    theme: "It wants form and brilliance; an eye for design goes with a taste for being seen.",
  },
  swati: {
    text: "Swati",
    deity: "Vayu, the wind",
    symbol: "a young shoot in the wind",
    theme:
      "It bends without breaking; independence, trade and fair dealing suit it, hurry does not.",
  },
  vishakha: {
    text: "Vishakha",
    deity: "Indra and Agni together",
    symbol: "a gateway hung with leaves",
    theme:
      "It sets a goal and keeps at it; the strength is resolve, the question whether the prize is worth it.",
  },
  anuradha: {
    text: "Anuradha",
    deity: "Mitra, the friend",
    symbol: "a lotus",
    theme:
      "It makes friends in strange places and stays devoted; cooperation is its art even under strain.",
  },
  jyeshtha: {
    text: "Jyeshtha",
    deity: "Indra, chief of the gods",
    symbol: "an umbrella or earring",
    theme:
      "It takes the part of the eldest: protective, proud, and more alone in responsibility than it shows.",
  },
  mula: {
    text: "Mula",
    deity: "Nirriti, who undoes",
    symbol: "a bundle of roots",
    theme:
      "It digs to the root; research, simplification and new beginnings follow from a dislike of half-truths.",
  },
  purvaAshadha: {
    text: "Purva Ashadha",
    deity: "Apas, the waters",
    symbol: "a winnowing fan",
    theme:
      "It persuades and refreshes; conviction comes early, and it seldom admits that a contest is lost.",
  },
  uttaraAshadha: {
    text: "Uttara Ashadha",
    deity: "the Vishvedevas, all the gods",
    symbol: "an elephant's tusk",
    theme:
      "It wins late and lastingly; principle, endurance and a broad base of allies serve it well.",
  },
  shravana: {
    text: "Shravana",
    deity: "Vishnu, who strides",
    symbol: "an ear or three footprints",
    theme: "It listens before it speaks; learning, tradition and good counsel travel through it.",
  },
  dhanishta: {
    text: "Dhanishta",
    deity: "the Vasus, lords of plenty",
    symbol: "a drum",
    theme: "It keeps time: ambition, rhythm and teamwork, with a liking for substance over show.",
  },
  shatabhisha: {
    text: "Shatabhisha",
    deity: "Varuna, lord of the deep",
    symbol: "an empty circle",
    theme:
      "It guards a private space and studies what is hidden; many remedies are known to it, few confidences given.",
  },
  purvaBhadrapada: {
    text: "Purva Bhadrapada",
    deity: "Aja Ekapada, the one-footed",
    symbol: "two faces or a sword",
    theme:
      "It burns for an idea; seriousness and a vivid inner life ask for a discipline that keeps the fire useful.",
  },
  uttaraBhadrapada: {
    text: "Uttara Bhadrapada",
    deity: "Ahirbudhnya, serpent of the depths",
    symbol: "the back legs of a couch, or twins",
    theme:
      "It is deep and slow to anger; steadiness, charity and a long memory lie under a quiet surface.",
  },
  revati: {
    text: "Revati",
    deity: "Pushan, guide of travellers",
    symbol: "a fish",
    theme:
      "It sees others safely across; kindness and imagination are plain, and limits have to be learnt.",
  },
};

/** Their names alone, where nothing further is said of them. */
export const nakshatraName = Object.fromEntries(
  Object.entries(nakshatra).map(([id, { text }]) => [id, text]),
) as Readonly<Record<keyof typeof nakshatra, string>>;

export const yoni = {
  horse: "horse",
  elephant: "elephant",
  sheep: "sheep",
  serpent: "serpent",
  dog: "dog",
  cat: "cat",
  rat: "rat",
  cow: "cow",
  buffalo: "buffalo",
  tiger: "tiger",
  deer: "deer",
  monkey: "monkey",
  mongoose: "mongoose",
  lion: "lion",
};
export const gana = {
  deva: "divine (Deva)",
  manushya: "human (Manushya)",
  rakshasa: "fierce (Rakshasa)",
};
export const nadi = { adi: "first (Adi)", madhya: "middle (Madhya)", antya: "last (Antya)" };
export const nakshatraNature = {
  fixed: "fixed",
  movable: "movable",
  fierce: "fierce",
  mixed: "mixed",
  light: "light and swift",
  soft: "soft",
  sharp: "sharp",
};
