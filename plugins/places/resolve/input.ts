import { PlaceText, Type } from "#sdk";

const area = Type.Optional(Type.String({ minLength: 1, maxLength: 80 }));

export const input = Type.Object({ text: PlaceText, country: area, division: area });
