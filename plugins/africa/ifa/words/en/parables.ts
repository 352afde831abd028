import type { Parables } from "../parables.ts";

export const parables: Parables = {
  ogbe: {
    leads:
      "A traveller came to a crossroads at first light and found the grass on one path already trodden; he thanked whoever had gone before, and was there by noon.",
    answers: "Behind it a door stands open in daylight, and nobody is guarding it.",
  },
  oyeku: {
    leads:
      "When the drummers had gone home, an old woman stayed to sweep the square; under the dust she found the bead that everybody had danced upon.",
    answers:
      "Behind it evening comes down, and with it the ones who speak only when the noise stops.",
  },
  iwori: {
    leads:
      "A buyer turned a calabash round three times and praised it; then he put his ear to it, heard the seed rattle, and paid half.",
    answers:
      "Behind it somebody is looking in through the wall of the thing, and sees how it was made.",
  },
  odi: {
    leads:
      "The potter sealed the jar and the children cried that it was empty; nine months later she broke the clay, and it was full.",
    answers: "Behind it something is shut that is not finished but growing.",
  },
  irosun: {
    leads:
      "A man dug for his own well and struck a ring of stones laid by hands that nobody could name; he cleaned the old well, and the water was sweeter than any he would have found.",
    answers: "Behind it runs a vein of what was left to you, below the level of the eye.",
  },
  owonrin: {
    leads:
      "The river changed its bed in a single night, and the ferryman woke among yams; he sold the boat for a hoe before noon and ate before anyone else.",
    answers: "Behind it the luck of the day has already turned round once and may do so again.",
  },
  obara: {
    leads:
      "A poor man carried home the pumpkins that his richer brothers had thrown away; he cut them for supper and did not sleep that night, for counting.",
    answers: "Behind it stands a small thing that nobody has yet weighed.",
  },
  okanran: {
    leads:
      "Two neighbours came to blows over one goat; the goat had a kid while they shouted, and each went home leading an animal.",
    answers: "Behind it a hard word has been said, and it was the first word of something.",
  },
  ogunda: {
    leads:
      "The smith was asked for a sword and made a hoe, since the forest was nearer than the enemy; by harvest there was a road through the trees, and the enemy came along it to trade.",
    answers: "Behind it iron waits, and a stretch of ground that only work will open.",
  },
  osa: {
    leads:
      "When the storm took the roof, the wife ran after it and the husband held on to the wall; she came back with the roof and with the seed that the wind had stolen from five farms.",
    answers: "Behind it blows a wind that carries off and brings in by the same gate.",
  },
  ika: {
    leads:
      "A snake lay coiled on the path, and the hunters called it a threat; the child who stepped round it softly found that it had been guarding eggs.",
    answers: "Behind it strength is folded up, and a word would let it out.",
  },
  oturupon: {
    leads:
      "A woman carried a child on her back, a load on her head and the talk of the village on her shoulders; at the stream she put down the third, and the way home was short.",
    answers:
      "Behind it a load is carried that needs a second pair of hands, and the mending basket.",
  },
  otura: {
    leads:
      "A stranger asked for water in words that nobody knew; the one who gave it learnt his greeting, and years later it opened a gate in a town far off.",
    answers: "Behind it comes one who prays otherwise and means the same.",
  },
  irete: {
    leads:
      "The palm wine tapper fell twice from the tree and swore not to fall a third time; he cut steps, and everybody laughed, and everybody drank.",
    answers:
      "Behind it something presses down slowly, the way a foot treads clay until it will hold.",
  },
  ose: {
    leads:
      "The brook was told that the sea was greater, and went on over its pebbles; in the dry months they came to it with jars, and asked its pardon.",
    answers: "Behind it sweet water runs, a mirror with it, and enough for those who share.",
  },
  ofun: {
    leads:
      "A king gave away his cloth, his cattle and his drum until he had only a white cap left; the people looked at the cap, and nobody sat down before he did.",
    answers: "Behind it there is something white that is given and not counted.",
  },
};
