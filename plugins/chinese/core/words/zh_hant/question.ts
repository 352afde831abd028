/** The question at the head of a reading; empty where nothing was asked. */
export function askedText(question: string | null): string {
  return question ? `所問：「${question.trim()}」。` : "";
}
