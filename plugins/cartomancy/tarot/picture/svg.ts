/** Elements of SVG with short numbers. */

/** Attributes of an element; numbers are cut to two places. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Writes one element with its children. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join("")}</${name}>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
