/** Calls with the chance of the platform switched off: a tradition has its own stream, which can be drawn again. */

/**
 * Runs a call while `Math.random` and the random values of Web Crypto throw.
 *
 * @throws {Error} that names what was reached for, whatever the call itself does with it
 */
export async function withoutChance<T>(call: () => Promise<T>): Promise<T> {
  const reached = new Set<string>();
  const refuse = (name: string) => () => {
    reached.add(name);
    throw new Error(told(name));
  };
  const { random } = Math;
  const { randomUUID, getRandomValues } = crypto;
  Math.random = refuse("Math.random");
  crypto.randomUUID = refuse("crypto.randomUUID");
  crypto.getRandomValues = refuse("crypto.getRandomValues");
  try {
    const result = await call();
    const [first] = reached;
    if (first) throw new Error(told(first));
    return result;
  } finally {
    Math.random = random;
    crypto.randomUUID = randomUUID;
    crypto.getRandomValues = getRandomValues;
  }
}

function told(name: string): string {
  return `uses ${name}; chance outside \`random\` cannot be drawn again: write needs: ["random"] and use give.random`;
}
