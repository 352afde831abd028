/** 有所問時符文的解讀，繁體中文。 */
import type { Speaker } from "#sdk";
import { matters } from "#lore/words/matters_zh_hant.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import type { RunesAnswer } from "../../answer.ts";
import type { PlaceId } from "../../spreads.ts";
import { runes } from "./runes.ts";

type Cast = RunesAnswer["runes"][number];

/** 符文在各個位置如何落到所問之事的某一面。 */
const BEARS: Readonly<Record<PlaceId, (rune: string, part: string) => string>> = {
  focus: (rune, part) => `袋中取出的是${rune}，落在${part}。`,
  situation: (rune, part) => `底下墊著的是${rune}，托著${part}。`,
  action: (rune, part) => `動手的人有${rune}可用，用在${part}。`,
  outcome: (rune, part) => `由此而成的刻作${rune}，刻進${part}。`,
  urd: (rune, part) => `掌管既往的烏爾德（Urd）從井中汲出${rune}，連著${part}。`,
  verdandi: (rune, part) => `掌管當下的薇兒丹蒂（Verdandi）把${rune}織進${part}。`,
  skuld: (rune, part) => `掌管該償之事的詩寇蒂（Skuld）刻下${rune}，說的是${part}。`,
  present: (rune, part) => `居中的是${rune}，壓著${part}。`,
  past: (rune, part) => `在後面，${rune}已經作用於${part}。`,
  future: (rune, part) => `前方立著${rune}，朝著${part}。`,
  help: (rune, part) => `助力由${rune}而來，出自${part}。`,
  challenge: (rune, part) => `要面對的是${rune}，在於${part}。`,
};

/** 先答所問，再說各枚符文，末了說怎麼做。 */
export function readAsked(answer: RunesAnswer, say: Speaker): readonly string[] {
  const matter = matters[answer.asked.matter];
  return [
    replies.asked(answer.question ?? "") + answers(answer, say),
    ...answer.runes.map(
      (one) =>
        bears(one, answer) +
        say.phrase({
          code: "aspect",
          with: { rune: one.rune, merkstave: one.merkstave, place: one.position },
        }),
    ),
    answer.reply.standing === "favourable" ? matter.go : matter.wait,
  ];
}

function nameOf({ rune, merkstave }: Pick<Cast, "rune" | "merkstave">): string {
  const { name, gloss } = runes[rune];
  const named = rune === "blank" ? "空白籤" : `「${name}」（${gloss}）`;
  return named + (merkstave ? "逆位" : "");
}

function bears(one: Cast, { asked }: RunesAnswer): string {
  const matter = matters[asked.matter];
  const { element } = one;
  const part = element === null ? matter.turn : element === "ice" ? matter.water : matter[element];
  return BEARS[one.position](nameOf(one), part);
}

/** 依問法作答。 */
function answers(answer: RunesAnswer, say: Speaker): string {
  const { asked, reply, score, runes: cast, optionRunes } = answer;
  const matter = matters[asked.matter];
  const stands = { favourable: matter.good, mixed: matter.mixed, adverse: matter.ill }[
    reply.standing
  ];
  const name = runes[cast.at(-1)!.rune].name;
  if (asked.form === "where" && reply.where) {
    const why = `把字列環著地平排開，以耶拉居北，「${name}」正落在此方。`;
    return replies.where({ where: reply.where, matter: asked.matter, why }) + stands;
  }
  if (asked.form === "when" && reply.when) {
    return replies.when({ when: reply.when, why: `這是「${name}」在符文年曆中的半月。` }) + stands;
  }
  if (reply.weighed.length > 0) {
    const weighed = reply.weighed.map((one, index) => ({
      ...one,
      by: `${nameOf(optionRunes[index]!)}，${say.phrase({ code: "keywords", with: optionRunes[index]! })}`,
    }));
    return replies.which({ weighed });
  }
  if (asked.form === "whether") {
    const feared = asked.hope === "feared" ? "就你所擔心的事，" : "";
    return `${stands}${feared}這些符文合計 ${score} 分，滿分一百，五十為平。`;
  }
  return stands;
}
