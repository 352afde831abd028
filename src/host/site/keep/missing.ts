import { HttpError } from "../../problem.ts";

/** There is no such thing, whosever it may be, or whatever it was. */
export function missing(): HttpError {
  return new HttpError(404, "not_found", "Cannot find this page: there is none of this address");
}
