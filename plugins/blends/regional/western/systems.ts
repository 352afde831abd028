export const NAME = "blend.western";
