/** Reads what a caller accepts, with the weights of RFC 9110 §12.4.2. */

/** One member of such a header. */
interface Accepted {
  readonly name: string;
  readonly weight: number;
}

function read(header: string): readonly Accepted[] {
  return header.split(",").map((part) => {
    const [name = "", ...parameters] = part.split(";").map((one) => one.trim().toLowerCase());
    const given = parameters.find((one) => one.startsWith("q="))?.slice(2);
    const weight = given === undefined ? 1 : Number(given);
    return { name, weight: weight >= 0 && weight <= 1 ? weight : 0 };
  });
}

/**
 * The offer that a caller likes best; of those liked alike the first.
 *
 * @param weightOf how near a name of the header comes to an offer: 0 not at all, else the more the nearer
 * @returns undefined where none is accepted
 */
function best<T>(
  header: string,
  offers: readonly T[],
  weightOf: (name: string, offer: T) => number,
): T | undefined {
  const accepted = read(header);
  let found: T | undefined;
  let most = 0;
  for (const offer of offers) {
    let nearest = 0;
    let weight = 0;
    for (const { name, weight: own } of accepted) {
      const near = weightOf(name, offer);
      if (near > nearest) [nearest, weight] = [near, own];
    }
    if (weight > most) [found, most] = [offer, weight];
  }
  return found;
}

/** The media type that a caller likes best. */
export function bestType<T extends string>(header: string, offers: readonly T[]): T | undefined {
  return best(header, offers, (name, offer) => {
    if (name === offer) return 3;
    if (name === `${offer.split("/", 1)[0]}/*`) return 2;
    return name === "*/*" || name === "*" ? 1 : 0;
  });
}

/** The encoding that a caller likes best; undefined where the body is to go as it is. */
export function bestEncoding<T extends string>(
  header: string,
  offers: readonly T[],
): T | undefined {
  return best(header, offers, (name, offer) => (name === offer ? 2 : name === "*" ? 1 : 0));
}
