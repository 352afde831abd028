/** Fields that the answers of all card draws have. */
import { CAST_BY, ReplyShape, term, Type, UnderstoodShape } from "#sdk";

/** What was asked, what is answered, and who drew. */
export const ASKED_FIELDS = {
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  castBy: term(CAST_BY, "Who drew the cards"),
};
