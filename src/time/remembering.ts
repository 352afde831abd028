/**
 * Makes a function remember what it found last: for pure functions that are dear and asked the same again.
 *
 * @param most how many answers are kept; the one found first goes first
 * @param find answers by the key alone; what it throws is not remembered
 */
export function remembering<K, V>(most: number, find: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined || found.has(key)) return known as V;
    const value = find(key);
    if (found.size >= most) found.delete(found.keys().next().value as K);
    found.set(key, value);
    return value;
  };
}
