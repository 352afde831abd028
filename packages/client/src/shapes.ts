/** Types that every procedure is described with. */

/** A term in words: `id` never changes, `text` is in the language of the answer. */
export type Term<Id extends string = string, Notes extends string = never> = {
  id: Id;
  /** In the tradition's own script. */
  native?: string;
  /** Romanised. */
  roman?: string;
  text: string;
} & { [Note in Notes]: { text: string } };

/** An object of which one set of fields at least is whole. */
export type Either<T, A extends keyof T, B extends keyof T> = T &
  (Required<Pick<T, A>> | Required<Pick<T, B>>);

/** What a procedure takes, answers and may refuse with; nothing of this kind exists at run time. */
export interface Procedure<Input, Answer, Refusal extends string> {
  input: Input;
  answer: Answer;
  refusal: Refusal;
}
