import { deviceSetting } from "../device/device-setting.ts";

/** What a press does while something is being said: it is said instead, or after it. */
export const pressWhileSpeaking = deviceSetting("press-while-speaking", ["replaces", "waits"]);
