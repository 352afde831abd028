import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import type { Spoken } from "../spoken.ts";

/** 所問、形勢，以及所問之式所求。 */
export function opening({ asked, reply, question, score, why, by, silent }: Spoken): string {
  const { matter, form, hope } = asked;
  const said = reply.where
    ? replies.where({ where: reply.where, matter, why })
    : reply.when
      ? replies.when({ when: reply.when, why })
      : reply.weighed.length > 0
        ? replies.which({ weighed: reply.weighed.map((one, i) => ({ ...one, by: by[i]! })) })
        : form === "whether"
          ? `${hope === "feared" ? "所憂之事" : "此事"}得 ${score} 分（滿分一百）。`
          : form === "where" || form === "when"
            ? silent
            : "";
  const stands = reply.weighed.length > 0 ? "" : standsOf(matters[matter], reply.standing);
  return replies.asked(question) + stands + said;
}
