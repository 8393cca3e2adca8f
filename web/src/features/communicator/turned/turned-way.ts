import { deviceSetting } from "../../../device/device-setting.ts";

/** Words shown to who stands opposite stand on their heads for the person: the screen lies on the table between them. */
export const turnedWay = deviceSetting("turned", ["upright", "upside-down"]);
