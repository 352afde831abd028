/** Simplified characters in a text that should have none. */

const LEADS = [0xa1, 0xf9] as const;
const TRAILS = [0x40, 0xfe] as const;

let finder: Promise<(text: string) => readonly string[]> | undefined;

/**
 * Makes a function that lists the characters of a text that only Simplified Chinese has: OpenCC writes them
 * otherwise in Taiwan, and Big5, the character set of Taiwan, lacks them. A character that both ways of writing
 * have, such as 后 or 里, is never listed.
 */
export function loadSimplifiedFinder(): Promise<(text: string) => readonly string[]> {
  finder ??= makeFinder();
  return finder;
}

async function makeFinder(): Promise<(text: string) => readonly string[]> {
  const { ConverterFactory, Locale } = await import("opencc-js/cn2t");
  const convert = ConverterFactory(Locale.from["cn"]!, Locale.to["tw"]!);
  const traditional = charactersOfBig5();
  const known = new Map<string, boolean>();
  const isSimplified = (char: string) => {
    let is = known.get(char);
    if (is === undefined) {
      is = /\p{Script=Han}/u.test(char) && !traditional.has(char) && convert(char) !== char;
      known.set(char, is);
    }
    return is;
  };
  return (text) => [...new Set([...text].filter(isSimplified))];
}

function charactersOfBig5(): ReadonlySet<string> {
  const decoder = new TextDecoder("big5");
  const characters = new Set<string>();
  for (let lead = LEADS[0]; lead <= LEADS[1]; lead++) {
    for (let trail = TRAILS[0]; trail <= TRAILS[1]; trail++) {
      characters.add(decoder.decode(new Uint8Array([lead, trail])));
    }
  }
  return characters;
}
