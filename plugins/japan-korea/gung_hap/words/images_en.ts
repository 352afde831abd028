/** What the images of two sounds say, in words of ours. */
import type { Image } from "../terms.ts";

export const gungHapImage: Readonly<
  Record<Image, { readonly text: string; readonly gist: string }>
> = {
  woodWood: {
    text: "the house loses hen and dog",
    gist: "two trees crowd each other; agree early who leads and keep a common purse",
  },
  woodFire: {
    text: "a fan in midsummer",
    gist: "what the one has is just what the other needs",
  },
  woodEarth: {
    text: "sewing clothes as winter begins",
    gist: "late but not too late: effort turns a hard start warm",
  },
  woodMetal: {
    text: "a lying ox loaded with grass",
    gist: "the one cuts, the other bears; share the load before it tells",
  },
  woodWater: {
    text: "a small bird becomes a hawk",
    gist: "the woman's side feeds the man's, and both rise by it",
  },
  fireWood: {
    text: "a small bird becomes a crane",
    gist: "the fire is fed, and the home becomes finer than it began",
  },
  fireFire: {
    text: "a dragon becomes a fish",
    gist: "two fires flare up and eat what was saved; one must cool first",
  },
  fireEarth: {
    text: "a person becomes an immortal of the hills",
    gist: "warmth bakes something lasting, a house that others visit gladly",
  },
  fireMetal: {
    text: "a dragon loses its pearl",
    gist: "what is precious melts in quarrels; leave treasures out of them",
  },
  fireWater: {
    text: "old legs cross a bridge",
    gist: "every step needs care; go slowly and hold on to each other",
  },
  earthWood: {
    text: "a bare tree meets autumn",
    gist: "roots break the ground; give the other room before it dries",
  },
  earthFire: {
    text: "a fish becomes a dragon",
    gist: "the woman's warmth ripens the man's plans",
  },
  earthEarth: {
    text: "blossom on every branch",
    gist: "field beside field: steady growth and a full store",
  },
  earthMetal: {
    text: "a small bird becomes a hawk",
    gist: "the ground brings forth ore; what was hidden comes to use",
  },
  earthWater: {
    text: "drinking wine and singing sad songs",
    gist: "one dams what the other lets flow; speak before it turns sour",
  },
  metalWood: {
    text: "a swimming fish out of water",
    gist: "the sharp word cuts the other's breath; blunt it",
  },
  metalFire: {
    text: "a lean horse under a heavy load",
    gist: "one is driven too hard; ask for less at a time",
  },
  metalEarth: {
    text: "a hill gains soil and trees",
    gist: "what the one lays down the other builds on",
  },
  metalMetal: {
    text: "a dragon turned into a fish",
    gist: "two blades ring loud; a third to mediate helps",
  },
  metalWater: {
    text: "four horses find their carriage",
    gist: "strength meets something worth pulling",
  },
  waterWood: {
    text: "a sea serpent becomes a dragon",
    gist: "the man's side feeds the woman's growth, and the house shares it",
  },
  waterFire: {
    text: "fallen flowers in the heat",
    gist: "steam and hiss: passion at first, then care is needed to keep either",
  },
  waterEarth: {
    text: "all things meet frost",
    gist: "banks too narrow for the stream; leave each other a way out",
  },
  waterMetal: {
    text: "three travellers meet a younger brother",
    gist: "help arrives from one's own people when it is wanted",
  },
  waterWater: {
    text: "a sick horse meets the needle",
    gist: "two streams run together; what ails you is healed by company",
  },
};
