/** The first sentences of a draw that was asked something, in English. */
import { matters } from "#lore/words/matters_en.ts";
import { standsOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import type { Spoken } from "../spoken.ts";

/** The question, how it stands, and what its form asks for. */
export function opening({ asked, reply, question, score, why, by, silent }: Spoken): string {
  const { matter, form, hope } = asked;
  const said = reply.where
    ? replies.where({ where: reply.where, matter, why })
    : reply.when
      ? replies.when({ when: reply.when, why })
      : reply.weighed.length > 0
        ? replies.which({ weighed: reply.weighed.map((one, i) => ({ ...one, by: by[i]! })) })
        : form === "whether"
          ? `Of 100 it is read as ${score}${hope === "feared" ? " for what you fear" : ""}.`
          : form === "where" || form === "when"
            ? silent
            : "";
  const stands = reply.weighed.length > 0 ? "" : standsOf(matters[matter], reply.standing);
  return [replies.asked(question), stands, said].filter((one) => one !== "").join(" ");
}
