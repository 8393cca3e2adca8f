import { deviceSetting } from "./device-setting.ts";

/** Which hand holds or reaches the screen: on a phone in landscape, the quick row is on that side. */
export const hand = deviceSetting("hand", ["right", "left"]);
