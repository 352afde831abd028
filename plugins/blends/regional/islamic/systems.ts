export const NAME = "blend.islamic";
