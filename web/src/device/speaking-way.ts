import { deviceSetting } from "./device-setting.ts";

/** Whether own words are spoken only with Speak, or also sentence by sentence as each is finished. */
export const speakingWay = deviceSetting("speak-own-words", ["whole", "sentences"]);
