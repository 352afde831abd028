export const NAME = "blend.eastern";
