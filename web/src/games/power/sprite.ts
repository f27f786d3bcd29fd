import { fetchSprite } from "../sprite";
import url from "./sprite.svg?url";

export const useSprite = (): void => fetchSprite("power", url);
