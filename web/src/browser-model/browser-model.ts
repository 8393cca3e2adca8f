import { deviceSetting } from "../device/device-setting.ts";

/** Whether the browser's own model makes replies where Sayso has no model, on this device. */
export const browserModel = deviceSetting("browser-model", ["off", "on"]);

/** As the screen names it. */
export const browserModelLabel = "Your browser’s own model";
