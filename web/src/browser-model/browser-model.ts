import { deviceSetting } from "../device/device-setting.ts";

/** Whether the browser's own model writes replies on this device if Sayso has no model. */
export const browserModel = deviceSetting("browser-model", ["off", "on"]);

/** The name on the screen. */
export const browserModelLabel = "Your browser’s own model";
