/** The images and their gist, in words of ours. */
import type { FigureId } from "../figures.ts";

export const yutFigure: Readonly<
  Record<FigureId, { readonly text: string; readonly gist: string }>
> = {
  "do-do-do": {
    text: "a child sees its kind mother",
    gist: "what you long for is near and comes towards you",
  },
  "do-do-gae": {
    text: "a rat in the granary",
    gist: "plenty lies around you; take it without noise",
  },
  "do-do-geol": { text: "a candle in the dark night", gist: "one clear idea lights the whole way" },
  "do-do-mo": {
    text: "flies meet spring",
    gist: "what was stiff stirs again; move while it is warm",
  },
  "do-gae-do": {
    text: "great water flows backward",
    gist: "everything pushes the other way; step aside for now",
  },
  "do-gae-gae": {
    text: "merit won out of a fault",
    gist: "a mistake gives you the chance to prove yourself",
  },
  "do-gae-geol": {
    text: "a moth beats at the lamp",
    gist: "what shines hurts whoever flies too close",
  },
  "do-gae-mo": {
    text: "iron meets fire",
    gist: "pressure softens your hold; do not sign under heat",
  },
  "do-geol-do": {
    text: "a crane loses its wings",
    gist: "the means fail; walk where you meant to fly",
  },
  "do-geol-gae": { text: "the hungry are fed", gist: "what you lacked most is given first" },
  "do-geol-geol": { text: "a dragon enters the ocean", gist: "you come to where your size fits" },
  "do-geol-mo": {
    text: "a tortoise among bamboo shoots",
    gist: "safe and slow; nothing presses, nothing hurries",
  },
  "do-mo-do": {
    text: "a tree without roots",
    gist: "it looks tall and holds nothing; build below first",
  },
  "do-mo-gae": { text: "what was given up revives", gist: "a matter you had closed opens again" },
  "do-mo-geol": { text: "the cold are clothed", gist: "shelter comes, plain and in time" },
  "do-mo-mo": { text: "the poor find a treasure", gist: "a find that others overlooked is yours" },
  "gae-do-do": {
    text: "the Sun goes into cloud",
    gist: "your worth is not seen today; wait for the wind",
  },
  "gae-do-gae": { text: "sun after long rain", gist: "the long wait ends in one morning" },
  "gae-do-geol": {
    text: "a bow without its arrows",
    gist: "the will is there and the means are not",
  },
  "gae-do-mo": { text: "a bird without feathers", gist: "not yet; let them grow before you leap" },
  "gae-gae-do": { text: "a weak horse under a load", gist: "you carry what belongs to two" },
  "gae-gae-gae": {
    text: "a crane climbs the sky",
    gist: "you rise in sight of all; keep your neck straight",
  },
  "gae-gae-geol": { text: "a hungry hawk gets meat", gist: "a sharp eye is rewarded; strike once" },
  "gae-gae-mo": {
    text: "a cart without two wheels",
    gist: "one side is missing; find the partner first",
  },
  "gae-geol-do": { text: "an infant gets milk", gist: "ask simply and you are given" },
  "gae-geol-gae": {
    text: "a remedy for a stubborn trouble",
    gist: "the right help exists and is within reach",
  },
  "gae-geol-geol": { text: "a butterfly finds its flower", gist: "two who suit each other meet" },
  "gae-geol-mo": { text: "a bow gets its arrows", gist: "now the means are there; aim" },
  "gae-mo-do": {
    text: "greeting a distant guest",
    gist: "courtesy opens the door by a hand's breadth",
  },
  "gae-mo-gae": {
    text: "a river fish out of water",
    gist: "you are in the wrong place, not the wrong person",
  },
  "gae-mo-geol": {
    text: "ripples on the water",
    gist: "something stirs below; it shows soon and passes",
  },
  "gae-mo-mo": {
    text: "a dragon gets the wishing pearl",
    gist: "what completes you comes to hand",
  },
  "geol-do-do": { text: "a great fish enters water", gist: "relief, and room to turn" },
  "geol-do-gae": { text: "a fan given in the heat", gist: "a small gift at just the hour" },
  "geol-do-geol": { text: "a hawk without claws", gist: "you see it and cannot hold it" },
  "geol-do-mo": {
    text: "a pearl thrown in the river",
    gist: "do not spend the best where it sinks",
  },
  "geol-gae-do": { text: "horns grow on the dragon", gist: "your standing becomes visible" },
  "geol-gae-gae": {
    text: "poor, and low besides",
    gist: "little now; keep your name clean and wait",
  },
  "geol-gae-geol": { text: "a poor scholar gets his stipend", gist: "learning pays at last" },
  "geol-gae-mo": { text: "a cat meets a mouse", gist: "the chance runs past you: now" },
  "geol-geol-do": { text: "a fish becomes a dragon", gist: "one leap changes what you are called" },
  "geol-geol-gae": { text: "an ox gets hay and beans", gist: "work is fed; keep the pace" },
  "geol-geol-geol": { text: "blossom turns to fruit", gist: "what began prettily becomes useful" },
  "geol-geol-mo": {
    text: "a monk goes back to the world",
    gist: "an old vow is laid down; mind what you take up",
  },
  "geol-mo-do": {
    text: "a traveller thinks of home",
    gist: "part of you is elsewhere; write before you return",
  },
  "geol-mo-gae": {
    text: "a horse without a whip",
    gist: "it could run and nobody urges it; set a date",
  },
  "geol-mo-geol": { text: "a traveller finds the road", gist: "you were near it all along" },
  "geol-mo-mo": { text: "sun on the dew", gist: "bright and brief; enjoy it before noon" },
  "mo-do-do": { text: "parents are given a child", gist: "joy that asks for care" },
  "mo-do-gae": {
    text: "merit without reward",
    gist: "you did it, and nobody counts it; keep a record",
  },
  "mo-do-geol": {
    text: "a dragon goes into the deep",
    gist: "withdraw and gather; this is no defeat",
  },
  "mo-do-mo": {
    text: "the blind man comes straight to the door",
    gist: "you find it without seeing how",
  },
  "mo-gae-do": { text: "a fire seen in the dark", gist: "a sign to steer by" },
  "mo-gae-gae": { text: "a person without arms", gist: "you cannot do this alone; ask for hands" },
  "mo-gae-geol": { text: "it helps to see the great", gist: "go to the one who decides" },
  "mo-gae-mo": { text: "a horn bow without a string", gist: "good stuff, and the link is missing" },
  "mo-geol-do": { text: "wind at the ear", gist: "talk goes round; hear it and let it go" },
  "mo-geol-gae": {
    text: "a child gets a treasure",
    gist: "luck in innocent hands; let no one manage it",
  },
  "mo-geol-geol": {
    text: "someone won, and lost again",
    gist: "hold with an open hand, and speak clearly",
  },
  "mo-geol-mo": { text: "disorder, and no luck in it", gist: "do one thing, then the next" },
  "mo-mo-do": { text: "at a loss what to live by", gist: "draw the plan before you spend the day" },
  "mo-mo-gae": { text: "a fish swallows the hook", gist: "the offer has a line on it" },
  "mo-mo-geol": { text: "a flying bird meets a man", gist: "a start and no harm; look who it is" },
  "mo-mo-mo": {
    text: "an elder brother is given a younger",
    gist: "a companion who looks up to you arrives",
  },
};
