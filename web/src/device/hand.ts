import { deviceSetting } from "./device-setting.ts";

/** Which hand holds or reaches the screen: on a phone on its side, what is wanted at once stands there. */
export const hand = deviceSetting("hand", ["right", "left"]);
