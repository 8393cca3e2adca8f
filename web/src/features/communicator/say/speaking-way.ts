import { deviceSetting } from "../../../device/device-setting.ts";

/** Whether own words are spoken when Speak is pressed, or also sentence by sentence as each is finished. */
export const speakingWay = deviceSetting("speak-own-words", ["whole", "sentences"]);
