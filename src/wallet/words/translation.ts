/**
 * The shape of one language's words: the same keys, any text. A key that is missing, or one too many,
 * does not compile.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translation<Said>
    : { readonly [Key in keyof T]: Translation<T[Key]> };
