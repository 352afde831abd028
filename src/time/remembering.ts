/**
 * Makes a function remember what it found last: for pure functions that are dear and asked the same again.
 *
 * @param most how many answers are kept; the one found first goes first
 * @param find answers by the key alone; what it throws is not remembered
 * @param nameOf by what keys are told apart, where one is made anew each time
 */
export function remembering<K, V>(
  most: number,
  find: (key: K) => V,
  nameOf: (key: K) => unknown = (key) => key,
): (key: K) => V {
  const found = new Map<unknown, V>();
  return (key) => {
    const name = nameOf(key);
    const known = found.get(name);
    if (known !== undefined || found.has(name)) return known as V;
    const value = find(key);
    if (found.size >= most) found.delete(found.keys().next().value);
    found.set(name, value);
    return value;
  };
}
