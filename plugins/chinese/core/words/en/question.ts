const CLOSED = /[.!?…。！？][”"』」]?$/u;

/** The question at the head of a reading, closed by a sign; empty where nothing was asked. */
export function askedText(question: string | null): string {
  if (!question) return "";
  const text = question.trim();
  return `You asked: ${text}${CLOSED.test(text) ? "" : "."} `;
}
