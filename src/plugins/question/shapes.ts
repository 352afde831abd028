/** The inputs by which a caller sets what is asked, and what an answer says it understood. */
import { Type } from "@sinclair/typebox";
import { FORM, HOPE, MATTER } from "../../lore/mod.ts";
import { term } from "../../speech/mod.ts";
import { oneOf, Question } from "../shapes.ts";
import { CERTAINTY } from "./terms.ts";

/** A question with what the caller may set of it, to spread into the input of a cast. */
export const QuestionInput = {
  question: Question,
  matter: Type.Optional(oneOf(MATTER.ids)),
  hope: Type.Optional(oneOf(HOPE.ids)),
  form: Type.Optional(oneOf(FORM.ids)),
};

const certainty = (description: string) => term(CERTAINTY, description);

/** What a question was understood to ask; the field `asked` of an answer. */
export const UnderstoodShape = Type.Object(
  {
    matter: term(MATTER, "What it is about"),
    hope: term(HOPE, "What a good sign speaks for"),
    form: term(FORM, "How it is asked"),
    certainty: Type.Object(
      {
        matter: certainty("How the matter was come by"),
        hope: certainty("How the hope was come by"),
        form: certainty("How the form was come by"),
      },
      { description: "How each was come by" },
    ),
    words: Type.Array(Type.String(), {
      description: "Words that decided the matter, lower case, Simplified Chinese",
    }),
    options: Type.Array(Type.String(), {
      description: "What it chooses among, as written; empty where it names nothing",
    }),
  },
  { description: "What the question was understood to ask" },
);
