/**
 * Places in inputs: `place` beside every latitude and longitude, settled before anything else reads them.
 *
 * @example
 * const { input, places, issues } = settlePlaces(procedure.input, { birthDate, place: "台北" }, Date.now());
 */
export { placeReceiptSchema } from "./receipt_schema.ts";
export { settlePlaces, type Settled, type TakenPlace } from "./settle.ts";
export { PlaceInput, PlaceText, placeSpotsOf, withPlaces, type PlaceSpot } from "./spots.ts";
export { choicesIn, placeNameOf, placeReceipt, withPlaceLabel, type Choice } from "./told.ts";
