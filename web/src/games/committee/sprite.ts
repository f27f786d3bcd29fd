import { putSprite } from "../sprite";
import drawing from "./sprite.svg?raw";

export const useSprite = (): void => putSprite("committee", drawing);
