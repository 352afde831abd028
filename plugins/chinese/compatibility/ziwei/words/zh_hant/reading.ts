/** 以繁體中文撰寫合盤之解讀。 */
import { BRANCH } from "#lore";
import type { Reading, Speaker } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import type { MajorId } from "#east/purple_star/stars.ts";
import { majorStar } from "#east/purple_star/words/zh_hant.ts";
import { inLife } from "../../../../ziwei/chart/words/zh_hant/themes.ts";
import type { Grade, Who } from "../../../scoring.ts";
import { grade } from "../../../words/zh_hant.ts";
import type { ZiweiMatch } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import {
  leadOf,
  openEnds,
  openParts,
  partOf,
  partsSaid,
  voicesOf,
  type MatchPart,
  type Side,
} from "../../highlights.ts";
import { part as partNames } from "./parts.ts";

const ADVICE: Readonly<Record<Grade, string>> = {
  harmonious: "兩盤相得，起步自易，長久則仍在用心。",
  neutral: "兩盤無甚助礙，可為之處正多，端看如何經營。",
  difficult: "兩盤尚須磨合，若能明言所期、各有天地，亦可久處。",
};

/** 全篇，並附撰文者可用之事實。 */
export function readOut(answer: ZiweiMatch, say: Speaker): Reading {
  const both = answer.a.life && answer.b.life;
  return {
    paragraphs: both
      ? [
          readLives(answer, say),
          `${partsSaid(answer)
            .map(({ evidence }) => say.phrase(evidence))
            .join("。")}。`,
          readWhole(answer),
        ]
      : [readUnknown(answer), readOpen(answer), readWhole(answer)],
    outline: ["兩人命宮", "往來之象", "總論與相左之處"],
    facts: factsOf(answer, say),
  };
}

const SELF: Readonly<Record<Who, string>> = { first: "前者", second: "後者" };
const names = (stars: readonly MajorId[]) => stars.map((star) => majorStar[star]).join("、");

function readLives(answer: ZiweiMatch, say: Speaker): string {
  const { a, b } = answer;
  const shared = answer.sharedStars ?? [];
  const common = shared.length > 0 ? `兩人命宮同有${names(shared)}，稟性多有相通。` : "";
  const palaces = say.phrase(partOf(answer, "lifePalaces").evidence);
  return `${readLife(a, "first")}${readLife(b, "second", leadOf(a))}${common}${palaces}。`;
}

function readLife(side: Side, who: Who, before?: MajorId): string {
  const { stars, lent, branch } = side.life!;
  const seated = lent ? `借對宮${names(stars)}安之` : `${names(stars)}坐守`;
  return `${SELF[who]}命宮在${nativeOf(BRANCH, branch)}，${seated}，${inLife[leadOf(side, before)]}。`;
}

function readUnknown({ a, b }: ZiweiMatch): string {
  const missing = [a.life ? "" : "前者", b.life ? "" : "後者"].filter((who) => who !== "");
  const known = a.life ? readLife(a, "first") : b.life ? readLife(b, "second") : "";
  return `${missing.join("與")}未具生時，宮位無從安立，故歷起當日各時辰之盤而取其平均。${known}`;
}

function readOpen(answer: ZiweiMatch): string {
  const [most, least] = openParts(answer);
  return `生時所繫，以${partNames[most.part]}為最，可自 ${most.range!.least} 至 ${most.range!.most}；${partNames[least.part]}所繫最輕，在 ${least.range!.least} 與 ${least.range!.most} 之間。`;
}

function readWhole(answer: ZiweiMatch): string {
  const { score, verdict } = answer;
  return (
    `以五十為中，兩盤合得 ${score} 分，屬「${grade[verdict.value]}」。` +
    `${readDissent(answer)}${ADVICE[verdict.value]}${readRange(answer)}總分之法諸家未定，兩人相處所得，非命盤所能盡知。`
  );
}

function readDissent(answer: ZiweiMatch): string {
  const { pros, cons } = voicesOf(answer);
  const named = (parts: readonly MatchPart[]) =>
    parts.map(({ part, value }) => `${partNames[part]}（${value}）`).join("與");
  const sides = [
    pros.length > 0 ? `助其合者為${named(pros)}` : "",
    cons.length > 0 ? `礙其合者為${named(cons)}` : "",
  ].filter((side) => side !== "");
  return sides.length > 0 ? `然各項不盡相同：${sides.join("，")}。` : "";
}

function readRange(answer: ZiweiMatch): string {
  const open = openEnds(answer);
  if (!open) return "";
  const { least, most, sure } = open;
  return least === most
    ? `未具之項於分數無礙，皆為 ${least} 分。`
    : `因有未具之項，分數可在 ${least} 至 ${most} 之間，${sure ? "結論則不因此而異" : "結論未能確定"}。`;
}
