import { deviceSetting } from "../../../device/device-setting.ts";

/** Who listens first: the best there is, or Sayso's own recogniser wherever it can. */
export const listensFirst = deviceSetting("listens-first", ["best", "sayso"]);

/** Whether the person agreed, once, that this browser's maker may receive the sound it listens to. */
export const browserListeningConsent = deviceSetting("browser-listening", ["not-agreed", "agreed"]);
