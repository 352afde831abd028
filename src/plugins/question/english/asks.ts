/** In which form an English question is asked. */
import type { Form } from "../../../lore/mod.ts";
import type { Certainty } from "../terms.ts";

/** Words that go before the question itself. */
const PREAMBLE =
  /^(?:(?:so|and|but|well|ok|okay|hi|hello|hey|please|now|then|dear [a-z]+|oh|also|perhaps|maybe|honestly|really)[ ,]+)*(?:(?:(?:can|could|would|will) you (?:please )?(?:tell|show|say to|say|predict|reveal to|reveal)(?: me)?|tell me|say|show me|i (?:want|need|would like|'d like|wish) to (?:know|ask|find out|understand)|i'd (?:like|love) to (?:know|ask)|i wonder|i'm wondering|i am wondering|wondering|do you (?:know|think)|does anyone know|any idea|i don't know|i do not know|i'm not sure|let me know|my question is|the question is|i ask|the cards|what do you think,?|what do the (?:cards|runes|stars|coins) say(?: about)?)[ ,:]+)*/;
const AUXILIARY =
  /^(?:will|would|shall|should|can|could|may|might|must|do|does|did|is|are|am|was|were|has|have|had|won't|wouldn't|shouldn't|can't|couldn't|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|hasn't|haven't|ought|need|if|whether|is it|any chance|any hope)\b/;
const LEADING =
  /^(?:(?:in|at|on|by|from|to|for|with|about|until|till|of|around|near|toward|towards|since)\s+)?/;

const WHEN =
  /^(?:when|how (?:soon|long|much longer|quickly|fast|many (?:more )?(?:days|weeks|months|years))|(?:what|which) (?:is the )?(?:best |right |good |lucky |exact |better |auspicious )?(?:day|date|month|year|week|time|hour|season|age|moment|quarter|days|dates|months|weekday)\b)/;
const WHERE =
  /^(?:where|wherever|whereabouts|(?:which|what) (?:direction|way|place|city|country|part of|side of|corner|room|town|district|region|area|spot|continent|quarter of|floor|neighbourhood|neighborhood))\b/;
const WHICH =
  /^(?:which|(?:what|who) of (?:the|these|those)|what (?:should|shall|do) i (?:choose|pick))\b/;
const HOW = /^(?:how|why|what|who|whom|whose|what's|who's|how's|in what way)\b/;
/** Times and amounts in which "or" parts no options. */
const NO_CHOICE =
  /\bor (?:not|no|so|two|three|more|less|later|sooner|never|else|nothing|anything|something|other|otherwise|even|if|is it|will (?:he|she|it|they|i|we)|am i|are (?:we|they)|should i(?= *$)|(?:is|was|am|are|does|do|did|has|have|will) (?:just|only|merely|simply)|just|only|am i just|is (?:he|she) just|does (?:he|she))\b/g;

/** What is told and asks nothing by its form: "I keep thinking about my ex". */
const STATEMENT =
  /^(?:(?:so|and|but|well|ok|okay|hi|hello|hey|please|lately|recently|still|honestly|sometimes|today|yesterday|again|maybe|perhaps)[ ,]+)*(?:i|i'm|i've|i'd|i'll|my|we|we're|we've|our|he|he's|she|she's|they|they're|his|her|their|it|it's|this|that|that's|there|there's|everyone|everybody|nobody|no one|everything|nothing|something|someone|somebody|people|life|feeling|thinking|missing|struggling|fighting|having|getting|trying|need|want|help|tell|show|give|reveal|describe|stuck|tired|confused|the|a|an|just|can't|cannot|couldn't|don't|didn't|haven't|been|got|lost|found|broke|met|saw|dreamed|dreamt|failed|had|left|dropped|[a-z]+ (?:is|was|has|keeps|won't|doesn't|hasn't|left|broke|lied|said|told))\b/;
/** "Can't find my wallet": who tells it is left out. */
const DROPPED =
  /^(?:can't|cannot|couldn't|don't|didn't|haven't|hasn't|won't) (?:find|remember|stop|sleep|decide|seem|get|believe|help|stand|know|want|seen|heard|found|come|wait|feel|trust|understand|let)\b/;
/** A wish or a dread that is said is one whether it comes about: "I hope he calls". */
const WISHED =
  /^(?:i|we)(?:'m| am|'re| are)? (?:(?:really|just|so|very|still|kind of|a bit) )*(?:hope|hoping|pray|praying|wish he|wish she|wish they|fear|afraid|scared|worried|terrified|dread|dreading|nervous)\b/;
/** A question within a sentence that runs on. */
const RUN_ON =
  /^(?<before>(?:\S+ ){2,}?)(?<clause>(?:should (?:i|we)|shall (?:i|we)|will (?:he|she|i|we|they|it|this|that|my|the|there)|is (?:he|she|it|there|this|that|my)|are (?:we|they|you|there|my)|am i|does (?:he|she|it|this|that|my)|do (?:i|we|they|you)|did (?:i|he|she|they|we)|can (?:i|we|he|she|it)|could (?:i|it|he|she)|would (?:it|he|she)|has (?:he|she|it)|have (?:i|we|they)|any chance|what (?:should|do|can|will|does|is|am|to)|how (?:do|can|should|will|long|to)|when (?:will|should|do|does|can|is|am)|where (?:is|are|do|did|should|can|could)|why (?:do|does|is|am|did|are|can't|won't))\b.*)$/;

/** The clause that asks, and its form. */
export interface English {
  readonly form: Form;
  readonly certainty: Certainty;
  /** The clause that asks, without what goes before it. */
  readonly clause: string;
  /** Everything before that clause. */
  readonly before: string;
}

/** Reads the form of a folded English text. */
export function askedIn(text: string): English {
  const sentences = text
    .split(/(?<=[.!?;])\s+|\s*[:—–]\s+|\n/u)
    .filter((part) => part.trim() !== "");
  const asking = sentences.findLastIndex((sentence) => formOf(sentence) !== undefined);
  const index = asking === -1 ? sentences.length - 1 : asking;
  const sentence = sentences[index] ?? text;
  const before = sentences.slice(0, index).join(" ");
  const found = formOf(sentence);
  if (found) return { ...found, certainty: "sure", before: join(before, found.before) };
  const clause = bare(sentence);
  if (hasOr(sentence)) return { form: "which", certainty: "guess", clause, before };
  const told = !/\?\s*$/.test(text) && STATEMENT.test(sentence.trim());
  return {
    form: told && !WISHED.test(clause) ? "how" : "whether",
    certainty: "guess",
    clause,
    before,
  };
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

/** The form of a sentence by the last of its clauses that begins like a question. */
function formOf(sentence: string): { form: Form; clause: string; before: string } | undefined {
  const parts = sentence.replace(/[?!.;]+\s*$/u, "").split(/,\s*/u);
  for (let from = 0; from < parts.length; from++) {
    const clause = bare(parts.slice(from).join(", "));
    const form = formOfClause(clause);
    const before = parts.slice(0, from).join(", ");
    // "Alex or Sam, who should I ask out?"
    if (form === "how" && /^(?:who|what|which)/.test(clause) && hasOr(before))
      return { form: "which", clause, before };
    if (form) return { form, clause, before };
  }
  const inner =
    / (when|where|why|how|whether|if|which) (?:i|he|she|it|we|they|my|the|our|to|his|her)\b.*$/.exec(
      sentence,
    );
  if (
    inner &&
    /\b(know|wonder|wondering|tell|say|ask|sure|idea|decide|find out|see)\b/.test(
      sentence.slice(0, inner.index),
    )
  ) {
    const clause = inner[0].trim();
    return {
      form: formOfClause(clause) ?? "whether",
      clause,
      before: sentence.slice(0, inner.index),
    };
  }
  const run = RUN_ON.exec(bare(sentence))?.groups;
  const form = run && formOfClause(run["clause"]!);
  if (!form) return undefined;
  const lead = run["before"]!.trim();
  // "Pizza, or shall I cook?"
  const chooses = form === "whether" && /\S,? or$/.test(lead);
  return { form: chooses ? "which" : form, clause: run["clause"]!, before: lead };
}

/** A clause without what leads up to it. */
function bare(clause: string): string {
  return clause
    .trim()
    .replace(PREAMBLE, "")
    .replace(/^that /, "")
    .trim();
}

function formOfClause(clause: string): Form | undefined {
  const rest = clause.replace(LEADING, "");
  // "When I am back, will he call?" tells a time and asks something else.
  const tells = /^(?:when|where|if|how) (?:i|he|she|it|we|they|you|my|the)\b[^,]*,\s*(.+)$/.exec(
    rest,
  );
  if (tells) return formOfClause(tells[1]!) ?? "whether";
  if (WHEN.test(rest)) return "when";
  if (WHERE.test(rest)) return /^(?:which|what)\b/.test(rest) && hasOr(rest) ? "which" : "where";
  if (WHICH.test(rest)) return "which";
  if (DROPPED.test(rest)) return undefined;
  if (AUXILIARY.test(rest)) return hasOr(rest) ? "which" : "whether";
  if (/^(?:who|what)\b.*, *[^,]+ or [^,]+$/.test(rest)) return "which";
  if (HOW.test(rest))
    return hasOr(rest) && /\b(better|best|choose|pick|prefer|wiser|safer)\b/.test(rest)
      ? "which"
      : "how";
  return undefined;
}

/** Whether a clause sets two things against each other. */
export function hasOr(clause: string): boolean {
  const rest = clause.replace(NO_CHOICE, " ");
  return /\S\s+or\s+\S|\b(?:versus|vs\.?)\s|^(?:.*\b(?:choose|choice|decide|decision|torn|better|prefer|which)\b.*)?\bbetween\b.+\band\b/.test(
    rest,
  );
}
