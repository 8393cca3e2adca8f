import { deviceSetting } from "./device-setting.ts";

/** Whether what can be said stands there as words, or as large pictures with few of them. */
export const cardLayout = deviceSetting("cards", ["words", "pictures"]);
