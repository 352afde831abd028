/** What a question chooses among, as it was written. */

const LEAD =
  /^(?:(?:so|well|please|tell me|and|but)[ ,]+)*(?:is it (?:better|wiser|best) (?:to|for me to|if i)|would it be better to|(?:should|shall|do|will|can|could|would|must|ought) (?:i|we|he|she|they|you)(?: better| rather)?(?: to)?|will it be|is it|are they|am i|which (?:one )?(?:is|would be|suits me) (?:better|best|the best|right for me)[,:]?|what (?:is|would be) (?:better|best)[,:]?|which [^,:]*[,:]|what [^,:]*[,:]|where [^,:]*[,:]|between)\s*/i;
const TAIL =
  /(?:\s+(?:for (?:me|the [a-z]+|my [a-z]+|us|him|her)|better|first|now|this (?:year|month|week)|today|tomorrow))+$/i;
const LEAD_CHINESE =
  /^(?:請問|请问|我想問|我想问|到底)?(?:我們|我们|我|他|她)?(?:到底|究竟)?(?:應該|应该|應該要|應|该不该|該不該|該|该|要|會是|会是|會|会|是|可以|適合|适合|比較適合|比较适合)?(?:選擇|选择|選|选|挑)?/u;
const TAIL_CHINESE =
  /(?:比較|比较|會|会)?(?:好呢|好些|好|適合我|适合我|適合|适合|對我有利|呢|合適|合适|更好|更合適)$/u;

/**
 * Finds the options of a question.
 *
 * @returns at least two, or none where the question names none
 */
export function optionsOf(question: string): readonly string[] {
  const text = question.normalize("NFKC").trim();
  const options = /\p{Script=Han}/u.test(text) ? inChinese(text) : inEnglish(text);
  const named = options.map((option) => option.trim()).filter((option) => option !== "");
  return named.length >= 2 && new Set(named).size === named.length ? named : [];
}

function inEnglish(text: string): readonly string[] {
  const clause = text
    .split(/(?<=[.!;])\s+|\n/u)
    .findLast((part) => /\bor\b|\bvs\b|\bbetween\b/i.test(part));
  if (!clause) return [];
  const bare = clause.replace(/[?!.]+$/u, "").replace(LEAD, "");
  const parts = bare
    .split(/\s*,?\s+(?:or|versus|vs\.?)\s+|\s*,\s+/iu)
    .filter((part) => part !== "or");
  if (/^between\b/i.test(clause.trim()) || parts.length === 1) {
    return bare.split(/\s+(?:and|or)\s+/iu).map((part) => part.replace(TAIL, ""));
  }
  return parts.map((part) => part.replace(LEAD, "").replace(TAIL, ""));
}

function inChinese(text: string): readonly string[] {
  const clause =
    text.split(/[。！!；;]/u).findLast((part) => /還是|还是|或|、|好.+好/u.test(part)) ?? "";
  const bare = clause.replace(/[？?\s]+$/u, "");
  const parts = bare.split(/，?(?:還是|还是|抑或|或者|或是|或)|、/u);
  const both = parts.length === 1 ? bare.split(/(?<=好)[，,]?(?=\S)/u) : parts;
  return both.map((part) => part.trim().replace(LEAD_CHINESE, "").replace(TAIL_CHINESE, ""));
}
