import { deviceSetting } from "./device-setting.ts";

/** Whether cards show words, or large pictures with few words. */
export const cardLayout = deviceSetting("cards", ["words", "pictures"]);
