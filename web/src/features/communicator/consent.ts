import { deviceSetting } from "../../access/device-setting.ts";

/** Whether the person agreed, once, that this browser's maker may receive the sound it listens to. */
export const browserListeningConsent = deviceSetting("browser-listening", ["not-agreed", "agreed"]);
