import { deviceSetting } from "./device-setting.ts";

/** Whether text for the person opposite is upside down for the user, for a device that lies on the table between them. */
export const turnedWay = deviceSetting("turned", ["upright", "upside-down"]);
