import type { Static, TObject } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { BadRequest } from "./bad_request.ts";
import { readJsonObject } from "./body.ts";

/**
 * Creates a reader of JSON bodies of one shape; it coerces nothing.
 *
 * @returns a function that throws {@link BadRequest} naming every fault
 */
export function createBodyReader<T extends TObject>(
  schema: T,
): (request: Request) => Promise<Static<T>> {
  const check = TypeCompiler.Compile(schema);
  return async (request) => {
    const body = await readJsonObject(request);
    if (check.Check(body)) return body;
    const issues = [...check.Errors(body)].map(({ path, message }) => {
      return { path: path.slice(1).replaceAll("/", "."), message };
    });
    throw new BadRequest(issues);
  };
}
