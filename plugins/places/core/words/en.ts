/** What the procedures of this folder have in common, in English. */
import { english } from "#sdk";
import type { PlacePhrases } from "../place.ts";

type Label = PlacePhrases["label"];

export const inputs = {
  country: {
    label: "Country",
    about: "Only there: its name in any language of the index, or its code (US)",
  },
  division: {
    label: "State or province",
    about: "Only there: its name, or its code (US.IL)",
  },
};

export const fields = {
  label: "Place",
  name: "Name",
  latin: "In Latin letters",
  country: "Country",
  division: "State or province",
  latitude: "Latitude (°)",
  longitude: "Longitude (°)",
  population: "People",
  timezone: "Time zone",
  zoneReliability: "Reliability of the zone",
  since1970: "Since 1970",
  before1970: "Before 1970",
  alternatives: "Other zones",
  matched: "Found by the name",
  how: "Found by",
};

export const terms = {
  since1970: {
    agreed: "certain: the sources name this zone alone",
    overlap: "two zones are in use here",
    differ: "the sources name different zones",
  },
  before1970: {
    own: "its own, or those of the city next to it",
    extended: "those of another place of the zone, which may have differed",
    "local-option": "those of another place, while towns set their own daylight saving time",
  },
  how: {
    exact: "its name",
    prefix: "the beginning of its name",
    sound: "its name in other letters",
    typo: "a name with a letter or two amiss",
    id: "its id",
    coordinates: "coordinates near it",
  },
};

export const phrases = {
  label: ({ name, division, country }: Label) => english.address(name, division, country),
};
