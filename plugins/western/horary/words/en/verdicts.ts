import type { Kind } from "../../categories.ts";
import type { Verdict } from "../../answer.ts";

/** What a judgement amounts to, by kind of question; the end of a sentence that begins with the chart. */
export const VERDICTS: Readonly<Record<Kind, Readonly<Record<Verdict, string>>>> = {
  obtain: {
    favourable: "says yes",
    conditional: "leaves it open",
    unfavourable: "says no",
  },
  state: {
    favourable: "shows the one asked about safe and well placed",
    conditional: "shows the one asked about neither safe nor in trouble",
    unfavourable: "shows the one asked about in difficulties",
  },
  vessel: {
    favourable: "shows a safe passage",
    conditional: "leaves the passage uncertain",
    unfavourable: "shows a passage with damage",
  },
  endure: {
    favourable: "says that it will last",
    conditional: "leaves open whether it lasts",
    unfavourable: "says that it will not last",
  },
  children: {
    favourable: "says that there will be children",
    conditional: "leaves open whether there will be children",
    unfavourable: "gives little hope of children",
  },
  report: {
    favourable: "says that the report is true",
    conditional: "leaves the report doubtful",
    unfavourable: "says that the report is false",
  },
  lost: {
    favourable: "says that it will be found",
    conditional: "leaves open whether it is found",
    unfavourable: "says that it will not be found",
  },
  theft: {
    favourable: "says that the goods come back",
    conditional: "leaves open whether the goods come back",
    unfavourable: "says that the goods do not come back",
  },
  fugitive: {
    favourable: "says that the one who fled is overtaken",
    conditional: "leaves open whether the one who fled is overtaken",
    unfavourable: "says that the one who fled gets away",
  },
  release: {
    favourable: "says that the one who is held is freed",
    conditional: "leaves open whether the one who is held is freed",
    unfavourable: "says that the one who is held stays where he is",
  },
  contest: {
    favourable: "says that the one who asks prevails",
    conditional: "finds the two sides equal",
    unfavourable: "says that the other side prevails",
  },
  siege: {
    favourable: "says that the place is taken",
    conditional: "finds the two sides equal",
    unfavourable: "says that the place holds out",
  },
};
