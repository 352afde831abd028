/** The eighty-one stem pairs in English: name, and the gist of what is made of it. */
import type { StemPair } from "../../formations/stem_pairs.ts";

export const stemPair: Readonly<
  Record<StemPair, { readonly text: string; readonly sense: string }>
> = {
  "yi-yi": {
    text: "the day wonder doubled",
    sense: "keep your place; this is no time to court the great",
  },
  "yi-bing": {
    text: "wonder and wonder in accord",
    sense: "with a good star advancement, with a bad one partners part",
  },
  "yi-ding": { text: "wonders assist each other", sense: "papers and applications go well" },
  "yi-wu": {
    text: "good for yin, bad for yang",
    sense: "quiet dealings pass; open ones under a bad door cost money",
  },
  "yi-ji": { text: "the day wonder in mist", sense: "things stay unclear, and the door decides" },
  "yi-geng": {
    text: "the day wonder punished",
    sense: "disputes about property; a couple keep secrets",
  },
  "yi-xin": {
    text: "the green dragon flees",
    sense: "people and money run off; look after staff and animals",
  },
  "yi-ren": {
    text: "the day wonder goes to ground",
    sense: "seniors and juniors are at odds, and it comes to argument",
  },
  "yi-gui": {
    text: "the canopy meets the star",
    sense: "good for withdrawing, study and keeping out of harm",
  },
  "bing-yi": {
    text: "Sun and Moon walk together",
    sense: "public plans and private ones both succeed",
  },
  "bing-bing": {
    text: "the month wonder against its master",
    sense: "pressure by documents; losses and mislaid things",
  },
  "bing-ding": {
    text: "star wonder, vermilion bird",
    sense: "letters bring luck to people of rank, calm to others",
  },
  "bing-wu": {
    text: "the bird falls into its nest",
    sense: "what you plan comes to you of itself",
  },
  "bing-ji": {
    text: "rebel fire under punishment",
    sense: "papers stall and rules bite; the door turns it either way",
  },
  "bing-geng": {
    text: "Mars enters Venus",
    sense: "the household leaks, and a thief takes his leave",
  },
  "bing-xin": { text: "Sun and Moon meet", sense: "what is planned is achieved" },
  "bing-ren": {
    text: "fire in heaven's snare",
    sense: "bad for the one who moves first; much talk",
  },
  "bing-gui": {
    text: "the month wonder in earth's net",
    sense: "someone unseen does harm, and troubles repeat",
  },
  "ding-yi": {
    text: "the human escape",
    sense: "promotion for officials, a match or money for others",
  },
  "ding-bing": {
    text: "the star turns with the Moon",
    sense: "a leap for the great; for others joy that overshoots",
  },
  "ding-ding": {
    text: "the wonder enters great yin",
    sense: "the document arrives, and the wish with it",
  },
  "ding-wu": { text: "the green dragon shines again", sense: "officials rise and others prosper" },
  "ding-ji": {
    text: "fire enters the hooked array",
    sense: "grudges from an affair; a woman is at the root of it",
  },
  "ding-geng": {
    text: "papers held up",
    sense: "the document is delayed, the traveller comes back",
  },
  "ding-xin": {
    text: "the vermilion bird in prison",
    sense: "the accused goes free, the official loses his seat",
  },
  "ding-ren": {
    text: "wonder and instrument joined",
    sense: "favour from above, and a fair hearing",
  },
  "ding-gui": {
    text: "the vermilion bird plunges into the river",
    sense: "news sinks, and papers cause disputes",
  },
  "wu-yi": { text: "the green dragon meets a spirit", sense: "as the door is, so is the matter" },
  "wu-bing": {
    text: "the green dragon turns its head",
    sense: "a very good start, unless press, grave or punishment spoil it",
  },
  "wu-ding": {
    text: "the green dragon in splendour",
    sense: "good for meeting the great and asking for a name",
  },
  "wu-wu": { text: "the green dragon lies low", sense: "everything is blocked; stay quiet" },
  "wu-ji": { text: "the noble in prison", sense: "neither public nor private aims succeed" },
  "wu-geng": {
    text: "the duty symbol flies off",
    sense: "good turns flat and bad turns worse; no profit",
  },
  "wu-xin": {
    text: "the green dragon breaks a leg",
    sense: "a good door still lets you try; a bad one costs money or a fall",
  },
  "wu-ren": {
    text: "the green dragon in heaven's gaol",
    sense: "unfavourable to all undertakings, open or hidden",
  },
  "wu-gui": {
    text: "the green dragon under the canopy",
    sense: "luck with a good door, detours with a bad one",
  },
  "ji-yi": { text: "the earth door meets the star", sense: "hide, step back, leave no trace" },
  "ji-bing": {
    text: "rebel fire at the earth door",
    sense: "one wrong answers another; affairs are to be avoided",
  },
  "ji-ding": {
    text: "the vermilion bird in its grave",
    sense: "a case that is lost first and won later",
  },
  "ji-wu": {
    text: "the dog meets the green dragon",
    sense: "with a good door superiors are pleased; else effort is wasted",
  },
  "ji-ji": { text: "the earth door meets a ghost", sense: "nothing succeeds; do not plan now" },
  "ji-geng": { text: "punishment returns the name", sense: "whoever sues first loses" },
  "ji-xin": {
    text: "the wandering soul in a grave",
    sense: "uneasy influences; keep away from gloomy places",
  },
  "ji-ren": { text: "earth's net stretched high", sense: "wiles and jealousy; do not act" },
  "ji-gui": { text: "earth's punishment, dark warrior", sense: "weakness and legal ties press" },
  "geng-yi": { text: "Venus meets the star", sense: "retreat is good, advance is bad" },
  "geng-bing": {
    text: "Venus enters Mars",
    sense: "the thief comes; the guest gains and the host pays",
  },
  "geng-ding": {
    text: "the graceful pose",
    sense: "a private attachment becomes a case; a good door saves it",
  },
  "geng-wu": { text: "Tianyi lies under attack", sense: "nothing should be undertaken" },
  "geng-ji": { text: "punishment by the office", sense: "the law weighs heavily" },
  "geng-geng": { text: "Venus doubled, the pattern of war", sense: "brothers and peers collide" },
  "geng-xin": { text: "the white tiger bars the way", sense: "vehicles fail on long journeys" },
  "geng-ren": { text: "drifting", sense: "you lose the road, and no message arrives" },
  "geng-gui": { text: "the great barrier", sense: "travellers do not come, cases do not end" },
  "xin-yi": {
    text: "the white tiger rages",
    sense: "household and partners scatter; avoid distance",
  },
  "xin-bing": { text: "a bond against its master", sense: "money leads to a lawsuit" },
  "xin-ding": {
    text: "the gaoler finds a wonder",
    sense: "trade doubles, and the bound are released",
  },
  "xin-wu": {
    text: "the trapped dragon is hurt",
    sense: "loss before the law; submit and keep to your share",
  },
  "xin-ji": {
    text: "self-punished in prison",
    sense: "staff turn on their master, and complaint finds no ear",
  },
  "xin-geng": { text: "the white tiger strikes", sense: "blades cross; step back and it settles" },
  "xin-xin": {
    text: "lying low in heaven's court",
    sense: "public business fails, and one accuses oneself",
  },
  "xin-ren": { text: "the bad snake in prison", sense: "two contend for one, and it does not end" },
  "xin-gui": {
    text: "heaven's gaol under a canopy",
    sense: "light fails, and one walks into the net",
  },
  "ren-yi": { text: "the little snake has its way", sense: "women are gentle, men get on" },
  "ren-bing": { text: "the water snake in the fire", sense: "official troubles one after another" },
  "ren-ding": {
    text: "a bond, and the snake punished",
    sense: "documents entangle; better for men than for women",
  },
  "ren-wu": {
    text: "the little snake becomes a dragon",
    sense: "men advance, and a daughter is welcomed",
  },
  "ren-ji": { text: "the snake punished in return", sense: "cases are lost; yield and it passes" },
  "ren-geng": { text: "Venus seizes the snake", sense: "justice is fair and quick" },
  "ren-xin": { text: "snakes entwined", sense: "no rest even under a good door" },
  "ren-ren": {
    text: "the snake in earth's snare",
    sense: "outside matters entangle, home matters tangle too",
  },
  "ren-gui": { text: "scandal of the young", sense: "a family's shame comes out" },
  "gui-yi": {
    text: "the canopy meets the star again",
    sense: "rank for the great, peace for the rest",
  },
  "gui-bing": {
    text: "the canopy against its master",
    sense: "hard for high and low, but the superior is pleased",
  },
  "gui-ding": {
    text: "the soaring snake writhes",
    sense: "papers and cases burn the fingers; false alarms",
  },
  "gui-wu": { text: "Tianyi in union", sense: "money, marriage and partnership are helped" },
  "gui-ji": {
    text: "the canopy at the earth door",
    sense: "news is cut off on both sides; shelter is best",
  },
  "gui-geng": { text: "Venus in the net", sense: "who disputes by force condemns himself" },
  "gui-xin": { text: "net and canopy over heaven's gaol", sense: "the case goes against you" },
  "gui-ren": {
    text: "the snake seen again",
    sense: "a second marriage or a second start, with little fruit",
  },
  "gui-gui": {
    text: "heaven's net on all sides",
    sense: "travellers lose companions; cases hurt both parties",
  },
};
