/** When and where an input lies, for the caption of a picture: the same in every language but for names of places. */
import type { Civils } from "./civil_input.ts";
import type { Caption, Captions } from "./caption.ts";
import { placeNameOf, type TakenPlace } from "./places/mod.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a call says of its times and places. */
interface Read {
  readonly input: Fields;
  readonly civils: Civils;
  readonly places: readonly TakenPlace[];
}

/** Reads the captions of a computed call. */
export function captionsOf({ input, civils, places }: Read, lang: string): Captions {
  const captions: Partial<Record<"" | "a" | "b", Caption>> = {};
  for (const who of ["", "a", "b"] as const) {
    const receipt = civils[who]?.receipt;
    if (!receipt) continue;
    const fields = who === "" ? input : (input[who] as Fields);
    const taken = places.find(({ path }) => path === (who === "" ? "place" : `${who}/place`));
    captions[who] = {
      when: whenOf(receipt),
      where: whereOf(fields, taken && placeNameOf(taken.id, lang)),
    };
  }
  return captions;
}

function whenOf({
  local,
  calendar,
  timeKnown,
  abbreviation,
  offset,
}: NonNullable<Civils[""]>["receipt"]): string {
  const [date, time] = local.split("T") as [string, string];
  const day = calendar === "julian" ? `${date} (O.S.)` : date;
  if (!timeKnown) return day;
  const clock = time.endsWith(":00") ? time.slice(0, 5) : time;
  const named = /^[A-Z]{2,5}$/.test(abbreviation)
    ? `${abbreviation} (UTC${offset})`
    : `UTC${offset}`;
  return `${day} ${clock} ${named}`;
}

function whereOf({ latitude, longitude }: Fields, name: string | undefined): string | null {
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  const at = `${arcOf(latitude, "N", "S")} ${arcOf(longitude, "E", "W")}`;
  return name ? `${name} ${at}` : at;
}

/** `25°03′ N`. */
function arcOf(degrees: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, "0");
  return `${Math.floor(minutes / 60)}°${rest}′ ${degrees < 0 ? negative : positive}`;
}
