/** 《易》諸術共用之詞。 */
import { natives } from "#east/natives.ts";
import { AUGURY, type Side } from "../terms.ts";
import { readTexts } from "./parse.ts";
import { first } from "./zh_hant/first.ts";
import { second } from "./zh_hant/second.ts";
import { sides } from "./zh_hant/sides.ts";

export const texts = readTexts([first, second], sides);

export const side: Readonly<Record<Side, string>> = {
  love: "情感",
  work: "事業",
  money: "財務",
};

export const augury = natives(AUGURY);
