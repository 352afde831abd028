/** What `reading.places` looks like on the wire. */
import { Type, type TObject, type TSchema } from "@sinclair/typebox";
import { named } from "../../speech/mod.ts";

const closed = { additionalProperties: false } as const;

const name = (description: string): TObject =>
  named(
    "PlaceName",
    Type.Object(
      {
        text: Type.String({ description: "The name" }),
        lang: Type.String({ description: "Its language, BCP 47; und where that is not known" }),
      },
      { ...closed, description },
    ),
  );

const area = (description: string): TObject =>
  named(
    "Area",
    Type.Object(
      {
        code: Type.String({ description: "ISO 3166-1, with GeoNames' code of a division: US.IL" }),
        name: name("In the language of the answer where there is such a name"),
      },
      { ...closed, description },
    ),
  );

const says = (description: string): TObject =>
  named(
    "Remark",
    Type.Object(
      {
        code: Type.String({ description: "Stable, for programs" }),
        text: Type.String({ description: "In the language of the answer" }),
      },
      { ...closed, description },
    ),
  );

const choice = <const V extends readonly string[]>(values: V, description: string): TSchema =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description },
  );

/** A place that was taken for one that was named. */
export const placeReceiptSchema: TObject = named(
  "PlaceReceipt",
  Type.Object(
    {
      input: Type.String({ description: "The input that named it: place, a/place, at/place" }),
      given: Type.String({ description: "As it was given" }),
      text: Type.String({ description: "The place with what it lies in" }),
      id: Type.String({
        description: "May be sent in its stead; for coordinates the nearest place",
      }),
      name: name("In the language of the answer where there is such a name"),
      latin: Type.String({ description: "The usual name in Latin letters" }),
      country: area("Country"),
      division: Type.Union([area("First-order division"), Type.Null()], {
        description: "First-order division; null where it has none",
      }),
      how: choice(["exact", "sound", "id", "coordinates"], "How it was found"),
      matched: Type.Optional(name("The name by which it was found")),
      km: Type.Optional(Type.Number({ description: "From the coordinates to the place" })),
      passedOver: Type.Array(
        Type.Object(
          {
            id: Type.String({ description: "Id" }),
            text: Type.String({ description: "The place with what it lies in" }),
          },
          { ...closed, description: "A place" },
        ),
        { description: "Smaller places of the name, at most five" },
      ),
      latitude: Type.Number({ description: "Degrees that were read, north positive" }),
      longitude: Type.Number({ description: "Degrees that were read, east positive" }),
      timezone: Type.Optional(Type.String({ description: "The zone whose clock was read" })),
      zoneReliability: Type.Object(
        {
          since1970: choice(
            ["agreed", "overlap", "differ"],
            "Whether the zone is certain since 1970",
          ),
          before1970: choice(
            ["own", "extended", "local-option"],
            "Whose clocks the zone follows before 1970",
          ),
          alternatives: Type.Array(Type.String(), { description: "Other zones that sources name" }),
          because: Type.Array(says("One reason"), {
            description: "What this means for the time that was read",
          }),
        },
        { ...closed, description: "How far the zone's clocks are those of the place" },
      ),
      warnings: Type.Array(says("One contradiction"), {
        description: "What contradicts the place and was read all the same",
      }),
    },
    { ...closed, description: "A place" },
  ),
);
