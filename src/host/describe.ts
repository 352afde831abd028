/** The OpenAPI description of an answer with a JSON body. */
export function describeJson(description: string, schema: object, problem = false) {
  const type = problem ? "application/problem+json" : "application/json";
  return { description, content: { [type]: { schema } } };
}
