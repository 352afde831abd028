import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { RoomsWords } from "./words/en.ts";

/** The rooms of a house against the square of eighty-one. */
export const vastuRooms = defineProcedure({
  name: "vastu.rooms",
  tradition: "vastu",
  words: wordsIn<RoomsWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/vastu.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "kitchen in the fire's corner, gods in the south-west, a plot of four to three",
      input: {
        rooms: [
          { use: "kitchen", directionDeg: 135 },
          { use: "worship", directionDeg: 225 },
          { use: "bedroom", directionDeg: 180 },
        ],
        facingDeg: 90,
        plot: { lengthMm: 12000, widthMm: 9000 },
      },
      expect: {
        rooms: [
          { zone: { id: "se" }, guardian: { id: "agni" }, fit: { id: "best" } },
          { zone: { id: "sw" }, guardian: { id: "nirriti" }, fit: { id: "amiss" } },
          { zone: { id: "s" }, guardian: { id: "yama" }, fit: { id: "best" } },
        ],
        plot: { ratio: 1.333, shape: { id: "good" } },
      },
      source:
        "Muhurta Chintamani XII.21: kitchen in the south-east, bed in the south, gods in the north-east",
    },
    {
      title: "a well in the south-east, a study between west and south-west",
      input: {
        rooms: [
          { use: "water", directionDeg: 130 },
          { use: "study", directionDeg: 247.5 },
        ],
        facingDeg: 0,
      },
      expect: { rooms: [{ fit: { id: "amiss" } }, { fit: { id: "best" } }], plot: null },
      source:
        "Brihat Samhita 54.97: a well in the south-east brings fire; Muhurta Chintamani XII.21: study",
    },
  ],
  references: [
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "XII.21" },
    { title: "Vishvakarma Prakasha", part: "rooms of a house" },
    { title: "Brihat Samhita", author: "Varahamihira", year: "6th century", part: "53-54" },
    { title: "Mayamata", part: "5 and 9" },
  ],
});
