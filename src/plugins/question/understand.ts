/** Understands a question: its matter, what it hopes for and its form, each with how it was come by. */
import type { Form, Hope } from "../../lore/mod.ts";
import { remembering } from "../../time/mod.ts";
import { askedInChinese } from "./chinese/asks.ts";
import { askedIn } from "./english/asks.ts";
import { writeOut } from "./english/chat.ts";
import { fold } from "./fold.ts";
import { isDreadedTime, wishIn, wishInChinese, type Wish } from "./hope.ts";
import { matterOf } from "./matter.ts";
import { optionsOf } from "./options.ts";
import type { Certainty, Preset, Understood } from "./terms.ts";

/**
 * Understands a question in English or Chinese, Traditional or Simplified.
 *
 * Questions of death and lifespan are not for here: see `asksOfDeath`.
 *
 * @param question undefined or without words: a general reading, openly asked
 * @param set what the caller set goes before what the words say
 * @example
 * understand("Will my rival get the post?"); // { matter: "work", hope: "feared", form: "whether", … }
 */
export function understand(question: string | undefined, set: Preset = {}): Understood {
  const read = question?.trim() ? readWords(question) : NOTHING;
  const form = set.form ?? read.form;
  const hope =
    set.hope ?? (set.form && set.form !== read.form ? hopeOf(form, read.wish) : read.hope);
  return {
    matter: set.matter ?? read.matter,
    hope,
    form,
    certainty: {
      matter: set.matter ? "set" : read.certainty.matter,
      hope: set.hope ? "set" : read.certainty.hope,
      form: set.form ? "set" : read.certainty.form,
    },
    words: set.matter ? [] : read.words,
    options: form === "which" ? read.options : [],
  };
}

interface Read extends Understood {
  readonly wish: Exclude<Hope, "open">;
}

const NOTHING: Read = {
  matter: "general",
  hope: "open",
  form: "how",
  certainty: { matter: "guess", hope: "guess", form: "guess" },
  words: [],
  options: [],
  wish: "hoped",
};

/** A blend asks a dozen casts the same question. */
const REMEMBERED = 32;

const readWords = remembering(REMEMBERED, (question: string): Read => {
  const folded = fold(question);
  const chinese = isChinese(folded);
  const text = chinese ? folded : writeOut(folded);
  const { wish, ...asked } = chinese
    ? { ...askedInChinese(text), wish: wishInChinese(text) }
    : readEnglish(text);
  const about = matterOf(text, asked.form, chinese ? false : NAMED.test(question));
  // Who tells that a thing is gone asks where it is.
  const looksFor =
    asked.form === "how" && asked.certainty === "guess" && /^lost/.test(about.matter);
  const { form, certainty } = looksFor ? ({ form: "where", certainty: "likely" } as const) : asked;
  const looked: Wish =
    form === "when"
      ? { hope: isDreadedTime(text) ? "feared" : "hoped", certainty: "likely" }
      : wish;
  const where = form === "where" && !/^lost/.test(about.matter);
  const hope = where ? "open" : hopeOf(form, looked.hope);
  return {
    matter: about.matter,
    hope,
    form,
    certainty: {
      matter: about.certainty,
      hope: hope === "open" ? "sure" : certaintyOf(form, about.matter, looked.certainty),
      form: certainty,
    },
    words: about.words,
    options: form === "which" ? optionsOf(question) : [],
    wish: looked.hope,
  };
});

/** Somebody is called by name. */
const NAMED =
  /(?<=[a-z,] )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|English|God|Mr|Mrs|Dr)[A-Z][a-z]{2,}/;

/** By which there is more of: a Chinese name makes no Chinese question, nor does an English word an English one. */
function isChinese(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[a-z][a-z']*/g)?.length ?? 0;
  return han > 0 && han >= words;
}

function readEnglish(text: string) {
  const { form, certainty, clause, before } = askedIn(text);
  return { form, certainty, wish: wishIn(clause, before) };
}

function hopeOf(form: Form, wish: Exclude<Hope, "open">): Hope {
  if (form === "which" || form === "how") return "open";
  return form === "where" ? "hoped" : wish;
}

function certaintyOf(form: Form, matter: string, wish: Certainty): Certainty {
  return form === "where" && matter.startsWith("lost") ? "sure" : wish;
}
