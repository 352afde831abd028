/** Sentences from which the reading of a year is put together. */

/** The sixteen yogas and what they do. */
export const tajikaYoga = {
  ikkabala: {
    text: "Ikkabala",
    about: "every planet stands in an angle or after one, and the year carries what is begun in it",
  },
  induvara: {
    text: "Induvara",
    about:
      "every planet stands in a declining house, and the year asks for patience in small things",
  },
  ithasala: {
    text: "Ithasala",
    about: "the quicker gives its light to the slower; the matter comes",
  },
  ishrapha: { text: "Ishrapha", about: "the light has been given; the matter moves away" },
  nakta: {
    text: "Nakta",
    about: "a quicker third carries the light; a go-between brings it about",
  },
  yamaya: { text: "Yamaya", about: "a slower third gathers the light; someone senior settles it" },
  manau: { text: "Manau", about: "Mars or Saturn takes the light on its way" },
  kambula: { text: "Kambula", about: "the Moon adds her light to the two" },
  gairiKambula: { text: "Gairi-Kambula", about: "the Moon will add hers from the next sign" },
  khallasara: { text: "Khallasara", about: "the Moon has nothing to add" },
  rudda: { text: "Rudda", about: "one of the two cannot hold what it is given" },
  duhphaliKuttha: { text: "Duhphali-Kuttha", about: "the slower receives in its own dignity" },
  dutthotthaDavira: {
    text: "Dutthottha-Davira",
    about: "two weak lords are helped by a strong one",
  },
  tambira: { text: "Tambira", about: "a lord meets a strong planet once it has changed signs" },
  kuttha: {
    text: "Kuttha",
    about: "dignity, a good house and the sight of benefics together; what it rules stands firm",
  },
  durapha: {
    text: "Durapha",
    about: "a hard house and bad company together; what it rules is better not leaned on",
  },
};

/** The house that the muntha has reached, the first first. */
export const munthaTexts = [
  "health, name and first moves draw the attention, and a fresh start carries",
  "earnings and the family table come first, and honest speech pays",
  "own effort opens what waiting would not",
  "home and ease want care before plans outside it thrive",
  "learning, children and good ideas bear",
  "rivals, debts and routines take their toll, and order is the answer",
  "partners set the pace, and travel tires",
  "delays teach economy, and old matters ask to be closed",
  "luck leans towards teachers, journeys and principle",
  "work is seen, and office or promotion comes within reach",
  "friends and gains answer, and wishes are met halfway",
  "spending, distance and retreat mark the months, and less is more",
] as const;

/** A year under each lord. */
export const yearLordTexts = {
  sun: "a year of standing up, of office and of being asked for a decision.",
  moon: "a year of movement among people, changeable and warm.",
  mars: "a year of contests and building; heat well used goes far.",
  mercury: "a year of papers, trade and quick learning.",
  jupiter: "a year that widens: counsel, study and fair gains.",
  venus: "a year of ties, comfort and taste.",
  saturn: "a year of long work whose wages come late.",
};
