/** What several draws are made of. Each takes chance in the order in which the service does. */

export async function figure(chance) {
  return (await times(4, async () => 1 + (await chance.below(2)))).join("");
}
export async function blocks(chance) {
  const flat = [(await chance.next()) < 0.5, (await chance.next()) < 0.5];
  return flat[0] && flat[1] ? "laughing" : flat[0] || flat[1] ? "sheng" : "yin";
}
export async function ask(chance, rule) {
  const throws = [];
  while (throws.length < 3) {
    throws.push(await blocks(chance));
    const sheng = throws.at(-1) === "sheng";
    if (sheng === (rule === "one-of-three")) return { confirmed: sheng, throws };
  }
  return { confirmed: rule === "three-in-a-row", throws };
}
export async function times(count, make) {
  const made = [];
  for (let i = 0; i < count; i++) made.push(await make(i));
  return made;
}
export const inOrder = async (count, each) => void (await times(count, each));
export const sum = async (count, one) => (await times(count, one)).reduce((a, b) => a + b, 0);
